/// The methods of HTTP that guides name.
enum HTTPMethod {
    static let all = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]

    static func of(_ text: String) -> String? {
        let word = text.filter { $0 != "`" && !$0.isWhitespace }.uppercased()
        return all.first { $0 == word }
    }

    /// The one method that a few words name: `HTTP POST`, `POST (HTTPS)`.
    static func only(in text: String) -> String? {
        let words = text.split { !$0.isLetter }
        let methods = words.compactMap { word in all.first { $0 == word } }
        return words.count <= 3 && methods.count == 1 ? methods[0] : of(text)
    }

    /// `HTTP POST`, `POST / DELETE`: one in a few words, or several and no word besides.
    static func named(in text: String) -> [String]? { only(in: text).map { [$0] } ?? list(text) }

    /// In capitals; small letters only where the word is no name that parameters have, such as `options`.
    static func isWritten(_ text: String) -> Bool {
        text == text.uppercased() || ["get", "post", "put", "delete"].contains(text.lowercased().filter { !$0.isWhitespace })
    }

    /// `Post` of `HTTPS Post`.
    static func withoutProtocol(_ text: String) -> String {
        guard let blank = text.firstIndex(where: { $0 == " " || $0 == "/" }), ["HTTP", "HTTPS"].contains(text[..<blank].uppercased()) else {
            return text
        }
        return withoutProtocol(String(text[text.index(after: blank)...]))
    }

    /// `GET`, `GET / POST`, `POST, DELETE`: all of the text must be methods.
    static func list(_ text: String) -> [String]? {
        let words = text.uppercased().split { "/|,`· ".contains($0) || $0.isWhitespace }
        let methods = words.compactMap { word in all.first { $0 == word } }
        return !methods.isEmpty && methods.count == words.count ? methods : nil
    }
}

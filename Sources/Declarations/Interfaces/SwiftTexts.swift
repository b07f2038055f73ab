package import SourceText

/// The texts of a Swift source that are a name, a path or a URL: what an SDK's own code calls addresses, parameters and errors.
///
/// Cases of enums of texts that say no value are their own.
package enum SwiftTexts {
    package struct Found: Hashable, Sendable {
        package var text: String
        package var span: Span
    }

    /// In the order of their places.
    package static func names(in bytes: [UInt8]) -> [Found] {
        let stream = Lexer.tokens(of: bytes, language: .swift)
        var found: [Found] = []
        var cursor = TokenCursor(stream: stream)
        var enums: [Int] = []
        while let token = cursor.current {
            enums.removeAll { $0 <= cursor.index }
            if token.kind == .string, let text = literal(token, stream) { found.append(Found(text: text, span: stream.span(token))) }
            if cursor.isWord("enum"), let end = end(ofEnumAt: cursor) { enums.append(end) }
            if cursor.isWord("case"), !enums.isEmpty { found += plainCases(behind: cursor) }
            cursor.index += 1
        }
        return found.sorted { $0.span < $1.span }
    }

    private static let quote = UInt8.ascii("\"")

    private static func literal(_ token: Token, _ stream: TokenStream) -> String? {
        let bytes = stream.bytes[token.start..<token.end]
        guard bytes.first == quote, bytes.last == quote, bytes.count >= 4, bytes.count <= 120 else { return nil }
        let text = withPlaceholders(bytes.dropFirst().dropLast())
        return isName(text) ? String(decoding: text, as: UTF8.self) : nil
    }

    /// `\(scheme)://done` as `{}://done`.
    private static func withPlaceholders(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        var depth = 0
        var isEscaped = false
        for byte in bytes {
            switch byte {
            case .ascii("\\") where depth == 0: isEscaped = true
            case .ascii("(") where isEscaped || depth > 0:
                if depth == 0 { text += "{}".utf8 }
                (depth, isEscaped) = (depth + 1, false)
            case .ascii(")") where depth > 0: depth -= 1
            default: if depth == 0 { text.append(byte) }
            }
        }
        return text
    }

    /// Letters, digits, `_`, `-`, `.` and `/`, with a letter among them; a URL may have a scheme, and placeholders.
    private static func isName(_ bytes: [UInt8]) -> Bool {
        let marks = Array("_-./".utf8)
        let isURL = String(decoding: bytes, as: UTF8.self).contains("://")
        let all = isURL ? marks + Array(":{}?=&".utf8) : marks
        return bytes.contains(where: \.isLetter) && bytes.allSatisfy { $0.isLetter || $0.isDigit || all.contains($0) }
    }

    /// Where the body of an enum of texts ends.
    private static func end(ofEnumAt start: TokenCursor) -> Int? {
        var cursor = start
        cursor.index += 2
        guard cursor.take(":") else { return nil }
        var isOfTexts = false
        while !cursor.isAtEnd, !cursor.isPunctuation("{") {
            isOfTexts = isOfTexts || cursor.isWord("String")
            cursor.index += 1
        }
        return isOfTexts ? cursor.partner : nil
    }

    /// `case email, phone = "tel"`: the names without a value of their own. What a `switch` asks for begins with a dot, and is none.
    private static func plainCases(behind keyword: TokenCursor) -> [Found] {
        var cursor = keyword
        var found: [Found] = []
        repeat {
            cursor.index += 1
            guard let token = cursor.takeWord() else { break }
            let name = cursor.stream.text(token)
            if cursor.take("=") {
                cursor.index += 1
            } else if cursor.isPunctuation(":") || cursor.isPunctuation("(") {
                break
            } else {
                found.append(Found(text: name, span: cursor.stream.span(token)))
            }
        } while cursor.isPunctuation(",")
        return found
    }
}

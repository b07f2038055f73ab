/// Pieces of Markdown, finished for where they stand.
enum Markdown {
    /// A link; brackets in an address would end it.
    static func link(_ text: String, to target: String) -> String {
        "[\(text)](\(target.replacing(brackets) { $0 == UInt8(ascii: "(") ? "%28" : "%29" }))"
    }

    private static let brackets = ASCIISet("()")

    /// A code span, with as many backticks as its text needs.
    static func code(_ text: String) -> String {
        let body = Escaping.comment(text)
        return body.has(Escaping.backtick) ? "`` \(body) ``" : "`\(body)`"
    }

    /// An address as a link where it is one for a browser, as code elsewhere.
    static func address(_ url: String) -> String {
        let isPlain = url.allSatisfy { $0.isASCII && !$0.isWhitespace && !"<>{}|\\^`".contains($0) }
        return isPlain && (url.hasPrefix("https://") || url.hasPrefix("http://")) ? "<\(url)>" : code(url)
    }

    static func heading(_ level: Int, _ text: String) -> String { String(repeating: "#", count: level) + " " + text }
}

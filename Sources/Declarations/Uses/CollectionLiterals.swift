import SourceText

/// Finds the texts in lists and tables of a sample: names that travel, such as scopes and keys of a profile.
enum CollectionLiterals {
    static func uses(in stream: TokenStream, _ language: Language) -> [Use] {
        var uses: [Use] = []
        var end = 0
        for index in stream.tokens.indices {
            if opensLiteral(index, in: stream, language), stream.partners[index] >= 0 { end = max(end, Int(stream.partners[index])) }
            let token = stream.tokens[index]
            guard index < end, token.kind == .string, !isValue(index, in: stream), let span = content(of: token, in: stream) else {
                continue
            }
            let name = stream.text(from: span.start, to: span.end)
            let place = stream.span(from: span.start, to: span.end)
            uses.append(Use(.literal, name: name, nameSpan: place, span: place, language: language))
        }
        return uses
    }

    /// `"userId"` of `["sub": "userId"]`: what the sample has for it, and no name.
    private static func isValue(_ index: Int, in stream: TokenStream) -> Bool {
        guard index > 1 else { return false }
        let (colon, key) = (stream.tokens[index - 1], stream.tokens[index - 2])
        return colon.kind == .punctuation && colon.byte == .ascii(":") && key.kind == .string
    }

    /// `@[` and `@{` of Objective-C; a `[` of Swift that no name stands before.
    private static func opensLiteral(_ index: Int, in stream: TokenStream, _ language: Language) -> Bool {
        let token = stream.tokens[index]
        guard token.kind == .punctuation, token.byte == .ascii("[") || token.byte == .ascii("{") else { return false }
        let before = index > 0 ? stream.tokens[index - 1] : nil
        switch language {
        case .objectiveC: return before?.kind == .punctuation && before?.byte == .ascii("@") && !token.hasBlankBefore
        case .swift:
            guard token.byte == .ascii("[") else { return false }
            guard let before, !token.hasBlankBefore else { return true }
            return before.kind == .punctuation && ![.ascii(")"), .ascii("]"), .ascii("?"), .ascii("!")].contains(before.byte)
        }
    }

    /// What stands between the quotes, if it is written like a name: `account_email`, `properties.nickname`.
    static func content(of token: Token, in stream: TokenStream) -> Span? {
        let bytes = stream.bytes
        var (start, end) = (token.start, token.end)
        if bytes[start] == .ascii("@") { start += 1 }
        guard end - start >= 4, bytes[start] == .ascii("\""), bytes[end - 1] == .ascii("\"") else { return nil }
        (start, end) = (start + 1, end - 1)
        guard end - start <= 64, bytes[start].isIdentifierStart, bytes[end - 1].isIdentifierPart else { return nil }
        return bytes[start..<end].allSatisfy { $0.isIdentifierPart || $0 == .ascii(".") } ? Span(start, end) : nil
    }
}

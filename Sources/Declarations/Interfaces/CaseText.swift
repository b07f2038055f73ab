/// The text of a case of an enum, where code rather than the case says it: `case "wire_out": self = .wireOut`, or `rawValue` the other way round.
package struct CaseText: Hashable, Sendable {
    /// The enum, `Shop.Kind` of one inside of another type.
    package var owner: String
    package var name: String
    /// Nil for the case that stands for all other texts: `default: self = .unknown`.
    package var text: String?
    package var source: Source

    /// Where code says it: as raw values are, or as JSON is read.
    package enum Source: Hashable, Sendable { case rawValue, decoder }

    /// In the order of their places.
    package static func texts(in bytes: [UInt8]) -> [CaseText] {
        let stream = Lexer.tokens(of: bytes, language: .swift)
        let enums = SwiftTypeHead.all(in: stream).filter { $0.keyword == "enum" || $0.keyword == "extension" }
        let bodies = CodeBody.all(in: stream, .swift).filter { $0.name == "init" || $0.name == "rawValue" }
        return bodies.flatMap { body -> [CaseText] in
            guard let owner = enums.last(where: { $0.body.contains(body.range.lowerBound) }) else { return [] }
            let isDecoder = body.name == "init" && body.head.contains { stream.text(stream.tokens[$0]) == "Decoder" }
            return body.range.compactMap { index in
                let cursor = TokenCursor(stream: stream, index: index)
                guard cursor.isWord("case") || isDecoder && cursor.isWord("default"), let found = text(at: cursor) else { return nil }
                return CaseText(owner: owner.path, name: found.name, text: found.text, source: isDecoder ? .decoder : .rawValue)
            }
        }
    }

    private static func text(at keyword: TokenCursor) -> (name: String, text: String?)? {
        var cursor = keyword
        cursor.index += 1
        if keyword.isWord("default") { return cursor.take(":") ? caseMeant(&cursor).map { ($0, nil) } : nil }
        if cursor.take("."), let name = cursor.takeWord() {
            guard cursor.take(":") else { return nil }
            cursor.takeWord("return")
            return cursor.stream.plainText(cursor.index).map { (cursor.stream.text(name), $0) }
        }
        guard let text = cursor.stream.plainText(cursor.index) else { return nil }
        while !cursor.isAtEnd, !cursor.isPunctuation(":") { cursor.index += 1 }
        cursor.index += 1
        return caseMeant(&cursor).map { ($0, text) }
    }

    /// `return .open`, `self = .open`
    private static func caseMeant(_ cursor: inout TokenCursor) -> String? {
        if !cursor.takeWord("return"), cursor.takeWord("self") { cursor.take("=") }
        guard cursor.take("."), let name = cursor.takeWord() else { return nil }
        return cursor.stream.text(name)
    }
}

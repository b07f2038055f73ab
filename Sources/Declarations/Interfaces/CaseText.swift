/// The text of a case of an enum, where code rather than the case says it: `case "wire_out": self = .wireOut`, or `rawValue` the other way round.
package struct CaseText: Hashable, Sendable {
    /// The enum, `Shop.Kind` of one inside of another type.
    package var owner: String
    package var name: String
    package var text: String

    /// In the order of their places.
    package static func texts(in bytes: [UInt8]) -> [CaseText] {
        let stream = Lexer.tokens(of: bytes, language: .swift)
        let enums = SwiftTypeHead.all(in: stream).filter { $0.keyword == "enum" || $0.keyword == "extension" }
        let bodies = CodeBody.all(in: stream, .swift).filter { $0.name == "init" || $0.name == "rawValue" }
        return bodies.flatMap { body -> [CaseText] in
            guard let owner = enums.last(where: { $0.body.contains(body.range.lowerBound) }) else { return [] }
            return body.range.compactMap { index in
                let cursor = TokenCursor(stream: stream, index: index)
                guard cursor.isWord("case"), let found = text(at: cursor) else { return nil }
                return CaseText(owner: owner.path, name: found.name, text: found.text)
            }
        }
    }

    private static func text(at keyword: TokenCursor) -> (name: String, text: String)? {
        var cursor = keyword
        cursor.index += 1
        if cursor.take("."), let name = cursor.takeWord() {
            guard cursor.take(":") else { return nil }
            cursor.takeWord("return")
            return cursor.stream.plainText(cursor.index).map { (cursor.stream.text(name), $0) }
        }
        guard let text = cursor.stream.plainText(cursor.index) else { return nil }
        while !cursor.isAtEnd, !cursor.isPunctuation(":") { cursor.index += 1 }
        cursor.index += 1
        if !cursor.takeWord("return"), cursor.takeWord("self") { cursor.take("=") }
        guard cursor.take("."), let name = cursor.takeWord() else { return nil }
        return (cursor.stream.text(name), text)
    }
}

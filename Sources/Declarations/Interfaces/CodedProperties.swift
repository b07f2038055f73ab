import SourceText

/// What Swift's own coding calls things: the stored properties of a type that is `Codable`, where no keys of its own say otherwise.
package enum CodedProperties {
    /// In the order of their places.
    package static func names(in bytes: [UInt8]) -> [CodeTexts.Found] {
        let stream = Lexer.tokens(of: bytes, language: .swift)
        return types(in: stream).flatMap {
            properties(in: $0.body, stream).map { CodeTexts.Found(text: stream.text($0), span: stream.span($0)) }
        }
    }

    /// The types, not their extensions, that Swift codes by itself.
    static func types(in stream: TokenStream) -> [SwiftTypeHead] {
        let heads = SwiftTypeHead.all(in: stream)
        let coded = Set(heads.filter { !$0.inherited.isDisjoint(with: coding) }.map(\.path))
        return heads.filter { ["struct", "class"].contains($0.keyword) && coded.contains($0.path) }
    }

    private static let coding: Set<String> = ["Codable", "Encodable", "Decodable"]

    /// The names of what a type stores; none where keys of its own say it all.
    static func properties(in body: Range<Int>, _ stream: TokenStream) -> [Token] {
        hasKeys(body, stream) ? [] : stored(in: body, stream).map { stream.tokens[$0] }
    }

    static func hasKeys(_ body: Range<Int>, _ stream: TokenStream) -> Bool {
        var cursor = TokenCursor(stream: stream, index: body.lowerBound)
        while cursor.index < body.upperBound {
            if cursor.isWord("enum"), cursor.word(at: 1) == "CodingKeys" { return true }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return false
    }

    /// Where the names of what a type stores stand.
    static func stored(in body: Range<Int>, _ stream: TokenStream) -> [Int] {
        var cursor = TokenCursor(stream: stream, index: body.lowerBound)
        var found: [Int] = []
        var isStatic = false
        while cursor.index < body.upperBound {
            if cursor.current?.startsLine == true { isStatic = false }
            if cursor.isWord("static") || cursor.isWord("class") || cursor.isWord("lazy") { isStatic = true }
            if cursor.isWord("let") || cursor.isWord("var") {
                cursor.index += 1
                let name = cursor.index
                guard cursor.takeWord() != nil else { continue }
                skipType(&cursor, before: body.upperBound)
                if !isStatic, !isComputed(cursor) { found.append(name) }
                isStatic = false
                continue
            }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return found
    }

    /// To the value, the braces or the next line.
    private static func skipType(_ cursor: inout TokenCursor, before end: Int) {
        while cursor.index < end, cursor.current?.startsLine != true, !["=", "{", ";"].contains(where: { cursor.isPunctuation($0) }) {
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
    }

    /// Braces that only hear of a new value leave it stored.
    private static func isComputed(_ cursor: TokenCursor) -> Bool {
        cursor.isPunctuation("{") && !["didSet", "willSet"].contains(cursor.word(at: 1) ?? "")
    }
}

import SourceText

/// What Swift's own coding calls things: the stored properties of a type that is `Codable`, where no keys of its own say otherwise.
package enum CodedProperties {
    /// In the order of their places.
    package static func names(in bytes: [UInt8]) -> [CodeTexts.Found] {
        let stream = Lexer.tokens(of: bytes, language: .swift)
        let heads = heads(in: stream)
        let coded = Set(heads.filter(\.isCoded).map(\.name))
        return heads.filter { !$0.isExtension && coded.contains($0.name) }.flatMap { properties(in: $0.body, stream) }
    }

    /// `struct Body: Encodable {`, `extension Body: Decodable {`
    private struct Head {
        var name: String
        var isExtension: Bool
        var isCoded: Bool
        var body: Range<Int>
    }

    private static let coding: Set<String> = ["Codable", "Encodable", "Decodable"]

    private static func heads(in stream: TokenStream) -> [Head] {
        var cursor = TokenCursor(stream: stream)
        var heads: [Head] = []
        while !cursor.isAtEnd {
            if let keyword = cursor.word(), ["struct", "class", "extension"].contains(keyword), let head = head(at: cursor, keyword) {
                heads.append(head)
            }
            cursor.index += 1
        }
        return heads
    }

    private static func head(at start: TokenCursor, _ keyword: String) -> Head? {
        var cursor = start
        cursor.index += 1
        guard var name = cursor.takeWord().map(cursor.stream.text) else { return nil }
        while cursor.take("."), let next = cursor.takeWord() { name = cursor.stream.text(next) }
        var isCoded = false
        while !cursor.isAtEnd, !cursor.isPunctuation("{") {
            // `class var`, `class func`: no type begins here.
            if cursor.isPunctuation("}") || cursor.isPunctuation(";") || cursor.isPunctuation("(") { return nil }
            isCoded = isCoded || cursor.word().map(coding.contains) == true
            cursor.index += 1
        }
        guard let end = cursor.partner else { return nil }
        return Head(name: name, isExtension: keyword == "extension", isCoded: isCoded, body: (cursor.index + 1)..<end)
    }

    private static func properties(in body: Range<Int>, _ stream: TokenStream) -> [CodeTexts.Found] {
        var cursor = TokenCursor(stream: stream, index: body.lowerBound)
        var found: [CodeTexts.Found] = []
        var isStatic = false
        while cursor.index < body.upperBound {
            // Keys of its own say it all.
            if cursor.isWord("CodingKeys") || cursor.isWord("enum"), cursor.word(at: 1) == "CodingKeys" { return [] }
            if cursor.current?.startsLine == true { isStatic = false }
            if cursor.isWord("static") || cursor.isWord("class") || cursor.isWord("lazy") { isStatic = true }
            if cursor.isWord("let") || cursor.isWord("var") {
                cursor.index += 1
                guard let name = cursor.takeWord() else { continue }
                skipType(&cursor, before: body.upperBound)
                if !isStatic, !isComputed(cursor) {
                    found.append(CodeTexts.Found(text: stream.text(name), span: stream.span(name)))
                }
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

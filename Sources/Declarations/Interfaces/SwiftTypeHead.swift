/// A type of Swift, or an extension of one, wherever it stands in a source.
struct SwiftTypeHead {
    /// With what it stands in: `Shop.Cart`.
    var path: String
    var keyword: String
    /// The words behind its colon.
    var inherited: Set<String>
    /// The tokens before its braces.
    var head: Range<Int>
    /// The tokens between them.
    var body: Range<Int>

    /// In the order of their places: each stands behind what it is inside of.
    static func all(in stream: TokenStream) -> [SwiftTypeHead] {
        var cursor = TokenCursor(stream: stream)
        var heads: [SwiftTypeHead] = []
        while !cursor.isAtEnd {
            if let keyword = cursor.word(), keywords.contains(keyword), var head = head(at: cursor, keyword) {
                if let outer = heads.last(where: { $0.body.contains(cursor.index) }) { head.path = "\(outer.path).\(head.path)" }
                heads.append(head)
            }
            cursor.index += 1
        }
        return heads
    }

    private static let keywords: Set<String> = ["struct", "class", "extension", "enum", "actor", "protocol"]

    private static func head(at start: TokenCursor, _ keyword: String) -> SwiftTypeHead? {
        var cursor = start
        cursor.index += 1
        guard var name = cursor.takeWord().map(cursor.stream.text) else { return nil }
        while cursor.take("."), let next = cursor.takeWord() { name += "." + cursor.stream.text(next) }
        var inherited: Set<String> = []
        while !cursor.isAtEnd, !cursor.isPunctuation("{") {
            // `class var`, `class func`: no type begins here.
            if cursor.isPunctuation("}") || cursor.isPunctuation(";") || cursor.isPunctuation("(") { return nil }
            cursor.word().map { _ = inherited.insert($0) }
            cursor.index += 1
        }
        guard let end = cursor.partner else { return nil }
        return SwiftTypeHead(
            path: name, keyword: keyword, inherited: inherited, head: start.index..<cursor.index, body: (cursor.index + 1)..<end)
    }
}

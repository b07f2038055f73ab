/// The body of a function, or of a property that is computed.
struct CodeBody {
    var name: String
    var isProperty: Bool
    /// What stands before the bracket: its name and its parameters.
    var head: Range<Int>
    var range: Range<Int>

    /// In the order of their places.
    static func all(in stream: TokenStream, _ language: Language) -> [CodeBody] {
        var cursor = TokenCursor(stream: stream)
        var found: [CodeBody] = []
        var head = 0
        while !cursor.isAtEnd {
            if language == .objectiveC {
                guard cursor.isPunctuation("{"), let end = cursor.partner else {
                    cursor.index += 1
                    // The head of a method begins behind what ends before it.
                    if cursor.isPunctuation(";", at: -1) || cursor.atWord(at: -1) != nil { head = cursor.index }
                    continue
                }
                found.append(CodeBody(name: "", isProperty: false, head: head..<cursor.index, range: cursor.index..<end))
                cursor.index = end + 1
                head = cursor.index
                continue
            }
            if cursor.isWord("func") || cursor.isWord("init") { found += body(of: cursor, isProperty: false) }
            if cursor.isWord("var") { found += body(of: cursor, isProperty: true) }
            cursor.index += 1
        }
        return found
    }

    private static func body(of keyword: TokenCursor, isProperty: Bool) -> [CodeBody] {
        var cursor = keyword
        cursor.index += 1
        let name = keyword.isWord("init") ? "init" : cursor.takeWord().map(keyword.stream.text) ?? ""
        while !cursor.isAtEnd, !cursor.isPunctuation("{") {
            if ["=", ";", "}"].contains(where: { cursor.isPunctuation($0) }) || isProperty && cursor.current?.startsLine == true {
                return []
            }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return cursor.partner.map {
            [CodeBody(name: name, isProperty: isProperty, head: keyword.index..<cursor.index, range: cursor.index..<$0)]
        } ?? []
    }
}

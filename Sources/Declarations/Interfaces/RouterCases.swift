/// What a router says of its cases: `var path: String { switch self { case .door(let id): "doors/\(id)" } }`.
extension RequestCode {
    /// The cases for which something stands there: `door` of `case .door(let id): "doors/\(id)"`.
    ///
    /// - Parameter range: the body of a property.
    func cases(around index: Int, in range: Range<Int>) -> [String] {
        parts(of: range).first { $0.said.contains(index) }?.names ?? []
    }

    /// What is said of a case there, or of those that are not named; all of it where nothing tells cases apart.
    func part(of range: Range<Int>, said name: String) -> Range<Int> {
        let parts = parts(of: range)
        guard !parts.isEmpty else { return range }
        return (parts.first { $0.names.contains(name) } ?? parts.first { $0.names.isEmpty })?.said ?? range.lowerBound..<range.lowerBound
    }

    /// The cases of the first switch, and what stands behind each; no names for all others.
    private func parts(of range: Range<Int>) -> [(names: [String], said: Range<Int>)] {
        guard language == .swift, let start = range.first(where: { TokenCursor(stream: stream, index: $0).isWord("switch") }) else {
            return []
        }
        var cursor = TokenCursor(stream: stream, index: start)
        while cursor.index < range.upperBound, !cursor.isPunctuation("{") { cursor.index += 1 }
        guard let end = cursor.partner else { return [] }
        cursor.index += 1
        var found: [(names: [String], said: Range<Int>)] = []
        while cursor.index < end {
            guard isLabel(cursor) else {
                if !cursor.skipBrackets() { cursor.index += 1 }
                continue
            }
            if let last = found.indices.last { found[last].said = found[last].said.lowerBound..<cursor.index }
            let names = names(ofCase: &cursor, before: end)
            found.append((names, cursor.index..<end))
        }
        // What falls through goes on with the next.
        for index in found.indices.dropLast().reversed() where falls(through: found[index].said) {
            found[index].said = found[index].said.lowerBound..<found[index + 1].said.upperBound
        }
        return found
    }

    private func falls(through range: Range<Int>) -> Bool {
        range.contains { TokenCursor(stream: stream, index: $0).isWord("fallthrough") }
    }

    /// `case` and `default` of the switch itself: not of `if case`, nor `JSONEncoding.default`.
    private func isLabel(_ cursor: TokenCursor) -> Bool {
        if cursor.isWord("default") { return !cursor.isPunctuation(".", at: -1) }
        guard cursor.isWord("case"), !cursor.isPunctuation(",", at: -1) else { return false }
        return !["if", "guard", "while", "for"].contains(cursor.word(at: -1) ?? "")
    }

    /// The names of a label, behind whose colon the cursor stands then.
    private func names(ofCase cursor: inout TokenCursor, before end: Int) -> [String] {
        var found: [String] = []
        while cursor.index < end, !cursor.take(":") {
            if cursor.isPunctuation("."), let name = cursor.word(at: 1) { found.append(name) }
            if !cursor.skipBrackets() { cursor.index += 1 }
        }
        return found
    }
}

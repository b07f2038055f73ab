/// A text as code writes it.
enum CodeText {
    /// What stands between the quotes of a literal on one line; nil for any other, and for nothing.
    static func content(of literal: String) -> Substring? {
        var text = literal[...]
        if text.first == "@" { text.removeFirst() }
        guard text.count > 2, text.first == "\"", text.last == "\"", !text.hasPrefix("\"\"\"") else { return nil }
        return text.dropFirst().dropLast()
    }

    /// `doors/\(door.id)/keys` as what is put in, each with what stands before it, and the rest; nil where a bracket stays open.
    static func interpolations(in text: Substring) -> (fillings: [(before: Substring, expression: Substring)], rest: Substring)? {
        var rest = text
        var fillings: [(before: Substring, expression: Substring)] = []
        while let open = rest.firstRange(of: "\\(") {
            let before = rest[..<open.lowerBound]
            var (depth, end) = (1, open.upperBound)
            while end < rest.endIndex, depth > 0 {
                if rest[end] == "(" { depth += 1 }
                if rest[end] == ")" { depth -= 1 }
                end = rest.index(after: end)
            }
            guard depth == 0 else { return nil }
            fillings.append((before, rest[open.upperBound..<rest.index(before: end)]))
            rest = rest[end...]
        }
        return (fillings, rest)
    }
}

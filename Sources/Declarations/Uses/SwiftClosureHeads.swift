import SourceText

/// What stands before the `in` of a closure: `[weak self] (a: A, b) -> C in`.
extension SwiftUseScanner {
    private static let longestHead = 48
    /// What no closure's head has: a statement begins.
    private static let statementWords: Set<String> = [
        "func", "let", "var", "if", "for", "guard", "while", "switch", "return", "class", "struct",
    ]

    /// Whether the brace here opens a closure that names its parameters.
    var isClosureWithParameters: Bool {
        guard reader.cursor.isPunctuation("{"), let partner = reader.cursor.partner else { return false }
        return headEnd(from: reader.cursor.index + 1, to: partner) != nil
    }

    /// Reads over the head, if one begins here. Answers the parameters.
    mutating func readClosureHead(until close: Int) -> [Use.BlockParameter] {
        guard let end = headEnd(from: reader.cursor.index, to: close) else { return [] }
        if reader.cursor.isPunctuation("[") { reader.cursor.skipBrackets() }
        var parameters: [Use.BlockParameter] = []
        while reader.cursor.index < end, !reader.cursor.isPunctuation("-") {
            guard let name = reader.cursor.takeWord() else {
                reader.cursor.index += 1
                continue
            }
            let type = reader.cursor.take(":") ? reader.readType()?.withoutNullability.spelling(in: .swift) : nil
            parameters.append(Use.BlockParameter(name: stream.text(name), type: type))
        }
        reader.cursor.index = end + 1
        return parameters
    }

    /// The index of the `in`. That of a closure further inside is no end: what is between would be lost.
    private func headEnd(from start: Int, to close: Int) -> Int? {
        var index = start
        let end = min(close, start + Self.longestHead, stream.tokens.count)
        while index < end {
            let token = stream.tokens[index]
            switch token.kind {
            case .identifier:
                let word = stream.text(token)
                if word == "in" { return index }
                if Self.statementWords.contains(word) { return nil }
            case .punctuation where token.byte == .ascii("(") || token.byte == .ascii("["):
                index = stream.partner(of: index) ?? index
            case .punctuation where [.ascii("{"), .ascii("}"), .ascii("=")].contains(token.byte): return nil
            case .punctuation: break
            default: return nil
            }
            index += 1
        }
        return nil
    }
}

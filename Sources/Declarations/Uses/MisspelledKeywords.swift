import SourceText

extension ObjectiveCUseScanner {
    /// Words that make a statement together with the mark behind them, where no name could stand.
    private static let statements: [(word: String, mark: Unicode.Scalar)] = [
        ("default", ":"), ("break", ";"), ("continue", ";"), ("return", ";"), ("else", "{"),
    ]

    /// `defalut:` behind a statement: a use that says which word is meant; nil for everything else.
    var misspelledKeyword: Use? {
        guard let token = reader.cursor.current, token.kind == .identifier, let before = reader.cursor.peek(-1),
            [.ascii(";"), .ascii("{"), .ascii("}")].contains(before.byte)
        else { return nil }
        let candidates = Self.statements.filter { reader.cursor.isPunctuation($0.mark, at: 1) }
        guard !candidates.isEmpty else { return nil }
        let name = stream.text(token)
        guard let meant = candidates.first(where: { Self.isSlip(name, of: $0.word) }) else { return nil }
        let span = stream.span(token)
        var use = Use(.keyword, name: name, nameSpan: span, span: span, language: .objectiveC)
        use.defects = [Defect("`\(name)` stands for the keyword `\(meant.word)`", span: span)]
        return use
    }

    /// Two neighbours swapped, or one letter more, less or other.
    private static func isSlip(_ name: String, of word: String) -> Bool {
        let (left, right) = (Array(name.utf8), Array(word.utf8))
        guard left != right, abs(left.count - right.count) <= 1 else { return false }
        let start = zip(left, right).prefix { $0 == $1 }.count
        let rests = (left.dropFirst(start), right.dropFirst(start))
        let end = zip(rests.0.reversed(), rests.1.reversed()).prefix { $0 == $1 }.count
        let (one, other) = (Array(rests.0.dropLast(end)), Array(rests.1.dropLast(end)))
        return one.count <= 1 && other.count <= 1 || one.count == 2 && one == other.reversed()
    }
}

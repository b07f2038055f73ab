import SourceText

extension Extraction {
    /// "`DoorState` values: `open`, `locked`": what an enum may be, in one line.
    mutating func readValueLine(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let line = passage.lines.first, let first = passage.codeMark(at: line.start), first.end <= line.end
        else { return false }
        let type = passage.string(first)
        guard Self.isTypePath(type), let start = Self.values(behind: first.end, line, in: passage) else { return false }
        let values = passage.text.marks.filter { $0.kind == .code && $0.range.start >= start && $0.range.end <= line.end }.map(\.range)
        guard !values.isEmpty, Self.partsOnly(values, from: start, to: line.end, in: passage) else { return false }
        let cells = values.map { NamedCell(passage.string($0), passage.file($0)) }
        // `Door.Key` and `Door.Card` are types that stand inside.
        guard cells.allSatisfy({ $0.name.utf8.allSatisfy(NameShape.isIdentifierPart) && !$0.name.isEmpty }) else { return false }
        for cell in cells {
            var fact = Fact(.case, cell.name, owner: cell.owner ?? type, source: .list, span: cell.span)
            fact.value = cell.value
            add(fact)
        }
        introduce(passage)
        return true
    }

    /// `DoorState`, `Door.State`.
    private static func isTypePath(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1 || NameShape.looksLikeType(text), !Vocabulary.isPlatform(text) else { return false }
        return parts.allSatisfy { $0.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && $0.utf8.allSatisfy(NameShape.isIdentifierPart) }
    }

    private static let words = ["values", "cases", "options", "possible values", "값", "の値", "取值", "枚举值"]

    /// Where the values begin: behind "values:".
    private static func values(behind end: Int, _ line: Span, in passage: Passage) -> Int? {
        var start = end
        while start < line.end, [0x20, 0x60, 0x5D].contains(passage.bytes[start]) { start += 1 }
        guard let colon = passage.bytes[start..<min(line.end, start + 40)].firstIndex(of: 0x3A) else { return nil }
        let word = passage.string(Span(start, colon)).lowercased()
        return words.contains(word) ? colon + 1 : nil
    }

    /// Between the values there are only commas, blanks and such words as "and".
    private static func partsOnly(_ values: [Span], from start: Int, to end: Int, in passage: Passage) -> Bool {
        var place = start
        for value in values + [Span(end, end)] {
            let between = passage.string(Span(place, max(place, value.start))).filter { !" `,.、/|".contains($0) }
            guard ["", "and", "or", "및", "또는", "と", "和"].contains(between) else { return false }
            place = value.end
        }
        return true
    }
}

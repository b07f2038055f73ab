import SourceText

/// "Public Attributes" of an enum of Java, as Doxygen has them: `OPEN` or `OPEN =(1)`, with nothing where other members have their types.
extension Extraction {
    mutating func readCaseRows(_ rows: ArraySlice<Table.Row>, under title: String) -> Bool {
        guard context.isInEnum, let owner = context.owner, SectionTitle(title).topics.contains(.properties) else { return false }
        let cases = rows.compactMap { Self.caseFact(in: $0.cells, of: owner) }
        for fact in cases { add(fact) }
        return !cases.isEmpty
    }

    /// Rows of words say what the case above is for.
    private static func caseFact(in cells: [Table.Cell], of owner: String) -> Fact? {
        guard cells.count == 2, cells[0].text.characters.allSatisfy(\.isWhitespace) else { return nil }
        let passage = Passage(cells[1].text)
        guard let line = passage.lines.first, passage.lines.count == 1 else { return nil }
        let end = passage.identifierEnd(from: line.start)
        let rest = passage.string(Span(end, line.end)).trimmingBlanks()
        guard end > line.start, rest.isEmpty || rest.hasPrefix("=") else { return nil }
        let name = Span(line.start, end)
        var fact = Fact(.case, passage.string(name), owner: owner, source: .table, span: passage.file(name))
        let value = rest.dropFirst().filter { !"() ".contains($0) }
        fact.value = value.isEmpty ? nil : value
        return fact
    }
}

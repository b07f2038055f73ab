import SourceText

/// `DOOR_OPEN` beside "the door is open", below empty headers, where the headings speak of values to choose from: cases, whoever's they are.
extension Extraction {
    mutating func readConstantRows(_ table: Table) -> Bool {
        guard table.header.allSatisfy({ $0.text.characters.allSatisfy(\.isWhitespace) }), table.rows.count > 1,
            context.subject == nil, context.weight(of: .cases) > 0
        else { return false }
        let names = table.rows.compactMap(Self.constant)
        guard names.count == table.rows.count else { return false }
        let owner = context.model ?? context.ownerOfSection
        for name in names { add(Fact(.case, name.text, owner: owner, source: .table, span: name.span)) }
        return true
    }

    /// The first of two cells, if it is a constant, and words explain it.
    private static func constant(_ row: Table.Row) -> (text: String, span: Span)? {
        guard row.cells.count == 2, !row.cells[1].text.characters.trimmingBlanks().isEmpty else { return nil }
        let passage = Passage(row.cells[0].text)
        let span = passage.trimmed(passage.wholeSpan)
        let name = passage.string(span)
        guard name.utf8.count > 2, NameShape.isConstantName(name), name.utf8.first.map({ $0 > 0x40 }) == true else { return nil }
        return (name, passage.file(span))
    }
}

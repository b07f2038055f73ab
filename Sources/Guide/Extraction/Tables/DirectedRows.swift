import SourceText

extension Extraction {
    /// "INPUT" in every first cell, and `key What opens it` in the second: the way that a parameter goes stands where its name should, and the
    /// name opens its meaning; or `[in]`, `key` and what it means in a cell each, where some rows may leave the way open.
    mutating func readDirectedRows(_ table: Table) -> Bool {
        guard table.header.isEmpty, let method = context.method, !table.rows.isEmpty,
            table.rows.allSatisfy({ row in (2...3).contains(row.cells.count) && Self.isDirection(row.cells[0].text.characters, of: row) }),
            table.rows.contains(where: { !$0.cells[0].text.characters.isEmpty })
        else { return false }
        let cells = table.rows.map { Passage($0.cells[1].text) }
        let names = cells.map { passage in
            passage.lines.first.map { Span($0.start, passage.bytes[$0.start..<$0.end].prefix(while: NameShape.isIdentifierPart).endIndex) }
        }
        guard names.allSatisfy({ $0.map { !$0.isEmpty } == true }) else { return false }
        for (passage, name) in zip(cells, names) {
            guard let name else { continue }
            add(Fact(.parameter, passage.string(name), owner: method, source: .table, span: passage.file(name)))
            readRest(passage, from: name.end)
        }
        for cell in table.rows.flatMap({ $0.cells.dropFirst(2) }) { readCell(Passage(cell.text)) }
        return true
    }

    private static func isDirection(_ text: String, of row: Table.Row) -> Bool {
        let word = text.lowercased().filter { $0.isLetter }
        if word.isEmpty, row.cells.count > 2 { return text.allSatisfy(\.isWhitespace) }
        return ["in", "out", "inout", "input", "output", "inputoutput"].contains(word)
    }
}

import SourceText

extension Extraction {
    /// "INPUT" in every first cell, and `key What opens it` in the second: the way that a parameter goes stands where its name should, and the
    /// name opens its meaning.
    mutating func readDirectedRows(_ table: Table) -> Bool {
        guard table.header.isEmpty, let method = context.method, !table.rows.isEmpty,
            table.rows.allSatisfy({ $0.cells.count == 2 && Self.isDirection($0.cells[0].text.characters) })
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
        return true
    }

    private static func isDirection(_ text: String) -> Bool {
        let word = text.lowercased().filter { $0.isLetter }
        return ["in", "out", "inout", "input", "output", "inputoutput"].contains(word)
    }
}

import SourceText

extension Extraction {
    /// "**String** <br/> Its name": a table without a column of types gives them as the first line of what its names mean.
    func typeInMeaning(_ kind: Fact.Kind, _ row: Table.Row, _ shape: TableShape) -> String? {
        guard kind == .parameter || kind == .property, shape.index(.type) == nil, let index = shape.index(.meaning),
            index < row.cells.count
        else { return nil }
        let passage = Passage(row.cells[index].text)
        let lines = passage.lines.map { passage.trimmed($0) }.filter { !$0.isEmpty }
        guard lines.count > 1 else { return nil }
        let text = passage.string(lines[0]).filter { $0 != "`" && $0 != "*" }
        return TypeWords.isType(text) && !text.has(" ") ? Self.typeName(text) : nil
    }
}

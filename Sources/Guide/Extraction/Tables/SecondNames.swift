extension Extraction {
    /// A second column of names, such as the class behind a case, or the scope behind a property.
    mutating func addOtherNames(_ cell: Table.Cell, at index: Int, _ row: Table.Row, _ shape: TableShape) -> Bool {
        guard index < shape.roles.count, index != shape.nameIndex, case .name(let kind)? = shape.roles[index] else { return false }
        // "Exception | Error model": one row is about one error.
        if kind == .error, shape.kind == .error { return false }
        let passage = Passage(cell.text)
        // A declaration is read as such.
        if passage.text.characters.has("@property") { return false }
        let messages = NamedCell.messages(in: passage)
        for name in messages { add(name, row, shape) }
        let names = messages.isEmpty ? NameShape.names(in: passage) : []
        for name in names {
            let text = passage.string(name)
            let kind = survey.names[text] ?? kind
            let owner: String? =
                switch kind {
                case .property: rowType(row, shape) ?? shape.owner
                case .method: rowType(row, shape)
                default: nil
                }
            add(Fact(kind, text, owner: owner, source: .table, span: passage.file(name)))
        }
        return !names.isEmpty || !messages.isEmpty
    }

    /// The type that a row gives in a column of its own: its other names belong to it.
    private func rowType(_ row: Table.Row, _ shape: TableShape) -> String? {
        guard let index = shape.index(.name(.type)), index < row.cells.count else { return nil }
        let names = NameShape.names(in: row.cells[index].text.characters)
        return names.count == 1 ? names[0] : nil
    }
}

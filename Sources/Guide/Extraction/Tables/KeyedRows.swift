import SourceText

extension Extraction {
    /// Keys whose rows show how they are given, `options setValue:side forKey:@"side"`: what a call is handed in a dictionary, and no settings of
    /// the app.
    func givesByKey(_ rows: ArraySlice<Table.Row>, _ shape: TableShape) -> Bool {
        guard shape.kind == .key, let index = shape.nameIndex, rows.count > 1 else { return false }
        let given = rows.count { row in
            guard index < row.cells.count else { return false }
            let name = row.cells[index].text.characters.filter { $0 != "`" && !$0.isWhitespace }
            guard NameShape.isPlainName(name) else { return false }
            return row.cells.contains { cell in
                ["forKey:@\"\(name)\"", "forKey: @\"\(name)\"", "forKey: \"\(name)\"", "forKey:\"\(name)\""].contains(
                    where: cell.text.characters.has)
            }
        }
        return given * 2 > rows.count
    }
}

import SourceText

/// Tables of one column: names, and no word of each.
extension Extraction {
    /// A first row in bold over others that are not: the header of a table that has no way to mark it.
    static func isBoldTitle(_ rows: ArraySlice<Table.Row>) -> Bool {
        guard rows.count > 2, let first = rows.first, rows.allSatisfy({ $0.cells.count == first.cells.count }) else { return false }
        return isBold(first) && !rows.dropFirst().contains(where: isBold) && (first.cells.count == 1 || first.cells.allSatisfy(isAllBold))
    }

    /// Whether nothing in the cell is not in bold.
    private static func isAllBold(_ cell: Table.Cell) -> Bool {
        let passage = Passage(cell.text)
        let whole = passage.trimmed(passage.wholeSpan)
        return cell.text.marks.contains { $0.kind == .strong && $0.range.start <= whole.start && $0.range.end >= whole.end }
    }

    private static func isBold(_ row: Table.Row) -> Bool { row.cells.allSatisfy(isBold) }

    /// Whether anything in the cell is in bold.
    static func isBold(_ cell: Table.Cell) -> Bool { cell.text.marks.contains { $0.kind == .strong } }

    /// Names without a type or a meaning are no parameters unless the line before calls them so, and values where it says that they are there
    /// to choose from: "The available modes are:".
    func weighBareList(into evidence: inout Evidence<Fact.Kind>) {
        if !context.announces([.parameters]), context.subject == nil { evidence.add(-2, for: .parameter, "names, and no word of each") }
        guard context.lead != context.title, ChoiceWords.speak(context.lead) else { return }
        evidence.add(2.5, for: .case, "the line before says what there is to choose from")
    }
}

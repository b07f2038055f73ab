import SourceText

extension Extraction {
    /// `Back Door` beside 2, among constants that are one word each: it is called `BackDoor`.
    func namesOrWords(_ row: Table.Row, _ column: Int?, _ shape: TableShape) -> [NamedCell] {
        let names = nameCells(row, column, shape)
        guard names.isEmpty, [.constant, .case].contains(shape.kind), let column, column == shape.nameIndex, column < row.cells.count,
            (cell(.code, row, shape) ?? cell(.value, row, shape)).flatMap({ Int($0) }) != nil
        else { return names }
        let passage = Passage(row.cells[column].text)
        let span = passage.trimmed(passage.wholeSpan)
        let words = passage.string(span).split(separator: " ")
        guard (2...4).contains(words.count), words.allSatisfy(Self.isTitleWord) else { return names }
        return [NamedCell(words.joined(), passage.file(span))]
    }

    private static func isTitleWord(_ word: Substring) -> Bool {
        word.utf8.first.map { (0x41...0x5A).contains($0) } == true && word.utf8.dropFirst().allSatisfy { (0x61...0x7A).contains($0) }
    }
}

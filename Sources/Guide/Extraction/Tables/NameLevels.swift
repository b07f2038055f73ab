import SourceText

extension ColumnReading {
    /// How many columns hold names, each level of what is nested in one of its own: behind the first, they have no header, share its, or
    /// have the same words for theirs.
    func width(ofNamesAt index: Int, _ header: [Table.Cell]) -> Int {
        guard index < header.count, shapes.count == header.count else { return 1 }
        var width = 1
        var empty = 0
        for column in (index + 1)..<max(index + 1, header.count) {
            let title = header[column]
            guard
                title.text.characters.allSatisfy(\.isWhitespace) || title.span == header[index].span
                    || title.text.characters == header[index].text.characters
            else { break }
            let shape = shapes[column]
            if shape.isEmpty {
                empty += 1
                continue
            }
            guard shape.share(.words) < 0.3, shape.share(.number) + shape.share(.flag) < 0.5 else { break }
            width += 1 + empty
            empty = 0
        }
        return width
    }
}

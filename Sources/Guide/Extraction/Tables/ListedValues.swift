import SourceText

/// "`limit`、`market`、`stop_limit`" in the cell that explains a parameter: where one of the values is a name, all are.
extension Extraction {
    mutating func readListedValues(in cell: Table.Cell, _ shape: TableShape) {
        guard shape.kind == .parameter else { return }
        let passage = Passage(cell.text)
        let marks = passage.text.marks.filter { $0.kind == .code }.map { passage.withoutQuotes($0.range) }.sorted()
        var lists: [[Span]] = []
        for mark in marks {
            if let last = lists.last?.last, Self.parts(passage.string(Span(last.end, mark.start))) {
                lists[lists.count - 1].append(mark)
            } else {
                lists.append([mark])
            }
        }
        let known = Set(passage.mentions.map(\.name))
        for list in lists where list.count > 1 && list.contains(where: { known.contains(passage.string($0)) }) {
            // "Either `width` or `max_width`": parameters, and no values of one.
            if list.contains(where: { listedParameters.contains(passage.string($0)) }) { continue }
            for value in list where !known.contains(passage.string(value)) && Self.isValue(passage.string(value)) {
                var fact = Fact(.use, passage.string(value), source: .prose, span: passage.file(value))
                fact.detail.form = "mention"
                add(fact)
            }
        }
    }

    /// Whether nothing but marks and the words for "or" and "and" stand between two values.
    private static func parts(_ text: String) -> Bool {
        let words = ["または", "もしくは", "および", "及び", "又は", "또는", "혹은", "或者", "或", "和", "及", "と", "or", "and", "か"]
        let marks = text.filter { !$0.isWhitespace && !"`\"'".contains($0) }
        let rest = marks.filter { !",、，・/|／｜".contains($0) }
        return !marks.isEmpty && (rest.isEmpty || words.contains(rest.lowercased()))
    }

    private static func isValue(_ text: String) -> Bool {
        text.utf8.count > 1 && text.utf8.count < 60 && text.utf8.allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x2D || $0 == 0x2E }
            && text.utf8.contains { $0 > 0x40 }
    }
}

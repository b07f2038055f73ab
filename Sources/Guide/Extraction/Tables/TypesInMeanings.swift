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

    /// "Property that tells …": what the meaning of a name begins with, in a table of methods.
    func saysProperty(_ row: Table.Row, _ shape: TableShape) -> Bool {
        guard let index = shape.index(.meaning), index < row.cells.count else { return false }
        let words = row.cells[index].text.characters.split { $0.isWhitespace || $0 == ":" || $0 == "," }
        return words.count > 2 && words.first.map { Topics.table.reading(of: $0).meanings == [.properties] } == true
    }
}

extension NamedCell {
    /// `isOpen: Boolean` in a table of methods: a property and its type.
    init?(memberIn passage: Passage) {
        guard passage.lines.count == 1, let line = passage.lines.first,
            let member = TypedMember(passage, passage.withoutQuotes(line), isName: NameShape.isPlainName)
        else { return nil }
        self.init(passage.string(member.name), passage.file(member.name))
        type = member.type
    }
}

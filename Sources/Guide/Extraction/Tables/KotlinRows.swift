import SourceText

/// `open` beside `fun open(key: String): Bell` and what it does: so older pages of Dokka list what a type has.
extension Extraction {
    mutating func readKotlinRows(_ table: Table) -> Bool {
        guard table.header.isEmpty, !table.rows.isEmpty, table.rows.allSatisfy({ $0.cells.count == 2 }) else { return false }
        // `<init>` is what makes the type.
        let rows = table.rows.filter { !$0.cells[0].text.characters.trimmingBlanks().hasPrefix("<") }
        let members = rows.compactMap { Self.kotlinMember($0.cells) }
        guard members.count == rows.count else { return false }
        for (member, row) in zip(members, rows) {
            let name = row.cells[0].text.characters.trimmingBlanks()
            var fact = Fact(member.kind, name, owner: ownerOfMembers, source: .table, span: row.cells[0].span)
            fact.type = member.type
            fact.value = member.value
            fact.detail.parameterNames = member.parameters
            add(fact)
        }
        return true
    }

    /// What the second cell declares on its first line, of the name in the first.
    private static func kotlinMember(_ cells: [Table.Cell]) -> ForeignDeclarations.Declaration? {
        let name = cells[0].text.characters.trimmingBlanks()
        let passage = Passage(cells[1].text)
        guard let line = passage.lines.first, passage.isCode(line) else { return nil }
        let text = passage.string(line)
        guard let declared = ForeignDeclarations(text).all.first, ["fun ", "val ", "var "].contains(where: text.has) else { return nil }
        guard text.utf8.dropFirst(declared.name.start).prefix(declared.name.length).elementsEqual(name.utf8) else { return nil }
        return declared
    }
}

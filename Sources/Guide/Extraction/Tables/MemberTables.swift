import SourceText

/// A table whose first row is its title, "Instance Methods", and whose others give a member each: what it returns or is, and its name with
/// the sign of its kind, `- open:`. So generators list what a class has.
extension Extraction {
    mutating func readMemberTable(_ table: Table) -> Bool {
        guard table.header.isEmpty, let title = table.rows.first?.cells, title.count == 2, title[0].span == title[1].span else {
            return false
        }
        let topics = SectionTitle(title[0].text.characters).topics
        // Rows without a first cell say what the member above is for; those of one cell part them.
        let rows = table.rows.dropFirst().map(\.cells).filter { row in
            row.count == 2 && row[0].span != row[1].span && row.allSatisfy { $0.text.characters.contains { !$0.isWhitespace } }
        }
        if readDeclaredRows(rows) { return true }
        let members = rows.compactMap { topics.contains(.methods) ? method($0) : topics.contains(.properties) ? property($0) : nil }
        guard !members.isEmpty, members.count == rows.count else { return false }
        for member in members where !Vocabulary.isUnavailableMark(member.name) { add(member) }
        return true
    }

    private func method(_ row: [Table.Cell]) -> Fact? {
        let passage = Passage(row[1].text)
        guard let line = passage.lines.first, passage.lines.count == 1, [0x2B, 0x2D].contains(passage.bytes[line.start]) else { return nil }
        let name = passage.trimmed(Span(line.start + 1, line.end))
        guard passage.bytes[name.start..<name.end].allSatisfy({ NameShape.isIdentifierPart($0) || $0 == 0x3A }), !name.isEmpty else {
            return nil
        }
        let isStatic = passage.bytes[line.start] == 0x2B
        var fact = Fact(
            .method, passage.string(name), owner: ownerOfMembers, isStatic: isStatic, source: .table, span: passage.file(name))
        fact.type = Self.typeOfMember(row[0].text.characters)
        return fact
    }

    private func property(_ row: [Table.Cell]) -> Fact? {
        let passage = Passage(row[1].text)
        guard let line = passage.lines.first, passage.lines.count == 1,
            passage.bytes[line.start..<line.end].allSatisfy(NameShape.isIdentifierPart)
        else { return nil }
        var fact = Fact(.property, passage.string(line), owner: ownerOfMembers, source: .table, span: passage.file(line))
        fact.type = Self.typeOfMember(row[0].text.characters)
        return fact
    }

    private var ownerOfMembers: String? { context.owner ?? titledType }

    /// `(void)`, `NSString *`
    private static func typeOfMember(_ text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let bare = words.hasPrefix("(") && words.hasSuffix(")") ? String(words.dropFirst().dropLast()) : words
        return bare.isEmpty ? nil : bare
    }
}

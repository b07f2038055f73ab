import SourceText

/// A table whose first row is its title, "Instance Methods", and whose others give a member each: what it returns or is, and its name with
/// the sign of its kind, `- open:`, or with its parameters, `open (String key)`. So generators list what a class has.
extension Extraction {
    mutating func readMemberTable(_ table: Table) -> Bool {
        guard table.header.isEmpty, let title = table.rows.first?.cells, title.count == 2, title[0].span == title[1].span else {
            return false
        }
        if readCaseRows(table.rows.dropFirst(), under: title[0].text.characters) { return true }
        if readDeclaredRows(Self.members(in: table.rows.dropFirst())) { return true }
        var found: [Fact] = []
        var titleOfRows = title[0].text.characters
        var count = 0
        for row in table.rows.dropFirst().map(\.cells) {
            if row.count == 2, row[0].span == row[1].span {
                if Self.announcesMembers(row[0].text.characters) { titleOfRows = row[0].text.characters }
            } else if Self.isMember(row) {
                count += 1
                if let fact = member(row, under: titleOfRows) { found.append(fact) }
            }
        }
        guard !found.isEmpty, found.count == count else { return false }
        for member in found where !Vocabulary.isUnavailableMark(member.name) { add(member) }
        return true
    }

    /// Rows without a first cell say what the member above is for; those of one cell part them.
    private static func isMember(_ row: [Table.Cell]) -> Bool {
        row.count == 2 && row[0].span != row[1].span && row.allSatisfy { $0.text.characters.contains { !$0.isWhitespace } }
    }

    private static func members(in rows: ArraySlice<Table.Row>) -> [[Table.Cell]] { rows.map(\.cells).filter(isMember) }

    private static func announcesMembers(_ title: String) -> Bool {
        !SectionTitle(title).topics.isDisjoint(with: [.methods, .properties])
    }

    private func member(_ row: [Table.Cell], under title: String) -> Fact? {
        let topics = SectionTitle(title).topics
        guard var fact = topics.contains(.methods) ? method(row) : topics.contains(.properties) ? property(row) : nil else { return nil }
        if let ancestor = Self.ancestor(in: title) { fact.owner = ancestor }
        return fact
    }

    /// `ABKeeper` of "Properties inherited from ABKeeper": what follows is that class's.
    private static func ancestor(in title: String) -> String? {
        let words = title.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let last = words.last.map({ String($0.split(separator: ".").last ?? "") }),
            words.contains(where: { $0.lowercased() == "inherited" }), NameShape.looksLikeType(last)
        else {
            return nil
        }
        return last
    }

    private func method(_ row: [Table.Cell]) -> Fact? {
        let passage = Passage(row[1].text)
        guard let line = passage.lines.first, passage.lines.count == 1 else { return nil }
        guard [0x2B, 0x2D].contains(passage.bytes[line.start]) else { return function(row[0].text.characters, passage, line) }
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

    /// `open (String key)` beside `static void`, as languages without selectors have it.
    private func function(_ head: String, _ passage: Passage, _ line: Span) -> Fact? {
        let end = passage.identifierEnd(from: line.start)
        guard end > line.start, passage.bytes[end..<line.end].first(where: { $0 > 0x20 }) == 0x28 else { return nil }
        let name = Span(line.start, end)
        var words = head.split(whereSeparator: \.isWhitespace)
        let isStatic = words.first == "static"
        words = Array(words.drop { ["static", "abstract", "virtual", "final"].contains($0) })
        var fact = Fact(
            .method, passage.string(name), owner: ownerOfMembers, isStatic: isStatic ? true : nil, source: .table,
            span: passage.file(name))
        fact.type = Self.typeOfMember(words.joined(separator: " "))
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

    /// Whose members a table lists that names no type itself.
    var ownerOfMembers: String? { context.owner ?? titledType }

    /// `(void)`, `NSString *`
    private static func typeOfMember(_ text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let bare = words.hasPrefix("(") && words.hasSuffix(")") ? String(words.dropFirst().dropLast()) : words
        return bare.isEmpty ? nil : bare
    }
}

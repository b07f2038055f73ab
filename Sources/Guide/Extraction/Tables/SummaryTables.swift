import SourceText

/// "Modifier and Type" over `static int`, and "Method and Description", "Field" or "Class" beside it: how references of Java sum a type's members up.
extension Extraction {
    mutating func readSummaryTable(_ rows: ArraySlice<Table.Row>, header: [Table.Cell]) -> Bool {
        if readConstantSummary(rows, header: header) { return true }
        guard header.count > 1, let first = header.first, Self.modifiers.meaning(of: first.text.characters) == true else { return false }
        let topics = Set(Topics.table.meanings(in: header[1].text.characters))
        let listsMethods = topics.contains(.methods)
        if topics.isDisjoint(with: [.methods, .parameters, .properties]), topics.contains(.types) { return readNestedTypes(rows) }
        guard listsMethods || !topics.isDisjoint(with: [.parameters, .properties]) else { return false }
        for row in rows where row.cells.count > 1 {
            guard let member = SummaryMember(row, isMethod: listsMethods) else {
                unread.append(.init(.row, span: row.span, reason: "row without a name"))
                continue
            }
            var fact = Fact(
                member.kind, member.name, owner: ownerOfMembers, isStatic: listsMethods && member.isStatic ? true : nil,
                source: .table, span: Passage(row.cells[1].text).file(member.span))
            fact.type = member.type
            add(fact)
            for cell in row.cells.dropFirst(2) { readCell(Passage(cell.text)) }
        }
        return true
    }

    /// `static class` beside `Door.Builder`: the types inside of the one that the page is about.
    private mutating func readNestedTypes(_ rows: ArraySlice<Table.Row>) -> Bool {
        for row in rows where row.cells.count > 1 {
            let passage = Passage(row.cells[1].text)
            let words = row.cells[0].text.characters.split(whereSeparator: \.isWhitespace)
            guard let line = passage.lines.first, let kind = words.last.flatMap(Self.nestedKind) else {
                unread.append(.init(.row, span: row.span, reason: "row without a name"))
                continue
            }
            let path = passage.bytes[line.start..<line.end].prefix { NameShape.isIdentifierPart($0) || $0 == UInt8(ascii: ".") }
            let name = Span(line.start, path.endIndex)
            guard NameShape.looksLikeType(passage.string(name)) || passage.string(name).has(".") else { continue }
            add(Fact(kind, passage.string(name), source: .table, span: passage.file(name)))
        }
        return true
    }

    private static func nestedKind(_ word: Substring) -> Fact.Kind? {
        switch word {
        case "class", "interface", "record": .type
        case "enum": .enum
        default: nil
        }
    }

    /// "Enum Constant and Description": a case in each row, and what it means below it.
    private mutating func readConstantSummary(_ rows: ArraySlice<Table.Row>, header: [Table.Cell]) -> Bool {
        guard header.count == 1, let owner = context.owner, let title = header.first,
            Self.constants.meaning(of: title.text.characters) == true
        else { return false }
        for cell in rows.compactMap(\.cells.first) {
            let passage = Passage(cell.text)
            guard let line = passage.lines.first, passage.bytes[line.start..<line.end].allSatisfy(NameShape.isIdentifierPart) else {
                continue
            }
            add(Fact(.case, passage.string(line), owner: owner, source: .table, span: passage.file(line)))
        }
        return true
    }

    private static let constants = PhraseTable<Bool>([
        WordRow(
            true, en: "enum_constant_and_description enum_constants", ko: "열거형_상수_및_설명", ja: "列挙型定数と説明 列挙定数と説明", zh: "枚举常量和说明",
            de: "enum-konstante_und_beschreibung")
    ])

    private static let modifiers = PhraseTable<Bool>([
        WordRow(
            true, en: "modifier_and_type modifier", ko: "수정자_및_유형 제어자_및_유형", ja: "修飾子とタイプ 修飾子と型", zh: "限定符和类型 修饰符和类型 修飾詞和類型",
            de: "modifizierer_und_typ", romance: "modificateur_et_type modificador_y_tipo modificador_e_tipo")
    ])
}

/// A row of such a table.
private struct SummaryMember {
    let name: String
    let span: Span
    let type: String?
    let isStatic: Bool
    let kind: Fact.Kind

    private static let modifiers: Set<Substring> = [
        "static", "abstract", "final", "default", "synchronized", "protected", "public", "native", "transient", "volatile",
    ]

    init?(_ row: Table.Row, isMethod: Bool) {
        let passage = Passage(row.cells[1].text)
        guard let line = passage.lines.first else { return nil }
        let word = passage.bytes[line.start..<line.end].prefix(while: NameShape.isIdentifierPart)
        guard let first = word.first, NameShape.opensIdentifier(first) else { return nil }
        // Some versions print a blank without width before the bracket.
        let rest = passage.bytes[word.endIndex..<line.end].drop { $0 >= 0x80 }
        guard isMethod ? rest.first == 0x28 : word.endIndex == line.end else { return nil }
        span = Span(line.start, word.endIndex)
        name = passage.string(span)
        let words = row.cells[0].text.characters.split(whereSeparator: \.isWhitespace)
        isStatic = words.contains("static")
        let answer = words.drop(while: Self.modifiers.contains).joined(separator: " ")
        type = answer.isEmpty || answer == "void" ? nil : answer
        kind = isMethod ? .method : isStatic ? .constant : .property
    }
}

import SourceText

/// "Fields of `DoorReport`", "Description of the fields of DoorReport" right above a table: what the table lists is what the type has.
extension Extraction {
    func typeOfFieldsTitle(_ passage: Passage, _ body: Span) -> Span? {
        guard survey.mainLanguage != nil, body.length < 100, listsNames(blockBehindSentences) else { return nil }
        let names = passage.identifiers(upTo: passage.identifierEnd).filter { word in
            let text = passage.string(word)
            guard body.start <= word.start, word.end <= body.end, !NameShape.isConstantName(text) else { return false }
            return NameShape.looksLikeType(text) && NameShape.isTypePart(text)
        }
        guard names.count == 1, let name = names.first, isThing(passage.string(name)) else { return nil }
        let before = passage.string(Span(body.start, name.start))
        let behind = passage.string(Span(name.end, body.end)).filter { $0 != "`" && $0 != "*" }
        return Self.speakOfFields(behind.trimmingBlanks().isEmpty ? before : before.trimmingBlanks().isEmpty ? behind : "") ? name : nil
    }

    /// A type of the API's that is neither an enum nor what apps implement.
    private func isThing(_ name: String) -> Bool {
        survey.isOfAPI(name) && !isEnum(name) && !isProtocolName(name) && survey.names[name] == nil && !survey.appTypes.contains(name)
    }

    /// Words for fields, with a few others, and none that speaks of a message or a method.
    private static func speakOfFields(_ words: String) -> Bool {
        let known: Set<Topic> = [.parameters, .properties, .types, .description]
        return fields.meanings(in: words).contains(true) && SectionTitle(words).topics.isSubset(of: known)
    }

    private static let fields = WordTable<Bool>([
        WordRow(
            true, en: "field member attribute", ko: "필드 멤버", ja: "フィールド メンバー", zh: "字段 欄位 成员 成員", de: "feld felder",
            romance: "campo champ atributo attribut membro miembro", ru: "поле поля полей")
    ])

    private func listsNames(_ block: Block?) -> Bool {
        guard case .table(let table)? = block?.kind, table.rows.count > 1 else { return false }
        return table.rows.allSatisfy { row in
            row.cells.count > 1 && NameShape.isPlainName(row.cells[0].text.characters.filter { $0 != "`" && $0 != "*" })
        }
    }
}

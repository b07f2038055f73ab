import SourceText

/// "DoorKey model returned by the SDK", "DoorKey - what opens a door" and "DoorKey" as a heading right above a table, where a column of
/// types has said `[DoorKey]`: what the table lists is what the type has.
extension Extraction {
    func typeOfModelTitle(_ passage: Passage, _ body: Span) -> Span? {
        if let type = typeOfFieldsTitle(passage, body) { return type }
        let words = passage.string(body).split(separator: " ").map(String.init)
        guard let name = words.first?.filter({ $0 != "`" }), let next = blockBehindSentences, case .table = next.kind else { return nil }
        let isDescribed = words.count == 1 || ["-", "–", "—", ":"].contains(words[1])
        guard isDescribed || (3...8).contains(words.count) && Self.words.contains(words[1].lowercased()) else { return nil }
        guard NameShape.isTypePart(name), isDescribed && name.utf8.count > 2 || NameShape.looksLikeType(name), survey.isOfAPI(name),
            isTypeOfRow(name)
        else { return nil }
        // `DoorState` above its values is an enum.
        if isDescribed, TypeEnding.isChoice(name) || survey.enums.contains(name) { return nil }
        let start = passage.bytes[body.start] == 0x60 ? body.start + 1 : body.start
        return Span(start, start + name.utf8.count)
    }

    private static let words: Set<String> = ["model", "object", "structure", "entity", "모델", "객체", "モデル", "オブジェクト", "模型", "对象"]

    /// The next block but for two paragraphs, which say what the table is for.
    var blockBehindSentences: Block? {
        document.blocks.dropFirst(block + 1).prefix(3).first { next in
            if case .paragraph = next.kind { false } else { true }
        }
    }

    /// Whether a row above says that something is one, or several, of a type.
    private func isTypeOfRow(_ name: String) -> Bool {
        facts.contains { fact in
            fact.source == .table
                && fact.type?.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }.contains { $0 == name } == true
        }
    }
}

import SourceText

/// `DoorKeeper.h` as a heading, and "This class …" right below it: the type that the file declares.
extension Extraction {
    mutating func readHeaderFileHeading(_ passage: Passage, _ body: Span) -> Bool {
        guard let type = typeOfHeaderFile(passage, body) else { return false }
        let name = passage.withoutQuotes(body)
        add(Fact(.type, type, source: .heading, span: passage.file(Span(name.start, name.end - 2))))
        return true
    }

    func typeOfHeaderFile(_ passage: Passage, _ body: Span) -> String? {
        guard let type = TableShape.typeOfFile(passage.string(passage.withoutQuotes(body))), survey.isOfAPI(type),
            block + 1 < document.blocks.count
        else { return nil }
        switch document.blocks[block + 1].kind {
        case .paragraph(let text), .item(_, let text): return Self.saysThisType(text.characters) ? type : nil
        case .heading, .code, .table: return nil
        }
    }

    private static let demonstratives = ["this ", "the ", "该", "該", "本", "此", "这个", "這個", "この", "이 ", "해당 ", "본 "]
    private static let types = ["class ", "protocol ", "类", "類", "协议", "協議", "クラス", "プロトコル", "클래스", "프로토콜"]

    /// "This class …", "该类…", "このクラスは…"; 类型 begins with 类, and is another word.
    private static func saysThisType(_ line: String) -> Bool {
        let text = line.prefix(40).lowercased()
        guard let opening = demonstratives.first(where: text.hasPrefix) else { return false }
        let rest = text.dropFirst(opening.count)
        return types.contains(where: rest.hasPrefix) && !["类型", "类别", "類型", "類別"].contains(where: rest.hasPrefix)
    }
}

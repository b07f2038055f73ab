import SourceText

extension Extraction {
    /// "Class name: ABDoor", "类名：ABDoor" as a line of its own: a type, which what follows is about.
    mutating func readTypeLabel(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let line = passage.lines.first, line.length < 90,
            let colon = passage.bytes[line.start..<line.end].indices.first(where: { passage.isColon($0) })
        else { return false }
        let start = colon + (passage.bytes[colon] == UInt8(ascii: ":") ? 1 : "：".utf8.count)
        let span = passage.withoutQuotes(passage.trimmed(Span(min(start, line.end), line.end)))
        let name = passage.string(span)
        guard Self.typeLabels.meaning(of: passage.string(Span(line.start, colon))) == true, NameShape.isTypePart(name),
            NameShape.looksLikeType(name), NameShape.isPrefixed(name) || survey.isKnownType(name), survey.isOfAPI(name)
        else { return false }
        add(Fact(.type, name, source: .prose, span: passage.file(span)))
        introduce(passage)
        context.listedType = name
        return true
    }

    private static let typeLabels = PhraseTable<Bool>([
        WordRow(
            true, en: "class class_name protocol protocol_name interface interface_name type_name",
            ko: "클래스 클래스명 클래스이름 프로토콜 프로토콜명 인터페이스명", ja: "クラス クラス名 プロトコル プロトコル名", zh: "类 类名 类名称 协议 协议名 接口名称 接口名 類別 類別名稱 協定")
    ])
}

extension Passage {
    fileprivate func isColon(_ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: ":") || bytes[index] == 0xEF && bytes[index...].starts(with: "：".utf8)
    }
}

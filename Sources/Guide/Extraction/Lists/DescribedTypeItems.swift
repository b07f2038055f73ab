import SourceText

extension Extraction {
    /// `DoorListener` as an item, and further in "A protocol that …", "…하는 프로토콜입니다.": a type, which the first item below it says to be one.
    mutating func readDescribedTypeItem(_ passage: Passage, depth: Int) -> Bool {
        let span = passage.withoutQuotes(passage.trimmed(passage.wholeSpan))
        let name = passage.string(span)
        guard NameShape.isTypePart(name), NameShape.looksLikeType(name) || survey.isKnownType(name), survey.isOfAPI(name),
            block + 1 < document.blocks.count, case .item(let inner, let text) = document.blocks[block + 1].kind, inner > depth,
            let kind = Self.kind(told: text.characters)
        else { return false }
        add(Fact(kind, name, source: .list, span: passage.file(span)))
        introduce(passage)
        return true
    }

    /// What the first sentence of a text says that something is.
    private static func kind(told text: String) -> Fact.Kind? {
        let sentence = text.prefix(300).prefix { $0 != "." && $0 != "。" && $0 != "\n" }
        if let closing = closings.first(where: { sentence.hasSuffix($0.words) }) { return closing.kind }
        let words = sentence.split { !$0.isLetter }.prefix(3).map { $0.lowercased() }
        guard let first = words.first, ["a", "an", "the"].contains(first) || KindWords.type(of: first) != nil else { return nil }
        return words.lazy.compactMap { KindWords.type(of: $0) }.first
    }

    private static let closings: [(words: String, kind: Fact.Kind)] =
        [
            "클래스입니다", "클래스이다", "프로토콜입니다", "프로토콜이다", "구조체입니다", "class입니다", "protocol입니다", "クラスです", "プロトコルです", "構造体です", "的类", "的协议",
            "的協定", "的類別",
        ].map { ($0, .type) }
        + ["열거형입니다", "enum입니다", "列挙型です", "的枚举", "的列舉"].map { ($0, .enum) }
}

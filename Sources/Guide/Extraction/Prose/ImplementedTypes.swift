import SourceText

/// Protocols that a sentence asks an app to implement, and types that it calls an object's: "conform to the `DoorDelegate`", "an instance of `Door`".
extension Passage {
    /// "implementing `DoorListener`", "`DoorListener`를 구현", "`DoorListener` に準拠": an app's class does so with a protocol, whatever it is called.
    func asksToImplement(_ span: Span) -> Bool {
        let before = wordsBefore(span)
        if let last = before.last, ["implement", "implements", "implementing", "adopt", "adopts", "adopting"].contains(last) {
            return true
        }
        if before.last == "to", let verb = before.dropLast().last,
            ["conform", "conforms", "conforming", "comform", "comforming"].contains(verb)
        {
            return true
        }
        // "implementing `doorDidOpen` from `DoorListener`".
        if before.last == "from", before.suffix(4).contains("implementing") || before.suffix(4).contains("implement") { return true }
        if before.suffix(3).contains(where: Self.romance.contains) { return true }
        if ["实现", "实现了", "遵循", "遵守", "遵从", "實作", "實現"].contains(where: textBefore(span).hasSuffix) { return true }
        let behind = textBehind(span)
        return ["를 구현", "을 구현", "를 채택", "을 채택", "를 준수", "에 준거", "に準拠", "を実装", "に適合", "协议", "協定"].contains(where: behind.hasPrefix)
    }

    /// "an instance of `Door`", "the `DoorConfig` object", "`Door` 객체": known from samples to be a type, and said to be one.
    func callsObject(_ span: Span) -> Bool {
        let before = wordsBefore(span)
        if before.last == "of", before.dropLast().last == "instance" { return true }
        let behind = textBehind(span)
        let isArticled = wordsBefore(span, withArticle: true).last.map { ["a", "an", "the"].contains($0) } == true
        if isArticled, ["object", "instance"].contains(where: { Self.word(behind, is: $0) }) { return true }
        return [
            "객체", "인스턴스", "オブジェクト", "インスタンス", "のインスタンス", "对象", "實例", "实例", "的实例", "物件", "のプロパティ", "のメソッド", "의 속성", "의 메서드",
            "的属性", "的方法", "的所有",
        ].contains(where: behind.hasPrefix)
    }

    private static let romance: Set<String> = [
        "implemente", "implementa", "implementar", "implementando", "implementer", "implémenter", "implémente", "реализует", "реализуйте",
        "реализовать",
    ]

    private static func word(_ text: String, is word: String) -> Bool {
        text.hasPrefix(word) && text.dropFirst(word.count).first.map { !$0.isLetter } ?? true
    }

    /// The last words before a name, of the same sentence; "the" between says nothing.
    func wordsBefore(_ span: Span, withArticle: Bool = false) -> [String] {
        let lead = string(lead(to: span, limit: 60, behind: [0x2E, 0x3A, 0x0A, 0x28]))
        var words = lead.split { !$0.isLetter }.map { $0.lowercased() }
        if !withArticle, words.last == "the", words.count > 1 { words.removeLast() }
        return words
    }

    /// What stands before a name, behind the last of some marks and no further back than the limit: the way to a paragraph's begin is long.
    func lead(to span: Span, limit: Int, behind marks: [UInt8]) -> Span {
        let near = max(0, span.start - limit)
        return Span(bytes[near..<span.start].lastIndex { marks.contains($0) }.map { $0 + 1 } ?? near, span.start)
    }

    private func textBefore(_ span: Span) -> String {
        string(Span(max(0, span.start - 24), span.start)).filter { $0 != "`" && $0 != "*" && $0 != " " }
    }

    func textBehind(_ span: Span) -> String {
        String(string(Span(span.end, min(bytes.count, span.end + 40))).drop { $0 == "`" || $0 == "*" || $0 == " " })
    }
}

extension Survey {
    /// `class ClassName: DoorKeeper` in a sample: an app's class conforms to it.
    func isConformedTo(_ name: String) -> Bool {
        isOfAPI(name) && appTypes.contains { conformances[$0]?.contains(name) == true }
    }
}

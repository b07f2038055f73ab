import SourceText

extension Passage {
    /// `Door` of "the `Door` class has a `keyCount` property", "the `keyCount` property of `Door`", "`Door` 의 `keyCount` 속성": what a sentence says
    /// has the property, both marked as code.
    func holder(ofPropertyAt span: Span) -> String? {
        let behind = textBehind(span)
        guard let word = Self.properties.first(where: behind.hasPrefix) else { return nil }
        let codes = text.marks.filter { $0.kind == .code }.map(\.range)
        if let before = codes.last(where: { $0.end <= span.start }), before.end + 40 > span.start {
            let said = string(Span(before.end, span.start)).split { $0.isWhitespace || $0 == "`" }.filter { !Self.articles.contains($0) }
            if let last = said.last, said.count < 3, Self.having.contains(last.lowercased()) { return string(trimmed(before)) }
        }
        let rest = behind.dropFirst(word.count).split(separator: " ").prefix { !$0.hasPrefix("`") }
        guard let next = codes.first(where: { $0.start > span.end }), rest.first.map({ Self.of.contains($0) }) == true,
            next.start < span.end + 40
        else { return nil }
        return string(trimmed(next))
    }

    private static let properties = [
        "properties", "property", "attribute", "プロパティ", "속성", "프로퍼티", "属性", "屬性", "свойство",
    ]
    private static let articles: Set<Substring> = ["a", "an", "the", "class", "object"]
    private static let having: Set<String> = ["has", "have", "의", "の", "的"]
    private static let of: Set<Substring> = ["of", "on", "in"]
}

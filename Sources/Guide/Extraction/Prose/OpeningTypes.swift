import SourceText

extension Passage {
    /// "Die Klasse `Door` …", "Интерфейс слушателя дверей **IDoorListener** …": a sentence that begins with the word for what its first marked name
    /// is. English has the word behind the name, and "the class" of a sentence there is as often the app's.
    func kindOpening(_ span: Span) -> Fact.Kind? {
        let opening = bytes[..<span.start].lastIndex { [0x2E, 0x3A, 0x0A].contains($0) }.map { $0 + 1 } ?? 0
        guard span.start - opening < 160,
            !text.marks.contains(where: { $0.kind == .code && $0.range.start >= opening && $0.range.end < span.start })
        else { return nil }
        let said = string(Span(opening, span.start))
        guard !said.contains(","), !said.contains("(") else { return nil }
        let words = said.split { !$0.isLetter }.map { $0.lowercased() }
        let named = words.first.map(Self.articles.contains) == true ? words.dropFirst() : words[...]
        guard let word = named.first, named.count < 8, let kind = KindWords.foreignKind(of: word) else { return nil }
        switch kind {
        case .type: return .type
        case .enumeration: return .enum
        case .enumCase, .method, .staticMethod, .property: return nil
        }
    }

    private static let articles: Set<String> = ["la", "le", "el", "o", "a", "il", "lo", "der", "die", "das"]
}

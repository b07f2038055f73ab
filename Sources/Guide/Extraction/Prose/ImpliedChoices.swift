import SourceText

/// "Either `.disabled` or `.enabled(timeout)`": what an item says below the one that names a setting are its values, cases of an enum whose name
/// the guide may not give.
extension Extraction {
    mutating func noteImpliedChoices(_ passage: Passage) {
        guard passage.holds(0x2E), context.outerDefinition != nil else { return }
        let names = passage.text.marks.filter { $0.kind == .code }.compactMap { passage.impliedCase(passage.trimmed($0.range)) }
        guard Set(names.map(passage.string)).count > 1 else { return }
        for span in names {
            let fact = Fact(.case, passage.string(span), owner: typeOfOuterItem, source: .prose, span: passage.file(span))
            passingFacts.append(PassingFact(fact: fact))
        }
    }
}

extension Passage {
    /// `disabled` of `.disabled`, `enabled` of `.enabled(timeout)`. Kinds of files are written like cases.
    fileprivate func impliedCase(_ code: Span) -> Span? {
        let code = withoutQuotes(code)
        guard code.length > 2, bytes[code.start] == 0x2E else { return nil }
        let end = bytes[code.start..<code.end].firstIndex(of: 0x28) ?? code.end
        guard end == code.end || bytes[code.end - 1] == 0x29 else { return nil }
        let name = Span(code.start + 1, end)
        let text = string(name)
        guard let first = text.utf8.first, first >= 0x61, first <= 0x7A, text.utf8.allSatisfy(NameShape.isIdentifierPart),
            !Vocabulary.isFileName("a." + text)
        else { return nil }
        return name
    }
}

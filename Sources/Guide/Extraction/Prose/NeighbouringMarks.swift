import SourceText

/// "the `Door` `side` property", "the `Door`'s `open:` method": two pieces of code side by side, and the word for what the second is.
extension Extraction {
    mutating func readNeighbouringMarks(_ passage: Passage) {
        let codes = passage.text.marks.filter { $0.kind == .code }.map { passage.trimmed($0.range) }
        for (first, second) in zip(codes, codes.dropFirst()) {
            let (type, name) = (passage.string(first), passage.string(second))
            guard second.start > first.end, second.start - first.end < 8, NameShape.isTypePart(type), survey.isKnownType(type),
                survey.isOfAPI(type), Self.joins(passage.string(Span(first.end, second.start))),
                let kind = passage.kindOfMember(behind: second)
            else { continue }
            let isName = kind == .property ? NameShape.isPlainName(name) : NameShape.isPlainName(String(NameShape.base(of: name)))
            guard isName, survey.names[name] == nil else { continue }
            add(Fact(kind, name, owner: type, source: .prose, span: passage.file(second)))
        }
    }

    private static func joins(_ text: String) -> Bool {
        ["", "'s", "’s"].contains(text.filter { $0 != "`" && $0 != "*" }.trimmingBlanks())
    }
}

extension Passage {
    fileprivate func kindOfMember(behind span: Span) -> Fact.Kind? {
        let rest = bytes[span.end...].drop { $0 == 0x60 || $0 == 0x20 || $0 == 0x2A }.prefix(while: NameShape.isIdentifierPart)
        switch KindWords.kind(of: String(decoding: rest, as: UTF8.self)) {
        case .property?: return .property
        case .method?: return .method
        case .type?, .enumeration?, .enumCase?, .staticMethod?, nil: return nil
        }
    }
}

import SourceText

extension Extraction {
    /// `kDoorErrorDomain` in a sentence: the letter that constants begin with, by a custom that nothing else follows.
    mutating func noteConstant(at span: Span, in passage: Passage) {
        let name = passage.string(span)
        let isCalled =
            NameShape.looksLikeType(name) && name.utf8.allSatisfy(NameShape.isIdentifierPart) && passage.isCalledConstant(marked: span)
        guard NameShape.isKeyedConstant(name) || isCalled, !Vocabulary.isPlatformConstant(name), survey.isOfAPI(name),
            !survey.isKnownType(name)
        else {
            return
        }
        passingFacts.append(PassingFact(fact: Fact(.constant, name, source: .prose, span: passage.file(span))))
    }
}

extension NameShape {
    /// `kDoorOpen`: a small k, a capital, and words.
    static func isKeyedConstant(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        return bytes.count > 4 && bytes[0] == 0x6B && bytes[1] >= 0x41 && bytes[1] <= 0x5A && bytes.allSatisfy(isIdentifierPart)
            && bytes.dropFirst(2).contains { $0 >= 0x61 && $0 <= 0x7A }
    }
}

import SourceText

/// `-[Door openWith:]`, `+[Door shared]` in a sentence: how Objective-C writes whose method one is.
extension Extraction {
    mutating func noteBracketedMethods(_ passage: Passage) {
        guard passage.holds(0x5B) else { return }
        for open in passage.bytes.indices where passage.bytes[open] == 0x5B {
            guard let method = BracketedMethod(passage, at: open), survey.isOfAPI(method.owner), !Vocabulary.isPlatformMethod(method.name)
            else { continue }
            let fact = Fact(
                .method, method.name, owner: method.owner, isStatic: method.isStatic, source: .prose, span: passage.file(method.span))
            passingFacts.append(PassingFact(fact: fact))
        }
    }
}

/// The parts of `-[Door openWith:]`.
private struct BracketedMethod {
    var owner: String
    var name: String
    var isStatic: Bool
    /// Where its name stands.
    var span: Span

    /// - Parameter open: where the bracket opens.
    init?(_ passage: Passage, at open: Int) {
        let bytes = passage.bytes
        guard open > 0, let sign = [UInt8(ascii: "+"), UInt8(ascii: "-")].first(where: { $0 == bytes[open - 1] }),
            open < 2 || !NameShape.isIdentifierPart(bytes[open - 2]) && bytes[open - 2] != 0x29 && bytes[open - 2] != 0x5D,
            let close = bytes[open...].prefix(200).firstIndex(of: 0x5D),
            let blank = bytes[open..<close].firstIndex(of: 0x20)
        else { return nil }
        owner = passage.string(Span(open + 1, blank))
        span = passage.trimmed(Span(blank, close))
        name = passage.string(span)
        isStatic = sign == UInt8(ascii: "+")
        // `Door(Lock)` is a category of it.
        if owner.hasSuffix(")"), let bracket = owner.firstIndex(of: "(") { owner = String(owner[..<bracket]) }
        guard NameShape.looksLikeType(owner), NameShape.isTypePart(owner), let first = name.utf8.first, first >= 0x61, first <= 0x7A,
            name.utf8.allSatisfy({ NameShape.isIdentifierPart($0) || $0 == 0x3A }), !name.has("::"),
            !name.has(":") || name.hasSuffix(":")
        else { return nil }
    }
}

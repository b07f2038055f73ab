import SourceText

/// `DoorKit.DoorSettings` and `Door.State.Reason` as headings: a type behind its module, or behind the types that it stands in.
struct TypePath {
    /// Where the last name begins.
    let lastStart: Int
    /// `Door.State`, where all are types; nil behind a module.
    let outer: String?

    /// Nil where what stands there is no path of names that begin with capitals, or the first is a type and the last is none.
    init?(_ passage: Passage, from start: Int, in body: Span, isType: (String) -> Bool) {
        let isQuoted = start < body.end && passage.bytes[start] == 0x60
        let parts = passage.string(Span(isQuoted ? start + 1 : start, body.end)).filter { $0 != "`" }.split(
            separator: ".", omittingEmptySubsequences: false
        ).map(String.init)
        guard let last = parts.last, parts.count > 1, parts.allSatisfy(Self.isCapitalised) else { return nil }
        lastStart = start + (isQuoted ? 1 : 0) + parts.dropLast().reduce(0) { $0 + $1.utf8.count + 1 }
        let around = parts.dropLast()
        if around.allSatisfy(isType) {
            guard isType(last), !around.contains(last) else { return nil }
            outer = around.joined(separator: ".")
        } else {
            // A module, as long as nothing shows that it is a type.
            guard parts.count == 2, !Vocabulary.isPlatform(parts[0]), !Vocabulary.isFileName(parts.joined(separator: ".")) else {
                return nil
            }
            outer = nil
        }
    }

    private static func isCapitalised(_ part: String) -> Bool {
        part.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && part.utf8.allSatisfy(NameShape.isIdentifierPart)
    }
}

extension Extraction {
    /// The type of a section, or a member of it, with what that type stands in by its heading.
    func nested(_ fact: Fact) -> Fact {
        guard let outer = context.outer, fact.detail.outer == nil else { return fact }
        let type = fact.kind == .type || fact.kind == .enum ? fact.name : fact.owner
        guard type == context.owner else { return fact }
        var fact = fact
        fact.detail.outer = outer
        return fact
    }
}

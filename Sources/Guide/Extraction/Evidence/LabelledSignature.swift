import SourceText

/// A Swift method by its labels and what it does: `notes(id:) async throws -> [Note]`, `open()`.
struct LabelledSignature {
    var name: String
    /// `async`, `throws`, `throws(DoorError)`, in their order.
    var effects: [String] = []
    var result: String?

    /// The whole text must be one; without brackets it is none.
    init?(_ text: some StringProtocol) {
        let text = Substring(String(text.filter { $0 != "`" }))
        guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") else { return nil }
        let base = text[..<open]
        guard let first = base.utf8.first, NameShape.opensIdentifier(first), base.utf8.allSatisfy(NameShape.isIdentifierPart) else {
            return nil
        }
        let labels = text[text.index(after: open)..<close]
        // `open(key:force)` has lost its last colon.
        let isCut = labels.contains(":") && !labels.hasSuffix(":")
        let isLabelled = labels.isEmpty || labels.hasSuffix(":") || isCut
        guard isLabelled, labels.utf8.allSatisfy({ NameShape.isIdentifierPart($0) || $0 == 0x3A }) else { return nil }
        name = text[..<close] + (isCut ? ":)" : ")")
        guard readEffects(text[text.index(after: close)...]) else { return nil }
    }

    private mutating func readEffects(_ text: Substring) -> Bool {
        var rest = text.drop { $0 == " " }
        if !rest.isEmpty, rest.count == text.count { return false }
        while !rest.isEmpty {
            if rest.hasPrefix("->") {
                result = String(rest.dropFirst(2).drop { $0 == " " })
                while result?.hasSuffix(" ") == true { result?.removeLast() }
                return result.flatMap(Extraction.typeName) != nil
            }
            let word = rest.prefix { $0 != " " && $0 != "(" }
            guard word == "async" || word == "throws" || word == "rethrows" else { return false }
            rest = rest.dropFirst(word.count)
            var effect = String(word)
            if word == "throws", rest.hasPrefix("("), let close = rest.firstIndex(of: ")") {
                effect += rest[...close]
                rest = rest[rest.index(after: close)...]
            }
            effects.append(effect)
            rest = rest.drop { $0 == " " }
        }
        return true
    }

    /// Something is said beyond the name.
    var isMore: Bool { !effects.isEmpty || result != nil }

    func describe(_ fact: inout Fact) {
        fact.type = result ?? fact.type
        fact.detail.attributes += effects.filter { $0 != "rethrows" }
    }
}

import SourceText

extension Extraction {
    /// "Make an ABDoorPlan object first": a vendor's name that samples use, without a mark, where a sentence calls it an object.
    mutating func noteUnmarkedTypes(_ passage: Passage) {
        for mention in passage.mentions where !mention.isCode && NameShape.isPrefixed(mention.name) {
            let name = mention.name
            guard NameShape.looksLikeType(name), name.utf8.allSatisfy(NameShape.isIdentifierPart), survey.isOfAPI(name),
                survey.isKnownType(name), passage.callsObject(mention.span), !passage.isInLink(mention.span)
            else { continue }
            passingFacts.append(PassingFact(fact: Fact(.type, name, source: .prose, span: passage.file(mention.span))))
        }
    }
}

extension Passage {
    /// "the method in `DoorSettings`", "read it from `DoorSettings`", "dentro de `DoorSettings`": what holds what the sentence is about.
    func looksInside(_ span: Span) -> Bool {
        let words = wordsBefore(span)
        guard let last = words.last else { return false }
        if ["inside", "within", "from"].contains(last) { return true }
        if last == "in", let before = words.dropLast().last { return Self.members.contains(before) }
        return last == "de" && words.dropLast().last == "dentro"
    }

    private static let members: Set<String> = [
        "method", "methods", "property", "properties", "function", "functions", "constants", "values",
    ]
}

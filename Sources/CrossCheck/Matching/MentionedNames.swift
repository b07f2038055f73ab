import Guide

/// The names that a guide only mentions, to tell which of them is another one misspelled.
struct MentionedNames {
    private let matching: Matching
    /// Each with its mentions in guide order.
    private let names: [(name: Letters, facts: [Int])]
    private let index: NearNames

    init(_ matching: Matching) {
        self.matching = matching
        var mentions: [String: [Int]] = [:]
        for fact in matching.facts where fact.fact.kind == .use { mentions[fact.fact.name, default: []].append(fact.id) }
        names = mentions.map { (Letters($0.key), $0.value) }.sorted { $0.1[0] < $1.1[0] }
        index = NearNames(names.map { [$0.name.text] })
    }

    /// The fact that mentions of one name misspell: one that is explained, or more frequent.
    func meant(by group: [GuideFact]) -> GuideFact? {
        guard group.allSatisfy({ $0.fact.kind == .use }) else { return nil }
        let name = Letters(group[0].fact.name)
        let near = index.places(near: [name.text]).map { names[$0] }.filter { Similarity.isSlip(name, $0.name) }
        let facts = near.flatMap(\.facts).sorted().map { matching.facts[$0] }
        return facts.first { matching.itemOfFact[$0.id] != nil || matching.reasons[$0.id] != nil }
            ?? (facts.count > group.count ? facts.first : nil)
    }
}

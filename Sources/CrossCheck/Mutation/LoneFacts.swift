import Guide
import SourceText
import Spec

/// Facts of a source that nothing else in it repeats: only where one of those is wrong, the source says something else.
///
/// A guide has to be right in every place, so that all of its facts count as lone.
struct LoneFacts {
    private let matching: Matching
    private let counts: [String: Int]
    private let mentioned: Set<String>

    init(_ matching: Matching) {
        self.matching = matching
        counts = matching.facts.reduce(into: [:]) { $0[$1.fact.name, default: 0] += 1 }
        mentioned = Set(matching.references.joined().map(TypeNames.bare))
    }

    /// A type that others mention is known by them, too.
    func contains(_ fact: GuideFact) -> Bool {
        if matching.witness.isGuide { return true }
        let isType = fact.fact.kind == .type || fact.fact.kind == .enum
        return counts[fact.fact.name] == 1 && !(isType && (mentioned.contains(fact.fact.name) || hasMembers(fact.fact.name)))
    }

    /// Whether all that bears an item out is about the item itself, and all that has its name, and stands in one file.
    func areAll(of item: SpecItemReference, in file: SourceFile) -> Bool {
        if matching.witness.isGuide { return true }
        let facts = matching.factsOfItem[item.id].map { matching.facts[$0] }
        return facts.allSatisfy { matching.itemOfFact[$0.id] == item.id && $0.file === file && counts[$0.fact.name] == facts.count }
    }

    private func hasMembers(_ name: String) -> Bool {
        matching.stated.members(of: name).contains { !matching.factsOfItem[$0.id].isEmpty }
    }
}

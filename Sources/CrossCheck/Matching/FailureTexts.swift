import Guide
import Spec

/// Errors that are borne out by the bodies of failures that a document shows: `{"error": "No such lamp"}` below "404: Not found".
enum FailureTexts {
    static func add(to matching: inout Matching) {
        let shown = matching.facts.filter(\.fact.isTextOfFailure)
        guard !shown.isEmpty else { return }
        let texts = Dictionary(grouping: shown, by: \.fact.name).mapValues { $0.map(\.id) }
        for item in matching.items where item.item.kind == .error {
            guard matching.factsOfItem[item.id].isEmpty, matching.witness.bears(item.item.provenance) else { continue }
            // Numbers stand everywhere; of what is a text all of it has to be shown.
            let words = item.item.wireNames.map(\.value).filter { $0.contains(where: \.isLetter) }
            let found = words.compactMap { texts[$0] }
            guard !found.isEmpty, found.count == words.count else { continue }
            matching.factsOfItem[item.id] = found.flatMap { $0 }.sorted()
            for fact in matching.factsOfItem[item.id] where matching.itemOfFact[fact] == nil { matching.itemOfFact[fact] = item.id }
        }
    }
}

/// Which errors the bodies below titles of statuses tell of, by their texts.
struct TitledErrors {
    let facts: [GuideFact]
    /// The names of the errors that are spelled so.
    private let names: [String: Set<String>]

    init(_ matching: Matching) {
        facts = matching.facts.filter(\.fact.isTextOfFailure)
        var names: [String: Set<String>] = [:]
        for item in facts.isEmpty ? [] : matching.items where item.item.kind == .error {
            for wire in item.item.wireNames { names[wire.value, default: []].insert(item.item.name.value) }
        }
        self.names = names
    }

    func names(of fact: GuideFact) -> Set<String> { names[fact.fact.name] ?? [] }
}

package import Diagnostics
import Guide
import SourceText
import Spec

/// The spec states what the guide does not.
package enum SpecOnly: CheckRule {
    package static let rule = Rule(
        "spec-only",
        "the spec states what the guide does not",
        explanation: """
            An item rests on the guide unless it says otherwise, and no fact of the guide bears this one out: it is misspelled, has gone from the \
            guide, or was never there. Correct its name, remove it, or say where it comes from: `documented: <source>` for another document, \
            `invented: <reason>` for what nobody documents.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        let followers = Followers(matching)
        return matching.unborne.filter { !followers.follow($0.item) }.map { item in
            let title = item.title + spelling(of: item.item)
            let message = "the spec states the \(item.noun) \(title), and \(matching.witness.title) does not"
            return Finding(
                rule,
                message,
                name: item.item.name.value,
                spec: item.item.name.place,
                guide: matching.guidePlace(near: item),
                help: "name the document that states it (`documented:`), or say why it is needed (`invented:`)"
            )
        } + missingValues(in: matching)
    }

    /// What documents know an error by.
    private static func spelling(of item: SpecItem) -> String {
        guard item.kind == .error, let wire = item.wireNames.first?.value, wire != item.name.value else { return "" }
        return ", `\(wire)` on its way"
    }

    /// Members of a closed set that no fact names.
    private static func missingValues(in matching: Matching) -> [Finding] {
        let listed = ListedNames(matching)
        return matching.items.flatMap { item -> [Finding] in
            guard !matching.factsOfItem[item.id].isEmpty, matching.witness.bears(item.item.provenance(of: .values)) else { return [] }
            let facts = matching.factsOfItem[item.id].map { matching.facts[$0] }
            guard facts.contains(where: { $0.fact.name != item.item.name.value }) else { return [] }
            // An empty text is a value, and nothing that a fact could be called.
            let missing = item.item.values.filter { value in
                !value.value.isEmpty
                    && !facts.contains {
                        $0.fact.name == value.value || $0.fact.value == value.value || listed.has(value.value, beside: $0)
                    }
            }
            return missing.map { value in
                let message = "the spec allows \(item.title) the value `\(value.value)`, and \(matching.witness.title) does not"
                return Finding(rule, message, name: value.value, spec: value.place, guide: facts[0].place)
            }
        }
    }
}

/// What a witness lists of each endpoint. Parameters of one call share values (`true`, `1`, `asc`), and a fact is paired with one of them alone.
private struct ListedNames {
    private let names: [String: Set<String>]

    init(_ matching: Matching) {
        var names: [String: Set<String>] = [:]
        for fact in matching.facts where fact.fact.kind == .parameter {
            if let owner = fact.fact.owner { names[owner, default: []].insert(fact.fact.name) }
        }
        self.names = names
    }

    func has(_ name: String, beside fact: GuideFact) -> Bool { fact.fact.owner.flatMap { names[$0]?.contains(name) } ?? false }
}

/// Parameters and headers of what is not borne out itself: one cause is told once, and the rest when that is mended.
private struct Followers {
    /// Where the names of such methods and endpoints stand, and how the spec calls such endpoints.
    private var owners: Set<Place> = []
    private var calls: Set<String> = []

    init(_ matching: Matching) {
        for item in matching.items where [.method, .endpoint].contains(item.item.kind) && matching.factsOfItem[item.id].isEmpty {
            guard matching.witness.bears(item.item.provenance) else { continue }
            owners.insert(item.item.name.place)
            if item.item.kind == .endpoint, let name = item.item.owner?.value { calls.insert(name) }
        }
    }

    func follow(_ item: SpecItem) -> Bool {
        switch item.kind {
        case .parameter: item.owner.map { owners.contains($0.place) } ?? false
        case .header: item.owner.map { calls.contains($0.value) } ?? false
        default: false
        }
    }
}

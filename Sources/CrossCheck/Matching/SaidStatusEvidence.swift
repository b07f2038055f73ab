import Guide
import Spec

/// Errors that servers spell by their status alone are borne out by sentences that say it: "fails with `404 Not Found` if there is no such lamp".
enum SaidStatusEvidence {
    static func add(to matching: inout Matching) {
        let said = matching.facts.filter(\.fact.isSaidStatus)
        guard !said.isEmpty else { return }
        let places = Dictionary(grouping: said) { $0.fact.detail.status ?? 0 }.mapValues { $0.map(\.id) }
        let errors = matching.items.filter { $0.item.kind == .error && $0.item.status != nil }
        for (status, errors) in Dictionary(grouping: errors, by: { $0.item.status?.value ?? 0 }) {
            // Of two errors with one status a sentence says neither.
            guard errors.count == 1, let error = errors.first, let facts = places[status], isSpelled(error.item, by: status) else {
                continue
            }
            guard matching.factsOfItem[error.id].isEmpty, matching.witness.bears(error.item.provenance) else { continue }
            matching.factsOfItem[error.id] = facts
            for fact in facts where matching.itemOfFact[fact] == nil { matching.itemOfFact[fact] = error.id }
        }
    }

    /// Whether nothing else is said of the error that could be wrong.
    private static func isSpelled(_ error: SpecItem, by status: Int) -> Bool {
        (error.wireNames + [error.value].compactMap(\.self)).allSatisfy { $0.value == String(status) }
    }
}

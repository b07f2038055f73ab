import Guide
import SourceText
import Spec

/// What the section of a call lists among its errors, held against the spec's `errors:` of that call.
struct CallErrors {
    private let matching: Matching
    /// By the call in whose section they stand; what stands anywhere else counts for all.
    private let listed: [String: [GuideFact]]

    init?(_ matching: Matching) {
        let errors = matching.facts.filter {
            $0.fact.kind == .error && [.table, .list].contains($0.fact.source) || $0.fact.isTextOfFailure
        }
        guard !errors.isEmpty else { return nil }
        self.matching = matching
        listed = Dictionary(grouping: errors) { $0.fact.owner ?? "" }
    }

    /// Errors that the spec's call answers with, and that the document lists for other calls alone.
    func foreign(of endpoint: SpecItemReference) -> [Finding] {
        // A page tells calls of one address apart by what they are sent, and lists their errors together.
        let calls = matching.stated.named(endpoint.item.name.value).filter { $0.item.kind == .endpoint }
        guard calls.count == 1, matching.witness.bears(endpoint.item.provenance) else { return [] }
        let addresses = Set(matching.factsOfItem[endpoint.id].map { matching.facts[$0].fact }.filter { $0.kind == .endpoint }.map(\.name))
        let own = addresses.flatMap { listed[$0] ?? [] }
        let known = Set(own.compactMap { matching.itemOfFact[$0.id] })
        // A list of which the spec has nothing may be of something else.
        let answered = Set(endpoint.item.errorsAnswered.flatMap { items(of: $0.value).map(\.id) })
        guard let first = own.first, !known.isDisjoint(with: answered) else { return [] }
        return endpoint.item.errorsAnswered.compactMap { error in
            let items = items(of: error.value)
            guard items.count == 1, let item = items.first, !known.contains(item.id) else { return nil }
            let facts = matching.factsOfItem[item.id].map { matching.facts[$0] }
            let owners = facts.map { $0.fact.kind == .error || $0.fact.isTextOfFailure ? $0.fact.owner : nil }
            // A body below a title is one of those that come with its status.
            guard
                !own.contains(where: { own in own.fact.isTextOfFailure && facts.contains { $0.fact.detail.status == own.fact.detail.status }
                })
            else { return nil }
            guard let other = owners.first ?? nil, owners.allSatisfy({ $0?.has("/") == true && !addresses.contains($0 ?? "") }) else {
                return nil
            }
            return finding(error, of: endpoint, other, first)
        }
    }

    /// `DoorError.locked`, or `locked` alone.
    private func items(of error: String) -> [SpecItemReference] {
        let parts = error.split(separator: ".").map(String.init)
        guard let name = parts.last else { return [] }
        return matching.stated.named(name).filter { item in
            item.item.kind == .error && (parts.count < 2 || item.item.owner?.value == parts[parts.count - 2])
        }
    }

    private func finding(_ error: Located<String>, of endpoint: SpecItemReference, _ other: String, _ list: GuideFact) -> Finding {
        let name = endpoint.callName
        return Finding(
            SpecOnly.rule,
            "`\(name)` answers with `\(error.value)` in the spec, which \(matching.witness.title) lists for `\(other)`, and not here",
            name: error.value, spec: error.place, guide: list.place,
            help: "leave it out, or accept it with an erratum that says why the call answers so", witness: matching.witness)
    }
}

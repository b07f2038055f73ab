import Diagnostics
import Guide
import Spec

/// What a source says that a call has to send, and the spec's call does not.
///
/// Of an endpoint that it takes from a source, a spec may state a part, but a server refuses what lacks a required parameter. In a guide anything
/// that the spec lacks is a finding.
struct UnstatedParameter {
    let matching: Matching
    /// By endpoint, as the source calls it.
    private let required: [String: [GuideFact]]
    private let headers: Set<String>

    init?(_ matching: Matching) {
        guard !matching.witness.isGuide else { return nil }
        self.matching = matching
        let renamed = Set(matching.nearMisses.filter { $0.kind == .renamed }.map(\.fact))
        required = Dictionary(grouping: matching.facts.filter { Self.isListed($0.fact) }) { $0.fact.owner ?? "" }.mapValues { listed in
            // What objects hold may stand in tables of their own, under names that say nothing of where they are.
            guard !listed.contains(where: { $0.fact.type.map(Self.holdsMore) == true }) else { return [] }
            let counts = listed.reduce(into: [:]) { $0[$1.fact.name, default: 0] += 1 }
            // What the address of several calls needs, each of them lists.
            let calls = counts.values.max() ?? 1
            return listed.filter {
                $0.fact.detail.isRequired == true && matching.itemOfFact[$0.id] == nil && !renamed.contains($0.id)
                    && counts[$0.fact.name] == calls && $0.fact.owner?.contains("{\($0.fact.name)}") == false
            }
        }
        // Some are said once for many endpoints, and some follow from the body.
        headers = Set(matching.items.filter { $0.item.kind == .header }.map { Self.plain($0.item.name.value) }).union(Self.impliedHeaders)
    }

    func findings(_ endpoint: SpecItemReference) -> [Finding] {
        // Several endpoints may have one address: what one of them sends is known.
        let parts = matching.stated.members(of: endpoint.item.name.value)
        guard parts.first?.item.owner?.place ?? endpoint.item.name.place == endpoint.item.name.place else { return [] }
        guard !parts.contains(where: { $0.item.type.map { Self.holdsMore($0.value) } == true }) else { return [] }
        let known = Set(parts.map { Self.plain($0.item.name.value) })
        let addresses = Set(matching.factsOfItem[endpoint.id].map { matching.facts[$0].fact }.filter { $0.kind == .endpoint }.map(\.name))
        let open = addresses.sorted().flatMap { required[$0] ?? [] }.filter { fact in
            let name = Self.plain(fact.fact.name)
            return !known.contains(name) && !(fact.fact.kind == .header && headers.contains(name))
        }
        return open.isEmpty ? [] : [finding(open, endpoint)]
    }

    private static func holdsMore(_ type: String) -> Bool {
        let words = type.lowercased()
        return ["object", "json", "array", "list", "map", "dict", "struct", "["].contains(where: words.contains)
    }

    private static func isListed(_ fact: Fact) -> Bool {
        [.parameter, .header].contains(fact.kind) && [.table, .list].contains(fact.source) && fact.owner != nil && !fact.detail.isInAnswer
            && !fact.name.contains(".")
    }

    /// Members of bodies under the name of what holds them; servers read headers in any letters.
    private static func plain(_ name: String) -> String { name.prefix { $0 != "." && $0 != "[" }.lowercased() }

    private static let impliedHeaders = ["content-type", "content-length", "accept", "host", "user-agent", "authorization"]

    private func finding(_ facts: [GuideFact], _ endpoint: SpecItemReference) -> Finding {
        let names = FactGroups.names(facts)
        let list = Wording.shortList(names.map { "`\($0)`" }, limit: 8)
        let title = matching.witness.title
        var finding = Finding(
            GuideOnly.rule, "`\(endpoint.callName)` has to be asked with \(list), as \(title) says, and the spec does not state it",
            name: endpoint.item.name.value, spec: endpoint.item.name.place, guide: facts[0].place, facts: facts.map(\.id),
            help: "state what is sent, or say in an erratum for `\(endpoint.item.name.value)` what is left out, and why")
        finding.says = names.joined(separator: ", ")
        finding.witness = matching.witness
        return finding
    }
}

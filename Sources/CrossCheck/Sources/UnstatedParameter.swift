import Diagnostics
import Guide
import SourceText
import Spec

/// What a source says that a call has to send, and the spec's call does not.
///
/// Of an endpoint that it takes from a source, a spec may state a part, but a server refuses what lacks a required parameter. In a guide anything
/// that the spec lacks is a finding.
struct UnstatedParameter {
    let matching: Matching
    /// By endpoint, as the source calls it.
    private let required: [String: [GuideFact]]
    /// By endpoint: the rows that are objects. What is inside may stand in tables of its own, under names that say nothing of where they are.
    private let holding: [String: [String]]
    /// By endpoint: what an address needs that the document lists several times, as several calls have it, and not each time.
    private let partly: [String: [GuideFact]]
    /// By endpoint: how many calls the document has of it.
    private let calls: [String: Int]
    /// By endpoint: the headers that a table below the call requires.
    private let headers: [String: [GuideFact]]
    private let shown: ShownHeaders

    init?(_ matching: Matching) {
        guard !matching.witness.isGuide else { return nil }
        self.matching = matching
        shown = ShownHeaders(matching)
        let renamed = Set(matching.nearMisses.filter { $0.kind == .renamed }.map(\.fact))
        let listed = Dictionary(grouping: matching.facts.filter { Self.isListed($0.fact) }) { $0.fact.owner ?? "" }
        let parameters = listed.mapValues { listed -> [GuideFact] in
            let listed = listed.filter { $0.fact.kind == .parameter }
            return listed.filter {
                $0.fact.detail.isRequired == true && !Self.isStated($0, matching) && !renamed.contains($0.id)
                    && !Self.isPlaceholder($0.fact)
            }
        }
        holding = listed.mapValues { rows in
            rows.map(\.fact).filter { $0.kind == .parameter && $0.type.map(Self.holdsMore) == true }.map(\.name)
        }
        let counts = listed.mapValues { listed in listed.reduce(into: [:]) { $0[$1.fact.name, default: 0] += 1 } }
        let isOfAll = { (fact: GuideFact) -> Bool in
            // What the address of several calls needs, each of them lists.
            let names = counts[fact.fact.owner ?? ""] ?? [:]
            return names[fact.fact.name] == names.values.max()
        }
        required = parameters.mapValues { $0.filter(isOfAll) }
        partly = parameters.mapValues { $0.filter { !isOfAll($0) } }
        calls = counts.mapValues { $0.values.max() ?? 1 }
        headers = listed.mapValues { listed in
            listed.filter {
                $0.fact.kind == .header && $0.fact.detail.isRequired == true && matching.itemOfFact[$0.id] == nil
                    && !renamed.contains($0.id)
                    && !Self.impliedHeaders.contains($0.fact.name.lowercased())
            }
        }
    }

    /// An item of the call's own has it. Of an address with several methods each has parameters of its own.
    private static func isStated(_ fact: GuideFact, _ matching: Matching) -> Bool {
        guard let item = matching.itemOfFact[fact.id].map({ matching.items[$0].item }) else { return false }
        guard let stated = item.owner.flatMap({ URLForm.split($0.value).method }),
            let written = fact.fact.owner.flatMap({ URLForm.split($0).method })
        else { return true }
        return stated == written
    }

    func findings(_ endpoint: SpecItemReference) -> [Finding] {
        // Several endpoints may have one address: what one of them sends is known.
        let parts = matching.stated.members(of: endpoint.item.name.value)
        guard parts.first?.item.owner?.place ?? endpoint.item.name.place == endpoint.item.name.place else { return [] }
        let addresses = Set(matching.factsOfItem[endpoint.id].map { matching.facts[$0].fact }.filter { $0.kind == .endpoint }.map(\.name))
            .sorted()
        let stated = matching.stated.named(endpoint.item.name.value).filter { $0.item.kind == .endpoint }
        let inside = stated.flatMap { $0.item.requests.joined() }
        let opened = Set(inside.compactMap { $0.outer?.split(separator: ".").last.map { Self.plain(String($0)) } })
        let isOpen = { (item: SpecItem) in
            item.type.map { Self.holdsMore($0.value) } == true && !opened.contains(Self.plain(item.name.value))
        }
        // Of an object that the spec leaves open, or lacks, any row may be about what it holds.
        let holders = addresses.flatMap { holding[$0] ?? [] }
        let holdsMore = parts.contains { isOpen($0.item) } || holders.contains { !opened.contains(Self.plain($0)) }
        let known = Set(parts.map { Self.plain($0.item.name.value) } + inside.map { Self.plain($0.name.value) })
        // A list may travel as one text, and its rows be those of another call of the address.
        let holdsList = parts.contains { $0.item.type?.value.has("[") == true }
        let listed = addresses.flatMap { address in
            // The spec has all calls of the address: one of them needs it.
            (required[address] ?? []) + (!holdsList && stated.count >= calls[address] ?? 1 ? partly[address] ?? [] : [])
        }
        let parameters = holdsMore ? [] : listed.filter { !known.contains(Self.plain($0.fact.name)) }
        let sent = Set(
            stated.flatMap { matching.stated.members(of: $0.callName) }.filter { $0.item.kind == .header }.map {
                Self.plain($0.item.name.value)
            })
        let open = parameters + headers(at: addresses).filter { !sent.contains(Self.plain($0.fact.name)) }
        return open.isEmpty ? [] : [finding(open, endpoint)]
    }

    /// Those of its tables, and of its commands.
    private func headers(at addresses: [String]) -> [GuideFact] {
        let listed = addresses.flatMap { headers[$0] ?? [] }
        let names = Set(listed.map { Self.plain($0.fact.name) })
        return listed + addresses.flatMap(shown.always).filter { !names.contains(Self.plain($0.fact.name)) }
    }

    /// Objects, and lists of which nobody says that they hold none.
    private static func holdsMore(_ type: String) -> Bool {
        let words = type.lowercased()
        if ["object", "json", "map", "dict", "struct"].contains(where: words.contains) { return true }
        return ["array", "list", "["].contains(where: words.contains) && !plainItems.contains(where: words.contains)
    }

    private static let plainItems = ["string", "int", "number", "bool", "float", "double", "date", "uuid"]

    private static func isListed(_ fact: Fact) -> Bool {
        [.parameter, .header].contains(fact.kind) && [.table, .list].contains(fact.source) && fact.owner != nil && !fact.detail.isInAnswer
            && !fact.name.contains(".")
    }

    /// Members of bodies under the name of what holds them; servers read headers in any letters.
    private static func plain(_ name: String) -> String { name.prefix { $0 != "." && $0 != "[" }.lowercased() }

    /// `{id}` of the address, or `id` where the address has `{DOOR_ID}`.
    static func isPlaceholder(_ fact: Fact) -> Bool {
        let name = fact.name.lettersAndDigits
        let parts = (fact.owner ?? "").split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" }.lettersAndDigits }
        return parts.contains { $0.hasSuffix(name) || name.hasSuffix($0) }
    }

    static let impliedHeaders = ["content-type", "content-length", "accept", "host", "user-agent"]

    private func finding(_ facts: [GuideFact], _ endpoint: SpecItemReference) -> Finding {
        let names = FactGroups.names(facts)
        let list = Wording.shortList(names.map { "`\($0)`" }, limit: 8)
        let title = matching.witness.title
        return Finding(
            GuideOnly.rule, "`\(endpoint.callName)` has to be asked with \(list), as \(title) says, and the spec does not state it",
            name: endpoint.item.name.value, spec: endpoint.item.name.place, guide: facts[0].place, facts: facts.map(\.id),
            help: "state what is sent, or say in an erratum for `\(endpoint.item.name.value)` what is left out, and why",
            says: names.joined(separator: ", "), witness: matching.witness)
    }
}

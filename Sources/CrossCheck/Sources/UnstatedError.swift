import Diagnostics
import Guide
import Spec

/// Errors that a source lists beside others, and that the spec, which takes its errors from there, lacks; and errors that the section of a call
/// lists, and the spec's call does not answer with.
struct UnstatedError {
    private let matching: Matching
    private let listed: [GuideFact]
    private let titled: TitledErrors

    init?(_ matching: Matching) {
        self.matching = matching
        listed = matching.facts.filter { $0.fact.kind == .error && [.table, .list].contains($0.fact.source) }
        titled = TitledErrors(matching)
        if listed.isEmpty, titled.facts.isEmpty { return nil }
    }

    var findings: [Finding] {
        let enums = matching.items.filter { $0.item.kind == .enum }
        var taken: Set<Int> = []
        let listed = enums.compactMap { item -> Finding? in
            let open = missing(of: item).filter { taken.insert($0.id).inserted }
            return open.isEmpty ? nil : finding(open, of: item)
        }
        return listed + matching.items.filter { $0.item.kind == .endpoint }.compactMap { finding(of: $0) }
    }

    /// What stands in one list.
    private struct List: Hashable {
        let file: ObjectIdentifier
        let heading: Int?
        let owner: String?

        init(_ fact: GuideFact) {
            file = ObjectIdentifier(fact.file)
            heading = fact.fact.detail.headingLine
            owner = fact.fact.owner
        }
    }

    private func missing(of item: SpecItemReference) -> [GuideFact] {
        let cases = matching.stated.members(of: item.item.name.value).filter { $0.item.kind == .error }
        // A part of them may be another document's, which has the others.
        let isWhole = cases.allSatisfy { matching.witness.bears($0.item.provenance) || $0.item.provenance.isInvented }
        guard isWhole, cases.contains(where: { matching.witness.bears($0.item.provenance) }) else { return [] }
        let own = cases.flatMap { matching.factsOfItem[$0.id] }.map { matching.facts[$0] }.filter { $0.fact.kind == .error }
        let lists = Set(own.map(List.init))
        let rows = Set(
            matching.facts.filter { matching.itemOfFact[$0.id] != nil }.map { Row(file: ObjectIdentifier($0.file), line: $0.line) })
        let renamed = Set(matching.nearMisses.filter { $0.kind == .renamed }.map(\.fact))
        return listed.filter { fact in
            matching.itemOfFact[fact.id] == nil && matching.reasons[fact.id] == nil && !renamed.contains(fact.id)
                && lists.contains(List(fact))
                && !rows.contains(Row(file: ObjectIdentifier(fact.file), line: fact.line))
        }
    }

    /// One row may give an error two names: the spec has one of them.
    private struct Row: Hashable {
        let file: ObjectIdentifier
        let line: Int
    }

    private func finding(_ facts: [GuideFact], of item: SpecItemReference) -> Finding {
        let names = FactGroups.names(facts)
        let list = Wording.shortList(names.map { "`\($0)`" }, limit: 8)
        let noun = names.count == 1 ? "error" : "errors"
        return Finding(
            GuideOnly.rule,
            "\(matching.witness.title) lists the \(noun) \(list) beside those of `\(item.item.name.value)`, and the spec does not state "
                + (names.count == 1 ? "it" : "them"),
            name: item.item.name.value, spec: item.item.name.place, guide: facts[0].place, facts: facts.map(\.id),
            help: "state what is missing, or say in an erratum for `\(item.item.name.value)` what is left out, and why",
            says: names.joined(separator: ", "), witness: matching.witness)
    }

    /// An endpoint that says with which errors it answers leaves out what is listed in its own section.
    func finding(of endpoint: SpecItemReference) -> Finding? {
        // A page tells calls of one address apart by what they are sent, and lists their errors together.
        let calls = matching.stated.named(endpoint.item.name.value).filter { $0.item.kind == .endpoint }
        guard calls.first?.id == endpoint.id, !endpoint.item.errorsAnswered.isEmpty else { return nil }
        let answered = Set(calls.flatMap(\.item.errorsAnswered).map { $0.value.split(separator: ".").last.map(String.init) ?? "" })
        guard matching.witness.bears(endpoint.item.provenance) else { return nil }
        let addresses = Set(matching.factsOfItem[endpoint.id].map { matching.facts[$0].fact }.filter { $0.kind == .endpoint }.map(\.name))
        let open =
            listed.filter { fact in
                guard let owner = fact.fact.owner, addresses.contains(owner), let item = matching.itemOfFact[fact.id] else { return false }
                let stated = matching.items[item].item
                return stated.kind == .error && !answered.contains(stated.name.value)
            }
            + titled.facts.filter { fact in
                let names = titled.names(of: fact)
                return fact.fact.owner.map(addresses.contains) == true && !names.isEmpty && names.isDisjoint(with: answered)
            }
        guard let first = open.first else { return nil }
        let name = endpoint.callName
        let names = FactGroups.names(open)
        return Finding(
            GuideOnly.rule,
            "\(matching.witness.title) lists \(Wording.shortList(names.map { "`\($0)`" }, limit: 8)) among the errors of `\(name)`, and the "
                + "spec's `errors:` do not",
            name: endpoint.item.name.value, spec: endpoint.item.errorsAnswered[0].place, guide: first.place,
            help: "state what is missing, or say in an erratum for `\(endpoint.item.name.value)` what is left out, and why",
            says: names.joined(separator: ", "), witness: matching.witness)
    }
}

extension Provenance {
    fileprivate var isInvented: Bool {
        switch self {
        case .invented: true
        case .guide, .documented: false
        }
    }
}

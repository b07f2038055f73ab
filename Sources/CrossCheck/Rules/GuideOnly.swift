package import Diagnostics
import Guide

/// The guide states what the spec does not.
package enum GuideOnly: CheckRule {
    package static let rule = Rule(
        "guide-only",
        "the guide states what the spec does not",
        explanation: """
            The guide declares, lists or uses a name that no item of the spec has: apps written by the guide would miss it in the generated client. \
            Add it to the spec, or, if it is not part of the API, accept the finding with an erratum that says why.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        let mentions = MentionedNames(matching)
        let strangers = matching.strangers.filter {
            !matching.addresses.isMisspelled($0) && !$0.fact.isOnlyEvidence && !$0.fact.isDefinition
        }
        let parts = PartsOfCalls(strangers)
        return FactGroups.byName(strangers.filter { !parts.have($0) }).filter {
            mentions.meant(by: $0) == nil
        }.map { group -> Finding in
            let first = group[0]
            let own = parts.parts(of: first)
            let owner = (first.fact.owner ?? first.fact.detail.receiver).map { " of `\($0)`" } ?? ""
            var finding = Finding(
                rule,
                "the guide \(verb(first)) the \(first.noun) `\(first.fact.name)`\(owner), and the spec does not state it",
                name: first.fact.name,
                spec: matching.specPlace(near: first),
                guide: first.place,
                facts: (group + own).map(\.id),
                notes: FactGroups.otherLines(group) + PartsOfCalls.note(own)
            )
            let isOfCall = [.parameter, .header].contains(first.fact.kind)
            finding.ownedName = isOfCall ? first.fact.owner.flatMap(matching.callName).map { "\($0).\(first.fact.name)" } : nil
            return finding
        }
    }

    private static func verb(_ fact: GuideFact) -> String {
        switch fact.fact.source {
        case .declaration: "declares"
        case .table, .list: "lists"
        case .sample: "uses"
        case .prose, .heading: "names"
        }
    }
}

/// What calls that the spec does not have take, answer and send along: one cause is told once.
private struct PartsOfCalls {
    private let byCall: [String: [GuideFact]]
    private let ids: Set<Int>

    init(_ strangers: [GuideFact]) {
        let calls = Set(strangers.filter { $0.fact.kind == .endpoint }.map(\.fact.name))
        let parts = strangers.filter { [.parameter, .header].contains($0.fact.kind) && $0.fact.owner.map(calls.contains) == true }
        byCall = Dictionary(grouping: parts) { $0.fact.owner ?? "" }
        ids = Set(parts.map(\.id))
    }

    func have(_ fact: GuideFact) -> Bool { ids.contains(fact.id) }

    func parts(of call: GuideFact) -> [GuideFact] { call.fact.kind == .endpoint ? byCall[call.fact.name] ?? [] : [] }

    static func note(_ parts: [GuideFact]) -> [String] {
        let names = FactGroups.names(parts).map { "`\($0)`" }
        return names.isEmpty ? [] : ["nor what the guide says of it: \(Wording.shortList(names, limit: 8))"]
    }
}

/// Facts that are reported together.
enum FactGroups {
    /// Facts of one family, name and owner, in guide order.
    static func byName(_ facts: [GuideFact]) -> [[GuideFact]] {
        grouped(facts) { Name(family: KindFamily($0.fact.kind), name: $0.fact.name, owner: $0.fact.owner ?? "") }
    }

    private struct Name: Hashable {
        var family: KindFamily
        var name: String
        var owner: String
    }

    static func grouped(_ facts: [GuideFact], by key: (GuideFact) -> some Hashable) -> [[GuideFact]] {
        let groups = Dictionary(grouping: facts, by: key)
        return groups.values.sorted { $0[0].id < $1[0].id }
    }

    /// Each name once, in guide order.
    static func names(_ group: [GuideFact]) -> [String] {
        group.map(\.fact.name).reduce(into: [String]()) { names, name in if !names.contains(name) { names.append(name) } }
    }

    /// "also on lines 12 and 40", or nothing.
    static func otherLines(_ group: [GuideFact]) -> [String] {
        let lines = Set(group.dropFirst().filter { $0.file === group[0].file && $0.line != group[0].line }.map(\.line)).sorted()
        guard !lines.isEmpty else { return [] }
        return ["also on \(Wording.noun(lines.count, "line")) \(Wording.shortList(lines.map(String.init), limit: 8))"]
    }
}

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
        return FactGroups.byName(
            matching.strangers.filter { !matching.addresses.isMisspelled($0) && !$0.fact.isOnlyEvidence && !$0.fact.isDefinition }
        ).filter {
            mentions.meant(by: $0) == nil
        }.map { group -> Finding in
            let first = group[0]
            let owner = (first.fact.owner ?? first.fact.detail.receiver).map { " of `\($0)`" } ?? ""
            var finding = Finding(
                rule,
                "the guide \(verb(first)) the \(first.noun) `\(first.fact.name)`\(owner), and the spec does not state it",
                name: first.fact.name,
                spec: matching.specPlace(near: first),
                guide: first.place,
                facts: group.map(\.id),
                notes: FactGroups.otherLines(group)
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

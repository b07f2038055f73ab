package import Diagnostics
import Guide
import SourceText
import Spec

/// One address stands in the guide in two spellings.
package enum URLSpelling: CheckRule {
    package static let rule = Rule(
        "url-spelled-two-ways",
        "the guide writes one URL in two ways",
        explanation: """
            Two URLs of the guide differ in a letter: one of them probably leads nowhere. Example: `…/manageSubscription` in the text and \
            `…/manageSubscriptions` in the sample. Find out which one works, state that one, and accept the other with an erratum.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        let groups = groups(matching)
        return groups.compactMap { group in
            guard let url = url(of: group[0]), let other = right(for: group, among: groups, matching) else { return nil }
            return Finding(
                rule,
                "the guide writes `\(url)` here, and `\(self.url(of: other) ?? "")` on line \(other.line)",
                name: url,
                spec: matching.itemOfFact[other.id].map { matching.items[$0].item.name.place } ?? matching.specPlace(near: group[0]),
                guide: group[0].place,
                facts: group.filter { matching.itemOfFact[$0.id] == nil }.map(\.id),
                notes: FactGroups.otherLines(group)
            )
        }
    }

    /// Whether a fact is reported here, and needs no report as an unknown name.
    static func concerns(_ fact: GuideFact, _ matching: Matching) -> Bool {
        guard let url = url(of: fact) else { return false }
        let groups = groups(matching)
        guard let group = groups.first(where: { self.url(of: $0[0]) == url }) else { return false }
        return right(for: group, among: groups, matching) != nil
    }

    /// The right spelling, if this one is the wrong one: the spec states the right one, or it stands first.
    private static func right(for group: [GuideFact], among groups: [[GuideFact]], _ matching: Matching) -> GuideFact? {
        guard let written = url(of: group[0]) else { return nil }
        let isStated = group.contains { matching.itemOfFact[$0.id] != nil }
        let others = groups.filter { isSlip(url(of: $0[0]) ?? "", written) }
        return others.first { other in
            let otherIsStated = other.contains { matching.itemOfFact[$0.id] != nil }
            return otherIsStated == isStated ? other[0].id < group[0].id : otherIsStated
        }?[0]
    }

    private static func groups(_ matching: Matching) -> [[GuideFact]] {
        FactGroups.grouped(matching.facts.filter { url(of: $0) != nil }) { url(of: $0) ?? "" }
    }

    private static func url(of fact: GuideFact) -> String? {
        switch fact.fact.kind {
        case .endpoint: URLForm.normal(URLForm.split(fact.fact.name).url)
        case .key where fact.fact.name.contains("://"): URLForm.normal(fact.fact.name)
        default: nil
        }
    }

    /// Different, and only by a letter: versions and numbers make other addresses.
    private static func isSlip(_ left: String, _ right: String) -> Bool {
        guard left.filter({ !$0.isNumber }) != right.filter({ !$0.isNumber }) else { return false }
        return DidYouMean.distance(left, right, limit: 1) != nil
    }
}

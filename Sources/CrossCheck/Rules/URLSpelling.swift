package import Diagnostics
import Guide
import Spec

/// One address stands in the guide in two spellings.
package enum URLSpelling: CheckRule {
    package static let rule = Rule(
        "url-spelled-two-ways",
        "the guide writes one URL in two ways",
        explanation: """
            Two URLs of the guide differ in a letter or two at the end of the same path: one of them probably leads nowhere. Example: \
            `…/manageSubscription` in the text and `…/manageSubscriptions` in the sample. Find out which one works, state that one, and accept the \
            other with an erratum.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        let urls = matching.facts.filter { url(of: $0) != nil }
        var findings: [Finding] = []
        var seen: [GuideFact] = []
        for fact in urls {
            guard let written = url(of: fact), !seen.contains(where: { url(of: $0) == written }) else { continue }
            if let other = seen.first(where: { isSlip(url(of: $0) ?? "", written) }) {
                findings.append(finding(fact, written, other, matching))
            }
            seen.append(fact)
        }
        return findings
    }

    private static func finding(_ fact: GuideFact, _ written: String, _ other: GuideFact, _ matching: Matching) -> Finding {
        Finding(
            rule,
            "the guide writes `\(written)` here, and `\(url(of: other) ?? "")` on line \(other.line)",
            name: written,
            spec: matching.itemOfFact[other.id].map { matching.items[$0].item.name.place } ?? matching.specPlace(of: fact),
            guide: fact.place,
            facts: matching.itemOfFact[fact.id] == nil ? [fact.id] : []
        )
    }

    private static func url(of fact: GuideFact) -> String? {
        switch fact.fact.kind {
        case .endpoint: URLForm.normal(URLForm.split(fact.fact.name).url)
        case .key where fact.fact.name.contains("://"): URLForm.normal(fact.fact.name)
        default: nil
        }
    }

    /// Different, and only by a slip: versions and numbers make other addresses.
    private static func isSlip(_ left: String, _ right: String) -> Bool {
        guard left.filter({ !$0.isNumber }) != right.filter({ !$0.isNumber }) else { return false }
        return DidYouMean.distance(left, right, limit: 1) != nil
    }
}

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
        matching.addresses.misspelled.map { wrong, right in
            let first = wrong.facts[0]
            return Finding(
                rule,
                "the guide writes `\(wrong.url)` here, and `\(Addresses.url(of: right) ?? "")` on \(right.line(from: first))",
                name: wrong.url,
                spec: matching.itemOfFact[right.id].map { matching.items[$0].item.name.place } ?? matching.specPlace(near: first),
                guide: first.place,
                facts: wrong.facts.filter { matching.itemOfFact[$0.id] == nil }.map(\.id),
                notes: FactGroups.otherLines(wrong.facts)
            )
        }
    }
}

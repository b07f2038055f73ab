package import Diagnostics
import Guide
import SourceText
import Spec

/// Guide and source disagree about a thing that both may speak of.
///
/// The spec follows one of them, and readers of the reference want to know which: so the finding stays until an erratum says so.
package enum SourceDiffers {
    package static let rule = Rule(
        "source-differs",
        "a source says otherwise than the guide",
        explanation: """
            The guide shows one thing, and a source that the spec names (a public header, a reference) another: a type, what may be nil, a name in \
            Swift. An app is compiled against the header, so that the guide's word alone is a trap. Example: the guide declares `NSString *` and \
            the header `NSURL *`. Let the spec follow the one that is right (`documented:`, `nonnullFrom:`, `valuesFrom:` name the source), and \
            accept what remains with an erratum: `source:` names the source, `says:` what it says, `guide:` what the guide says, \
            `follows:` whom the spec follows, and `reason:` why. References show these errata as a table.
            """
    )

    /// What one side says of an aspect.
    struct Dispute {
        var source: String
        var sourceSays: String
        /// Nil where the guide is silent.
        var guideSays: String?
        var follows: Erratum.Side
    }

    /// What the spec does not take from the source, and the source states otherwise.
    static func findings(in matching: Matching, beside guide: Matching) -> [Finding] {
        guard case .source(let id) = matching.witness else { return [] }
        return matching.items.flatMap { item -> [Finding] in
            let pairs = matching.factsOfItem[item.id].map { matching.pair(item, matching.facts[$0]) }.filter(\.isDirect)
            guard !pairs.isEmpty else { return [] }
            return PairFindings.rules.compactMap { rule in
                guard !matching.witness.bears(item.item.provenance(of: rule.aspect)), concernsApps(rule, pairs) else { return nil }
                guard let (pair, difference) = difference(rule, pairs) else { return nil }
                let says = said(of: rule, item, difference, in: guide)
                let dispute = Dispute(source: id, sourceSays: difference.guide, guideSays: says, follows: .guide)
                return finding(dispute, difference, item, at: pair.fact)
            }
        }
    }

    /// The finding in place of a difference between spec and guide, where the spec follows a source.
    static func finding(
        following sources: [Matching], _ rule: any PairRule.Type, _ item: SpecItemReference, _ difference: Difference, _ fact: GuideFact
    )
        -> Finding?
    {
        for source in sources {
            guard case .source(let id) = source.witness else { continue }
            let pairs = source.factsOfItem[item.id].map { source.pair(item, source.facts[$0]) }
            guard pairs.contains(where: { PairFindings.agree(rule, $0) }) else { continue }
            let dispute = Dispute(source: id, sourceSays: difference.spec, guideSays: difference.guide, follows: .source)
            return finding(dispute, difference, item, at: fact)
        }
        return nil
    }

    static func finding(_ dispute: Dispute, _ difference: Difference, _ item: SpecItemReference, at fact: GuideFact) -> Finding {
        let guide = dispute.guideSays.map { "the guide says `\($0)`" } ?? "the guide says nothing"
        let message =
            "the \(difference.aspect) of \(item.title) is `\(dispute.sourceSays)` in `\(dispute.source)`, and \(guide); "
            + "the spec has `\(difference.spec)`"
        var finding = Finding(
            rule, message, name: item.item.name.value, spec: difference.place, guide: fact.place,
            facts: dispute.follows == .source ? [fact.id] : [],
            help: "correct the spec, or accept it with an erratum that says whom the spec follows: \(dispute.erratum)")
        finding.says = dispute.sourceSays
        finding.dispute = dispute
        return finding
    }

    /// Names of an Objective-C method's parameters are no part of what apps see, nor are `strong` or `nonatomic`.
    private static func concernsApps(_ rule: any PairRule.Type, _ pairs: [Pair]) -> Bool {
        if rule == ParameterNameDiffers.self { return false }
        // `static` and `extern` read alike.
        if rule == FormDiffers.self, pairs[0].item.item.kind == .constant { return false }
        return rule != AttributesDiffer.self || pairs.allSatisfy { AttributesDiffer.differsForApps($0) }
    }

    /// The first difference, unless the source agrees elsewhere: a header's conditions may declare a thing in two ways.
    private static func difference(_ rule: any PairRule.Type, _ pairs: [Pair]) -> (Pair, Difference)? {
        var first: (Pair, Difference)?
        for pair in pairs {
            switch rule.compare(pair) {
            case .silent: continue
            case .agrees: return nil
            case .differs(let difference, _): first = first ?? (pair, difference)
            }
        }
        return first
    }

    /// What the guide says of the aspect; nil where it is silent.
    private static func said(of rule: any PairRule.Type, _ item: SpecItemReference, _ difference: Difference, in guide: Matching) -> String?
    {
        var said: String?
        for fact in guide.factsOfItem[item.id] {
            let pair = guide.pair(item, guide.facts[fact])
            guard pair.isDirect else { continue }
            switch rule.compare(pair) {
            case .silent: continue
            case .agrees: return difference.spec
            case .differs(let other, _): said = said ?? other.guide
            }
        }
        return said
    }
}

extension SourceDiffers.Dispute {
    /// How an erratum spells the guide's silence.
    static let silence = "nothing"

    var erratum: String {
        "`source: \(source)`, `says: \(sourceSays)`, `guide: \(guideSays ?? Self.silence)`, `follows: \(follows.rawValue)`"
    }
}

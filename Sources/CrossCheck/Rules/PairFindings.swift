import Declarations
import Diagnostics
import Guide
import SourceText
import Spec

/// Runs the rules that compare an item with a fact, for every pair.
///
/// Where other facts of the guide agree with the spec, the guide contradicts itself: that is another finding than a spec that nobody agrees with,
/// and is mended elsewhere.
enum PairFindings {
    static let rules: [any PairRule.Type] = [
        SignatureDiffers.self, ParameterTypeDiffers.self, ParameterNameDiffers.self, ResultTypeDiffers.self, TypeDiffers.self,
        NullabilityDiffers.self, AttributesDiffer.self, EffectsDiffer.self, InheritanceDiffers.self, FormDiffers.self,
        RawValueDiffers.self, ValueDiffers.self, DomainDiffers.self, RequirednessDiffers.self, StaticDiffers.self,
        EndpointMethodDiffers.self, HeaderSchemeDiffers.self, PlaceDiffers.self, StatusDiffers.self, LabelDiffers.self,
        DefaultDiffers.self,
        SwiftNameDiffers.self, AvailabilityDiffers.self, DeprecationDiffers.self,
    ]

    /// - Parameter sources: what may bear the spec out where the guide does not.
    static func findings(in matching: Matching, beside sources: [Matching] = []) -> [Finding] {
        var findings: [Finding] = []
        for item in matching.items {
            let facts = ofRequest(matching.factsOfItem[item.id].map { matching.facts[$0] }, item)
            guard !facts.isEmpty else { continue }
            let pairs = facts.map { matching.pair(item, $0) }
            let direct = pairs.filter(\.isDirect)
            for rule in rules where matching.witness.isGuide || matching.witness.bears(item.item.provenance(of: rule.aspect)) {
                // What speaks of something else tells at most a type: a method's declaration that of its parameters.
                let telling = rule == TypeDiffers.self ? pairs : direct
                if !telling.isEmpty { findings += compare(rule, item, telling, sources) }
            }
            if matching.witness.bears(item.item.provenance) { findings += DefaultedCases.findings(item, direct, in: matching) }
        }
        return findings
    }

    /// A request and its answer may have a name in common: what is said of the answer is not held against what is sent.
    private static func ofRequest(_ facts: [GuideFact], _ item: SpecItemReference) -> [GuideFact] {
        guard item.item.kind == .parameter, item.item.language == nil else { return facts }
        let sent = facts.filter { $0.fact.detail.place != .answer }
        return sent.isEmpty ? facts : sent
    }

    private static func compare(_ rule: any PairRule.Type, _ item: SpecItemReference, _ pairs: [Pair], _ sources: [Matching]) -> [Finding] {
        var agreeing: GuideFact?
        var differing: [(fact: GuideFact, difference: Difference)] = []
        for pair in pairs {
            switch rule.compare(pair) {
            case .silent: continue
            case .agrees: agreeing = agreeing.flatMap { $0.isDeclarative ? $0 : nil } ?? pair.fact
            case .differs(let first, let further): differing += ([first] + further).map { (pair.fact, $0) }
            }
        }
        return differing.compactMap { entry in
            if let agreeing, isOfNobody(entry.fact, beside: agreeing) || isOtherBranch(entry.fact, beside: agreeing) { return nil }
            if let agreeing { return contradiction(rule.rule, item, entry.fact, entry.difference, agreeing, pairs[0].witness) }
            return SourceDiffers.finding(following: sources, rule, item, entry.difference, entry.fact)
                ?? plain(rule.rule, item, entry.fact, entry.difference, pairs[0].witness)
        }
    }

    /// A field of a table under no call's heading, where the call itself has one of the name: another call's, such as a webhook's.
    private static func isOfNobody(_ fact: GuideFact, beside agreeing: GuideFact) -> Bool {
        fact.fact.kind == .parameter && fact.fact.owner == nil && agreeing.fact.owner?.has("/") == true
    }

    /// Swift has one property of a name: what code declares twice stands in two branches of `#if`.
    private static func isOtherBranch(_ fact: GuideFact, beside agreeing: GuideFact) -> Bool {
        guard fact.format == .swift, fact.file === agreeing.file, fact.fact.kind == .property, agreeing.fact.kind == .property else {
            return false
        }
        return fact.fact.source == .declaration && agreeing.fact.source == .declaration && fact.fact.owner == agreeing.fact.owner
    }

    /// Whether a fact bears an item out on the aspect that a rule compares.
    static func agree(_ rule: any PairRule.Type, _ pair: Pair) -> Bool {
        guard pair.isDirect || rule == TypeDiffers.self, case .agrees = rule.compare(pair) else { return false }
        return true
    }

    private static func plain(_ rule: Rule, _ item: SpecItemReference, _ fact: GuideFact, _ difference: Difference, _ witness: Witness)
        -> Finding
    {
        let isSwift = item.item.language == .swift
        let (left, right) = (word(difference.spec, isSwift), word(difference.guide, isSwift))
        let message = "the \(difference.aspect) of \(item.title) is \(left) in the spec and \(right) in \(witness.title)"
        return Finding(
            rule, message, name: item.item.name.value, spec: difference.place, guide: fact.place, facts: [fact.id], says: difference.guide)
    }

    /// What one side leaves out is no piece of code.
    private static func word(_ text: String, _ isSwift: Bool) -> String {
        switch text {
        case EffectsDiffer.none: "nothing of the kind"
        // In Swift no type leaves open whether it may be nil.
        case "unspecified": isSwift ? "not optional" : "left open"
        case "nullable" where isSwift: "optional"
        case "nothing": "nothing"
        default: "`\(text)`"
        }
    }

    private static func contradiction(
        _ rule: Rule,
        _ item: SpecItemReference,
        _ fact: GuideFact,
        _ difference: Difference,
        _ agreeing: GuideFact,
        _ witness: Witness
    ) -> Finding {
        let message =
            "\(witness.title) gives \(item.title) the \(difference.aspect) `\(difference.guide)` here, and `\(difference.spec)` on "
            + agreeing.line(from: fact)
        var finding = Finding(
            self.rule(for: fact, item),
            message,
            name: item.item.name.value,
            spec: difference.place,
            guide: fact.place,
            facts: [fact.id]
        )
        finding.says = difference.guide
        finding.notes = ["compared by `\(rule.id)`"]
        return finding
    }

    private static func rule(for fact: GuideFact, _ item: SpecItemReference) -> Rule {
        switch fact.fact.source {
        case .heading, .list: HeadingDiffers.rule
        case .sample: SampleDiffers.rule
        case .declaration, .table, .prose: item.item.kind == .method ? ConflictingSignatures.rule : ConflictingStatements.rule
        }
    }
}

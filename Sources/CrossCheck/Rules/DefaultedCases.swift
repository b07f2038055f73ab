import Declarations
import Diagnostics
import Guide
import SourceText
import Spec

/// What a declaration of Swift lets apps leave out, or hand over, and the spec's does not.
enum DefaultedCases {
    /// - Parameter facts: that bear the method out by themselves.
    static func findings(_ item: SpecItemReference, _ pairs: [Pair], in matching: Matching) -> [Finding] {
        guard item.item.kind == .method, item.item.language == .swift else { return [] }
        let declared = pairs.filter { $0.fact.fact.source == .declaration && $0.fact.fact.kind == .method }
        return lostCase(item, declared, matching) + lostParameter(item, declared, matching)
    }

    /// `scope: Scope = .global`, where the spec has the case and no default.
    private static func lostCase(_ item: SpecItemReference, _ pairs: [Pair], _ matching: Matching) -> [Finding] {
        let places = item.item.parameterDefaults
        guard places.count == item.item.parameterTypes.count, places.count == item.item.parameterNames.count else { return [] }
        return places.indices.compactMap { index -> Finding? in
            guard places[index] == nil, !item.omissible.contains(index) else { return nil }
            let written = pairs.map { pair -> String? in
                let defaults = pair.fact.fact.detail.parameterDefaults
                return defaults.count == places.count ? defaults[index] : nil
            }
            guard let first = pairs.first, let literal = written.first ?? nil, literal.hasPrefix("."), written.allSatisfy({ $0 == literal })
            else { return nil }
            let type = TypeNames.bare(item.item.parameterTypes[index].value.filter { $0 != "?" && $0 != "!" })
            guard matching.stated.members(of: type).contains(where: { $0.item.kind == .case && $0.item.name.value == literal.dropFirst() })
            else { return nil }
            let name = item.item.parameterNames[index]
            return finding(
                item,
                "the default of `\(name.value)` of \(item.title) is `\(literal)` in \(matching.witness.title), and the spec gives it none",
                at: name.place, first.fact, says: literal, matching.witness)
        }
    }

    /// A call may leave out what has a default; what is declared has it.
    private static func lostParameter(_ item: SpecItemReference, _ pairs: [Pair], _ matching: Matching) -> [Finding] {
        guard !matching.witness.isGuide, let call = SwiftCall(item.item.name.value), let owner = item.item.owner?.value
        else { return [] }
        // Another method of the spec may be the same with all of them.
        let siblings = matching.stated.members(of: owner).filter { $0.item.kind == .method && $0.id != item.id }
            .compactMap { SwiftCall($0.item.name.value) }
            .filter { $0.base == call.base && $0.labels.count > call.labels.count && Set($0.labels).isSuperset(of: call.labels) }
        guard siblings.isEmpty else { return [] }
        let omitted = pairs.filter { !$0.fact.fact.detail.omitted.isEmpty }
        guard let first = omitted.first, omitted.count == pairs.count else { return [] }
        let list = Wording.shortList(first.fact.fact.detail.omitted.map { "`\($0)`" }, limit: 8)
        return [
            finding(
                item, "\(matching.witness.title) declares \(list) of \(item.title), and the spec does not state it",
                at: item.item.name.place,
                first.fact, says: first.fact.fact.detail.omitted.joined(separator: ", "), matching.witness)
        ]
    }

    private static func finding(
        _ item: SpecItemReference, _ message: String, at place: Place, _ fact: GuideFact, says: String, _ witness: Witness
    ) -> Finding {
        return Finding(
            DefaultDiffers.rule, message, name: item.item.name.value, spec: place, guide: fact.place, facts: [fact.id],
            help: "declare it as the source does, or say in an erratum why it is left out", says: says, witness: witness)
    }
}

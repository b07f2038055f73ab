import Declarations
import Diagnostics
import Guide
import Spec

/// Cases of an enum and required methods of a protocol that a source declares, and that the spec, which takes the whole from there, lacks.
///
/// Of a class a spec may state a part. An enum with less cases is another enum, and what apps implement by the client lacks a method.
enum UnstatedMember {
    static func findings(in matching: Matching) -> [Finding] {
        let renamed = Set(matching.nearMisses.filter { $0.kind == .renamed }.map(\.fact))
        let provided = providedMembers(matching.facts)
        var open: [Int: [GuideFact]] = [:]
        for fact in matching.facts where matching.itemOfFact[fact.id] == nil && !renamed.contains(fact.id) && fact.format.isInterface {
            guard isMember(fact.fact), !provided.contains(Member(fact.fact)), let item = whole(of: fact.fact, in: matching) else {
                continue
            }
            if !isOtherName(fact.fact, of: item, in: matching) { open[item, default: []].append(fact) }
        }
        return open.keys.sorted().map { finding(open[$0] ?? [], matching.items[$0], matching.witness) }
    }

    /// The enum or the protocol that the spec takes from this source, and that this source declares.
    private static func whole(of fact: Fact, in matching: Matching) -> Int? {
        guard let owner = fact.owner else { return nil }
        let items = matching.stated.named(matching.names.canonical(owner))
        return items.first { item in
            guard item.item.isClosed, (item.item.kind == .enum) == (fact.kind == .case), restsOnIt(item, in: matching) else { return false }
            // Another type of the name may stand elsewhere.
            return matching.factsOfItem[item.id].contains { id in
                let declared = matching.facts[id].fact
                return declared.source == .declaration && matching.itemOfFact[id] == item.id && declared.detail.outer == fact.detail.outer
            }
        }?.id
    }

    /// Cases may come from another source than their enum (`casesFrom:`): theirs counts.
    private static func restsOnIt(_ item: SpecItemReference, in matching: Matching) -> Bool {
        let cases = cases(of: item.item.name.value, in: matching)
        guard !cases.isEmpty else { return matching.witness.bears(item.item.provenance) }
        return cases.contains { matching.witness.bears($0.item.provenance) }
    }

    private static func cases(of owner: String, in matching: Matching) -> [SpecItemReference] {
        matching.stated.members(of: owner).filter { $0.item.kind == .case || $0.item.kind == .error }
    }

    /// In C a case may have a second name, which is mostly an old one: its value is stated.
    private static func isOtherName(_ fact: Fact, of item: Int, in matching: Matching) -> Bool {
        guard fact.kind == .case, fact.detail.language == .objectiveC, let value = fact.value else { return false }
        return cases(of: matching.items[item].item.name.value, in: matching).contains {
            $0.item.value.map { Values.agree($0.value, value) } ?? false
        }
    }

    /// One for all that a type lacks, by the type's name: so one erratum says why they are left out.
    private static func finding(_ facts: [GuideFact], _ item: SpecItemReference, _ witness: Witness) -> Finding {
        let names = FactGroups.names(facts)
        let noun = item.item.kind == .enum ? "case" : "required \(facts[0].noun)"
        let list = Wording.shortList(names.map { "`\($0)`" }, limit: 8)
        return Finding(
            GuideOnly.rule,
            "\(witness.title) declares the \(names.count == 1 ? noun : noun + "s") \(list) of \(item.title), and the spec does not state "
                + (names.count == 1 ? "it" : "them"),
            name: item.item.name.value, spec: item.item.name.place, guide: facts[0].place, facts: facts.map(\.id),
            help: "state \(names.count == 1 ? "it" : "them"), or say in an erratum for `\(item.item.name.value)` what is left out, and why",
            says: names.joined(separator: ", "))
    }

    private static func isMember(_ fact: Fact) -> Bool {
        switch fact.kind {
        case .case: !fact.isDefinition
        case .method, .property: fact.detail.isRequired == true
        default: false
        }
    }

    private struct Member: Hashable {
        var owner: String?
        var name: String

        init(_ fact: Fact) { (owner, name) = (fact.owner, fact.name) }
    }

    /// What an extension of a protocol implements for everybody.
    private static func providedMembers(_ facts: [GuideFact]) -> Set<Member> {
        var members: Set<Member> = []
        for fact in facts.map(\.fact) where fact.kind == .method || fact.kind == .property {
            if fact.detail.isRequired == nil { members.insert(Member(fact)) }
        }
        return members
    }
}

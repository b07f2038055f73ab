import Guide
import SourceText
import Spec

/// Members that a source spells otherwise: its declaration of the type has none of the guide's name, and one that is nearly it.
enum SourceNames {
    static func findings(in matching: Matching, beside guide: Matching) -> [Finding] {
        guard case .source(let id) = matching.witness else { return [] }
        let open = matching.facts.filter { matching.itemOfFact[$0.id] == nil && $0.format.isInterface && $0.fact.owner != nil }
        let byOwner = Dictionary(grouping: open) { $0.fact.owner ?? "" }
        return matching.items.compactMap { item in
            guard item.item.kind.isMember, matching.factsOfItem[item.id].isEmpty, !matching.witness.bears(item.item.provenance),
                let owner = item.item.owner?.value, let fact = meant(by: item, among: byOwner[owner] ?? [])
            else { return nil }
            let name = item.item.name
            let isInGuide = !guide.factsOfItem[item.id].isEmpty
            let dispute = SourceDiffers.Dispute(
                source: id, sourceSays: fact.fact.name, guideSays: isInGuide ? name.value : nil, follows: .guide)
            let difference = Difference("name", spec: name.value, guide: fact.fact.name, at: name.place)
            return SourceDiffers.finding(dispute, difference, item, at: fact)
        }
    }

    private static func meant(by item: SpecItemReference, among facts: [GuideFact]) -> GuideFact? {
        let name = Letters(item.item.name.value)
        return facts.first { fact in
            KindAffinity(fact.fact).rank(item) != nil && Similarity.isSlip(Letters(fact.fact.name), name)
        }
    }
}

extension SpecItem.Kind {
    fileprivate var isMember: Bool {
        switch self {
        case .method, .property, .case, .error: true
        case .type, .enum, .constant, .parameter, .endpoint, .header, .key, .duration: false
        }
    }
}

import Guide
import Spec

/// A spec sends what the documents list in the answer alone.
enum AnsweredParameter {
    static func findings(_ sent: [SpecItemReference], of endpoint: SpecItemReference, in matching: Matching) -> [Finding] {
        let facts = sent.map { item in matching.factsOfItem[item.id].map { matching.facts[$0] } }
        // A document without a list of what is sent may have one list of both.
        let listsRequest = facts.joined().contains { $0.fact.source != .sample && $0.fact.detail.place != .answer && $0.fact.owner != nil }
        guard listsRequest else { return [] }
        return zip(sent, facts).compactMap { item, facts in
            guard item.item.kind == .parameter, let first = facts.first,
                facts.allSatisfy({ $0.fact.kind == .parameter && $0.fact.detail.place == .answer })
            else { return nil }
            let name = endpoint.callName
            return Finding(
                PlaceDiffers.rule,
                "`\(name)` is asked with `\(item.item.name.value)`, which \(matching.witness.title) lists in the answer alone",
                name: item.item.name.value, spec: item.item.name.place, guide: first.place, says: ParameterPlace.answer.rawValue,
                witness: matching.witness)
        }
    }
}

import Guide
import Spec

/// A spec sends what the documents list in the answer alone.
enum AnsweredParameter {
    static func findings(_ sent: [SpecItemReference], of endpoint: SpecItemReference, in matching: Matching) -> [Finding] {
        let facts = sent.map { item in matching.factsOfItem[item.id].map { matching.facts[$0] } }
        // A document without a list of what is sent may have one list of both.
        let listsRequest = facts.joined().contains { $0.fact.source != .sample && $0.fact.detail.place != .answer && $0.fact.owner != nil }
        let asHeaders = zip(sent, facts).compactMap { item, facts in header(item, facts, endpoint, matching) }
        guard listsRequest else { return asHeaders }
        return asHeaders
            + zip(sent, facts).compactMap { item, facts -> Finding? in
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

    /// What documents have as a header alone.
    private static func header(
        _ item: SpecItemReference, _ facts: [GuideFact], _ endpoint: SpecItemReference, _ matching: Matching
    ) -> Finding? {
        guard item.item.kind == .parameter, let first = facts.first, facts.allSatisfy({ $0.fact.kind == .header }) else { return nil }
        return Finding(
            PlaceDiffers.rule,
            "`\(item.item.name.value)` of `\(endpoint.callName)` travels as `\(item.item.form?.value ?? "")` in the spec and as a header in "
                + matching.witness.title,
            name: item.item.name.value, spec: item.item.name.place, guide: first.place, says: "header", witness: matching.witness)
    }
}

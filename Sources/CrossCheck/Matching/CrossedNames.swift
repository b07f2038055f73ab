import Guide
import Spec

/// A request and its answer may have names in common: what a document lists in the answer bears out nothing that is sent, where it lists
/// that as well.
enum CrossedNames {
    static func part(in matching: inout Matching) {
        let sides = CallSides(matching)
        let methods = StatedMethods(matching)
        for item in matching.items where item.item.kind == .parameter && item.item.language == nil {
            let others = Set(matching.factsOfItem[item.id].filter { methods.isOther(matching.facts[$0], item, matching) })
            matching.part(others, from: item)
            let facts = matching.factsOfItem[item.id]
            guard facts.count > 1 else { continue }
            let crossed = Set(
                facts.filter { id in
                    let fact = matching.facts[id]
                    return fact.part == .answer && fact.fact.value == nil && sides.have(fact) != nil
                })
            // What a document lists in the answer alone is a finding of its own.
            guard !crossed.isEmpty, crossed.count < facts.count else { continue }
            matching.part(crossed, from: item)
        }
    }
}

extension Matching {
    /// Facts that bear out nothing of an item.
    fileprivate mutating func part(_ facts: Set<Int>, from item: SpecItemReference) {
        guard !facts.isEmpty else { return }
        factsOfItem[item.id].removeAll(where: facts.contains)
        for id in facts { itemOfFact[id] = nil }
    }
}

/// Calls of one address that a document states one by one, and the spec as well: what belongs to one of them is none of another's.
private struct StatedMethods {
    /// By call, in the document's names: where it is stated.
    private var places: [DocumentedBodies.Call: [GuideFact]] = [:]

    init(_ matching: Matching) {
        for item in matching.items where item.item.kind == .endpoint {
            let methods = Set(([item.item.name] + item.item.aliases).map { URLForm.split($0.value).method })
            for id in matching.factsOfItem[item.id] where matching.facts[id].fact.kind == .endpoint {
                let call = DocumentedBodies.Call(matching.facts[id].fact.name)
                guard call.method != nil, methods.contains(call.method) else { continue }
                places[call, default: []].append(matching.facts[id])
            }
        }
    }

    func isOther(_ fact: GuideFact, _ item: SpecItemReference, _ matching: Matching) -> Bool {
        guard let owner = fact.fact.owner, let name = item.item.owner?.value, let method = URLForm.split(name).method else { return false }
        let call = DocumentedBodies.Call(owner)
        guard let written = call.method, written != method, let own = places[call] else { return false }
        let endpoint = matching.stated.named(name).first { $0.item.kind == .endpoint }
        guard let endpoint, !endpoint.item.aliases.contains(where: { URLForm.split($0.value).method == written }) else { return false }
        var other = call
        other.method = method
        // A table below several methods is that of all.
        guard let others = places[other], others.contains(where: { $0.file === fact.file }) else { return false }
        return !others.contains { one in own.contains { $0.file === one.file && abs($0.line - one.line) < 6 } }
    }
}

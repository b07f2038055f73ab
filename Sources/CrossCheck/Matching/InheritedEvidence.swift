import Guide
import Spec

/// Members that code declares once, in a class that others inherit from, or in a protocol that they adopt: a spec may state them where an app meets
/// them, and has those of a protocol in each class that adopts it.
enum InheritedEvidence {
    static func add(to matching: inout Matching) {
        let parents = parents(matching.facts)
        guard !parents.isEmpty else { return }
        var members: [Member: [Int]] = [:]
        for fact in matching.facts {
            guard let owner = fact.fact.owner, [.method, .property, .constant].contains(fact.fact.kind) else { continue }
            members[Member(owner: owner, name: fact.fact.name), default: []].append(fact.id)
        }
        for item in matching.items where [.method, .property, .constant].contains(item.item.kind) {
            guard matching.factsOfItem[item.id].isEmpty, let owner = item.item.owner?.value else { continue }
            let found = ancestors(of: owner, parents).lazy.compactMap { members[Member(owner: $0, name: item.item.name.value)] }.first
            if let found { matching.factsOfItem[item.id] = found }
        }
    }

    private struct Member: Hashable {
        var owner: String
        var name: String
    }

    /// By class: its superclass, and the protocols that it adopts; by protocol: those that it refines.
    private static func parents(_ facts: [GuideFact]) -> [String: [String]] {
        facts.reduce(into: [:]) { parents, fact in
            guard fact.fact.kind == .type, fact.format.isInterface, !fact.fact.detail.attributes.isEmpty else { return }
            parents[fact.fact.name, default: []] += fact.fact.detail.attributes.map { $0.filter { $0 != "<" && $0 != ">" } }
        }
    }

    /// The nearest first.
    private static func ancestors(of name: String, _ parents: [String: [String]]) -> [String] {
        var list = [name]
        var seen: Set<String> = [name]
        var next = 0
        while next < list.count {
            list += (parents[list[next]] ?? []).filter { seen.insert($0).inserted }
            next += 1
        }
        return Array(list.dropFirst())
    }
}

import Guide
import Spec

/// Members that a source declares once, in a class that others inherit from: a spec may state them where an app meets them.
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

    /// By class: its superclass; by protocol: the first that it refines.
    private static func parents(_ facts: [GuideFact]) -> [String: String] {
        facts.reduce(into: [:]) { parents, fact in
            guard fact.fact.kind == .type, fact.format.isInterface, let first = fact.fact.detail.attributes.first else { return }
            parents[fact.fact.name] = parents[fact.fact.name] ?? first.filter { $0 != "<" && $0 != ">" }
        }
    }

    private static func ancestors(of name: String, _ parents: [String: String]) -> [String] {
        var list: [String] = []
        var name = name
        while let parent = parents[name], !list.contains(parent) {
            list.append(parent)
            name = parent
        }
        return list
    }
}

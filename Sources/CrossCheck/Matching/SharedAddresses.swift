import Guide
import Spec

/// Several endpoints of a spec may have one URL, told apart by a parameter: what a reference says of the URL bears all of them out.
enum SharedAddresses {
    static func add(to matching: inout Matching) {
        let sections = matching.sections
        let endpoints = matching.facts.filter { $0.fact.kind == .endpoint }
        for item in matching.items where item.item.kind == .endpoint && matching.factsOfItem[item.id].isEmpty {
            matching.factsOfItem[item.id] = endpoints.filter { states($0.fact, item.item) }.map(\.id)
        }
        let parameters = Dictionary(grouping: matching.facts.filter { $0.fact.kind == .parameter }) { $0.fact.name }
        for item in matching.items where item.item.kind == .parameter && item.item.language == nil {
            guard matching.factsOfItem[item.id].isEmpty else { continue }
            let named = parameters[item.item.name.value] ?? []
            matching.factsOfItem[item.id] = named.filter {
                !sections.foreign(to: $0).contains(item.id) && isOf($0, item, matching) && agrees($0.fact, item.item)
            }.map(\.id)
        }
    }

    private static func states(_ fact: Fact, _ item: SpecItem) -> Bool {
        let (method, url) = URLForm.split(fact.name)
        let named = ([item.name] + item.aliases).map { URLForm.split($0.value) }
        return named.contains { URLForm.isSame(URLForm.normal($0.url), URLForm.normal(url)) && (method == nil || $0.method == method) }
    }

    /// The fact belongs to the item's call; or says nothing of its call, and the reference is about that call.
    private static func isOf(_ fact: GuideFact, _ item: SpecItemReference, _ matching: Matching) -> Bool {
        if Owners.areSameCall(item.item, fact.fact) { return true }
        guard fact.fact.owner == nil, let owner = item.item.owner?.value else { return false }
        return matching.stated.named(owner).contains { !matching.factsOfItem[$0.id].isEmpty }
    }

    private static func agrees(_ fact: Fact, _ item: SpecItem) -> Bool {
        guard let stated = item.value?.value, let shown = fact.value else { return true }
        return Values.agree(stated, shown)
    }
}

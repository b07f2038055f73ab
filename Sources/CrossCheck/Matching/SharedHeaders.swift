import Guide
import Spec

/// A header that a guide states for all requests, before or beside them, bears out the header of every endpoint.
enum SharedHeaders {
    static func add(to matching: inout Matching) {
        let headers = matching.facts.filter { $0.fact.kind == .header && $0.fact.owner == nil }
        let byName = Dictionary(grouping: headers) { $0.fact.name.lowercased() }
        for item in matching.items where item.item.kind == .header && matching.factsOfItem[item.id].isEmpty {
            matching.factsOfItem[item.id] = (byName[item.item.name.value.lowercased()] ?? []).map(\.id)
        }
    }
}

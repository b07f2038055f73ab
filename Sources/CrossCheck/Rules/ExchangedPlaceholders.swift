import Guide
import SourceText
import Spec

/// Placeholders of a path that stand in each other's places.
enum ExchangedPlaceholders {
    static func finding(_ endpoint: SpecItemReference, in matching: Matching) -> Finding? {
        let item = endpoint.item
        let stated = names(item.name.value)
        guard stated.count > 1, Set(stated).count == stated.count else { return nil }
        let facts = matching.factsOfItem[endpoint.id].map { matching.facts[$0] }.filter { $0.fact.kind == .endpoint }
        let written = facts.map { (fact: $0, names: names($0.fact.name)) }.filter { $0.names.count > 1 }
        // An address that calls them otherwise says nothing of their order.
        let told = written.filter { stated.suffix($0.names.count).sorted() == $0.names.sorted() }
        guard let first = told.first, told.count == written.count, told.allSatisfy({ $0.names != Array(stated.suffix($0.names.count)) })
        else { return nil }
        let (left, right) = (path(item.name.value, first.names.count), path(first.fact.fact.name, first.names.count))
        return Finding(
            NameDiffers.endpoint,
            "the placeholders of `\(endpoint.callName)` stand as \(left) in the spec and as \(right) in \(matching.witness.title)",
            name: item.name.value, spec: item.name.place, guide: first.fact.place, facts: [first.fact.id], says: first.fact.fact.name,
            witness: matching.witness)
    }

    /// The last placeholders of an address, as it writes them.
    private static func path(_ address: String, _ count: Int) -> String {
        let parts = address.prefix { $0 != "?" }.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
        return parts.compactMap { part in part.firstIndex(of: "}").map { "`{\(part[..<$0])}`" } }.suffix(count).joined(separator: ", ")
    }

    /// `org`, `app` of `/{org}/{app}/doors`.
    private static func names(_ address: String) -> [String] {
        address.prefix { $0 != "?" }.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            // `{door.id}`, `{doorId}`: what a spec may have to call `door_id`.
            part.firstIndex(of: "}").map { part[..<$0].lettersAndDigits }
        }
    }
}

/// `openWithKey` as the first row of parameters, where a sample calls `openWithKey:force:` and the other rows are its labels: the row names the
/// method, whose first part is all that a table of labels has to show for it.
extension Extraction {
    mutating func nameFirstLabels() {
        var owners: [String: String] = [:]
        for fact in facts where fact.kind == .use && fact.detail.form == "call" && fact.name.hasSuffix(":") {
            if let owner = fact.owner, survey.isOfAPI(owner) { owners[fact.name] = owner }
        }
        guard !owners.isEmpty else { return }
        let stated = Set(facts.lazy.filter { $0.kind == .method }.map(\.name))
        let listed = facts.indices.filter { facts[$0].kind == .parameter && facts[$0].source == .table }
        for (block, rows) in Dictionary(grouping: listed, by: { blockOfFact[$0] }) where rows.count > 2 && block >= 0 {
            let names = rows.map { facts[$0].name }
            let called = owners.keys.first { selector in
                selector.split(separator: ":").map(String.init) == names && !stated.contains(selector)
            }
            guard let called else { continue }
            let first = rows[0]
            (facts[first].kind, facts[first].name, facts[first].owner) = (.method, called, owners[called])
            for index in rows.dropFirst() { facts[index].owner = called }
        }
    }
}

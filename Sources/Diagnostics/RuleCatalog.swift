/// All rules of the tool, by id.
package struct RuleCatalog: Sendable {
    package enum Lookup: Sendable {
        case found(Rule)
        /// No such rule; the ids that are near.
        case unknown(suggestions: [String])
    }

    /// Sorted by id.
    package let rules: [Rule]
    /// Ids that two different rules claim. A test of the tool holds this to be empty.
    package let clashes: [String]
    private let byID: [String: Rule]

    /// Each list is one module's rules. Where two rules claim an id, the first one keeps it.
    package init(_ modules: [Rule]...) {
        var byID: [String: Rule] = [:]
        var clashes: Set<String> = []
        for rule in modules.joined() {
            if let other = byID[rule.id] {
                if other != rule { clashes.insert(rule.id) }
            } else {
                byID[rule.id] = rule
            }
        }
        self.byID = byID
        self.rules = byID.values.sorted { $0.id < $1.id }
        self.clashes = clashes.sorted()
    }

    package subscript(id: String) -> Rule? { byID[id] }

    package func lookup(_ id: String) -> Lookup {
        if let rule = byID[id] { return .found(rule) }
        return .unknown(suggestions: DidYouMean.suggestions(for: id, among: rules.map(\.id)))
    }
}

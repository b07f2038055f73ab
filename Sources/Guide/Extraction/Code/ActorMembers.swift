/// What an actor's members are to an app: methods are waited for, properties are waited for and only read. That goes without a word in an
/// actor,
/// and a client's class says it.
package enum ActorMembers {
    /// The facts of an actor's members, with what goes without a word.
    ///
    /// - Parameter others: actors that other documents declare.
    package static func completed(_ facts: [Fact], others: Set<String> = []) -> [Fact] {
        let actors = others.union(names(in: facts))
        return actors.isEmpty ? facts : facts.map { isIsolated($0, in: actors) ? waitedFor($0) : $0 }
    }

    package static func names(in facts: [Fact]) -> Set<String> {
        Set(facts.filter { $0.kind == .type && $0.detail.marks.isActor }.map(\.name))
    }

    private static func isIsolated(_ fact: Fact, in actors: Set<String>) -> Bool {
        guard fact.kind == .method || fact.kind == .property, fact.source == .declaration, let owner = fact.owner else { return false }
        return actors.contains(owner) && fact.isStatic != true && !fact.detail.marks.isNonisolated && !fact.name.hasPrefix("init(")
    }

    private static func waitedFor(_ fact: Fact) -> Fact {
        var fact = fact
        let effects = fact.kind == .property ? ["readonly", "async"] : ["async"]
        for effect in effects where !fact.detail.attributes.contains(effect) { insert(effect, into: &fact.detail.attributes) }
        return fact
    }

    /// In the order of Swift: `async` before `throws`.
    private static func insert(_ effect: String, into attributes: inout [String]) {
        let place = attributes.firstIndex { $0.hasPrefix("throws") } ?? attributes.count
        attributes.insert(effect, at: place)
    }
}

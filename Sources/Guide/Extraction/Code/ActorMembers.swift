import Declarations

/// What an actor's members are to an app: methods are waited for, properties are waited for and only read. That goes without a word in an
/// actor, and a client's class says it. What extends a class on the main actor is there, too.
package enum ActorMembers {
    /// The facts of an actor's members, with what goes without a word.
    ///
    /// - Parameter others: actors that other documents declare.
    package static func completed(_ facts: [Fact], others: Set<String> = []) -> [Fact] {
        let actors = others.union(names(in: facts))
        let types = facts.filter { $0.kind == .type && $0.detail.marks.isOnMainActor && ["class", "structure"].contains($0.detail.form) }
        let onMain = Set(types.map(\.name))
        guard !actors.isEmpty || !onMain.isEmpty else { return facts }
        return facts.map { fact in
            guard let owner = fact.owner, isIsolated(fact) else { return fact }
            if actors.contains(owner) { return waitedFor(fact) }
            return onMain.contains(owner) ? isolated(fact) : fact
        }
    }

    package static func names(in facts: [Fact]) -> Set<String> {
        Set(facts.filter { $0.kind == .type && $0.detail.marks.isActor }.map(\.name))
    }

    private static func isIsolated(_ fact: Fact) -> Bool {
        (fact.kind == .method || fact.kind == .property) && fact.source == .declaration && !fact.detail.marks.isNonisolated
    }

    private static func waitedFor(_ fact: Fact) -> Fact {
        guard fact.isStatic != true, !fact.name.hasPrefix("init(") else { return fact }
        var fact = fact
        let effects = fact.kind == .property ? ["readonly", "async"] : ["async"]
        for effect in effects where !fact.detail.attributes.contains(effect) { insert(effect, into: &fact.detail.attributes) }
        return fact
    }

    private static func isolated(_ fact: Fact) -> Fact {
        guard !fact.detail.attributes.contains(DeclaredEffects.mainActor), fact.detail.language == .swift else { return fact }
        var fact = fact
        fact.detail.attributes.append(DeclaredEffects.mainActor)
        return fact
    }

    /// In the order of Swift: `async` before `throws`.
    private static func insert(_ effect: String, into attributes: inout [String]) {
        let place = attributes.firstIndex { $0.hasPrefix("throws") } ?? attributes.count
        attributes.insert(effect, at: place)
    }
}

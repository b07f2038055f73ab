import Declarations

/// What an extension of a protocol of Swift has of its requirements: who adopts the protocol may leave it out, which is how Swift has optional methods.
enum DefaultImplementations {
    private struct Member: Hashable {
        var owner: String
        var name: String
    }

    static func applied(to facts: [Fact]) -> [Fact] {
        let given = Set(facts.filter { $0.detail.isRequired == nil }.compactMap(member))
        return facts.map { fact in
            guard fact.detail.isRequired == true, let member = member(fact), given.contains(member) else { return fact }
            var fact = fact
            fact.detail.isRequired = false
            return fact
        }
    }

    private static func member(_ fact: Fact) -> Member? {
        guard fact.kind == .method || fact.kind == .property, fact.detail.language == .swift, let owner = fact.owner else { return nil }
        return Member(owner: owner, name: fact.name)
    }
}

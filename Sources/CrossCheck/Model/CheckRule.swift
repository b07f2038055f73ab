package import Diagnostics
package import Spec

/// A rule that looks at the whole of what was matched.
package protocol CheckRule: Sendable {
    static var rule: Rule { get }
    static func findings(in matching: Matching) -> [Finding]
}

/// A rule that compares one aspect of an item with a fact that bears the item out.
package protocol PairRule: Sendable {
    static var rule: Rule { get }
    /// What it compares: whose word counts may differ from that of the item.
    static var aspect: SpecItem.Aspect.Kind { get }
    static func compare(_ pair: Pair) -> Outcome
}

/// An item and a fact that speak of the same thing.
package struct Pair: Sendable {
    package let item: SpecItemReference
    package let fact: GuideFact
    package let names: TypeNames
    /// The fact speaks of the item itself, and not of something that the item is a part of.
    package let isDirect: Bool
    /// Who states the fact.
    package let witness: Witness

    package init(item: SpecItemReference, fact: GuideFact, names: TypeNames, isDirect: Bool = true, witness: Witness = .guide) {
        self.isDirect = isDirect
        self.witness = witness
        self.item = item
        self.fact = fact
        self.names = names
    }
}

/// What comparing one aspect told.
package enum Outcome: Sendable {
    /// One side says nothing about it.
    case silent
    case agrees
    /// The first difference, and what else differs: each is told, as accepting one accepts no other.
    case differs(Difference, further: [Difference] = [])

    /// Of what was compared part by part.
    init(_ differences: [Difference], compared: Bool) {
        if let first = differences.first {
            self = .differs(first, further: Array(differences.dropFirst()))
        } else {
            self = compared ? .agrees : .silent
        }
    }

    var differences: [Difference] {
        guard case .differs(let first, let further) = self else { return [] }
        return [first] + further
    }
}

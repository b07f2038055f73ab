import CrossCheck
import Guide

/// Subscripts that no spec can have: those of protocols, and such that wait or throw.
struct UnsayableSubscripts {
    private let protocols: Set<String>

    init(_ statements: [Statement]) {
        let types = statements.map(\.fact).filter { $0.kind == .type && $0.detail.form == "protocol" }
        protocols = Set(types.map(\.name))
    }

    /// Nil for all others, and for what is no subscript.
    func reason(_ statement: Statement) -> String? {
        let fact = statement.fact
        guard fact.kind == .method, fact.source == .declaration, MemberName.base(fact.name) == "subscript" else { return nil }
        if fact.owner.map(protocols.contains) == true { return "a subscript of a protocol: a method can do the same" }
        let hasEffects = fact.detail.attributes.contains(where: Signature.isEffect)
        return hasEffects ? "a subscript that waits or throws: a method can do the same" : nil
    }
}

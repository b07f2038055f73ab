import Declarations
import Guide

/// `enum API {}` without a case, in which types stand: a spec has no enum of the kind, and a class that holds nothing is as good a place.
enum Namespaces {
    /// - Parameter enums: those that have cases.
    static func names(in statements: [Statement], enums: Set<String>) -> [(name: String, order: Int)] {
        let types = statements.map(\.fact).filter { $0.kind == .type || $0.kind == .enum }
        let holders = types.reduce(into: Set<Substring>()) { holders, fact in
            holders.formUnion(path(of: fact).dropLast())
        }
        return statements.enumerated().compactMap { order, statement in
            let fact = statement.fact
            guard fact.kind == .enum, fact.source == .declaration, fact.detail.language == .swift, !enums.contains(fact.name),
                path(of: fact).last.map(holders.contains) == true
            else { return nil }
            return (fact.name, order)
        }
    }

    private static func path(of fact: Fact) -> [Substring] {
        let path = fact.detail.swiftName ?? JoinedNames.path(of: fact.name, in: fact.detail.outer)
        return path.split(separator: ".")
    }
}

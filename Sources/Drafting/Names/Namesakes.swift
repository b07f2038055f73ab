import Declarations
import Guide

/// Types of one name, each inside of another: a draft knows them by that name alone, so that one stands for all.
enum Namesakes {
    static func leftOut(_ statements: [Statement]) -> [LeftOut] {
        var first: [String: String] = [:]
        var seen: Set<String> = []
        return statements.compactMap { statement in
            let fact = statement.fact
            guard fact.kind == .type || fact.kind == .enum, fact.source == .declaration, fact.detail.language == .swift,
                fact.detail.form != "extension", let path = path(of: fact)
            else { return nil }
            guard let known = first[fact.name] else {
                first[fact.name] = path
                return nil
            }
            guard known != path, seen.insert(path).inserted else { return nil }
            return LeftOut(statement, "drafted as one with `\(known)`: give `\(path)` a name of its own and `swift: \(path)`")
        }
    }

    /// `Shop.Cart`
    private static func path(of fact: Fact) -> String? { (fact.detail.outer.map { $0 + "." } ?? "") + fact.name }
}

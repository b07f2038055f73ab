import Declarations
import Guide

/// Names that stand for a type that somebody else chooses: type parameters (`T`), and the associated types of protocols (`Element`). None of
/// them is a type of the guide's, however much it looks like one.
struct TypeParameters {
    /// What each type and protocol has of such names.
    private var own: [String: Set<String>] = [:]
    /// The types that each type is declared in; all of them, where several are called alike.
    private var outer: [String: Set<String>] = [:]
    /// Types that are declared.
    private var types: Set<String> = []

    init(_ statements: [Statement], _ further: [FurtherPlace]) {
        for fact in statements.map(\.fact) where fact.kind == .type || fact.kind == .enum {
            types.insert(fact.name)
            if fact.detail.isGeneric { own[fact.name, default: []].formUnion(fact.detail.marks.typeParameters) }
            if let path = fact.detail.outer { outer[fact.name, default: []].formUnion(path.split(separator: ".").map(String.init)) }
        }
        for place in further where place.declaration.kind == .associatedType {
            if let owner = place.owner { own[owner, default: []].insert(place.declaration.name) }
        }
    }

    /// All such names.
    var names: Set<String> { own.values.reduce(into: []) { $0.formUnion($1) } }

    /// The first of them that a declaration has in its types; also what whoever adopts a protocol chooses, `Self.Element`.
    func mentioned(by statement: Statement) -> String? {
        let fact = statement.fact
        let types = [fact.type] + (fact.detail.parameterTypes ?? [])
        // Whose a member is that a guide shows by itself is a guess.
        let known =
            statement.isOfSources || fact.detail.language != .swift ? scope(of: fact) : scope(of: fact).union(names.subtracting(self.types))
        return types.lazy.compactMap { $0 }.flatMap(Self.paths).first { path in
            path.count > 1 && path[0] == "Self" || known.contains(String(path[0]))
        }?.joined(separator: ".")
    }

    private func scope(of fact: Fact) -> Set<String> {
        let around = [fact.owner].compactMap { $0 } + (fact.detail.outer?.split(separator: ".").map(String.init) ?? [])
        let types = around + around.flatMap { outer[$0] ?? [] }
        return types.reduce(into: Set(fact.detail.marks.typeParameters)) { $0.formUnion(own[$1] ?? []) }
    }

    /// The names in a type, each with what stands before and behind its dots.
    private static func paths(in type: String) -> [[Substring]] {
        type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map { $0.split(separator: ".") }.filter { !$0.isEmpty }
    }
}

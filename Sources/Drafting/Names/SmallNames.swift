import CrossCheck
import Declarations
import Guide

/// Types whose names begin with a small letter, `acmeShop`: those that are declared, that signatures of Objective-C name, or that samples use as types.
enum SmallNames {
    static func of(_ statements: [Statement]) -> Set<String> {
        var names: Set<String> = []
        for statement in statements {
            names.formUnion(types(statement.fact))
            for type in signature(statement.fact) { names.formUnion(pointed(type)) }
        }
        return names.filter(isSmall).union(declared(statements))
    }

    /// What an SDK's own Swift declares is a type, also with one word or an underscore.
    private static func declared(_ statements: [Statement]) -> Set<String> {
        var names: Set<String> = []
        for statement in statements where statement.isOfSources && statement.fact.source == .declaration {
            let fact = statement.fact
            let isType = fact.kind == .type && fact.detail.form != "extension" && fact.detail.form != "alias"
            guard isType || fact.kind == .enum, fact.name.first?.isUppercase == false, Words.isIdentifier(fact.name) else { continue }
            names.insert(fact.name)
        }
        return names
    }

    /// Two words at least: `open` is no type.
    private static func isSmall(_ name: String) -> Bool {
        name.first?.isLowercase == true && Words.isIdentifier(name) && name.contains(where: \.isUppercase)
    }

    /// What a fact says is a type: a guide's facts have receivers that are written small for such types alone.
    private static func types(_ fact: Fact) -> [String] {
        switch (fact.kind, fact.detail.form) {
        case (.type, _), (.use, "conformance"?): [fact.name]
        case (.use, "call"?), (.use, "read"?), (.use, "write"?):
            [fact.owner ?? fact.detail.receiver].compactMap { $0?.split(separator: ".").first.map(String.init) }
        default: []
        }
    }

    private static func signature(_ fact: Fact) -> [TypeName] {
        guard fact.kind == .method || fact.kind == .property, fact.detail.language == .objectiveC else { return [] }
        let texts = [fact.type].compactMap { $0 } + (fact.detail.parameterTypes ?? []).compactMap { $0 }
        return texts.compactMap { TypeComparison.parse($0, language: .objectiveC) }
    }

    /// `acmeShop *`: a type of C has no star.
    private static func pointed(_ type: TypeName) -> [String] {
        guard case .named(let named) = type else { return [] }
        return (named.pointerDepth > 0 ? [named.name] : []) + named.protocols
    }
}

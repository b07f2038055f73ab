import Declarations
package import Guide
import Spec

/// Tells which type names of a guide are wrong spellings of types that the spec states.
package enum MisspelledTypes {
    static func names(of matching: Matching) -> TypeNames {
        var names = TypeNames()
        for item in matching.items where item.item.kind == .type || item.item.kind == .enum { names.stated.insert(item.item.name.value) }
        for fact in matching.facts where fact.fact.kind == .constant && names.constants[fact.fact.name] == nil {
            names.constants[fact.fact.name] = fact.fact.value
        }
        let declared = declaredTypes(matching.facts)
        let used = Set(matching.facts.flatMap { references(of: $0.fact) }.map { names.canonical($0) })
        for name in used.sorted() where !names.stated.contains(name) && !declared.contains(name) && !Platform.isType(name) {
            if let meant = nearest(name, among: names.stated) { names.meant[name] = meant }
        }
        return names
    }

    private static func nearest(_ name: String, among stated: Set<String>) -> String? {
        let near = stated.filter { Similarity.isNear(name, $0) }
        return near.max { (Similarity.score(name, $0), $1) < (Similarity.score(name, $1), $0) }
    }

    /// Types that the guide itself introduces: declared, headed, listed, or made by a sample.
    static func declaredTypes(_ facts: [GuideFact]) -> Set<String> {
        var names: Set<String> = []
        for fact in facts {
            switch (fact.fact.kind, fact.fact.source) {
            case (.type, .declaration), (.type, .sample), (.enum, .declaration), (.enum, .sample): names.insert(fact.fact.name)
            default: break
            }
        }
        return names
    }

    /// Every type name that a fact mentions as a type: in its own type, its parameters' types, its receiver.
    package static func references(of fact: Fact) -> [String] {
        var found: [String] = []
        let written = [fact.type] + (fact.detail.parameterTypes ?? [])
        if fact.kind != .header, fact.kind != .endpoint {
            for text in written.compactMap({ $0 }) {
                if let type = TypeComparison.parse(text, language: fact.detail.language) { collect(type, into: &found) }
            }
        }
        if let receiver = fact.detail.receiver { found.append(receiver) }
        return found
    }

    private static func collect(_ type: TypeName, into found: inout [String]) {
        switch type {
        case .named(let named):
            found.append(named.name)
            found += named.protocols
            for argument in named.arguments { collect(argument, into: &found) }
        case .function(let function):
            collect(function.result, into: &found)
            for parameter in function.parameters { collect(parameter.type, into: &found) }
        }
    }
}

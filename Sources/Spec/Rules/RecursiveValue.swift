import Declarations
import Diagnostics
import SourceText

/// A struct that holds itself.
enum RecursiveValue {
    static let rule = Rule(
        "spec-recursive-value",
        "a struct holds itself, or an enum's case does",
        explanation: """
            A struct is its values, and so is an enum whose cases hold some: one that held itself, by way of others or as what may be missing, would have \
            no end. A list of them does, and so does a class, whose objects are only pointed to.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let held = edges(spec)
        return held.keys.sorted().compactMap { name in
            held[name]?.first { Reach.leads(from: $0.type, to: name) { (held[$0] ?? []).map(\.type) } }.map { edge in
                let way = edge.type == name ? "" : ", by way of `\(edge.type)`"
                return Diagnostic(
                    rule, "`\(name)` would hold itself\(way)", at: [Label(edge.place)],
                    help: "make it a class, or hold a list, and accept the difference under `errata:`")
            }
        }
    }

    private typealias Edge = (type: String, place: Place)

    private static func edges(_ spec: Spec) -> [String: [Edge]] {
        var found: [String: [Edge]] = [:]
        for type in spec.knownClasses where type.form == .structure {
            found[type.name.value] = type.properties.filter { $0.get == nil && !$0.declaration.isStatic }.compactMap { property in
                name(property.declaration.type, property.language, in: type.name.value).map { ($0, property.spelling.place) }
            }
        }
        for enumeration in spec.knownEnums where enumeration.holdsValues {
            let values = enumeration.cases.flatMap(\.holds).compactMap { value in
                name(value.declaration.type, .swift, in: enumeration.name.value).map { ($0, value.place) }
            }
            // An enum that holds itself is `indirect`.
            found[enumeration.name.value] = values.filter { $0.0 != enumeration.name.value }
        }
        return found
    }

    /// - Parameter owner: what `Self` is.
    private static func name(_ type: TypeName?, _ language: Language, in owner: String) -> String? {
        guard let type, case .named(let name) = TypeMapping.valueType(type, language, owner: owner).unwrapped else { return nil }
        return name
    }
}

import Declarations
import Diagnostics
import SourceText

/// Classes that inherit from themselves, protocols that refine themselves, and properties that are worked out from themselves.
enum EndlessDefinition {
    static let rule = Rule(
        "spec-endless-definition",
        "a class inherits from itself or begins with itself, a protocol refines itself, or a property is worked out from itself",
        explanation: """
            A class that is its own superclass, by way of others or not, does not exist, nor a protocol that refines itself; and a property \
            whose `get:` reads the property again, by way of others of its class or not, is never worked out. Nor is an object ever made that \
            begins with another of its own class (`initial: {make: …}`), which begins with another one.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] { parents(spec) + refined(spec) + spec.classes.flatMap(properties) + begun(spec) }

    /// What objects begin with, and what they inherit that begins with something.
    private static func begun(_ spec: Spec) -> [Diagnostic] {
        let begun = spec.classes.map { ($0.name.value, $0.properties.flatMap(\.begun) + [$0.superclass?.value].compactMap(\.self)) }
        let made = Dictionary(begun) { first, _ in first }
        return spec.classes.flatMap { type in
            type.properties.compactMap { property in
                guard let initial = property.initial,
                    property.begun.contains(where: { name in Reach.leads(from: name, to: type.name.value) { made[$0] ?? [] } })
                else { return nil }
                return Diagnostic(
                    rule, "each `\(type.name.value)` would begin with another one", at: [Label(initial.place)],
                    help: "let `\(property.name)` be missing, `?`, until something sets it")
            }
        }
    }

    private static func parents(_ spec: Spec) -> [Diagnostic] {
        let parents = Dictionary(spec.classes.map { ($0.name.value, $0.superclass) }) { first, _ in first }
        let above = parents.mapValues { [$0?.value].compactMap(\.self) }
        return spec.classes.compactMap { type in
            guard let parent = type.superclass, Reach.leads(from: parent.value, to: type.name.value, { above[$0] ?? [] }) else {
                return nil
            }
            return Diagnostic(
                rule, "`\(type.name.value)` would inherit from itself", at: [Label(parent.place)],
                help: "name the class that it really inherits from")
        }
    }

    private static func refined(_ spec: Spec) -> [Diagnostic] {
        let refined = Dictionary(spec.protocols.map { ($0.name.value, $0.conformances.map(\.value)) }) { first, _ in first }
        return spec.protocols.flatMap { type in
            type.conformances.filter { Reach.leads(from: $0.value, to: type.name.value) { refined[$0] ?? [] } }.map { conformance in
                Diagnostic(
                    rule, "the protocol `\(type.name.value)` would refine itself", at: [Label(conformance.place)],
                    help: "leave `\(conformance.value)` out")
            }
        }
    }

    private static func properties(_ type: ClassType) -> [Diagnostic] {
        let read = Dictionary(
            type.properties.map { property in
                (property.name, property.get?.value.references.compactMap { $0.root == .object ? $0.path.first : nil } ?? [])
            }
        ) { first, _ in first }
        return type.properties.compactMap { property in
            guard let get = property.get,
                read[property.name]?.contains(where: { Reach.leads(from: $0, to: property.name) { read[$0] ?? [] } }) == true
            else {
                return nil
            }
            return Diagnostic(
                rule, "`\(property.name)` of `\(type.name.value)` would be worked out from itself", at: [Label(get.place)],
                help: "leave `get:` out where the object holds the value")
        }
    }
}

extension Property {
    /// The classes of the objects that are made for it when its own object is.
    fileprivate var begun: [String] {
        guard !declaration.isStatic else { return [] }
        return (initial?.value.withNested ?? []).compactMap { if case .make(let name, _) = $0.kind { name } else { nil } }
    }
}

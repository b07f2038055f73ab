import Declarations
import Diagnostics
import SourceText

/// A class that conforms to a protocol of the spec without the methods that this asks for.
enum UnmetProtocol {
    static let rule = Rule(
        "spec-unmet-protocol",
        "a class lacks a method of a protocol that it conforms to, or cannot conform to it",
        explanation: """
            A class that conforms to a protocol has its methods, apart from optional ones. A header need not declare them again where the \
            class adopts the protocol; a spec does, for it says what they do. A method that only the protocol declares is `invented:` there, \
            with that as its reason. Only objects conform to the spec's protocols, and no protocol refines itself.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let protocols = Dictionary(spec.protocols.map { ($0.name.value, $0) }) { first, _ in first }
        let classes = Dictionary(spec.classes.map { ($0.name.value, $0) }) { first, _ in first }
        guard !protocols.isEmpty else { return [] }
        return circles(spec, protocols)
            + spec.classes.flatMap { type in
                let own = Set(type.lineage(classes).flatMap(\.methods).map(\.name))
                return type.conformances.flatMap { conformance -> [Diagnostic] in
                    if type.form == .structure, protocols[conformance.value] != nil { return [value(type, conformance)] }
                    return required(by: conformance.value, protocols).filter { !own.contains($0.name) }.map { method in
                        Diagnostic(
                            rule, "`\(type.name.value)` has no `\(method.name)`, which `\(conformance.value)` asks for",
                            at: [Label(conformance.place), Label(method.locatedName.place, "the method")],
                            help: "declare it in the class, too, or make it `optional:` there")
                    } + differing(type, from: required(by: conformance.value, protocols))
                }
            }
    }

    /// Protocols of a spec are of objects: delegates are held weakly, and told by reference.
    private static func value(_ type: ClassType, _ conformance: Located<String>) -> Diagnostic {
        Diagnostic(
            rule, "the struct `\(type.name.value)` conforms to `\(conformance.value)`, which only objects can",
            at: [Label(conformance.place)],
            help: "leave it out, or make it a class, and accept the difference under `errata:`")
    }

    /// A protocol that refines itself, by way of others or not.
    private static func circles(_ spec: Spec, _ protocols: [String: ProtocolType]) -> [Diagnostic] {
        spec.protocols.flatMap { type in
            type.conformances.filter {
                Reach.leads(from: $0.value, to: type.name.value) { (protocols[$0]?.conformances ?? []).map(\.value) }
            }.map { conformance in
                Diagnostic(
                    rule, "the protocol `\(type.name.value)` would refine itself", at: [Label(conformance.place)],
                    help: "leave `\(conformance.value)` out")
            }
        }
    }

    /// Swift takes no method for another one that answers something else, be it of a class that inherits from what is asked for.
    private static func differing(_ type: ClassType, from asked: [Method]) -> [Diagnostic] {
        let asked = Dictionary(asked.map { ($0.name, $0) }) { first, _ in first }
        return type.methods.compactMap { method in
            guard let other = asked[method.name], method.language == other.language else { return nil }
            let effects = (throwing(method.declaration), throwing(other.declaration))
            guard let (own, wanted) = effects.0 == effects.1 ? differingTypes(method.declaration, other.declaration) : effects else {
                return nil
            }
            return Diagnostic(
                rule, "`\(method.name)` has `\(own)` where the protocol's has `\(wanted)`",
                at: [Label(method.locatedName.place), Label(other.locatedName.place, "the protocol's")],
                help: "declare both alike, and accept the difference under `errata:`")
        }
    }

    private static func throwing(_ declaration: MethodDeclaration) -> String {
        (declaration.isAsync ? "async " : "") + (declaration.isThrowing ? "throws" : "no throws")
    }

    private static func differingTypes(_ own: MethodDeclaration, _ asked: MethodDeclaration) -> (String, String)? {
        let pairs = zip([own.result] + own.parameters.map(\.type), [asked.result] + asked.parameters.map(\.type))
        let differing = pairs.first { ($0.0?.name, $0.0?.name == nil) != ($0.1?.name, $0.1?.name == nil) }
        return differing.map { ($0.0?.name ?? "nothing", $0.1?.name ?? "nothing") }
    }

    /// Its own required methods, and those of the protocols that it refines.
    private static func required(by name: String, _ protocols: [String: ProtocolType]) -> [Method] {
        var waiting = [name]
        var seen: Set<String> = []
        var found: [Method] = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted, let type = protocols[next] else { continue }
            found += type.methods.filter(\.isRequired)
            waiting += type.conformances.map(\.value)
        }
        return found
    }
}

extension ClassType {
    /// Itself and what it inherits from, the nearest first.
    func lineage(_ classes: [String: ClassType]) -> [ClassType] {
        var found = [self]
        while let parent = found.last?.superclass.flatMap({ classes[$0.value] }), found.count <= Kinship.generations {
            found.append(parent)
        }
        return found
    }
}

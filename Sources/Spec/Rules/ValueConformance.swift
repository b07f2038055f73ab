import Declarations
import Diagnostics
import SourceText

/// A struct that conforms to a protocol of the spec which objects alone can adopt.
enum ValueConformance {
    static let rule = Rule(
        "spec-value-conformance",
        "a struct conforms to a protocol that only objects conform to",
        explanation: """
            A struct may conform to a protocol of Swift's that the spec declares. It cannot where values would be gone at once or are told \
            apart by who they are: protocols of delegates and listeners, which are held weakly, those of `weak` properties, of \
            Objective-C, and those that say that they are of objects (`AnyObject`, `NSObject`).
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let structs = survey.spec.classes.filter { $0.form == .structure }
        let adopting = structs.map { ($0, survey.index.adopted(by: $0).filter { survey.index.protocols[$0.value] != nil }) }
        guard adopting.contains(where: { !$0.1.isEmpty }) else { return [] }
        let held = survey.spec.weakHolders
        return adopting.flatMap { type, conformances in
            conformances.compactMap { conformance -> Diagnostic? in
                let names = Reach.all(from: [conformance.value]) { (survey.index.protocols[$0]?.conformances ?? []).map(\.value) }
                guard let reason = names.lazy.compactMap({ reason($0, held, survey.index) }).first else { return nil }
                return Diagnostic(
                    rule, "the struct `\(type.name.value)` conforms to `\(conformance.value)`, which only objects can: \(reason)",
                    at: [Label(conformance.place)], help: "leave it out, or make it a class, and accept the difference under `errata:`")
            }
        }
    }

    /// Why a protocol wants objects; nil where it does not.
    private static func reason(_ name: String, _ held: [String: String], _ index: SpecIndex) -> String? {
        if ProtocolType.ofObjects.contains(name) { return "it is one of `\(name)`" }
        guard let found = index.protocols[name] else { return nil }
        return found.language == .objectiveC ? "`\(name)` is Objective-C's" : held[name].map { "`\($0)` holds it weakly" }
    }

    /// Whether it is worth asking what the protocol wants: not where a struct adopts one of Objective-C's.
    static func mayAdopt(_ name: String, _ type: ClassType, _ index: SpecIndex) -> Bool {
        type.form != .structure || index.protocols[name]?.language != .objectiveC
    }
}

import Diagnostics
import SourceText

/// A struct that conforms to a protocol of the spec.
enum ValueConformance {
    static let rule = Rule(
        "spec-value-conformance",
        "a struct conforms to a protocol that only objects conform to",
        explanation: """
            Protocols of a spec are of objects: delegates are held weakly, and told by reference. A struct conforms to protocols of \
            Swift's own (`Equatable`, `Sendable`), not to the spec's.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.filter { $0.form == .structure }.flatMap { type in
            type.conformances.filter { survey.index.protocols[$0.value] != nil }.map { conformance in
                Diagnostic(
                    rule, "the struct `\(type.name.value)` conforms to `\(conformance.value)`, which only objects can",
                    at: [Label(conformance.place)],
                    help:
                        "leave it out, or make it a class, and accept the difference under `errata:`; where the protocol only groups structs, "
                        + "an enum whose cases hold them says which one it is (`wire:`)")
            }
        }
    }
}

import Diagnostics
import SourceText

/// A name of a spec's own that `$…` gives another meaning.
enum ReservedName {
    static let rule = Rule(
        "spec-reserved-name",
        "a name already has a meaning behind `$`",
        explanation: """
            `$self`, `$arg`, `$clock`, `$error`, `$settings`, `$shared`, `$request`, `$app` and `$response` have a meaning of their \
            own, so no state group and no value of a step (`as:`, `let:`) can be called like that; a step's answer may be called \
            `response`, as it is without `as:`.
            """
    )

    static let names = Set(Dialect.Root.allCases.map(\.rawValue) + ["response"])

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.state.map(\.name).filter { names.contains($0.value) }.map(diagnostic)
    }

    static func diagnostic(_ name: Located<String>) -> Diagnostic {
        Diagnostic(rule, "`$\(name.value)` already has a meaning", at: [Label(name.place)], help: "choose another name")
    }
}

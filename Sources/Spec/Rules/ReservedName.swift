import Diagnostics
import SourceText

/// A state group with a name that `$…` gives another meaning.
enum ReservedName {
    static let rule = Rule(
        "spec-reserved-name",
        "a name already has a meaning behind `$`",
        explanation: """
            `$self`, `$arg`, `$clock`, `$error`, `$settings`, `$shared`, `$request`, `$app` and `$response` have a meaning of their \
            own, so no state group can be called like that.
            """
    )

    static let names: Set<String> = ["self", "arg", "clock", "error", "settings", "shared", "request", "app", "response"]

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.state.map(\.name).filter { names.contains($0.value) }.map { name in
            Diagnostic(rule, "`$\(name.value)` already has a meaning", at: [Label(name.place)], help: "choose another name")
        }
    }
}

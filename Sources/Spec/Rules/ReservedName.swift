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
            `response`, as it is without `as:`. Nor can a capability be called like what every client has of its surroundings, such as \
            `opener`, `browser`, `dialog` or `clock`.
            """
    )

    static let names = Set(Dialect.Root.allCases.map(\.rawValue) + ["response"])

    /// Members of a client's environment.
    private static let surroundings: Set<String> = [
        "transport", "clock", "storage", "opener", "browser", "dialog", "random", "baseURL", "hosts", "settings", "notifications",
        "capabilities", "talksToMock", "shared", "state", "start", "end", "finish", "idle", "sleep", "wait", "together", "deliver", "log",
        "run", "send", "listen", "again", "follow", "stream", "throwingStream",
    ]

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.state.map(\.name).filter { names.contains($0.value) }.map(diagnostic)
            + spec.capabilities.map(\.name).filter { surroundings.contains($0.value) }.map { name in
                Diagnostic(
                    rule, "every client has a `\(name.value)` already", at: [Label(name.place)],
                    help: "`ask: \(name.value).…` is the platform's; choose another name")
            }
    }

    static func diagnostic(_ name: Located<String>) -> Diagnostic {
        Diagnostic(rule, "`$\(name.value)` already has a meaning", at: [Label(name.place)], help: "choose another name")
    }
}

import Diagnostics
import YAMLTree

/// A function stands where it has no meaning.
enum MisplacedFunction {
    static let rule = Rule(
        "spec-misplaced-function",
        "a function stands where it has no meaning",
        explanation: """
            A mock has no capabilities, no classes and no state of a client, so `ask`, `make` and `kept` mean nothing in its answers; \
            it makes tokens, so `jwt` means something there only. What a session starts with is the same every time: in `seeds:` and \
            `app:` stand values, and nothing that has to be worked out. A scenario tells what an app does, and holds what comes of it \
            against values that are known beforehand.
            """
    )

    static func diagnostic(_ verb: YAMLEntry, in dialect: Dialect) -> Diagnostic? {
        guard !dialect.functions.contains(verb.name) else { return nil }
        return Diagnostic(rule, "`\(verb.name)` has no meaning in \(dialect.phrase)", at: [Label(verb.keyPlace)])
    }
}

import Diagnostics
import SourceText

/// An operation that has to be waited for stands inside a value.
enum WaitingQuestion {
    static let rule = Rule(
        "spec-waiting-question",
        "an operation that has to be waited for stands inside a value",
        explanation: """
            `{ask: …}` as a value is for questions that are answered at once, such as whether a URL can be opened. What takes time is \
            a step of its own, so that a reader sees where the flow waits: `ask: browser.authenticate`, `as: callback`, and \
            `$callback` afterwards.
            """
    )

    static func diagnostic(_ operation: Located<String>) -> Diagnostic {
        Diagnostic(
            rule,
            "`\(operation.value)` has to be waited for",
            at: [Label(operation.place)],
            help: "make it a step with `as:`, and use its result"
        )
    }
}

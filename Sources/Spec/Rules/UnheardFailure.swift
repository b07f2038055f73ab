import Diagnostics
import SourceText

/// `fails:` where nothing could tell the scenario.
enum UnheardFailure {
    static let rule = Rule(
        "spec-unheard-failure",
        "a scenario expects an error where nothing says so",
        explanation: """
            `fails:` looks at the error that a handler is given or that a method throws. A method with neither tells its delegate, so \
            the scenario hears of the error with `notified:`; a handler without an error is given something else, which `as:` names; and a call that is not waited for has not failed yet: `fails:` stands at \
            its `ended:`.
            """
    )

    /// At a call that is not waited for.
    ///
    /// - Parameter name: what the scenario calls it; nil where it has no name.
    static func early(_ failure: Located<String>, _ name: String?) -> Diagnostic {
        Diagnostic(
            rule, "the call has not ended here", at: [Label(failure.place)], help: "move `fails:` to a step `ended: \(name ?? "name")`")
    }

    /// Of a method that tells nobody, or only its delegate.
    static func untold(_ failure: Located<String>, hasHandler: Bool, hasDelegate: Bool) -> Diagnostic {
        let other = hasDelegate ? "; what its delegate is told is seen with `notified:`" : ""
        let help =
            hasHandler
            ? "its handler is given no error: name what it is given with `as:` and `expect:` what that says, or declare an error among it"
                + other
            : hasDelegate
                ? "look for the error with `notified:`, whose `with:` or `as:` has it"
                : "declare that it throws, or a handler with an error, as the vendor has it; else look at what it answers with `as:`"
        return Diagnostic(rule, "nothing of the method says that it failed", at: [Label(failure.place)], help: help)
    }
}

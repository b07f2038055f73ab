import Diagnostics
import SourceText

/// `fails:` where nothing could tell the scenario.
enum UnheardFailure {
    static let rule = Rule(
        "spec-unheard-failure",
        "a scenario expects an error where nothing says so",
        explanation: """
            `fails:` looks at the error that a handler is given or that a method throws. A method with neither tells its delegate, so \
            the scenario hears of the error with `notified:`; and a call that is not waited for has not failed yet: `fails:` stands at \
            its `ended:`.
            """
    )

    /// - Parameter call: the name of a call that is not waited for; nil for a method that tells nothing.
    static func diagnostic(_ failure: Located<String>, _ call: String?) -> Diagnostic {
        let name = call.map { $0.isEmpty ? "name" : $0 }
        return Diagnostic(
            rule,
            call == nil ? "nothing of the method says that it failed" : "the call has not ended here",
            at: [Label(failure.place)],
            help: name.map { "move `fails:` to a step `ended: \($0)`" } ?? "look for the error with `notified:`"
        )
    }
}

import Diagnostics
import SourceText

/// `complete:` in a flow whose methods have no handler.
enum NoHandler {
    static let rule = Rule(
        "spec-no-handler",
        "`complete` stands in a flow whose methods have no handler",
        explanation: """
            `complete:` gives values to the block that the app passed to the method. The methods that name this flow take no block, so \
            nobody would get them: use `return:` for a result, or `notify:` for a delegate.
            """
    )

    static func diagnostic(_ flow: String, at place: Place) -> Diagnostic {
        Diagnostic(rule, "no method of the flow `\(flow)` has a handler", at: [Label(place)], help: "use `return:` or `notify:`")
    }
}

import Diagnostics
import SourceText

/// A scenario cancels what cannot be cancelled.
enum NotCancellable {
    static let rule = Rule(
        "spec-not-cancellable",
        "a scenario cancels what cannot be cancelled, or says so of what was not cancelled",
        explanation: """
            An app cancels the task in which it awaits the `async` twin of a method, and a call with a handler by the object that the method \
            answers (`NSURLSessionDataTask *` and its like); any other call with a handler goes on until it ends. So \
            `cancel:` wants a call of such a method, or one with `twin: true`, and `cancelled: true` at its end a `cancel:` before, and a handler that is given an \
            error: the twin of any other throws nothing, and answers what the flow completes then. A call that is awaited answers nothing where \
            it was cancelled or fails: there is no `as:` at its end.
            """
    )

    static func diagnostic(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            rule,
            "the call `\(name.value)` has a handler and cannot be cancelled",
            at: [Label(name.place)],
            help: "make it with `twin: true`"
        )
    }

    static func untold(_ name: Located<String>, of method: String) -> Diagnostic {
        Diagnostic(
            rule,
            "the handler of `\(method)` is given no error, so nothing tells that `\(name.value)` was cancelled",
            at: [Label(name.place)],
            help: "leave `cancelled` out, and look at what it answers then with `as:`"
        )
    }

    static func answersNothing(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            rule,
            "the call `\(name.value)` throws then, and answers nothing",
            at: [Label(name.place)],
            help: "leave `as:` out, and look at what the flow has set or kept until then"
        )
    }

    static func neverCancelled(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            rule,
            "the call `\(name.value)` was not cancelled",
            at: [Label(name.place)],
            help: "cancel it before with `cancel: \(name.value)`"
        )
    }
}

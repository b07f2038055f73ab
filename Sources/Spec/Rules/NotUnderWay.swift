import Diagnostics
import SourceText

/// A scenario ends or cancels a call that it did not start.
enum NotUnderWay {
    static let rule = Rule(
        "spec-not-under-way",
        "a scenario ends, cancels or releases what is not under way",
        explanation: """
            `ended:` and `cancel:` speak of a call that the scenario, or the one it comes `after`, made with `waits: false` and a name \
            (`as:`). Such a call has a handler or is made through the `async` twin; it is under way until `ended:`, or until the app \
            is started again. `release:` lets answers arrive that an earlier `fault:` held back.
            """
    )

    /// Answers of an endpoint that was not told to hold them.
    static func notHeld(_ name: Located<String>, known: KnownNames) -> Diagnostic {
        diagnostic(name, "no answer of `\(name.value)` is held here", known, "add a step `fault: \(name.value)` with `held: true` before")
    }

    static func diagnostic(_ name: Located<String>, known: KnownNames) -> Diagnostic {
        diagnostic(
            name, "no call with the name `\(name.value)` is under way here", known, "start one with `waits: false` and `as: \(name.value)`")
    }

    /// What a call has answered, or one that returned at once.
    static func over(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            rule, "`\(name.value)` is over: it was waited for, or its method has no handler and is not `async`", at: [Label(name.place)],
            help: "leave this step out; a call with a handler goes on with `waits: false`")
    }

    /// - Parameter remedy: the help where nothing known is called alike.
    private static func diagnostic(_ name: Located<String>, _ message: String, _ known: KnownNames, _ remedy: String) -> Diagnostic {
        let near = known.suggestions(for: name.value)
        let help = near.isEmpty ? remedy : "did you mean \(Listing.alternatives(near))?"
        return Diagnostic(rule, message, at: [Label(name.place)], help: help)
    }
}

import Diagnostics
import SourceText

/// An event `toAll:` that a flow awaits of an object that it may come to only later.
enum EventForAll {
    static let rule = Rule(
        "spec-event-to-all",
        "a flow awaits what all hear of another object",
        explanation: """
            An event with `toAll: true` is heard from where a flow begins, so that nothing is missed between two steps that await it. That has \
            to be an event of the object that runs the flow: another may be known only later. Without `toAll:` an event waits for whoever awaits it.
            """
    )

    static func diagnostic(_ name: Located<String>, at place: Place) -> Diagnostic {
        Diagnostic(
            rule, "`\(name.value)` is heard by all from where a flow begins, and this one awaits it of another object", at: [Label(place)],
            help: "await it in a flow of that object, without `of:`, and `run:` or call that, or leave `toAll` out")
    }
}

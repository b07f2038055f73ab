import Diagnostics
import SourceText

/// A method that is said to be one call of an endpoint, and is not.
enum DirectCall {
    static let rule = Rule(
        "spec-direct-call",
        "a method that `calls:` an endpoint does not fit it",
        explanation: """
            `calls:` makes a method one call of an endpoint, and nothing is guessed: every parameter of the method goes to the endpoint's \
            parameter of that name (capitals, `_` and `-` do not count), or its properties do; every parameter that the endpoint needs is \
            given, by the method or under `with:`; and every value that the method answers is the field of that name, or, if it is the only one, \
            the whole answer or its only field of that type. Objects are made of the fields that their properties name. A \
            method that answers a stream calls an endpoint that answers with events: each event is an element. A method that needs \
            more says it in `steps:`, or in a flow.
            """
    )

    static func diagnostic(_ message: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}

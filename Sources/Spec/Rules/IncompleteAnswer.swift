import Diagnostics
import SourceText

/// An answer of the mock lacks required fields of the response.
enum IncompleteAnswer {
    static let rule = Rule(
        "spec-incomplete-answer",
        "an answer of the mock lacks required fields of the response",
        explanation: """
            What the mock answers conforms to the endpoint's `response:`. A field that is `required: true` there and has no `const:` \
            must be given by every `respond:`, or clients that rely on the documentation would fail against the mock only. Give it, or \
            say that the field is not required.
            """
    )

    /// - Parameter whole: what requires it.
    static func null(_ field: String, _ whole: String, at place: Place) -> Diagnostic {
        Diagnostic(
            rule, "`\(field)` is required in \(whole), and `null` is nothing", at: [Label(place)],
            help: "give a value, or say that the field is not required")
    }

    static func diagnostic(_ fields: [String], _ endpoint: String, at place: Place) -> Diagnostic {
        Diagnostic(rule, "the answer of `\(endpoint)` lacks \(Listing.codes(fields))", at: [Label(place)])
    }

    /// What an object that the mock keeps lacks for the one that it is answered as.
    static func diagnostic(_ fields: [String], of whole: Field, _ endpoint: String, at place: Place) -> Diagnostic {
        Diagnostic(
            rule, "what is answered as `\(whole.name.value)` of `\(endpoint)` never has \(Listing.codes(fields))", at: [Label(place)],
            help: "give the records that field, or write the object out: `{object: {…}}`, in a `map` for each of a list")
    }
}

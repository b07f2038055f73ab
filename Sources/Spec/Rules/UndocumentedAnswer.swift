import Diagnostics
import SourceText

/// The mock answers fields for an endpoint that documents no response.
enum UndocumentedAnswer {
    static let rule = Rule(
        "spec-undocumented-answer",
        "the mock answers fields where no response is documented",
        explanation: """
            Fields of an answer are typed by the endpoint's `response:`. Without one nobody would read them. Describe the response, or \
            answer `respond: {}`.
            """
    )

    static func diagnostic(_ endpoint: String, at place: Place) -> Diagnostic {
        Diagnostic(rule, "`\(endpoint)` documents no response", at: [Label(place)], help: "add `response:` to the endpoint")
    }
}

import Diagnostics
import SourceText

/// An answer of the mock that may end without answering.
enum UnansweredRequest {
    static let rule = Rule(
        "spec-unanswered-request",
        "an answer of the mock may end without answering",
        explanation: """
            Whatever way its conditions go, an answer ends with `respond`, `respondWith`, `redirect`, `page` or `fail`, and \
            one that is made of events with `stream`. A way that \
            ends without one would leave the client waiting for nothing.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let streams = Set(spec.endpoints.filter(\.isEventStream).map(\.name.value))
        return (spec.mock?.answers ?? []).filter { !$0.steps.contains(where: \.ends) }.map { answer in
            Diagnostic(
                rule,
                "the answer of `\(answer.endpoint.value)` may end without answering",
                at: [Label(answer.endpoint.place)],
                help: streams.contains(answer.endpoint.value)
                    ? "end it with `stream: ended`, `stream: open` or `fail`" : "end it with `respond`, `redirect`, `page` or `fail`"
            )
        }
    }
}

import Diagnostics
import SourceText

/// An answer of the mock that may end without answering.
enum UnansweredRequest {
    static let rule = Rule(
        "spec-unanswered-request",
        "an answer of the mock may end without answering",
        explanation: """
            Whatever way its conditions go, an answer ends with `respond`, `respondWith`, `redirect`, `page` or `fail`. A way that \
            ends without one would leave the client waiting for nothing.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        (spec.mock?.answers ?? []).filter { !$0.steps.contains(where: \.ends) }.map { answer in
            Diagnostic(
                rule,
                "the answer of `\(answer.endpoint.value)` may end without answering",
                at: [Label(answer.endpoint.place)],
                help: "end it with `respond`, `redirect`, `page` or `fail`"
            )
        }
    }
}

import Diagnostics
import SourceText

/// An answer of the mock that may end without answering.
enum UnansweredRequest {
    static let rule = Rule(
        "spec-unanswered-request",
        "an answer of the mock may end without answering",
        explanation: """
            Whatever way its conditions go, an answer ends with `respond`, `respondWith`, `redirect`, `page` or `fail`; so does the \
            `otherwise:` of `require` and `find`. A way that ends without one would leave the client waiting for nothing.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        (spec.mock?.answers ?? []).flatMap { answer in
            let open =
                answer.steps.contains(where: \.ends)
                ? []
                : [
                    Diagnostic(
                        rule,
                        "the answer of `\(answer.endpoint.value)` may end without answering",
                        at: [Label(answer.endpoint.place)],
                        help: "end it with `respond`, `redirect`, `page` or `fail`"
                    )
                ]
            return open + answer.steps.flatMap(\.withNested).flatMap(otherwise)
        }
    }

    private static func otherwise(_ step: MockStep) -> [Diagnostic] {
        let steps: [MockStep]
        switch step.verb {
        case .require(_, let otherwise), .find(_, _, _, _, let otherwise): steps = otherwise
        default: return []
        }
        if steps.contains(where: \.ends) { return [] }
        return [
            Diagnostic(
                rule, "`otherwise` goes on as if the condition held", at: [Label(step.place)], help: "end it with `fail` or `respond`")
        ]
    }
}

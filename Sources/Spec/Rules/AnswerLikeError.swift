import Diagnostics
import SourceText

/// An answer that carries nothing, and an error of the same status that says nothing else.
enum AnswerLikeError {
    static let rule = Rule(
        "spec-answer-like-error",
        "nothing tells an answer from an error",
        explanation: """
            An answer under `alternatives:` that carries nothing is known by its status, and so is an error whose failure shape has no code in its \
            body. Where both have one status, the client takes every such answer for the alternative, and the error never arrives. Leave out \
            the one that does not exist, or write what the answer's body, or the error's, has: a required member, or `$wire.code`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let errors = ErrorTable(survey.spec)
        let shapes = Dictionary(survey.spec.failures.map { ($0.name.value, $0) }) { first, _ in first }
        return survey.spec.endpoints.flatMap { endpoint -> [Diagnostic] in
            let marks = endpoint.alternatives.filter { $0.mark != nil }
            guard !marks.isEmpty, let shape = endpoint.failure.flatMap({ shapes[$0.value] }),
                !shape.placeholders.contains(where: \.placeholder.isWire)
            else { return [] }
            return endpoint.errors.compactMap { name in
                guard let error = errors.find(name.value, of: endpoint)?.errorCase,
                    let answer = marks.first(where: { $0.status.value == error.status?.value ?? shape.status.value })
                else { return nil }
                return Diagnostic(
                    rule, "nothing tells the answer `\(answer.name?.value ?? "")` from the error `\(name.value)`",
                    at: [Label(answer.status.place), Label(name.place, "has this status, too")],
                    help: "give the answer a required member, or leave out the one that does not exist")
            }
        }
    }
}

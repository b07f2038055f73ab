import Diagnostics
import SourceText

/// An endpoint of the vendor's that the mock does not answer.
enum EndpointWithoutAnswer {
    static let rule = Rule(
        "spec-endpoint-without-answer",
        .warning,
        "the mock does not answer an endpoint",
        explanation: """
            An endpoint that clients call answers its example where nothing stands under `mock:`. What sends a browser somewhere else, and \
            every page that apps open on the web, has no such example and needs an answer. Without it the client cannot be tried \
            against the mock, and the generated tests leave it out. Inbound endpoints and URLs of apps need none.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        guard let mock = spec.mock else { return [] }
        let answered = Set(mock.answers.map(\.endpoint.value))
        return spec.endpoints.filter { isServed($0) && !answered.contains($0.name.value) }.map { endpoint in
            Diagnostic(
                rule,
                "the mock does not answer `\(endpoint.name.value)`",
                at: [Label(endpoint.name.place)],
                help: "add it to `answers:` under `mock:`"
            )
        }
    }

    /// Whether a server of the vendor's answers it over HTTP: something with a method that is not inbound.
    static func isServed(_ endpoint: Endpoint) -> Bool { endpoint.direction != .inbound && !endpoint.methods.isEmpty }
}

internal import Spec
internal import SwiftCode

/// Calls that end without an answer, or with one that is not as documented, and the documented errors for that.
extension ClientCallBuilder {
    func endings(_ endpoint: Endpoint) -> [SwiftArgument] {
        guard let shape = endpoint.failure.flatMap({ model.failures[$0.value] }) else { return [] }
        let rows = TransportFailure.allCases.compactMap { failure -> SwiftExpression? in
            guard let error = shape.transport[failure].flatMap({ model.errorValue($0.value) }), let ending = ending(failure, endpoint)
            else { return nil }
            return .tuple([ending.unlabelled, error.unlabelled])
        }
        return rows.isEmpty ? [] : [SwiftExpression.array(rows).labelled("endings")]
    }

    private func ending(_ failure: TransportFailure, _ endpoint: Endpoint) -> SwiftExpression? {
        switch failure {
        case .unreachable: Self.failure(.implicit("unreachable", [.string("nobody is there")]))
        case .timeout: Self.failure(.implicit("timedOut"))
        case .insecure: Self.failure(.implicit("insecure", [.string("no certificate")]))
        case .url: Self.failure(.implicit("badURL", [.string("nowhere")]))
        case .code: nil
        case .status: Self.answer(599, "")
        case .unreadable: endpoint.hasToBeRead ? Self.answer(endpoint.response?.status.value ?? 200, "?") : nil
        }
    }

    private static func failure(_ error: SwiftExpression) -> SwiftExpression { .implicit("failure", [error]) }
    private static func answer(_ status: Int, _ body: String) -> SwiftExpression { .implicit("answer", [.integer(status), .string(body)]) }
}

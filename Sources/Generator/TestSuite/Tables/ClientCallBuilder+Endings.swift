internal import Spec

/// Calls that end without an answer, or with one that is not as documented, and the documented errors for that.
extension ClientCallBuilder {
    func endings(_ endpoint: Endpoint) -> [SwiftText] {
        guard let shape = endpoint.failure.flatMap({ model.failures[$0.value] }) else { return [] }
        let rows = TransportFailure.allCases.compactMap { failure -> SwiftText? in
            guard let error = shape.transport[failure].flatMap({ model.errorExpression($0.value) }),
                let ending = ending(failure, endpoint)
            else { return nil }
            return .plain("(\(ending), \(error))")
        }
        return rows.isEmpty ? [] : [.labelled("endings", .array(rows))]
    }

    private func ending(_ failure: TransportFailure, _ endpoint: Endpoint) -> String? {
        switch failure {
        case .unreachable: ".failure(.unreachable(\"nobody is there\"))"
        case .timeout: ".failure(.timedOut)"
        case .insecure: ".failure(.insecure(\"no certificate\"))"
        case .url: ".failure(.badURL(\"nowhere\"))"
        case .status: ".answer(599, \"\")"
        case .unreadable: hasRequiredFields(endpoint) ? ".answer(\(endpoint.response?.status.value ?? 200), \"?\")" : nil
        }
    }

    /// Whether the client has to find anything in the answer.
    private func hasRequiredFields(_ endpoint: Endpoint) -> Bool {
        guard let response = endpoint.response, response.kind == .json else { return false }
        return response.fields.contains { $0.isRequired && $0.constant == nil }
    }
}

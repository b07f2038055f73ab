import Diagnostics

/// An endpoint's errors have the one form that its failure shape gives them.
enum EndpointFailure {
    static let rule = Rule(
        "spec-endpoint-without-failure",
        "which failure shape an endpoint's errors have is left open",
        explanation: """
            An endpoint without `failure:` has the one shape that carries all of its `errors:`. Where several shapes do, or each carries some of \
            them only, neither the client nor the mock can tell how a server says these errors, and would read none. Write `failure:` with the \
            name of one, and add the enums that it lacks to that shape's `errors:`; a server that fails in two ways at one endpoint has one shape \
            with the members of both.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let spec = survey.spec
        let cases = spec.errorCaseNames
        return spec.endpoints.compactMap { endpoint in
            guard endpoint.failure == nil, !endpoint.errors.isEmpty else { return nil }
            let some = spec.failures.filter { shape in endpoint.errors.contains { shape.carries($0.value, of: endpoint, cases) } }
            guard !some.isEmpty else { return nil }
            let names = some.map { "`\($0.name.value)`" }.joined(separator: ", ")
            let message =
                some.count > 1
                ? "several failure shapes carry errors of `\(endpoint.name.value)`: \(names)"
                : "the failure shape \(names) carries some errors of `\(endpoint.name.value)`, and not all"
            return Diagnostic(
                rule, message, at: [Label(endpoint.errors[0].place)],
                help: "write `failure:` with the name of one, and add to its `errors:` what it lacks")
        }
    }
}

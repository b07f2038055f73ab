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
        var open: [(shapes: [String], endpoints: [Endpoint])] = []
        for endpoint in spec.endpoints where endpoint.failure == nil && !endpoint.errors.isEmpty {
            let some = spec.failures.filter { shape in endpoint.errors.contains { shape.carries($0.value, of: endpoint, cases) } }
            let names = some.map(\.name.value)
            guard !names.isEmpty else { continue }
            if let known = open.firstIndex(where: { $0.shapes == names && names.count > 1 }) {
                open[known].endpoints.append(endpoint)
            } else {
                open.append((names, [endpoint]))
            }
        }
        return open.map { diagnostic($0.endpoints, $0.shapes) }
    }

    /// Of endpoints that the same shapes would do for: what is written at each is one decision.
    private static func diagnostic(_ endpoints: [Endpoint], _ shapes: [String]) -> Diagnostic {
        let names = shapes.map { "`\($0)`" }.joined(separator: ", ")
        let shown = Listing.codes(endpoints.map(\.name.value))
        let message =
            shapes.count > 1
            ? "several failure shapes carry errors of \(shown): \(names)"
            : "the failure shape \(names) carries some errors of \(shown), and not all"
        let each = endpoints.count > 1 ? " at each" : ""
        return Diagnostic(
            rule, message, at: endpoints.map { Label($0.errors[0].place) },
            help: "write `failure:` with the name of one\(each), and add to its `errors:` what it lacks")
    }
}

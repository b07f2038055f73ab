internal import Spec

/// Where the failures of an endpoint go, and which of their details are parameters of the request.
///
/// An endpoint whose answer is a redirect sends its failures the same way. A fault has no step that says where to, so the way is read off
/// the steps that fail: the parameter that all of them name.
struct FailureRoutes {
    let isRedirect: Bool
    private var target: String?
    private var details: [String: String] = [:]

    init(_ endpoint: Endpoint, _ lookup: MockLookup) {
        let shape = endpoint.failure.flatMap { lookup.failure($0.value) }
        isRedirect = shape.map { (300..<400).contains($0.status.value) } ?? false
        var targets: Set<String> = []
        var values: [String: Set<String>] = [:]
        let steps = (lookup.answer(endpoint.name.value)?.steps ?? []).flatMap(\.withNested)
        for case .fail(_, let redirect, let details) in steps.map(\.verb) {
            if let redirect { targets.insert(Self.parameter(redirect) ?? "") }
            for detail in details { values[detail.name.value, default: []].insert(Self.parameter(detail.value) ?? "") }
        }
        if targets.count == 1, let only = targets.first, !only.isEmpty { target = only }
        for (name, parameters) in values where parameters.count == 1 {
            if let only = parameters.first, !only.isEmpty { details[name] = only }
        }
    }

    /// The parameter that holds the URL failures go to.
    var targetParameter: String? { isRedirect ? target : nil }

    /// The parameter that a detail repeats; only shapes of redirects are made for one endpoint and can say so.
    func requestParameter(of detail: String) -> String? { isRedirect ? details[detail] : nil }

    func follows(_ target: Expression) -> Bool { isRedirect && self.target != nil && Self.parameter(target) == self.target }

    private static func parameter(_ expression: Expression) -> String? {
        guard let reference = expression.reference, reference.root == .request, reference.path.count == 1 else { return nil }
        return reference.path[0]
    }
}

/// Where the failures of an endpoint go, and which of their details are parameters of the request.
///
/// An endpoint whose answer is a redirect sends its failures the same way. A fault has no step that says where to, so the way is read off
/// the steps that fail: the parameter that all of them name.
package struct FailureRoutes: Sendable {
    package let isRedirect: Bool
    private var target: String?
    private var details: [String: String] = [:]

    package init(_ endpoint: Endpoint, _ tables: MockTables) {
        let shape = endpoint.failure.flatMap { tables.failure($0.value) }
        isRedirect = shape?.isRedirect ?? false
        var targets: Set<String> = []
        var values: [String: Set<String>] = [:]
        let steps = (tables.answer(endpoint.name.value)?.steps ?? []).withNested()
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
    package var targetParameter: String? { isRedirect ? target : nil }

    /// The parameter that a detail repeats; only shapes of redirects are made for one endpoint and can say so.
    package func requestParameter(of detail: String) -> String? { isRedirect ? details[detail] : nil }

    package func follows(_ target: Expression) -> Bool { isRedirect && self.target != nil && Self.parameter(target) == self.target }

    private static func parameter(_ expression: Expression) -> String? {
        guard let reference = expression.reference, reference.root == .request, reference.path.count == 1 else { return nil }
        return reference.path[0]
    }
}

extension FailureShape {
    /// Whether its failures travel in the query of a redirect.
    package var isRedirect: Bool { (300..<400).contains(status.value) }
}

/// How the failures of an endpoint look, as a mock writes them.
package struct FailureForm: Sendable {
    package enum Kind: Sendable {
        case json
        /// One text, which is all of the body.
        case text
        /// There are no fields; the status says it all.
        case empty
        /// In the query of a redirect to the URL that this parameter of the request holds.
        case redirect(parameter: String)
    }

    /// What stands in a field.
    package enum Source: Sendable {
        case code, message, time, identifier
        /// That of the answer, as a number or as a text.
        case status(isText: Bool)
        /// A value of the error by that name, or what the step gives.
        case value(String)
        case constant(SpelledValue)
        /// A parameter of the request.
        case request(String)
    }

    package let kind: Kind
    package let status: Int
    /// Fields with the names that lead to them.
    package let fields: [(path: [String], source: Source)]
    /// Headers by name.
    package let headers: [(name: String, source: Source)]

    /// - Parameter routes: of the endpoint, where the shape is made for one.
    package init(_ shape: FailureShape, _ routes: FailureRoutes?, _ tables: MockTables) {
        kind = routes?.targetParameter.map { .redirect(parameter: $0) } ?? (shape.fields.isEmpty ? .empty : shape.isText ? .text : .json)
        status = shape.status.value
        fields = zip(shape.placeholders, shape.fields).map { entry, field in
            let path = entry.path.split(separator: ".").map(String.init)
            return (path.count > 1 ? path : [entry.path], Self.source(entry.placeholder, field, routes, tables))
        }
        headers = shape.headers.map { ($0.field.name.value, Self.source($0.placeholder, $0.field, routes, tables)) }
    }

    private static func source(
        _ placeholder: FailureShape.Placeholder, _ field: Field, _ routes: FailureRoutes?, _ tables: MockTables
    ) -> Source {
        switch placeholder {
        case .message: .message
        case .time: .time
        case .identifier: .identifier
        case .status: .status(isText: field.type.unwrapped == .string)
        case .wire("code"): .code
        case .wire(let name): .value(name)
        case .constant(let text): .constant(tables.literal(text, field.type))
        case .detail(let name): routes?.requestParameter(of: name).map { .request($0) } ?? .value(name)
        }
    }
}

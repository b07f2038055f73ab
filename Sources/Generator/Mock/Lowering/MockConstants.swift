internal import Spec
internal import SwiftCode

/// The constants of a generated mock: endpoints, records, failures, errors.
struct MockConstants {
    let lookup: MockLookup
    let fields: MockFields

    init(_ lookup: MockLookup) {
        self.lookup = lookup
        fields = MockFields(lookup: lookup)
    }

    /// `static let name: Type = value`
    static func constant(_ name: String, type: SwiftTypeName? = nil, _ value: SwiftExpression, _ text: String) -> SwiftDeclaration {
        .constant(name, type, value, [.static], documentation: SwiftDocumentation(text))
    }

    // MARK: - Endpoints

    var endpoints: [SwiftDeclaration] {
        lookup.answered.map { Self.constant(MockNames.member($0.name.value), endpoint($0), $0.text.main) }
    }

    private func endpoint(_ endpoint: Endpoint) -> SwiftExpression {
        let (scheme, path) = endpoint.route
        var arguments = [SwiftExpression.string(endpoint.name.value).unlabelled]
        arguments.add("methods", list: endpoint.takenMethods.map { .implicit($0.lowercased()) })
        arguments.add("path", .string(path))
        if !endpoint.otherPaths.isEmpty { arguments.add("otherPaths", .strings(endpoint.otherPaths)) }
        arguments.add("scheme", scheme.map { .string($0) })
        arguments.add("parameters", list: lookup.parameters(of: endpoint).map(fields.parameter))
        arguments.add("response", lookup.tables.telling(endpoint).response.map(fields.response))
        if !endpoint.alternatives.isEmpty { arguments.add("alternatives", alternatives(endpoint)) }
        arguments += failureArguments(endpoint)
        arguments.add("allowsAnyOrigin", flag: lookup.tables.allowsAnyOrigin(endpoint))
        arguments.add("checksHeadersFirst", flag: checksHeadersFirst(endpoint))
        arguments.add("isSocket", flag: endpoint.isSocket)
        arguments.add("on", endpoint.on.map { .string($0.value) })
        arguments.add("handler", MockNames.answer(endpoint.name.value))
        return .call("MockEndpoint", arguments)
    }

    private func checksHeadersFirst(_ endpoint: Endpoint) -> Bool {
        lookup.answer(endpoint.name.value).map { HeaderChecks($0, of: endpoint, lookup.tables).count > 0 } ?? false
    }

    private func alternatives(_ endpoint: Endpoint) -> SwiftExpression {
        .members(endpoint.alternatives.compactMap { response in response.name.map { ($0.value, fields.response(response)) } })
    }

    private func failureArguments(_ endpoint: Endpoint) -> [SwiftArgument] {
        guard let failure = endpoint.failure.flatMap({ lookup.failure($0.value) }) else { return [] }
        var arguments = [self.failure(failure, of: endpoint).labelled("failure")]
        arguments.add("errors", list: lookup.errors(of: endpoint).map { MockNames.error($0.enumeration.name.value, $0.error.name.value) })
        arguments.add("onInvalid", error: endpoint.onInvalid)
        return arguments
    }

    // MARK: - Failures

    /// The endpoint's failure shape: shared by all endpoints that send it the same way.
    private func failure(_ shape: FailureShape, of endpoint: Endpoint) -> SwiftExpression {
        let routes = FailureRoutes(endpoint, lookup.tables)
        return routes.isRedirect ? failureShape(FailureForm(shape, routes, lookup.tables)) : MockNames.failure(shape.name.value)
    }

    /// The shapes that do not depend on an endpoint.
    var failures: [SwiftDeclaration] {
        let used = Set(lookup.answered.compactMap { $0.failure?.value })
        return lookup.spec.failures.filter { used.contains($0.name.value) && !$0.isRedirect }.map { shape in
            let text = "How `\(shape.name.value)` failures look."
            return Self.constant(MockNames.member(shape.name.value), failureShape(FailureForm(shape, nil, lookup.tables)), text)
        }
    }

    private func failureShape(_ form: FailureForm) -> SwiftExpression {
        var arguments: [SwiftArgument] = []
        switch form.kind {
        case .json: break
        case .text: arguments.append(SwiftExpression.implicit("text").unlabelled)
        case .empty: arguments.append(SwiftExpression.implicit("empty").unlabelled)
        case .redirect(let parameter):
            arguments.append(SwiftExpression.implicit("redirect").called([SwiftArgument("parameter", .string(parameter))]).unlabelled)
        }
        arguments.add("status", .integer(form.status))
        arguments.add("fields", .array(form.fields.map { failureField($0.path, source($0.source)) }))
        arguments.add("headers", list: form.headers.map { failureField([$0.name], source($0.source)) })
        return .call("FailureShape", arguments)
    }

    private func failureField(_ path: [String], _ source: SwiftExpression) -> SwiftExpression {
        let parts = path.map { SwiftExpression.string($0) }
        let name = parts.count > 1 ? SwiftExpression.array(parts).labelled("path") : parts[0].unlabelled
        return .call("FailureField", [name, source.unlabelled])
    }

    private func source(_ source: FailureForm.Source) -> SwiftExpression {
        switch source {
        case .code: .implicit("code")
        case .message: .implicit("message")
        case .time: .implicit("time", [.implicit("spaced")])
        case .identifier: .implicit("random", [.implicit("uuid")])
        case .status(let isText): .implicit("status").called([SwiftArgument("isText", .boolean(isText))])
        case .value(let name): .implicit("value", [.string(name)])
        case .constant(let value): .implicit("constant", [fields.literal(value)])
        case .request(let name): .implicit("request", [.string(name)])
        }
    }
}

extension [SwiftArgument] {
    /// The name of an error, as mocks call it: without its enum.
    mutating func add(_ label: String, error: Located<String>?) {
        add(label, error.map { .string(ErrorTable.lastPart(of: $0.value)) })
    }
}

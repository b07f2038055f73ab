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
        lookup.answered.map { Self.constant(MockNames.member($0.name.value), endpoint($0), $0.text.en) }
    }

    private func endpoint(_ endpoint: Endpoint) -> SwiftExpression {
        let (scheme, path) = Self.route(endpoint.url.value)
        let methods = endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value)
        var arguments = [SwiftExpression.string(endpoint.name.value).unlabelled]
        arguments.add("methods", list: methods.map { .implicit($0.lowercased()) })
        arguments.add("path", .string(path))
        arguments.add("scheme", scheme.map { .string($0) })
        arguments.add("parameters", list: lookup.parameters(of: endpoint).map(fields.parameter))
        arguments.add("response", endpoint.response.map(fields.response))
        if !endpoint.alternatives.isEmpty { arguments.add("alternatives", alternatives(endpoint)) }
        arguments += failureArguments(endpoint)
        arguments.add("handler", MockNames.answer(endpoint.name.value))
        return .call("MockEndpoint", arguments)
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

    /// `ShopError.soldOut` is known to the endpoint as `soldOut`.
    static func lastPart(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    /// A web URL loses its host; of an app's URL the scheme stands beside what follows it.
    static func route(_ url: String) -> (scheme: String?, path: String) {
        guard let separator = url.firstRange(of: "://") else { return (nil, url) }
        let scheme = String(url[..<separator.lowerBound])
        let rest = url[separator.upperBound...].prefix { $0 != "?" && $0 != "#" }
        guard scheme == "http" || scheme == "https" || scheme.hasPrefix("{") else { return (scheme, String(rest)) }
        let path = rest.drop { $0 != "/" }
        return (nil, path.isEmpty ? "/" : String(path))
    }

    // MARK: - Failures

    /// The endpoint's failure shape: shared by all endpoints that send it the same way.
    private func failure(_ shape: FailureShape, of endpoint: Endpoint) -> SwiftExpression {
        let routes = FailureRoutes(endpoint, lookup)
        return routes.isRedirect ? failureShape(shape, routes) : MockNames.failure(shape.name.value)
    }

    /// The shapes that do not depend on an endpoint.
    var failures: [SwiftDeclaration] {
        let used = Set(lookup.answered.compactMap { $0.failure?.value })
        return lookup.spec.failures.filter { used.contains($0.name.value) && !(300..<400).contains($0.status.value) }.map { shape in
            let text = "How `\(shape.name.value)` failures look."
            return Self.constant(MockNames.member(shape.name.value), failureShape(shape, nil), text)
        }
    }

    private func failureShape(_ shape: FailureShape, _ routes: FailureRoutes?) -> SwiftExpression {
        var arguments: [SwiftArgument] = []
        if let parameter = routes?.targetParameter {
            arguments.append(SwiftExpression.implicit("redirect").called([SwiftArgument("parameter", .string(parameter))]).unlabelled)
        } else if shape.fields.isEmpty {
            arguments.append(SwiftExpression.implicit("empty").unlabelled)
        }
        arguments.add("status", .integer(shape.status.value))
        let fields = zip(shape.placeholders, shape.fields).map { failureField($0.path, source($0.placeholder, $1, routes)) }
        arguments.add("fields", .array(fields))
        return .call("FailureShape", arguments)
    }

    private func failureField(_ path: String, _ source: SwiftExpression) -> SwiftExpression {
        let parts = path.split(separator: ".").map { SwiftExpression.string(String($0)) }
        let name = parts.count > 1 ? SwiftExpression.array(parts).labelled("path") : SwiftExpression.string(path).unlabelled
        return .call("FailureField", [name, source.unlabelled])
    }

    private func source(_ placeholder: FailureShape.Placeholder, _ field: Field, _ routes: FailureRoutes?) -> SwiftExpression {
        switch placeholder {
        case .message: .implicit("message")
        case .time: .implicit("time", [.implicit("spaced")])
        case .identifier: .implicit("random", [.implicit("uuid")])
        case .wire("code"): .implicit("code")
        case .wire(let name): .implicit("value", [.string(name)])
        case .constant(let text): .implicit("constant", [fields.literal(text, field.type)])
        case .detail(let name):
            routes?.requestParameter(of: name).map { .implicit("request", [.string($0)]) } ?? .implicit("value", [.string(name)])
        }
    }
}

extension [SwiftArgument] {
    /// The name of an error, as mocks call it: without its enum.
    mutating func add(_ label: String, error: Located<String>?) {
        add(label, error.map { .string(MockConstants.lastPart(of: $0.value)) })
    }
}

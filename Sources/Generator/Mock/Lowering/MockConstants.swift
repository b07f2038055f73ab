internal import Spec

/// The constants of a generated mock: endpoints, records, failures, errors.
struct MockConstants {
    let lookup: MockLookup
    let fields: MockFields

    init(_ lookup: MockLookup) {
        self.lookup = lookup
        fields = MockFields(lookup: lookup)
    }

    func constant(_ name: String, _ value: SwiftText, type: String? = nil, _ documentation: String, depth: Int = 1)
        -> MockConstantModel
    {
        let annotation = type.map { ": \($0)" } ?? ""
        return MockConstantModel(
            documentation: CodeLayout.comment(documentation, prefix: "/// ", depth: depth),
            lines: value.lines(indentation: depth * 4, prefix: "static let \(name)\(annotation) = ")
        )
    }

    // MARK: - Endpoints

    var endpoints: [MockConstantModel] { lookup.answered.map { constant(lookup.names.endpoint($0.name.value), endpoint($0), $0.text.en) } }

    private func endpoint(_ endpoint: Endpoint) -> SwiftText {
        let name = lookup.names.endpoint(endpoint.name.value)
        let (scheme, path) = Self.route(endpoint.url.value)
        let methods = endpoint.methods.isEmpty ? ["GET"] : endpoint.methods.map(\.value)
        var arguments: [SwiftText] = [
            .plain(Escaping.swiftLiteral(endpoint.name.value)),
            .labelled("methods", .array(methods.map { .plain(".\($0.lowercased())") })),
            .plain("path: \(Escaping.swiftLiteral(path))"),
        ]
        if let scheme { arguments.append(.plain("scheme: \(Escaping.swiftLiteral(scheme))")) }
        let parameters = lookup.parameters(of: endpoint)
        if !parameters.isEmpty { arguments.append(.labelled("parameters", .array(parameters.map(fields.parameter)))) }
        if let response = endpoint.response { arguments.append(.labelled("response", fields.response(response))) }
        if !endpoint.alternatives.isEmpty { arguments.append(.labelled("alternatives", alternatives(endpoint))) }
        arguments += failureArguments(endpoint)
        arguments.append(.plain("handler: Answers.\(name)"))
        return .call("MockEndpoint", arguments)
    }

    private func alternatives(_ endpoint: Endpoint) -> SwiftText {
        .dictionary(endpoint.alternatives.compactMap { response in response.name.map { ($0.value, fields.response(response)) } })
    }

    private func failureArguments(_ endpoint: Endpoint) -> [SwiftText] {
        guard let failure = endpoint.failure.flatMap({ lookup.failure($0.value) }) else { return [] }
        var arguments: [SwiftText] = [.labelled("failure", self.failure(failure, of: endpoint))]
        let errors = lookup.errors(of: endpoint).map { SwiftText.plain(lookup.names.error($0.enumeration.name.value, $0.error.name.value)) }
        if !errors.isEmpty { arguments.append(.labelled("errors", .array(errors))) }
        if let invalid = endpoint.onInvalid {
            let name = invalid.value.split(separator: ".").last.map(String.init) ?? invalid.value
            arguments.append(.plain("onInvalid: \(Escaping.swiftLiteral(name))"))
        }
        return arguments
    }

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
    private func failure(_ shape: FailureShape, of endpoint: Endpoint) -> SwiftText {
        let routes = FailureRoutes(endpoint, lookup)
        guard routes.isRedirect else { return .plain(lookup.names.failure(shape.name.value)) }
        return failureShape(shape, routes)
    }

    /// The shapes that do not depend on an endpoint.
    var failures: [MockConstantModel] {
        let used = Set(lookup.answered.compactMap { $0.failure?.value })
        return lookup.spec.failures.filter { used.contains($0.name.value) && !(300..<400).contains($0.status.value) }.map { shape in
            let text = "How `\(shape.name.value)` failures look."
            return constant(MockNames.member(shape.name.value), failureShape(shape, nil), text)
        }
    }

    private func failureShape(_ shape: FailureShape, _ routes: FailureRoutes?) -> SwiftText {
        var arguments: [SwiftText] = []
        if let parameter = routes?.targetParameter {
            arguments.append(.plain(".redirect(parameter: \(Escaping.swiftLiteral(parameter)))"))
        } else if shape.fields.isEmpty {
            arguments.append(".empty")
        }
        arguments.append(.plain("status: \(shape.status.value)"))
        let list = zip(shape.placeholders, shape.fields).map { entry, field in
            failureField(entry.path, entry.placeholder, field, routes)
        }
        arguments.append(.labelled("fields", .array(list)))
        return .call("FailureShape", arguments)
    }

    private func failureField(_ path: String, _ placeholder: FailureShape.Placeholder, _ field: Field, _ routes: FailureRoutes?)
        -> SwiftText
    {
        let parts = path.split(separator: ".").map(String.init)
        let name: SwiftText =
            parts.count > 1
            ? .labelled("path", .array(parts.map { .plain(Escaping.swiftLiteral($0)) }))
            : .plain(Escaping.swiftLiteral(path))
        return .call("FailureField", [name, source(placeholder, field, routes)])
    }

    private func source(_ placeholder: FailureShape.Placeholder, _ field: Field, _ routes: FailureRoutes?) -> SwiftText {
        switch placeholder {
        case .message: ".message"
        case .wire("code"): ".code"
        case .wire(let name): .call(".value", [.plain(Escaping.swiftLiteral(name))])
        case .constant(let text): .call(".constant", [fields.literal(text, field.type)])
        case .detail(let name):
            if let parameter = routes?.requestParameter(of: name) {
                .call(".request", [.plain(Escaping.swiftLiteral(parameter))])
            } else {
                .call(".value", [.plain(Escaping.swiftLiteral(name))])
            }
        }
    }
}

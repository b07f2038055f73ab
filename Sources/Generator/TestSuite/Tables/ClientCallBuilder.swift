internal import Spec

/// Calls of the client's endpoints without a mock: what each has to send, and the least that it has to be answered.
struct ClientCallBuilder {
    private let typed: TypedErrorBuilder
    private let lookup: MockLookup
    let model: SystemModel
    var spec: Spec { model.spec }

    init(_ context: ScenarioContext) {
        model = context.model
        typed = TypedErrorBuilder(context)
        lookup = context.lookup
    }

    var calls: [ClientCallModel] { typed.called.map(call) }

    private func call(_ endpoint: Endpoint) -> ClientCallModel {
        let given = endpoint.parameters.filter { $0.field.constant == nil && ($0.field.isRequired || isPlain($0.field)) }
        let sent = endpoint.parameters.filter { $0.field.constant != nil } + given
        let names = sent.filter { $0.location != .path && $0.location != .header }.map(\.field.name.value).sorted()
        let method = endpoint.methods.first?.value ?? "GET"
        var arguments: [SwiftText] = [
            .plain(Escaping.swiftLiteral(endpoint.name.value)), .plain(Escaping.swiftLiteral("\(method) \(endpoint.url.value)")),
        ]
        let headers = sent.compactMap(header)
        if !headers.isEmpty { arguments.append(.labelled("headers", .dictionary(headers))) }
        if !names.isEmpty { arguments.append(.labelled("names", .array(names.map { .plain(Escaping.swiftLiteral($0)) }))) }
        arguments += answer(endpoint) + endings(endpoint) + refusals(endpoint)
        let name = SwiftIdentifier.escapedMember(SwiftIdentifier.camelCase(endpoint.name.value))
        let labels = given.map { parameter in
            let label = SwiftIdentifier.escapedLabel(SwiftIdentifier.camelCase(parameter.field.name.value))
            return SwiftText.labelled(label, .plain(typed.sample(parameter.field)))
        }
        let ignored = EndpointShapes.isEmpty(endpoint) ? "" : "_ = "
        return ClientCallModel(
            lines: SwiftText.call("ClientCall", arguments).lines(indentation: 8, suffix: " { environment in"),
            call: SwiftText.call("environment.\(name)", labels).lines(indentation: 12, prefix: "\(ignored)try await ")
        )
    }

    private func isPlain(_ field: Field) -> Bool {
        switch field.type.unwrapped {
        case .string, .integer, .boolean, .url: field.wire == .plain
        default: false
        }
    }

    private func header(_ parameter: Endpoint.Parameter) -> (name: String, value: SwiftText)? {
        guard parameter.location == .header, case .string = parameter.field.type.unwrapped else { return nil }
        let field = parameter.field
        let value = (field.constant ?? field.example ?? field.values.first)?.value ?? "sample-\(field.name.value)"
        return (field.name.value, .plain(Escaping.swiftLiteral(parameter.scheme.map { "\($0.value) \(value)" } ?? value)))
    }

    // MARK: - The answer

    private func answer(_ endpoint: Endpoint) -> [SwiftText] {
        guard let response = endpoint.response else { return [] }
        var arguments: [SwiftText] = []
        if response.status.value != 200 { arguments.append(.plain("status: \(response.status.value)")) }
        guard response.kind == .json else { return arguments }
        let members = object(response.fields)
        if !members.isEmpty { arguments.append(.labelled("answer", .dictionary(members))) }
        if let prefix = response.prefix { arguments.append(.plain("prefix: \(Escaping.swiftLiteral(prefix.value))")) }
        if let suffix = response.suffix { arguments.append(.plain("suffix: \(Escaping.swiftLiteral(suffix.value))")) }
        let paths = required(response.fields)
        if !paths.isEmpty { arguments.append(.labelled("required", .array(paths.map { .plain(Escaping.swiftLiteral($0)) }))) }
        return arguments
    }

    private func object(_ fields: [Field]) -> [(name: String, value: SwiftText)] {
        fields.filter { $0.isRequired || $0.constant != nil }.map { ($0.name.value, value($0, $0.type)) }
    }

    /// A constant is the same in every answer: the client need not read it.
    private func required(_ fields: [Field], prefix: String = "") -> [String] {
        fields.filter { $0.isRequired && $0.constant == nil }.flatMap { field in
            let path = "\(prefix)\(field.name.value)"
            return [path] + (field.wire == .plain ? required(field.fields, prefix: "\(path).") : [])
        }
    }

    private func value(_ field: Field, _ type: ValueType) -> SwiftText {
        let given = field.constant ?? field.example ?? field.values.first
        switch field.wire {
        case .json: return .plain(isList(type) ? "\"[]\"" : "\"{}\"")
        case .spaces, .commas: return .plain(Escaping.swiftLiteral(given?.value ?? "sample"))
        case .string where !isNamed(type): return .plain(Escaping.swiftLiteral(given?.value ?? (type.unwrapped == .boolean ? "true" : "1")))
        default: break
        }
        switch type.unwrapped {
        case .object: return .dictionary(object(field.fields))
        case .list(let item): return .array([value(field, item)])
        case .named(let name): return named(name)
        case .integer, .number: return .plain(given?.value ?? "1")
        case .date: return "1"
        case .boolean: return .plain(given?.value ?? "true")
        case .url: return .plain(Escaping.swiftLiteral(given?.value ?? "https://example.com/sample"))
        case .json: return "[:]"
        default: return .plain(Escaping.swiftLiteral(given?.value ?? "sample"))
        }
    }

    private func isList(_ type: ValueType) -> Bool { if case .list = type.unwrapped { true } else { false } }
    private func isNamed(_ type: ValueType) -> Bool { if case .named = type.unwrapped { true } else { false } }

    private func named(_ name: String) -> SwiftText {
        guard let first = lookup.enumeration(name)?.cases.first else { return "[:]" }
        return first.wire.map { .plain(Escaping.swiftLiteral($0.value)) } ?? .plain(String(first.value?.value ?? 0))
    }
}

internal import Spec

/// Calls of every endpoint over the wire, with values that fit what is documented.
struct WireBuilder {
    let lookup: MockLookup

    /// Endpoints that are reached over HTTP.
    private var reached: [Endpoint] { lookup.answered.filter { MockConstants.route($0.url.value).scheme == nil } }

    var calls: [WireCallModel] { reached.map { WireCallModel(lines: call($0).lines(indentation: 8, suffix: ",")) } }

    private func call(_ endpoint: Endpoint) -> SwiftText {
        let invalid = endpoint.onInvalid.flatMap { $0.value.split(separator: ".").last }.map(String.init)
        var arguments: [SwiftText] = [
            .plain(Escaping.swiftLiteral(endpoint.name.value)),
            .plain("method: \(Escaping.swiftLiteral(endpoint.methods.first?.value ?? "GET"))"),
            .plain("path: \(Escaping.swiftLiteral(MockConstants.route(endpoint.url.value).path))"),
            .labelled("parameters", .array(lookup.parameters(of: endpoint).map(parameter))),
        ]
        if let invalid { arguments.append(.plain("onInvalid: \(Escaping.swiftLiteral(invalid))")) }
        return .call("WireCall", arguments)
    }

    private func parameter(_ parameter: Endpoint.Parameter) -> SwiftText {
        let field = parameter.field
        var arguments: [SwiftText] = [
            .plain(".\(parameter.location.rawValue)"),
            .plain(Escaping.swiftLiteral(field.name.value)),
            .plain(sample(field)),
        ]
        if !field.isRequired { arguments.append("isRequired: false") }
        if field.constant != nil { arguments.append("isConstant: true") }
        if field.isSecret { arguments.append("isSecret: true") }
        if let scheme = parameter.scheme { arguments.append(.plain("scheme: \(Escaping.swiftLiteral(scheme.value))")) }
        return .call("WireParameter", arguments)
    }

    /// A value of the parameter's type: its constant, one of its values, its example, what is registered under its name, or any.
    func sample(_ field: Field) -> String {
        let registered = lookup.registered(field.name.value)?.seed
        if field.constant == nil, field.example == nil, case .string(let text)? = registered?.kind, !field.isSecret {
            return Escaping.swiftLiteral(text)
        }
        let given = field.constant ?? field.example ?? field.values.first
        if let given {
            let isWritten = field.wire == .spaces || field.wire == .commas
            guard !isWritten else { return Escaping.swiftLiteral(given.value) }
            return SwiftText(MockFields(lookup: lookup).literal(given.value, field.type)).flat
        }
        switch field.type.unwrapped {
        case .integer, .number, .date: return "1"
        case .boolean: return "true"
        case .url: return "\"https://example.com/callback\""
        case .list: return "[]"
        case .object, .json: return "[:]"
        case .named(let name): return lookup.wireType(ofEnum: name) == .string ? enumSample(name) : "1"
        default: return Escaping.swiftLiteral("sample-\(field.name.value)")
        }
    }

    private func enumSample(_ name: String) -> String {
        let wire = lookup.enumeration(name)?.cases.first { $0.wire != nil }?.wire?.value
        return Escaping.swiftLiteral(wire ?? "")
    }

    // MARK: - Errors

    /// Every documented error of every endpoint, with what the wire shows of it.
    var errors: [String] {
        reached.flatMap { endpoint -> [String] in
            guard let shape = endpoint.failure.flatMap({ lookup.failure($0.value) }) else { return [] }
            return lookup.errors(of: endpoint).flatMap { _, error in row(endpoint, shape, error).lines(indentation: 8, suffix: ",") }
        }
    }

    private func row(_ endpoint: Endpoint, _ shape: FailureShape, _ error: ErrorCase) -> SwiftText {
        var fields: [(name: String, value: SwiftText)] = []
        for ((path, placeholder), field) in zip(shape.placeholders, shape.fields) {
            func text(_ value: String) -> SwiftText { .plain(Escaping.swiftLiteral(field.type.isList ? "[\(value)]" : value)) }
            switch placeholder {
            case .wire(let name):
                let value = error.wire[name]?.value ?? (name == "code" ? String(error.code.value) : nil)
                if let value { fields.append((path, text(value))) }
            case .constant(let value): fields.append((path, text(value)))
            case .message: fields.append((path, .plain(Escaping.swiftLiteral(error.text.en))))
            default: break
            }
        }
        return .call(
            "WireError",
            [
                .plain(Escaping.swiftLiteral(endpoint.name.value)),
                .plain(Escaping.swiftLiteral(error.name.value)),
                .plain("status: \((error.status ?? shape.status).value)"),
                .labelled("fields", .dictionary(fields)),
            ]
        )
    }
}

extension ValueType {
    fileprivate var isList: Bool { if case .list = unwrapped { true } else { false } }
}

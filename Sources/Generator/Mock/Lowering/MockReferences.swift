internal import Spec

/// `$request.name`, `$app.name`, `$record.field` and what stands behind them.
extension MockExpressions {
    func reference(_ reference: Reference) -> String {
        switch reference.root {
        case .request: request(reference.path)
        case .app: app(reference.path)
        case .clock: "call.time(.seconds)"
        case .local(let name): local(name, reference.path)
        case .object, .argument, .state, .error, .setting, .shared: ".null"
        }
    }

    /// The parameter `mock_user` is no part of the system: it answers for a person.
    private func request(_ path: [String]) -> String {
        guard let name = path.first else { return ".null" }
        if name.hasPrefix(Self.personPrefix) {
            return "call.extra(\(Escaping.swiftLiteral(String(name.dropFirst(Self.personPrefix.count)))))"
        }
        let field = endpoint?.parameters.first { $0.field.name.value == name }?.field
        return member("call.request[\(Escaping.swiftLiteral(name))]", field, path.dropFirst())
    }

    static let personPrefix = "mock_"

    private func app(_ path: [String]) -> String {
        guard let name = path.first else { return ".null" }
        let field = lookup.registered(name)
        return member("call.app(\(Escaping.swiftLiteral(name)))", field, path.dropFirst())
    }

    private func local(_ name: String, _ path: [String]) -> String {
        let variable = MockNames.local(name)
        switch locals[name] {
        case .record(let type):
            guard let first = path.first else { return "\(variable).value" }
            let field = type.fields.first { $0.name.value == first }
            return member("\(variable)[\(Escaping.swiftLiteral(first))]", field, path.dropFirst())
        case .records: return ".array(\(variable).map(\\.value))"
        case .value(let type, let fields): return member(variable, type, fields, path[...])
        case nil: return member(variable, nil, path[...])
        }
    }

    private func member(_ base: String, _ field: Field?, _ path: ArraySlice<String>) -> String {
        member(base, field?.type ?? .json, field?.fields ?? [], path)
    }

    private func member(_ base: String, _ type: ValueType, _ fields: [Field], _ path: ArraySlice<String>) -> String {
        guard let name = path.first else { return base }
        switch type.unwrapped {
        case .url: return urlMember(base, path)
        case .named: return base
        default:
            let field = fields.first { $0.name.value == name }
            return member("\(base)[\(Escaping.swiftLiteral(name))]", field, path.dropFirst())
        }
    }

    private func urlMember(_ base: String, _ path: ArraySlice<String>) -> String {
        let parts = Array(path)
        if parts[0] == "query", parts.count > 1 { return "call.url(\(base)).query(\(Escaping.swiftLiteral(parts[1])))" }
        return "call.url(\(base)).\(parts[0])"
    }
}

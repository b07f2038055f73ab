internal import Spec
internal import SwiftCode

/// `$request.name`, `$app.name`, `$record.field` and what stands behind them.
extension MockExpressions {
    func reference(_ reference: Reference) -> SwiftExpression {
        switch reference.root {
        case .request: request(reference.path)
        case .app: app(reference.path)
        case .clock: .mockCall("time", .implicit("seconds"))
        case .local(let name): local(name, reference.path)
        case .object, .argument, .state, .error, .setting, .shared: .jsonNull
        }
    }

    /// The parameter `mock_user` is no part of the system: it answers for a person.
    private func request(_ path: [String]) -> SwiftExpression {
        guard let name = path.first else { return .jsonNull }
        if let person = Self.person(name) { return .mockCall("extra", .string(person)) }
        let field = endpoint?.parameters.first { $0.field.name.value == name }?.field
        return member(SwiftExpression.mockCall.dot("request")[.string(name)], field, path.dropFirst())
    }

    /// What a parameter of that name answers for a person; nil for the system's own.
    static func person(_ name: String) -> String? {
        let prefix = "mock_"
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }

    private func app(_ path: [String]) -> SwiftExpression {
        guard let name = path.first else { return .jsonNull }
        return member(.mockCall("app", .string(name)), lookup.registered(name), path.dropFirst())
    }

    private func local(_ name: String, _ path: [String]) -> SwiftExpression {
        let variable = SwiftExpression.name(MockNames.local(name))
        switch locals[name] {
        case .record(let type):
            guard let first = path.first else { return variable.dot("value") }
            let field = type.fields.first { $0.name.value == first }
            return member(variable[.string(first)], field, path.dropFirst())
        case .records: return .implicit("array", [variable.calling("map", [SwiftExpression.keyPath("value").unlabelled])])
        case .value(let type, let fields): return member(variable, type, fields, path[...])
        case nil: return member(variable, nil, path[...])
        }
    }

    private func member(_ base: SwiftExpression, _ field: Field?, _ path: ArraySlice<String>) -> SwiftExpression {
        member(base, field?.type ?? .json, field?.fields ?? [], path)
    }

    private func member(_ base: SwiftExpression, _ type: ValueType, _ fields: [Field], _ path: ArraySlice<String>) -> SwiftExpression {
        guard let name = path.first else { return base }
        switch type.unwrapped {
        case .url: return urlMember(base, Array(path))
        case .named: return base
        default:
            let field = fields.first { $0.name.value == name }
            return member(base[.string(name)], field, path.dropFirst())
        }
    }

    private func urlMember(_ base: SwiftExpression, _ path: [String]) -> SwiftExpression {
        let url = SwiftExpression.mockCall("url", base)
        if path[0] == "query", path.count > 1 { return url.calling("query", [SwiftExpression.string(path[1]).unlabelled]) }
        return url.dot(path[0])
    }
}

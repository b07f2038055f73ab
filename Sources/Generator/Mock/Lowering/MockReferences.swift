internal import Spec
internal import SwiftCode

/// `$request.name`, `$app.name`, `$mock.url`, `$record.field` and what stands behind them.
extension MockExpressions {
    func reference(_ reference: Reference) -> SwiftExpression {
        switch reference.root {
        case .request: request(reference.path)
        case .app: app(reference.path)
        case .clock: .mockCall("time", .implicit("seconds"))
        case .mock: follow(lookup.tables.access(reference.path.dropFirst(), of: .url, []), from: SwiftExpression.mockCall.dot("address"))
        case .local(let name): local(name, reference.path)
        case .object, .argument, .state, .error, .setting, .shared: .jsonNull
        }
    }

    /// The parameter `mock_user` is no part of the system: it answers for a person.
    private func request(_ path: [String]) -> SwiftExpression {
        guard let name = path.first else { return .jsonNull }
        if let person = MockTables.person(name) { return .mockCall("extra", .string(person)) }
        let field = endpoint?.parameters.first { $0.field.name.value == name }?.field
        return follow(lookup.tables.access(path.dropFirst(), of: field), from: SwiftExpression.mockCall.dot("request")[.string(name)])
    }

    private func app(_ path: [String]) -> SwiftExpression {
        guard let name = path.first else { return .jsonNull }
        return follow(lookup.tables.access(path.dropFirst(), of: lookup.registered(name)), from: .mockCall("app", .string(name)))
    }

    private func local(_ name: String, _ path: [String]) -> SwiftExpression {
        let variable = SwiftExpression.name(variable(name))
        return switch locals[name] {
        case .record where path.isEmpty: variable.dot("value")
        case .record(let type): follow(lookup.tables.access(path, of: .object, type.fields), from: variable)
        case .records: .implicit("array", [variable.calling("map", [SwiftExpression.keyPath("value").unlabelled])])
        case .value(let type, let fields): follow(lookup.tables.access(path, of: type, fields), from: variable)
        case nil: follow(lookup.tables.access(path, of: nil), from: variable)
        }
    }

    private func follow(_ steps: [AccessStep], from base: SwiftExpression) -> SwiftExpression {
        steps.reduce(base) { value, step in
            switch step {
            case .member(let name): value[.string(name)]
            case .urlPart(let name): SwiftExpression.mockCall("url", value).dot(name)
            case .query(let name):
                SwiftExpression.mockCall("url", value).calling("query", [SwiftExpression.string(name).unlabelled])
            }
        }
    }
}

internal import Spec
internal import SwiftCode

/// Steps that read and write records.
extension MockSteps {
    mutating func find(
        _ record: String, _ matches: [Argument], _ result: String, _ includesEnded: Bool, _ otherwise: [AnswerStep],
        _ scope: inout MockExpressions
    ) -> SwiftStatement {
        var arguments = recordArguments(record, matches, scope)
        if matches.isEmpty { arguments.append(SwiftExpression.dictionary([]).unlabelled) }
        arguments.add("includingEnded", flag: includesEnded)
        let found = SwiftExpression.mockCall("find", arguments)
        var inner = scope
        let body = steps(otherwise, &inner)
        let condition: SwiftCondition =
            use.read.contains(result)
            ? .bind(scope.declare(result), found, isVariable: isVariable(result)) : .test(found.infix(.notEqual, .null))
        if let type = lookup.record(record) { scope.locals[result] = .record(type) }
        return .guard([condition], body)
    }

    mutating func list(_ record: String, _ matches: [Argument], _ result: String, _ scope: inout MockExpressions) -> SwiftStatement {
        let found = recordCall("list", record, matches, scope)
        if let type = lookup.record(record) { scope.locals[result] = .records(type) }
        return use.read.contains(result) ? .constant(scope.declare(result), nil, found) : .discard(found)
    }

    mutating func put(_ record: String, _ fields: [Argument], _ result: String?, _ scope: inout MockExpressions) -> SwiftStatement {
        let made = SwiftExpression.mockCall("put", [.string(record), scope.object(fields)].map(\.unlabelled), .throwing)
        guard let result else { return .expression(made) }
        if let type = lookup.record(record) { scope.locals[result] = .record(type) }
        guard use.read.contains(result) else { return .expression(made) }
        return .binding(SwiftBinding(.name(scope.declare(result)), nil, made, isVariable: isVariable(result)))
    }

    func change(_ record: String, _ fields: [Argument], _ scope: MockExpressions) -> SwiftStatement {
        let variable = SwiftExpression.name(scope.variable(record))
        return .assign(variable, "=", .mockCall("change", variable, scope.object(fields)))
    }

    func recordCall(_ function: String, _ record: String, _ matches: [Argument], _ scope: MockExpressions) -> SwiftExpression {
        .mockCall(function, recordArguments(record, matches, scope))
    }

    private func recordArguments(_ record: String, _ matches: [Argument], _ scope: MockExpressions) -> [SwiftArgument] {
        let name = SwiftExpression.string(record).unlabelled
        return matches.isEmpty ? [name] : [name, scope.object(matches).unlabelled]
    }

    func bind(_ name: String, _ value: Expression, _ rest: ArraySlice<AnswerStep>, _ scope: inout MockExpressions) -> [SwiftStatement] {
        let made = scope.value(value)
        scope.locals[name] = .value(value.type, fields: [])
        return use.read.contains(name) ? [.constant(scope.declare(name), "JSONValue", made)] : []
    }

    mutating func each(_ list: Expression, _ name: String, _ steps: [AnswerStep], _ scope: MockExpressions) -> [SwiftStatement] {
        var inner = scope
        guard let reference = list.reference, let local = reference.local, reference.path.isEmpty,
            case .records(let type) = scope.locals[local]
        else {
            let elements = scope.items(list).dot("arrayValue").infix(.coalescing, .array([]))
            inner.locals[name] = .value(.json, fields: [])
            return [.for(pattern(name, isVariable: false, &inner), in: elements, self.steps(steps, &inner))]
        }
        inner.locals[name] = .record(type)
        let records = SwiftExpression.name(scope.variable(local))
        return [.for(pattern(name, isVariable: isVariable(name), &inner), in: records, self.steps(steps, &inner))]
    }

    private func pattern(_ name: String, isVariable: Bool, _ scope: inout MockExpressions) -> SwiftPattern {
        guard use.read.contains(name) else { return .any }
        let variable = scope.declare(name)
        return isVariable ? .variable(variable) : .name(variable)
    }

    /// A record that a later step changes is a variable.
    private func isVariable(_ name: String) -> Bool { use.changed.contains(name) }
}

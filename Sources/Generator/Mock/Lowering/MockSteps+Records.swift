internal import Spec
internal import SwiftCode

/// Steps that read and write records.
extension MockSteps {
    mutating func find(_ record: String, _ matches: [Argument], _ result: String, _ includesEnded: Bool, _ otherwise: [MockStep])
        -> SwiftStatement
    {
        var arguments = recordArguments(record, matches)
        arguments.add("includingEnded", flag: includesEnded)
        let found = SwiftExpression.mockCall("find", arguments)
        let condition: SwiftCondition =
            use.read.contains(result)
            ? .bind(MockNames.local(result), found, isVariable: isVariable(result)) : .test(found.infix(.notEqual, .null))
        let ending = Self.ends(otherwise) ? [] : [Self.refusal("no such record", status: 404)]
        let body = nested(otherwise) + ending
        if let type = expressions.lookup.record(record) { expressions.locals[result] = .record(type) }
        return .guard([condition], body)
    }

    mutating func list(_ record: String, _ matches: [Argument], _ result: String) -> SwiftStatement {
        let found = recordCall("list", record, matches)
        if let type = expressions.lookup.record(record) { expressions.locals[result] = .records(type) }
        return use.read.contains(result) ? .constant(MockNames.local(result), nil, found) : .discard(found)
    }

    mutating func put(_ record: String, _ fields: [Argument], _ result: String?) -> SwiftStatement {
        let made = SwiftExpression.mockCall("put", [.string(record), expressions.object(fields)].map(\.unlabelled), .throwing)
        guard let result else { return .expression(made) }
        if let type = expressions.lookup.record(record) { expressions.locals[result] = .record(type) }
        guard use.read.contains(result) else { return .expression(made) }
        return .binding(SwiftBinding(.name(MockNames.local(result)), nil, made, isVariable: isVariable(result)))
    }

    func change(_ record: String, _ fields: [Argument]) -> SwiftStatement {
        let variable = SwiftExpression.name(MockNames.local(record))
        return .assign(variable, "=", .mockCall("change", variable, expressions.object(fields)))
    }

    func recordCall(_ function: String, _ record: String, _ matches: [Argument]) -> SwiftExpression {
        .mockCall(function, recordArguments(record, matches))
    }

    private func recordArguments(_ record: String, _ matches: [Argument]) -> [SwiftArgument] {
        let name = SwiftExpression.string(record).unlabelled
        return matches.isEmpty ? [name] : [name, expressions.object(matches).unlabelled]
    }

    mutating func bind(_ name: String, _ value: Expression) -> [SwiftStatement] {
        let made = expressions.value(value)
        expressions.locals[name] = .value(value.type, fields: [])
        return use.read.contains(name) ? [.constant(MockNames.local(name), "JSONValue", made)] : []
    }

    mutating func each(_ list: Expression, _ name: String, _ steps: [MockStep]) -> SwiftStatement {
        let outer = expressions.locals
        defer { expressions.locals = outer }
        guard case .reference(let reference) = list.kind, case .local(let local) = reference.root, reference.path.isEmpty,
            case .records(let type) = expressions.locals[local]
        else {
            let elements = expressions.value(list).dot("arrayValue").infix(.coalescing, .array([]))
            expressions.locals[name] = .value(.json, fields: [])
            return .for(pattern(name, isVariable: false), in: elements, nested(steps))
        }
        expressions.locals[name] = .record(type)
        return .for(pattern(name, isVariable: isVariable(name)), in: .name(MockNames.local(local)), nested(steps))
    }

    private func pattern(_ name: String, isVariable: Bool) -> SwiftPattern {
        guard use.read.contains(name) else { return .any }
        return isVariable ? .variable(MockNames.local(name)) : .name(MockNames.local(name))
    }

    /// A record that a later step changes is a variable.
    private func isVariable(_ name: String) -> Bool { use.changed.contains(name) }
}

internal import Spec
internal import SwiftCode

/// `claim:` — keeps what nobody keeps already: the look and the change are one, inside the lock of the group.
extension FlowLowering {
    mutating func claim(
        _ group: String, _ assignments: [Assignment], _ key: Expression?, _ otherwise: [FlowStep], _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        var inner = scope.inner
        let refusal = steps(otherwise, &inner)
        let changes = changes(assignments, &statements, &scope).flatMap(\.changes)
        let name = scope.declare("is claimed")
        let body =
            key.map { [.expression(record(recordKey($0, group, &statements, &scope), changes))] }
            ?? [unkept(assignments)] + changes + [.return(.boolean(true))]
        let update = context.state(group).calling("update", trailing: SwiftClosure([], body))
        scope.invalidate(group)
        return statements + [.constant(name, nil, update), .guard([.test(.name(name))], refusal)]
    }

    /// The key as a constant, where working it out may fail or reads the group itself.
    mutating func recordKey(
        _ key: Expression, _ group: String, _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> SwiftExpression {
        let value = coerced(key, to: FlowType(.string), scope)
        guard value.isThrowing || Self.reads(.state(group), key) || isOutOfReach(value, key) else { return value.code }
        let constant = scope.declare("key")
        statements.append(.constant(constant, value.boundType(of: key), value.code))
        return .name(constant)
    }

    private func record(_ key: SwiftExpression, _ changes: [SwiftStatement]) -> SwiftExpression {
        let change = changes.isEmpty ? nil : SwiftClosure([], changes)
        return SwiftExpression.name("$0").calling("claim", [key.labelled(nil)], trailing: change)
    }

    /// None of the fields is there yet.
    private func unkept(_ assignments: [Assignment]) -> SwiftStatement {
        let fields = assignments.compactMap(\.target.value.field).map(SwiftIdentifier.camelCase)
        let tests = fields.map { SwiftCondition.test(SwiftExpression.name("$0").dot($0).infix(.equal, .null)) }
        return .guard(tests, [.return(.boolean(false))], isShort: true)
    }
}

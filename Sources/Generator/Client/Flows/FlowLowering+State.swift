internal import Declarations
internal import Spec
internal import SwiftCode

/// Steps that change state.
extension FlowLowering {
    mutating func keep(_ assignments: [Assignment], _ key: Expression?, _ scope: inout FlowScope) -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        let groups = changes(assignments, &statements, &scope)
        for group in groups {
            let change = changing(group.name, group.changes, key, &scope, &statements)
            statements.append(change)
        }
        for group in groups { scope.invalidate(group.name) }
        return statements
    }

    /// What changes each group, its values worked out before where they have to be.
    mutating func changes(
        _ assignments: [Assignment], _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> [(name: String, changes: [SwiftStatement])] {
        var groups: [(name: String, changes: [SwiftStatement])] = []
        for assignment in assignments {
            let path = assignment.target.value
            for (field, expression) in fields(path, assignment.value) {
                var value = coerced(expression, to: FlowType(field.type, optional: true, fields: field.fields), scope)
                if value.isThrowing || Self.reads(.state(path.group), expression) || isOutOfReach(value, expression) {
                    value = hoist(value, field.name.value, of: expression, &statements, &scope)
                }
                if groups.last?.name != path.group { groups.append((path.group, [])) }
                groups[groups.count - 1].changes.append(.changed(SwiftIdentifier.camelCase(field.name.value), value.code))
            }
        }
        return groups
    }

    /// The fields that an assignment sets: one, or those of an object for a whole group.
    private func fields(_ path: StatePath, _ value: Expression) -> [(field: Field, value: Expression)] {
        let fields = model.state[path.group]?.fields ?? []
        if let name = path.field { return fields.filter { $0.name.value == name }.map { ($0, value) } }
        guard case .object(let members) = value.kind else { return [] }
        return members.compactMap { member in
            fields.first { $0.name.value == member.name.value }.map { ($0, member.value) }
        }
    }

    /// A value that may fail is worked out before the closure that uses it.
    mutating func hoist(
        _ value: LoweredValue, _ name: String, of expression: Expression, _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> LoweredValue {
        let constant = scope.declare("new \(name)")
        statements.append(.constant(constant, value.boundType(of: expression), value.code))
        return LoweredValue(.name(constant), value.type, what: value.what)
    }

    /// A value that reads what is about to be locked is read before.
    static func reads(_ root: Reference.Root, _ expression: Expression) -> Bool {
        expression.references.contains { $0.root == root }
    }

    /// Changes the group, or the record under the key.
    private mutating func changing(
        _ group: String,
        _ changes: [SwiftStatement],
        _ key: Expression?,
        _ scope: inout FlowScope,
        _ statements: inout [SwiftStatement]
    ) -> SwiftStatement {
        let update = context.state(group).dot("update")
        guard let key else { return .expression(update.called(trailing: SwiftClosure([], changes))) }
        let value = recordKey(key, group, &statements, &scope)
        let change = SwiftExpression.name("$0").calling("change", [value.labelled(nil)], trailing: SwiftClosure([], changes))
        return .expression(update.called(trailing: SwiftClosure([], change)))
    }

    mutating func forget(_ paths: [Located<StatePath>], _ key: Expression?, _ scope: inout FlowScope) -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        for path in paths {
            let group = path.value.group
            let box = context.state(group)
            if let change = forgetting(path.value, key, &statements, &scope) {
                statements.append(.expression(box.calling("update", trailing: SwiftClosure([], [change]))))
            } else {
                statements.append(.expression(box.calling("clear")))
            }
            scope.invalidate(group)
        }
        return statements
    }

    /// What is changed to forget a part of a group: a record, or a field; nil for the whole.
    private mutating func forgetting(
        _ path: StatePath, _ key: Expression?, _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> SwiftStatement? {
        let state = SwiftExpression.name("$0")
        if let key {
            let value = recordKey(key, path.group, &statements, &scope)
            return .expression(state.calling("remove", [value.labelled(nil)]))
        }
        guard let field = path.field.map(SwiftIdentifier.camelCase) else { return nil }
        guard model.state[path.group]?.key != nil else { return .changed(field, .null) }
        let records = state.dot("records")
        let change = SwiftStatement.assign(records[.name("index")].dot(field), "=", .null)
        return .for(.name("index"), in: records.dot("indices"), [change])
    }
}

extension SwiftStatement {
    /// `$0.field = value`, inside the closure that changes something.
    static func changed(_ field: String, _ value: SwiftExpression) -> SwiftStatement {
        .assign(SwiftExpression.name("$0").dot(field), "=", value)
    }
}

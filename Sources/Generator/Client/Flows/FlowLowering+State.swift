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

    // MARK: objects

    /// `set: {delegate: …}`: delegates are held weakly, in a box of their own.
    private func delegateAssignment(_ assignment: Assignment, _ scope: FlowScope) -> SwiftStatement? {
        guard let owner = context.owner, let name = assignment.target.value.field else { return nil }
        let delegates = model.ancestry(of: owner).lazy.compactMap(\.delegate)
        guard let delegate = delegates.first(where: { $0.property.value == name }) else { return nil }
        let box = context.own(model.inner.box(name)).dot("value")
        let given = coerced(assignment.value, to: FlowType(.named(delegate.protocolName.value), optional: true), scope)
        return .assign(box, "=", given.code.isNull ? .null : given.linked.dot("value"))
    }

    /// Properties of the object, and what it carries.
    mutating func set(_ assignments: [Assignment], _ scope: inout FlowScope) -> [SwiftStatement] {
        guard let owner = context.owner else { return [] }
        if changesValue { return setInPlace(assignments, of: ClassFacts(owner, model), &scope) }
        var statements: [SwiftStatement] = []
        var changes: [(storage: String, statement: SwiftStatement)] = []
        var statics: [SwiftStatement] = []
        for assignment in assignments {
            if let statement = delegateAssignment(assignment, scope) { statements.append(statement) }
            guard let name = assignment.target.value.field, let member = StoredMember.find(name, in: owner, model) else { continue }
            var value = coerced(assignment.value, to: member.flowType, scope)
            if value.isThrowing || Self.reads(.object, assignment.value) {
                value = hoist(value, name, of: assignment.value, &statements, &scope)
            }
            let isStatic = member.property?.property.declaration.isStatic ?? false
            if isStatic {
                statics.append(.changed(member.name, value.code))
            } else {
                changes.append((member.storage, .changed(member.name, value.code)))
            }
        }
        let one = ClassFacts(owner, model).shared(by: context.environment("shared"))
        let storages = changes.map(\.storage).reduce(into: [String]()) { names, name in if !names.contains(name) { names.append(name) } }
        let changing = storages.flatMap { name in
            Self.changing(context.own(name), changes.filter { $0.storage == name }.map(\.statement))
        }
        return statements + changing + Self.changing(one.dot(ClassFacts(owner, model).storage), statics)
    }

    /// In a struct whose copies change alone. Where several members are set, none of them has changed yet for the others.
    private mutating func setInPlace(_ assignments: [Assignment], of facts: ClassFacts, _ scope: inout FlowScope) -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        var changes: [SwiftStatement] = []
        for assignment in assignments {
            guard let name = assignment.target.value.field, let member = facts.member(name) else { continue }
            var value = coerced(assignment.value, to: member.flowType, scope)
            if assignments.count > 1, Self.reads(.object, assignment.value) {
                value = hoist(value, name, of: assignment.value, &statements, &scope)
            }
            let held = facts.storedType(member).map { model.toDeclared(value.code, $0, isOptional: member.flowType.isOptional) }
            changes.append(.assign(.this.dot(facts.storedName(member)), "=", held ?? value.code))
        }
        return statements + changes
    }

    /// Whether the flow changes the struct whose member it is.
    private var changesValue: Bool { context.owner.map { ClassFacts($0, model).isChanged(by: signature.name) } ?? false }

    /// Whether a closure that may run anywhere cannot read it: what a struct holds, and its environment, where it is changing.
    mutating func isOutOfReach(_ value: LoweredValue, _ expression: Expression) -> Bool {
        changesValue && (Self.reads(.object, expression) || readsEnvironment(value.code))
    }

    private static func changing(_ storage: SwiftExpression, _ changes: [SwiftStatement]) -> [SwiftStatement] {
        changes.isEmpty ? [] : [.expression(storage.calling("withLock", trailing: SwiftClosure([], changes)))]
    }
}

extension SwiftStatement {
    /// `$0.field = value`, inside the closure that changes something.
    static func changed(_ field: String, _ value: SwiftExpression) -> SwiftStatement {
        .assign(SwiftExpression.name("$0").dot(field), "=", value)
    }
}

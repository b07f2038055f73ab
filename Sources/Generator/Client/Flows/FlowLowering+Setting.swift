internal import Declarations
internal import Spec
internal import SwiftCode

/// `set:` — properties of the object, and of others.
extension FlowLowering {
    /// `set: {delegate: …}`: delegates are held weakly, in a box of their own.
    private func delegateAssignment(
        _ assignment: Assignment, of owner: ClassType, _ held: (String) -> SwiftExpression, _ scope: FlowScope
    ) -> SwiftStatement? {
        guard let name = assignment.target.value.field else { return nil }
        let delegates = model.ancestry(of: owner).lazy.compactMap(\.delegate)
        guard let delegate = delegates.first(where: { $0.property.value == name }) else { return nil }
        let given = coerced(assignment.value, to: FlowType(.named(delegate.protocolName.value), optional: true), scope)
        return .assign(held(model.inner.box(name)).dot("value"), "=", given.code.isNull ? .null : given.linked.dot("value"))
    }

    /// Properties of the object, and what it carries.
    mutating func set(_ assignments: [Assignment], _ scope: inout FlowScope) -> [SwiftStatement] {
        guard let owner = context.owner else { return [] }
        if changesValue { return setInPlace(assignments, of: ClassFacts(owner, model), &scope) }
        var statements: [SwiftStatement] = []
        var changes: [(storage: String, statement: SwiftStatement)] = []
        var statics: [SwiftStatement] = []
        for assignment in assignments {
            if let statement = delegateAssignment(assignment, of: owner, context.own, scope) { statements.append(statement) }
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
        return statements + Self.changing(changes, context.own) + Self.changing(one.dot(ClassFacts(owner, model).storage), statics)
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

    /// Properties of another object; of one that is missing nothing is set. What they become is worked out before: the object may be this
    /// one, and is locked while it changes.
    mutating func set(_ assignments: [Assignment], of object: Expression, _ scope: inout FlowScope) -> [SwiftStatement] {
        var target = value(object, scope)
        guard case .named(let name) = target.type.type else { return [] }
        if let asked = model.protocols[name] { return setAtOnce(assignments, of: object, asked, &scope) }
        guard let type = model.classes[name] else { return [] }
        var statements: [SwiftStatement] = []
        if target.code.plainName == nil {
            let constant = scope.declare("changed object")
            statements.append(.constant(constant, nil, target.code))
            target = LoweredValue(.name(constant), target.type, what: target.what)
        }
        var changes: [(storage: String, statement: SwiftStatement)] = []
        for assignment in assignments {
            if let statement = delegateAssignment(assignment, of: type, { target.linked.dot($0) }, scope) {
                statements.append(statement)
                continue
            }
            guard let name = assignment.target.value.field, let member = StoredMember.find(name, in: type, model) else { continue }
            var value = coerced(assignment.value, to: member.flowType, scope)
            if value.isThrowing || !assignment.value.references.isEmpty && value.code.plainName == nil {
                value = hoist(value, name, of: assignment.value, &statements, &scope)
            }
            changes.append((member.storage, .changed(member.name, value.code)))
        }
        return statements + Self.changing(changes) { target.linked.dot($0) }
    }

    /// Each storage is locked once.
    private static func changing(
        _ changes: [(storage: String, statement: SwiftStatement)], _ held: (String) -> SwiftExpression
    ) -> [SwiftStatement] {
        changes.map(\.storage).uniqued().flatMap { name in changing(held(name), changes.filter { $0.storage == name }.map(\.statement)) }
    }

    private static func changing(_ storage: SwiftExpression, _ changes: [SwiftStatement]) -> [SwiftStatement] {
        changes.isEmpty ? [] : [.expression(storage.calling("withLock", trailing: SwiftClosure([], changes)))]
    }
}

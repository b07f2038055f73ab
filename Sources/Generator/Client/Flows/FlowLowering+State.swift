internal import Spec

/// Steps that change state.
extension FlowLowering {
    mutating func keep(_ assignments: [Assignment], _ key: Expression?, _ scope: inout FlowScope) -> [StatementView] {
        var hoisted: [StatementView] = []
        let groups = changes(assignments, &hoisted, &scope)
        let statements = groups.flatMap { update($0.name, $0.lines, key, scope, &hoisted) }
        for group in groups { scope.invalidate(group.name) }
        return hoisted + statements
    }

    /// The lines that change each group, their values worked out before where they have to be.
    mutating func changes(
        _ assignments: [Assignment], _ hoisted: inout [StatementView], _ scope: inout FlowScope
    ) -> [(name: String, lines: [String])] {
        var groups: [(name: String, lines: [String])] = []
        for assignment in assignments {
            let path = assignment.target.value
            for (field, expression) in fields(path, assignment.value) {
                let line = "$0.\(SwiftIdentifier.camelCase(field.name.value)) = "
                var value = coerced(expression, to: FlowType(field.type, optional: true, fields: field.fields), scope)
                if value.isThrowing || Self.reads(.state(path.group), expression) {
                    value = hoist(value, field.name.value, &hoisted, &scope)
                }
                if groups.last?.name != path.group { groups.append((path.group, [])) }
                groups[groups.count - 1].lines.append(line + value.text)
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
        _ value: LoweredValue,
        _ name: String,
        _ statements: inout [StatementView],
        _ scope: inout FlowScope
    ) -> LoweredValue {
        if value.isThrowing { isThrowing = true }
        let constant = scope.declare("new \(name)")
        statements.append(.lines(broken("let \(constant) = \(value.isThrowing ? "try " : "")", value.text, scope.depth)))
        return LoweredValue(constant, value.type, what: value.what)
    }

    /// A value that reads what is about to be locked is read before.
    static func reads(_ root: Reference.Root, _ expression: Expression) -> Bool {
        StepVisitor.references(in: [expression]).contains { $0.root == root }
    }

    private mutating func update(
        _ group: String,
        _ lines: [String],
        _ key: Expression?,
        _ scope: FlowScope,
        _ hoisted: inout [StatementView]
    ) -> [StatementView] {
        let box = context.environment(context.stateProperty(group))
        guard let key else { return closure("\(box).update", lines, scope) }
        let value = coerced(key, to: FlowType(.string), scope)
        if value.isThrowing { isThrowing = true }
        let keyName = "\(value.isThrowing ? "try " : "")\(value.text)"
        var inner = scope
        guard value.isThrowing else {
            return [changing(box, keyName, lines)]
        }
        let constant = inner.declare("key")
        hoisted.append(.line("let \(constant) = \(keyName)"))
        return [changing(box, constant, lines)]
    }

    private func changing(_ box: String, _ key: String, _ lines: [String]) -> StatementView {
        .block(["\(box).update {"], [.block(["$0.change(\(key)) {"], lines.map { .line($0) })])
    }

    /// A closure of assignments: on one line where there is one.
    func closure(_ head: String, _ lines: [String], _ scope: FlowScope) -> [StatementView] {
        if lines.count == 1 {
            let line = "\(head) { \(lines[0]) }"
            if CodeLayout.fits(line, scope.depth) { return [.line(line)] }
        }
        return [.block(["\(head) {"], lines.map { .line($0) })]
    }

    mutating func forget(_ paths: [Located<StatePath>], _ key: Expression?, _ scope: inout FlowScope) -> [StatementView] {
        var statements: [StatementView] = []
        for path in paths {
            let group = path.value.group
            let box = context.environment(context.stateProperty(group))
            if let key {
                var value = coerced(key, to: FlowType(.string), scope)
                if value.isThrowing || Self.reads(.state(group), key) { value = hoist(value, "key", &statements, &scope) }
                statements.append(.line("\(box).update { $0.remove(\(value.text)) }"))
            } else if let field = path.value.field, model.state[group]?.key != nil {
                let line = "for index in $0.records.indices { $0.records[index].\(SwiftIdentifier.camelCase(field)) = nil }"
                statements.append(.block(["\(box).update {"], [.line(line)]))
            } else if let field = path.value.field {
                statements.append(.line("\(box).update { $0.\(SwiftIdentifier.camelCase(field)) = nil }"))
            } else {
                statements.append(.line("\(box).clear()"))
            }
            scope.invalidate(group)
        }
        return statements
    }

    /// `set: {delegate: …}`: delegates are held weakly, in a box of their own.
    private mutating func delegateAssignment(_ assignment: Assignment, _ scope: FlowScope) -> String? {
        guard let owner = context.owner, let name = assignment.target.value.field else { return nil }
        guard model.ancestry(of: owner).contains(where: { $0.delegate?.property.value == name }) else { return nil }
        let value = self.value(assignment.value, scope)
        return "\(name)Box.value = \(value.text)\(value.dot)value"
    }

    /// Properties of the object, and what it carries.
    mutating func set(_ assignments: [Assignment], _ scope: FlowScope) -> [StatementView] {
        guard let owner = context.owner else { return [] }
        var hoisted: [StatementView] = []
        var inner = scope
        var lines: [String] = []
        for assignment in assignments {
            if let line = delegateAssignment(assignment, scope) { hoisted.append(.line(line)) }
            guard let name = assignment.target.value.field, let member = StoredMember.find(name, in: owner, model) else { continue }
            var value = coerced(assignment.value, to: member.flowType, scope)
            if value.isThrowing || Self.reads(.object, assignment.value) { value = hoist(value, name, &hoisted, &inner) }
            lines.append("$0.\(member.name) = \(value.text)")
        }
        return hoisted + (lines.isEmpty ? [] : closure("storage.withLock", lines, scope))
    }
}

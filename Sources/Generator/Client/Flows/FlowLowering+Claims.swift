internal import Spec

/// `claim:` — keeps what nobody keeps already: the look and the change are one, inside the lock of the group.
extension FlowLowering {
    mutating func claim(
        _ group: String, _ assignments: [Assignment], _ key: Expression?, _ otherwise: [Step], _ scope: inout FlowScope
    ) -> [StatementView] {
        var statements: [StatementView] = []
        var inner = scope.inner
        let refusal = steps(otherwise, &inner)
        let lines = changes(assignments, &statements, &scope).flatMap(\.lines)
        let name = scope.declare("is claimed")
        let update = "let \(name) = \(context.environment(context.stateProperty(group))).update"
        if let key {
            statements.append(record(update, recordKey(key, group, &statements, &scope), lines, scope))
        } else {
            statements.append(.block(["\(update) {"], unkept(assignments) + lines.map { .line($0) } + [.line("return true")]))
        }
        scope.invalidate(group)
        return statements + [StatementView(.guarded(GuardView(head: ["guard \(name) else {"], otherwise: refusal)))]
    }

    /// The key as a constant, where working it out may fail or reads the group itself.
    private mutating func recordKey(
        _ key: Expression, _ group: String, _ statements: inout [StatementView], _ scope: inout FlowScope
    ) -> String {
        let value = coerced(key, to: FlowType(.string), scope)
        guard value.isThrowing || Self.reads(.state(group), key) else { return value.text }
        return hoist(value, "key", &statements, &scope).text
    }

    private func record(_ update: String, _ key: String, _ lines: [String], _ scope: FlowScope) -> StatementView {
        guard !lines.isEmpty else { return .line("\(update) { $0.claim(\(key)) }") }
        return .block(["\(update) {"], [.block(["$0.claim(\(key)) {"], lines.map { .line($0) })])
    }

    /// None of the fields is there yet.
    private func unkept(_ assignments: [Assignment]) -> [StatementView] {
        let fields = assignments.compactMap(\.target.value.field)
        let tests = fields.map { "$0.\(SwiftIdentifier.camelCase($0)) == nil" }.joined(separator: ", ")
        return [.line("guard \(tests) else { return false }")]
    }
}

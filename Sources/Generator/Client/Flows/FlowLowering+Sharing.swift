internal import Spec

/// `together:` — a flow whose callers share a run.
extension FlowLowering {
    /// The body of the flow's function: joins the run under way, or makes one.
    mutating func shared(_ run: String, _ effects: FlowPlan.Effects, _ together: Expression) -> [StatementView] {
        let scope = FlowScope(declared: Set(signature.parameters.map(\.swiftName)), depth: 2)
        var items = [Escaping.swiftLiteral(signature.name)]
        let isOneForAll = if case .boolean = together.kind { true } else { false }
        if !isOneForAll { items.append("key: \(key(together, scope))") }
        let arguments = signature.parameters.map { "\($0.swiftName): \(SwiftIdentifier.escaped($0.swiftName))" }
        let head = CodeLayout.call("try await \(context.environment("together"))", items, " {", depth: 2)
        let call = "\(effects.isThrowing ? "try " : "")await self.\(run)"
        return [.block(head, [.lines(CodeLayout.call(call, arguments, depth: 3))])]
    }

    private mutating func key(_ expression: Expression, _ scope: FlowScope) -> String {
        let value = coerced(expression, to: FlowType(.string), scope)
        return value.isThrowing ? "try \(value.text)" : value.text
    }
}

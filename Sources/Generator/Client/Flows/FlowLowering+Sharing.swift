internal import Spec
internal import SwiftCode

/// `together:` — a flow whose callers share a run.
extension FlowLowering {
    /// The body of the flow's function: joins the run under way, or makes one.
    func shared(_ run: String, _ effects: Effects, _ together: Expression) -> [SwiftStatement] {
        let scope = FlowScope(declared: Set(signature.parameters.map(\.swiftName)))
        var items = [SwiftExpression.string(signature.name).labelled(nil)]
        // A struct is no object: its copies are as good as it.
        if let owner = context.owner, owner.form != .structure {
            items.append(SwiftExpression.type("ObjectIdentifier").called([SwiftExpression.this.labelled(nil)]).labelled("of"))
        }
        let isOneForAll = if case .boolean = together.kind { true } else { false }
        if !isOneForAll { items.append(coerced(together, to: FlowType(.string), scope).code.labelled("key")) }
        let arguments = signature.parameters.map { SwiftExpression.name($0.swiftName).labelled($0.swiftName) }
        let call = SwiftExpression.this.calling(run, arguments, effects)
        let shared = context.environment("together").called(items, trailing: SwiftClosure([], call), [.throwing, .waiting])
        return [.expression(shared)]
    }
}

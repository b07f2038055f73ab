internal import Spec
internal import SwiftCode

extension FlowLowering {
    /// A condition as clauses of an `if` or a `guard`, with the constants that it binds for the steps that run when it holds.
    func clauses(_ condition: Condition, usedIn steps: ArraySlice<FlowStep>, _ scope: inout FlowScope) -> [SwiftCondition] {
        clauses(condition, before: [], usedIn: steps, &scope)
    }

    /// - Parameter later: what the conditions behind this one are made of: they may use what it binds, as the steps may.
    private func clauses(
        _ condition: Condition, before later: [Expression], usedIn steps: ArraySlice<FlowStep>, _ scope: inout FlowScope
    ) -> [SwiftCondition] {
        switch condition {
        case .all(let list) where !list.isEmpty:
            var clauses: [SwiftCondition] = []
            for (index, inner) in list.enumerated() {
                clauses += self.clauses(inner, before: list[(index + 1)...].flatMap(\.expressions) + later, usedIn: steps, &scope)
            }
            return clauses
        case .holds(let expression):
            return binding(expression, before: later, usedIn: steps, &scope) ?? [.test(test(condition, scope))]
        default: return [.test(test(condition, scope))]
        }
    }

    /// `let code = url.queryValue("code")`, where the value is used afterwards.
    private func binding(
        _ expression: Expression, before later: [Expression], usedIn steps: ArraySlice<FlowStep>, _ scope: inout FlowScope
    ) -> [SwiftCondition]? {
        guard case .reference(let reference) = expression.kind else { return nil }
        guard UseScan.mentions(reference, later.flatMap(\.references)) || UseScan.uses(reference, in: steps) else { return nil }
        let value = self.reference(reference, scope)
        guard value.type.isOptional, value.type.type != .boolean, value.type.type != .json else { return nil }
        let name = bindingName(reference, value, &scope)
        let constant = SwiftExpression.name(name)
        scope.narrowed[reference] = LoweredValue(constant, value.type.required, what: value.what)
        let clause = SwiftCondition.bind(name, constant == value.code ? nil : value.code)
        return [clause] + (value.type.type.isCollection ? [.test(.not(constant.dot("isEmpty")))] : [])
    }

    /// A parameter or constant keeps its name; anything else goes by the last word of its path.
    private func bindingName(_ reference: Reference, _ value: LoweredValue, _ scope: inout FlowScope) -> String {
        if let name = value.code.plainName, signature.parameters.contains(where: { $0.swiftName == name }) { return name }
        if case .local(let name) = reference.root, reference.path.isEmpty { return scope.declare("known \(name)") }
        return scope.declare(reference.path.last ?? "value")
    }

    /// A condition as one Boolean expression.
    func test(_ condition: Condition, _ scope: FlowScope) -> SwiftExpression {
        FlowValues(lowering: self, scope: scope).test(condition)
    }
}

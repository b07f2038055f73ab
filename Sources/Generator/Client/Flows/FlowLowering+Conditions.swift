internal import Spec
internal import SwiftCode

extension FlowLowering {
    /// A condition as clauses of an `if` or a `guard`, with the constants that it binds for the steps that run when it holds.
    func clauses(_ condition: Condition, usedIn steps: [FlowStep], _ scope: inout FlowScope) -> [SwiftCondition] {
        switch condition {
        case .all(let list) where !list.isEmpty:
            var clauses: [SwiftCondition] = []
            for (index, inner) in list.enumerated() {
                let rest = list[(index + 1)...].flatMap(\.expressions)
                clauses += self.clauses(inner, usedIn: [Self.asStep(rest)].compactMap { $0 } + steps, &scope)
            }
            return clauses
        case .holds(let expression): return binding(expression, usedIn: steps, &scope) ?? [.test(test(condition, scope))]
        default: return [.test(test(condition, scope))]
        }
    }

    /// The conditions that follow, as a step: they may use what this one binds.
    private static func asStep(_ expressions: [Expression]) -> FlowStep? {
        guard let place = expressions.first?.place else { return nil }
        return FlowStep(.complete(expressions.map { Argument(name: Located("", at: place), value: $0) }), at: place)
    }

    /// `let code = url.queryValue("code")`, where the value is used afterwards.
    private func binding(_ expression: Expression, usedIn steps: [FlowStep], _ scope: inout FlowScope) -> [SwiftCondition]? {
        guard case .reference(let reference) = expression.kind, UseScan.uses(reference, in: steps) else { return nil }
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
        FlowConditions(lowering: self, scope: scope).test(condition)
    }
}

/// What conditions ask at one point of a flow.
private struct FlowConditions: ConditionLowering {
    let lowering: FlowLowering
    let scope: FlowScope

    private func value(_ expression: Expression) -> LoweredValue { lowering.value(expression, scope) }

    func isError(_ name: String) -> SwiftExpression { lowering.model.errorTest(name) }

    func holds(_ expression: Expression, isDenied: Bool) -> SwiftExpression {
        let value = value(expression)
        let sign = isDenied ? SwiftOperator.notEqual : .equal
        switch (value.type.type, value.type.isOptional) {
        case (.boolean, false): return isDenied ? .not(value.code) : value.code
        case (.boolean, true): return value.code.infix(sign, .boolean(true))
        case (.json, _): return isFilled("isBlank")
        case (let type, _) where type.isCollection: return isFilled("isEmpty")
        case (_, true): return value.code.infix(isDenied ? .equal : .notEqual, .null)
        case (_, false): return .boolean(!isDenied)
        }
        func isFilled(_ member: String) -> SwiftExpression {
            let isEmpty = value.linked.dot(member)
            return value.type.isOptional ? isEmpty.infix(sign, .boolean(false)) : isDenied ? isEmpty : .not(isEmpty)
        }
    }

    // MARK: comparisons

    /// Two values are equal when both are there and the same.
    func equal(_ first: Expression, _ second: Expression, isDenied: Bool) -> SwiftExpression {
        let sign = isDenied ? SwiftOperator.notEqual : .equal
        let left = value(first)
        let right = comparable(value(second), left)
        let adjusted = comparable(left, right)
        let test = adjusted.code.infix(sign, right.code)
        guard adjusted.type.isOptional, right.type.isOptional, !right.code.isNull else { return test }
        return isDenied
            ? right.code.infix(.equal, .null).infix(.or, test) : right.code.infix(.notEqual, .null).infix(.and, test)
    }

    private func comparable(_ value: LoweredValue, _ other: LoweredValue) -> LoweredValue {
        if value.code.isNull || value.type.type == other.type.type || other.type.type == .json { return value }
        return lowering.coerced(value, to: other.type.optional)
    }

    /// A moment that is not known is before none.
    func before(_ first: Expression, _ second: Expression, isDenied: Bool) -> SwiftExpression {
        let sign = isDenied ? SwiftOperator.greaterOrEqual : .less
        let left = value(first)
        let right = lowering.coerced(value(second), to: left.type.optional)
        let test: SwiftExpression
        switch (left.type.isOptional, right.type.isOptional) {
        case (false, false): return left.code.infix(sign, right.code)
        case (false, true): test = right.whole.mapped { left.code.infix(sign, $0) }
        case (true, false): test = left.whole.mapped { $0.infix(sign, right.code) }
        case (true, true):
            let inner = right.whole.mapped { SwiftExpression.name("first").infix(sign, $0) }
            test = left.whole.calling("flatMap", trailing: SwiftClosure(["first"], inner), inner.effects)
        }
        return test.infix(.coalescing, .boolean(isDenied))
    }

    func contains(_ list: Expression, _ item: Expression, isDenied: Bool) -> SwiftExpression {
        var whole = value(list)
        if whole.type.type == .json { whole = lowering.coerced(whole, to: FlowType(.list(.string), optional: true)) }
        let element: FlowType = if case .list(let type) = whole.type.type { FlowType(type) } else { FlowType(.string) }
        let test = whole.linked.calling("contains", [lowering.coerced(item, to: element, scope).code.labelled(nil)])
        if whole.type.isOptional { return test.infix(isDenied ? .notEqual : .equal, .boolean(true)) }
        return isDenied ? .not(test) : test
    }
}

extension ValueType {
    /// Whether there may be nothing in a value that is there.
    fileprivate var isCollection: Bool {
        if case .list = self { true } else { self == .string }
    }
}

internal import Spec
internal import SwiftCode

extension FlowLowering {
    /// A condition as clauses of an `if` or a `guard`, with the constants that it binds for the steps that run when it holds.
    func clauses(_ condition: Condition, usedIn steps: [Step], _ scope: inout FlowScope) -> [SwiftCondition] {
        switch condition {
        case .all(let list) where !list.isEmpty:
            var clauses: [SwiftCondition] = []
            for (index, inner) in list.enumerated() {
                let rest = list[(index + 1)...].flatMap { StepVisitor.expressions(in: $0) }
                clauses += self.clauses(inner, usedIn: [Self.asStep(rest)].compactMap { $0 } + steps, &scope)
            }
            return clauses
        case .holds(let expression): return binding(expression, usedIn: steps, &scope) ?? [.test(test(condition, scope))]
        default: return [.test(test(condition, scope))]
        }
    }

    /// The conditions that follow, as a step: they may use what this one binds.
    private static func asStep(_ expressions: [Expression]) -> Step? {
        guard let place = expressions.first?.place else { return nil }
        return Step(.complete(expressions.map { Argument(name: Located("", at: place), value: $0) }), at: place)
    }

    /// `let code = url.queryValue("code")`, where the value is used afterwards.
    private func binding(_ expression: Expression, usedIn steps: [Step], _ scope: inout FlowScope) -> [SwiftCondition]? {
        guard case .reference(let reference) = expression.kind, UseScan.uses(reference, in: steps) else { return nil }
        let value = self.reference(reference, scope)
        guard value.type.isOptional, value.type.type != .boolean, value.type.type != .json else { return nil }
        let name = bindingName(reference, value, &scope)
        let constant = SwiftExpression.name(name)
        scope.narrowed[reference] = LoweredValue(constant, value.type.required, what: value.what)
        let clause = SwiftCondition.bind(name, constant == value.code ? nil : value.code)
        return [clause] + (isCollection(value.type.type) ? [.test(.not(constant.dot("isEmpty")))] : [])
    }

    /// A parameter or constant keeps its name; anything else goes by the last word of its path.
    private func bindingName(_ reference: Reference, _ value: LoweredValue, _ scope: inout FlowScope) -> String {
        if let name = value.code.plainName, signature.parameters.contains(where: { $0.swiftName == name }) { return name }
        if case .local(let name) = reference.root, reference.path.isEmpty { return scope.declare("known \(name)") }
        return scope.declare(reference.path.last ?? "value")
    }

    private func isCollection(_ type: ValueType) -> Bool {
        if case .list = type { return true }
        return type == .string
    }

    /// A condition as one Boolean expression.
    func test(_ condition: Condition, _ scope: FlowScope) -> SwiftExpression {
        switch condition {
        case .holds(let expression): presence(value(expression, scope))
        case .not(.equal(let first, let second)): equal(first, second, .notEqual, scope)
        case .not(.holds(let expression)): absence(value(expression, scope))
        case .not(.before(let first, let second)): before(first, second, .greaterOrEqual, scope)
        case .not(let inner): .not(test(inner, scope))
        case .all(let list): .joined(list.map { test($0, scope) }, .and) ?? .boolean(true)
        case .any(let list): .joined(list.map { test($0, scope) }, .or) ?? .boolean(false)
        case .equal(let first, let second): equal(first, second, .equal, scope)
        case .before(let first, let second): before(first, second, .less, scope)
        case .contains(let list, let item): contains(list, item, scope)
        case .isError(let name): model.errorTest(name.value)
        }
    }

    // MARK: presence

    private func presence(_ value: LoweredValue) -> SwiftExpression {
        switch (value.type.type, value.type.isOptional) {
        case (.boolean, false): value.code
        case (.boolean, true): value.code.infix(.equal, .boolean(true))
        case (.json, false): .not(value.code.dot("isBlank"))
        case (.json, true): value.linked.dot("isBlank").infix(.equal, .boolean(false))
        case (let type, true) where isCollection(type): value.linked.dot("isEmpty").infix(.equal, .boolean(false))
        case (let type, false) where isCollection(type): .not(value.code.dot("isEmpty"))
        case (_, true): value.code.infix(.notEqual, .null)
        case (_, false): .boolean(true)
        }
    }

    private func absence(_ value: LoweredValue) -> SwiftExpression {
        switch (value.type.type, value.type.isOptional) {
        case (.boolean, false): .not(value.code)
        case (.boolean, true): value.code.infix(.notEqual, .boolean(true))
        case (.json, false): value.code.dot("isBlank")
        case (.json, true): value.linked.dot("isBlank").infix(.notEqual, .boolean(false))
        case (let type, true) where isCollection(type): value.linked.dot("isEmpty").infix(.notEqual, .boolean(false))
        case (let type, false) where isCollection(type): value.code.dot("isEmpty")
        case (_, true): value.code.infix(.equal, .null)
        case (_, false): .boolean(false)
        }
    }

    // MARK: comparisons

    /// Two values are equal when both are there and the same.
    private func equal(_ first: Expression, _ second: Expression, _ sign: SwiftOperator, _ scope: FlowScope) -> SwiftExpression {
        let left = value(first, scope)
        let right = comparable(value(second, scope), left)
        let adjusted = comparable(left, right)
        let test = adjusted.code.infix(sign, right.code)
        guard adjusted.type.isOptional, right.type.isOptional, !right.code.isNull else { return test }
        return sign == .equal
            ? right.code.infix(.notEqual, .null).infix(.and, test) : right.code.infix(.equal, .null).infix(.or, test)
    }

    private func comparable(_ value: LoweredValue, _ other: LoweredValue) -> LoweredValue {
        if value.code.isNull || value.type.type == other.type.type || other.type.type == .json { return value }
        return coerced(value, to: other.type.optional)
    }

    /// A moment that is not known is before none.
    private func before(_ first: Expression, _ second: Expression, _ sign: SwiftOperator, _ scope: FlowScope) -> SwiftExpression {
        let left = value(first, scope)
        let right = coerced(value(second, scope), to: left.type.optional)
        let test: SwiftExpression
        switch (left.type.isOptional, right.type.isOptional) {
        case (false, false): return left.code.infix(sign, right.code)
        case (false, true): test = right.whole.mapped { left.code.infix(sign, $0) }
        case (true, false): test = left.whole.mapped { $0.infix(sign, right.code) }
        case (true, true):
            let inner = right.whole.mapped { SwiftExpression.name("first").infix(sign, $0) }
            test = left.whole.calling("flatMap", trailing: SwiftClosure(["first"], inner), inner.effects)
        }
        return test.infix(.coalescing, .boolean(sign != .less))
    }

    private func contains(_ list: Expression, _ item: Expression, _ scope: FlowScope) -> SwiftExpression {
        var whole = value(list, scope)
        if whole.type.type == .json { whole = coerced(whole, to: FlowType(.list(.string), optional: true)) }
        let element: FlowType = if case .list(let type) = whole.type.type { FlowType(type) } else { FlowType(.string) }
        let test = whole.linked.calling("contains", [coerced(item, to: element, scope).code.labelled(nil)])
        return whole.type.isOptional ? test.infix(.equal, .boolean(true)) : test
    }
}

extension Condition {
    /// Whether moments are compared among other things: where one may be missing, that takes a closure.
    var comparesMoments: Bool {
        switch self {
        case .all(let list), .any(let list): list.contains { if case .before = $0 { true } else { $0.comparesMoments } }
        case .not(let inner): inner.comparesMoments
        default: false
        }
    }

    /// What holds where this does not.
    var negated: Condition {
        switch self {
        case .not(let inner): inner
        case .all(let list): .any(list.map(\.negated))
        case .any(let list): .all(list.map(\.negated))
        default: .not(self)
        }
    }
}

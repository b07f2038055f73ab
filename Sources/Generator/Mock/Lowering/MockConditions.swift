internal import Spec
internal import SwiftCode

/// Conditions of a mock's answer as Swift.
extension MockExpressions {
    /// The conditions that have to hold together, each by itself.
    func conditions(_ condition: Condition) -> [SwiftCondition] {
        if case .all(let list) = condition, list.count > 1 { return list.map { .test(self.condition($0)) } }
        return [.test(self.condition(condition))]
    }

    func condition(_ condition: Condition) -> SwiftExpression {
        switch condition {
        case .holds(let expression): holds(expression)
        case .not(let inner): negated(inner)
        case .all(let list): .joined(list.map(self.condition), .and) ?? .boolean(true)
        case .any(let list): .joined(list.map(self.condition), .or) ?? .boolean(false)
        case .equal(let left, let right): .mockCall("equal", value(left), value(right))
        case .before(let left, let right): .mockCall("before", value(left), value(right))
        case .contains(let list, let item): .mockCall("contains", value(list), value(item))
        case .isError: .boolean(false)
        }
    }

    /// That a condition does not hold; what says no itself says yes then.
    func negated(_ condition: Condition) -> SwiftExpression {
        switch condition {
        case .not(let inner): self.condition(inner)
        case .all(let list) where list.count == 1, .any(let list) where list.count == 1: negated(list[0])
        case .holds(let expression): isMissing(expression)
        default: .not(self.condition(condition))
        }
    }

    private func holds(_ expression: Expression) -> SwiftExpression {
        if case .condition(let condition) = expression.kind { return self.condition(condition) }
        switch local(expression) {
        case .record: return .boolean(true)
        case .records(let list): return .not(list.dot("isEmpty"))
        case nil: return .mockCall("has", value(expression))
        }
    }

    private func isMissing(_ expression: Expression) -> SwiftExpression {
        if case .condition(let condition) = expression.kind { return negated(condition) }
        switch local(expression) {
        case .record: return .boolean(false)
        case .records(let list): return list.dot("isEmpty")
        case nil: return .not(.mockCall("has", value(expression)))
        }
    }

    /// A record was found, or the function has ended before; of records there may be none.
    private enum Found {
        case record
        case records(SwiftExpression)
    }

    private func local(_ expression: Expression) -> Found? {
        guard case .reference(let reference) = expression.kind, case .local(let name) = reference.root, reference.path.isEmpty else {
            return nil
        }
        return switch locals[name] {
        case .record: .record
        case .records: .records(.name(MockNames.local(name)))
        case .value, nil: nil
        }
    }
}

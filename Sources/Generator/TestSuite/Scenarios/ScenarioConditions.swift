internal import Spec
internal import SwiftCode

/// Conditions of scenarios as expectations.
extension ScenarioValues {
    /// One expectation each: the failing one names what is wrong.
    func expectations(_ condition: Condition) -> [SwiftExpression] {
        switch condition {
        case .all(let list): list.flatMap(expectations)
        case .not(.any(let list)): list.flatMap { expectations(.not($0)) }
        default: [test(condition)]
        }
    }

    /// A condition as one Boolean expression.
    func test(_ condition: Condition) -> SwiftExpression {
        switch condition {
        case .holds(let expression): holds(expression, true)
        case .not(.holds(let expression)): holds(expression, false)
        case .equal(let left, let right): equal(left, right, true)
        case .not(.equal(let left, let right)): equal(left, right, false)
        case .before(let left, let right): value(left).required.infix(.less, value(right).required)
        case .not(.before(let left, let right)): value(left).required.infix(.greaterOrEqual, value(right).required)
        case .contains(let list, let item): contains(list, item, true)
        case .not(.contains(let list, let item)): contains(list, item, false)
        case .all(let list): .joined(list.map(test), .and) ?? .boolean(true)
        case .any(let list): .joined(list.map(test), .or) ?? .boolean(false)
        case .isError: .boolean(true)
        case .not(.isError): .boolean(false)
        case .not(let inner): test(inner.negated)
        }
    }

    private func holds(_ expression: Expression, _ isWanted: Bool) -> SwiftExpression {
        if case .condition(let inner) = expression.kind { return test(isWanted ? inner : .not(inner)) }
        let value = value(expression)
        if value.type == .boolean {
            if value.isOptional { return value.code.infix(.equal, .boolean(isWanted)) }
            return isWanted ? value.code : .not(value.code)
        }
        guard hasLength(value) else { return value.code.infix(isWanted ? .notEqual : .equal, .null) }
        let isEmpty = value.linked.dot("isEmpty")
        if value.isOptional { return isEmpty.infix(isWanted ? .equal : .notEqual, .boolean(false)) }
        return isWanted ? .not(isEmpty) : isEmpty
    }

    /// Whether there may be nothing in a value that is there.
    private func hasLength(_ value: ScenarioValue) -> Bool {
        if value.isAny { return false }
        if case .list = value.type { return true }
        return value.type == .string
    }

    private func equal(_ left: Expression, _ right: Expression, _ isWanted: Bool) -> SwiftExpression {
        var (first, second) = (value(left), value(right))
        if first.type == .error, case .named(let name) = second.type { first.code = first.code.cast(.conditional, .named(name)) }
        if second.type == .error, case .named(let name) = first.type { second.code = second.code.cast(.conditional, .named(name)) }
        if first.isAny, let type = Self.swiftType(second.type) { first.code = first.code.cast(.conditional, type) }
        if isObject(first.type), !second.code.isNull { return first.code.infix(isWanted ? .identical : .notIdentical, second.code) }
        if first.type == .url, second.type == .string { second.code = .call("URL", [second.code.labelled("string")]) }
        return first.code.infix(isWanted ? .equal : .notEqual, second.code)
    }

    private static func swiftType(_ type: ValueType) -> SwiftTypeName? {
        switch type {
        case .string: "String"
        case .integer: "Int"
        case .number: "Double"
        case .boolean: "Bool"
        default: nil
        }
    }

    private func isObject(_ type: ValueType) -> Bool {
        guard case .named(let name) = type else { return false }
        return context.model.classes[name].map { $0.form == .class } ?? false
    }

    private func contains(_ list: Expression, _ item: Expression, _ isWanted: Bool) -> SwiftExpression {
        var (list, item) = (value(list), value(item))
        if list.type == .list(.url), item.type == .string { item.code = .link(item.code) }
        let found = list.linked.calling("contains", [item.code.unlabelled])
        if list.isOptional { return found.infix(isWanted ? .equal : .notEqual, .boolean(true)) }
        return isWanted ? found : .not(found)
    }
}

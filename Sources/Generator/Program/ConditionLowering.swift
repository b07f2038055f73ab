internal import Spec
internal import SwiftCode

/// Conditions as Boolean expressions. A dialect says how values are asked and compared; what `not`, `all` and `any` make of that is the
/// same everywhere. Each test is written the other way round where it is denied, so that none stands behind a `!` in brackets.
protocol ConditionLowering {
    /// A Boolean is true, anything else is there.
    func holds(_ value: Expression, isDenied: Bool) -> SwiftExpression
    func equal(_ first: Expression, _ second: Expression, isDenied: Bool) -> SwiftExpression
    func before(_ first: Expression, _ second: Expression, isDenied: Bool) -> SwiftExpression
    func contains(_ list: Expression, _ item: Expression, isDenied: Bool) -> SwiftExpression
    /// The error at hand is that one.
    func isError(_ name: String) -> SwiftExpression
}

extension ConditionLowering {
    func test(_ condition: Condition, isDenied: Bool = false) -> SwiftExpression {
        switch condition {
        case .holds(let value):
            if case .condition(let inner) = value.kind { test(inner, isDenied: isDenied) } else { holds(value, isDenied: isDenied) }
        case .not(let inner): test(inner, isDenied: !isDenied)
        case .all(let list): .joined(list.map { test($0, isDenied: isDenied) }, isDenied ? .or : .and) ?? .boolean(!isDenied)
        case .any(let list): .joined(list.map { test($0, isDenied: isDenied) }, isDenied ? .and : .or) ?? .boolean(isDenied)
        case .equal(let first, let second): equal(first, second, isDenied: isDenied)
        case .before(let first, let second): before(first, second, isDenied: isDenied)
        case .contains(let list, let item): contains(list, item, isDenied: isDenied)
        case .isError(let name): isDenied ? .not(isError(name.value)) : isError(name.value)
        }
    }
}

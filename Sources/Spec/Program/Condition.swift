/// Something that holds or does not.
package indirect enum Condition: Sendable {
    /// A Boolean is true; anything else is there (and is not empty, for strings and lists).
    case holds(Expression)
    case not(Condition)
    case all([Condition])
    case any([Condition])
    case equal(Expression, Expression)
    /// The first is before the second: dates and numbers.
    case before(Expression, Expression)
    case contains(Expression, Expression)
    /// `error:` — the error at hand is this documented one.
    case isError(Located<String>)
}

extension Condition {
    /// Every expression that the condition looks at.
    package var expressions: [Expression] {
        switch self {
        case .holds(let value): [value]
        case .not(let condition): condition.expressions
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.expressions)
        case .equal(let first, let second), .before(let first, let second), .contains(let first, let second): [first, second]
        case .isError: []
        }
    }
}

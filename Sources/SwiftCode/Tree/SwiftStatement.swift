/// One statement, with the statements in it.
package indirect enum SwiftStatement: Hashable, Sendable {
    case expression(SwiftExpression)
    /// `_ = value`
    case discard(SwiftExpression)
    case binding(SwiftBinding)
    /// `target = value`, `target += value`
    case assign(SwiftExpression, String, SwiftExpression)
    case `return`(SwiftExpression?)
    case `throw`(SwiftExpression)
    case `break`
    case `continue`
    case `if`([SwiftBranch], otherwise: [SwiftStatement]?)
    /// - `isShort`: on one line where it fits.
    case `guard`([SwiftCondition], [SwiftStatement], isShort: Bool = false)
    /// - `rounds`: what the next element may do, apart from the sequence itself: that of an asynchronous sequence waits, and may throw.
    case `for`(SwiftPattern, in: SwiftExpression, [SwiftStatement], rounds: Effects = [])
    case `while`([SwiftCondition], [SwiftStatement])
    case `do`([SwiftStatement], [SwiftCatch])
    case `switch`(SwiftExpression, [SwiftCase])
    case `defer`([SwiftStatement])
    case function(SwiftFunction)
    case comment(String)
    /// An empty line.
    case blank

    /// `let name = value`
    package static func constant(_ name: String, _ type: SwiftTypeName?, _ value: SwiftExpression?) -> SwiftStatement {
        .binding(SwiftBinding(.name(name), type, value))
    }

    /// `var name: Type = value`
    package static func variable(_ name: String, _ type: SwiftTypeName?, _ value: SwiftExpression?) -> SwiftStatement {
        .binding(SwiftBinding(.name(name), type, value, isVariable: true))
    }
}

/// `let pattern: Type = value`
package struct SwiftBinding: Hashable, Sendable {
    package var pattern: SwiftPattern
    package var type: SwiftTypeName?
    package var value: SwiftExpression?
    package var isVariable: Bool

    package init(_ pattern: SwiftPattern, _ type: SwiftTypeName?, _ value: SwiftExpression?, isVariable: Bool = false) {
        self.pattern = pattern
        self.type = type
        self.value = value
        self.isVariable = isVariable
    }
}

/// What values are taken apart into.
package indirect enum SwiftPattern: Hashable, Sendable {
    case name(String)
    /// `_`
    case any
    case tuple([SwiftPattern])
    /// `.name(let a, let b)`; without bindings just `.name`.
    case enumCase(String, [SwiftPattern])
    case expression(SwiftExpression)
    /// `let name`, inside another pattern.
    case binding(String)
    /// `pattern as Type`
    case cast(SwiftPattern, SwiftTypeName)
    /// `var name`: in a loop whose rounds change it.
    case variable(String)
}

/// One clause of `if`, `guard` or `while`.
package enum SwiftCondition: Hashable, Sendable {
    case test(SwiftExpression)
    /// `let name = value`; without a value `let name`. `var` where it is changed.
    case bind(String, SwiftExpression?, isVariable: Bool = false)
    /// `let (a, b) = value`
    case bindTuple([String], SwiftExpression)
    /// `case pattern = value`
    case match(SwiftPattern, SwiftExpression)
}

package struct SwiftBranch: Hashable, Sendable {
    package var conditions: [SwiftCondition]
    package var body: [SwiftStatement]
    /// Where it is the only one: on one line where it fits, `if let error { throw error }`.
    package var isShort: Bool

    package init(_ conditions: [SwiftCondition], _ body: [SwiftStatement], isShort: Bool = false) {
        self.conditions = conditions
        self.body = body
        self.isShort = isShort
    }
}

package struct SwiftCatch: Hashable, Sendable {
    /// Nil catches everything as `error`.
    package var pattern: SwiftPattern?
    package var body: [SwiftStatement]

    package init(_ pattern: SwiftPattern?, _ body: [SwiftStatement]) {
        self.pattern = pattern
        self.body = body
    }
}

package struct SwiftCase: Hashable, Sendable {
    /// None for `default`.
    package var patterns: [SwiftPattern]
    package var body: [SwiftStatement]

    /// - Parameter patterns: none for `default`.
    package init(_ patterns: [SwiftPattern], _ body: [SwiftStatement]) {
        self.patterns = patterns
        self.body = body
    }
}

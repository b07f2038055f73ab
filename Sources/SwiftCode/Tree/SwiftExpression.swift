/// A Swift expression as a tree. It knows its effects; nobody can look at its text, for it has none before it is printed.
package struct SwiftExpression: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        case name(String)
        /// `.name`
        case implicitMember(String)
        case member(SwiftExpression, String)
        /// `base?`, before a member, a call or a subscript.
        case chained(SwiftExpression)
        /// `base!`
        case forced(SwiftExpression)
        case call(SwiftExpression, [SwiftArgument], trailing: SwiftClosure?)
        case subscripted(SwiftExpression, [SwiftArgument])
        case string([StringPart])
        /// A literal without values in it, which may be split into pieces.
        case prose(String)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
        case null
        case array([SwiftExpression])
        case dictionary([DictionaryElement])
        case tuple([SwiftArgument])
        case closure(SwiftClosure)
        case binary(SwiftExpression, SwiftOperator, SwiftExpression)
        case prefixed(String, SwiftExpression)
        case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
        /// `x as? T`, `x is T`
        case cast(SwiftExpression, SwiftCast, SwiftTypeName)
        /// A type where an expression stands: `[String](…)`, `Foo.self`.
        case type(SwiftTypeName)
        /// `\.name.count`
        case keyPath([String])
        /// `try? x`
        case optionalTry(SwiftExpression)
        /// `#expect(…)`, which holds its own `try` and `await`.
        case macro(String, [SwiftArgument], isThrowing: Bool)
    }

    struct DictionaryElement: Hashable, Sendable {
        var key: SwiftExpression
        var value: SwiftExpression
    }

    /// A piece of a string literal.
    package enum StringPart: Hashable, Sendable {
        case text(String)
        case value(SwiftExpression)
    }

    let kind: Kind
    /// Of the whole, its parts included, and which of them have keywords of their own further in.
    let marks: Effects

    /// Of the whole, its parts included; those inside closures stay there.
    package var effects: Effects { marks.revealed }

    init(_ kind: Kind, _ marks: Effects = []) {
        self.kind = kind
        self.marks = marks
    }
}

/// One argument of a call, or one element of a tuple.
package struct SwiftArgument: Hashable, Sendable {
    package var label: String?
    package var value: SwiftExpression

    /// - Parameter label: nil or empty for none.
    package init(_ label: String?, _ value: SwiftExpression) {
        self.label = label?.isEmpty == true ? nil : label
        self.value = value
    }
}

/// `{ a, b in … }`
package struct SwiftClosure: Hashable, Sendable {
    package var captures: [String]
    package var parameters: [String]
    /// The only type of error that it throws, which the compiler takes from no statement.
    package var failure: SwiftTypeName?
    package var body: [SwiftStatement]

    package init(captures: [String] = [], _ parameters: [String], failure: SwiftTypeName? = nil, _ body: [SwiftStatement]) {
        self.captures = captures
        self.parameters = parameters
        self.failure = failure
        self.body = body
    }

    /// A closure of one expression.
    package init(_ parameters: [String], _ value: SwiftExpression) {
        self.init(parameters, [.expression(value)])
    }
}

/// How a cast may fail.
package enum SwiftCast: String, Hashable, Sendable {
    case conditional = "as?"
    case forced = "as!"
    case certain = "as"
    case test = "is"
}

/// Operators between two operands, with how tightly they bind.
package enum SwiftOperator: String, Hashable, Sendable, CaseIterable {
    case multiplication = "*"
    case division = "/"
    case remainder = "%"
    case addition = "+"
    case subtraction = "-"
    case closedRange = "..."
    case halfOpenRange = "..<"
    case coalescing = "??"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case identical = "==="
    case notIdentical = "!=="
    case and = "&&"
    case or = "||"
}

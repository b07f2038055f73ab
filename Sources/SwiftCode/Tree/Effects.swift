/// What evaluating a piece of Swift may do besides giving a value: the printer places `try` and `await` from it.
package struct Effects: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let throwing = Effects(rawValue: 1)
    package static let waiting = Effects(rawValue: 2)

    /// The keywords that cover an expression, with the blank behind them: `try await `.
    var keywords: String {
        (contains(.throwing) ? "try " : "") + (contains(.waiting) ? "await " : "")
    }

    /// The keywords of a function that has them: ` async throws`.
    var specifiers: String {
        (contains(.waiting) ? " async" : "") + (contains(.throwing) ? " throws" : "")
    }
}

extension Sequence<Effects> {
    /// Those of any of them.
    var joined: Effects { reduce(into: []) { $0.formUnion($1) } }
}

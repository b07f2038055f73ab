/// What evaluating a piece of Swift may do besides giving a value: the printer places `try` and `await` from it.
package struct Effects: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let throwing = Effects(rawValue: 1)
    package static let waiting = Effects(rawValue: 2)

    /// The same behind a `try` or an `await` of their own: a function has to say so, what stands around the expression has not.
    var covered: Effects { Effects(rawValue: revealed.rawValue << Self.coveredBits) }

    /// All of them, covered or not.
    var revealed: Effects { Effects(rawValue: (rawValue | rawValue >> Self.coveredBits) & Self.plainBits) }

    private static let coveredBits: UInt8 = 2
    private static let plainBits: UInt8 = 3

    /// The keywords that cover an expression: `try await`.
    var keywords: String {
        [contains(.throwing) ? "try" : "", contains(.waiting) ? "await" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The keywords of a function that has them: ` async throws`.
    var specifiers: String { specifiers(failure: nil) }

    /// ` async throws(Failure)`
    func specifiers(failure: SwiftTypeName?) -> String {
        let throwing = failure.map { " throws(\($0.spelling))" } ?? " throws"
        return (contains(.waiting) ? " async" : "") + (contains(.throwing) ? throwing : "")
    }
}

extension Sequence<Effects> {
    /// Those of any of them.
    var joined: Effects { reduce(into: []) { $0.formUnion($1) } }
}

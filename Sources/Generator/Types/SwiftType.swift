/// A type as Swift spells it.
package struct SwiftType: Hashable, Sendable {
    package enum Optionality: Hashable, Sendable {
        case required, optional
        /// `T!`: the header says nothing about `nil`.
        case implicit
    }

    /// Without `?` and `!`: `String`, `[String: Int]`, `any Error`, `(Bool) -> Void`.
    package var base: String
    package var optionality: Optionality
    package var isFunction: Bool

    package init(_ base: String, _ optionality: Optionality = .required, isFunction: Bool = false) {
        self.base = base
        self.optionality = optionality
        self.isFunction = isFunction
    }

    package static let void = SwiftType("Void")

    package var isVoid: Bool { base == "Void" && optionality == .required }
    package var isOptional: Bool { optionality != .required }

    package var spelling: String {
        switch optionality {
        case .required: base
        case .optional: wrapped + "?"
        case .implicit: wrapped + "!"
        }
    }

    /// As a parameter's type: a closure that is kept has to say so.
    package var parameterSpelling: String {
        isFunction && optionality == .required ? "@escaping " + base : spelling
    }

    /// Where `T!` is not allowed (inside another type) it reads `T?`.
    package var nestedSpelling: String { optionality == .implicit ? wrapped + "?" : spelling }

    /// The elements of an array.
    package var element: SwiftType? {
        guard base.hasPrefix("["), base.hasSuffix("]"), !base.contains(":") else { return nil }
        return SwiftType(String(base.dropFirst().dropLast()))
    }

    package func with(_ optionality: Optionality) -> SwiftType {
        var copy = self
        copy.optionality = optionality
        return copy
    }

    private var wrapped: String {
        isFunction || base.hasPrefix("any ") || base.hasPrefix("some ") ? "(\(base))" : base
    }
}

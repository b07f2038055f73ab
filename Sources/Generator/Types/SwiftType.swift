internal import Spec
package import SwiftCode

/// A type as declarations have it: what it is, and what they say about `nil`.
package struct SwiftType: Hashable, Sendable {
    package enum Optionality: Hashable, Sendable {
        case required, optional
        /// `T!`: the header says nothing about `nil`.
        case implicit
    }

    /// Without `?` and `!`: `String`, `[String: Int]`, `any Error`, `(Bool) -> Void`.
    package var base: SwiftTypeName
    package var optionality: Optionality

    package init(_ base: SwiftTypeName, _ optionality: Optionality = .required) {
        self.base = base
        self.optionality = optionality
    }

    package static let void = SwiftType(.void)
    package static let anyDictionary = SwiftTypeName.dictionary("AnyHashable", "Any")

    package var isVoid: Bool { base.isVoid && optionality == .required }
    package var isOptional: Bool { optionality != .required }
    package var isFunction: Bool { if case .function = base { true } else { false } }
    package var isError: Bool { base == .error }
    /// Whether it counts whole things.
    var isInteger: Bool { name.map(FoundationTypes.integers.contains) ?? false }
    var isCollection: Bool {
        switch base {
        case .array, .dictionary: true
        default: false
        }
    }

    /// Of a type that has one: the class's, or the only protocol's of an existential.
    package var name: String? {
        switch base {
        case .named(let name, let arguments) where arguments.isEmpty: name
        case .any: protocolName
        default: nil
        }
    }

    /// The only protocol of an existential.
    package var protocolName: String? {
        guard case .any(let types) = base, types.count == 1, case .named(let name, _)? = types.first else { return nil }
        return name
    }

    /// The type with its mark.
    package var typeName: SwiftTypeName {
        switch optionality {
        case .required: base
        case .optional: .optional(base)
        case .implicit: .implicitlyUnwrapped(base)
        }
    }

    /// As a parameter's type: a closure that is kept has to say so.
    package var parameterTypeName: SwiftTypeName {
        isFunction && optionality == .required ? .escaping(base) : typeName
    }

    /// Where `T!` is not allowed (inside another type) it reads `T?`.
    package var nestedTypeName: SwiftTypeName { isOptional ? .optional(base) : base }

    package var spelling: String { typeName.spelling }

    /// The elements of an array.
    package var element: SwiftType? { if case .array(let element) = base { SwiftType(element) } else { nil } }

    /// The type of a value that is there, also of one that a list may leave out: `Lamp` of the elements of `[Lamp?]`.
    var present: SwiftType { if case .optional(let held) = base { SwiftType(held) } else { with(.required) } }

    /// Whether a value may be, or hold, something of any type.
    var holdsAnything: Bool { base.names.contains("Any") }
    /// `[String: Any]`, `[AnyHashable: String]`: what apps may keep and change, and the compiler lets nobody share.
    var holdsValuesOfAnyType: Bool { holdsAnything || base.names.contains("AnyHashable") }

    package func with(_ optionality: Optionality) -> SwiftType {
        var copy = self
        copy.optionality = optionality
        return copy
    }
}

/// A type as a declaration spells it, taken apart: `NSArray<NSString *> * _Nullable`, `id<Foo>`, `void (^)(BOOL)`, `[String: Int]?`.
package indirect enum TypeName: Hashable, Sendable {
    /// A type with a name: an Objective-C class, a scalar, an enum, or a Swift type.
    case named(Named)
    /// An Objective-C block, or a Swift closure.
    case function(Function)

    package struct Named: Hashable, Sendable {
        /// Without stars, generics and qualifiers: `NSString`, `BOOL`, `unsigned long`, `id`.
        package var name: String
        /// Generic arguments: of a lightweight generic, of a Swift generic; `[T]` is `Array<T>`, `[K: V]` is `Dictionary<K, V>`.
        package var arguments: [TypeName] = []
        /// Protocols of `id<P, Q>` and `Class<P> *`.
        package var protocols: [String] = []
        /// The number of stars. Always 0 in Swift.
        package var pointerDepth: Int = 0
        package var nullability: Nullability = .unspecified

        package init(
            _ name: String,
            arguments: [TypeName] = [],
            protocols: [String] = [],
            pointerDepth: Int = 0,
            nullability: Nullability = .unspecified
        ) {
            self.name = name
            self.arguments = arguments
            self.protocols = protocols
            self.pointerDepth = pointerDepth
            self.nullability = nullability
        }
    }

    package struct Function: Hashable, Sendable {
        package var result: TypeName
        package var parameters: [Parameter]
        package var nullability: Nullability = .unspecified
        /// Of a Swift closure: whoever calls it waits for it.
        package var isAsync = false
        package var isThrowing = false
        /// `@MainActor`, which is no part of its spelling.
        package var isOnMainActor = false
        /// `@Sendable`, which is none either, and tells no type from another.
        package var isSendable = false

        package static func == (one: Function, other: Function) -> Bool {
            one.result == other.result && one.parameters == other.parameters && one.nullability == other.nullability
                && one.isAsync == other.isAsync && one.isThrowing == other.isThrowing && one.isOnMainActor == other.isOnMainActor
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(result)
            hasher.combine(parameters)
            hasher.combine(nullability)
        }

        package init(result: TypeName, parameters: [Parameter], nullability: Nullability = .unspecified) {
            self.result = result
            self.parameters = parameters
            self.nullability = nullability
        }
    }

    /// A parameter of a block: blocks may name their parameters.
    package struct Parameter: Hashable, Sendable {
        package var name: String?
        package var type: TypeName
        /// Swift only, `inout`: what the block does to it whoever called the block sees.
        package var isInOut: Bool

        package init(name: String?, type: TypeName, isInOut: Bool = false) {
            self.name = name
            self.type = type
            self.isInOut = isInOut
        }

        /// The same parameter of another type.
        package func typed(_ type: TypeName) -> Parameter { Parameter(name: name, type: type, isInOut: isInOut) }
    }
}

/// What a declaration says about `nil`.
package enum Nullability: String, Hashable, Sendable {
    case unspecified, nonnull, nullable
    /// Swift's `T!`, and Objective-C's `null_unspecified`.
    case implicitlyUnwrapped
}

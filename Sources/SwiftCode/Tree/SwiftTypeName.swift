/// A type as source code names it.
package indirect enum SwiftTypeName: Hashable, Sendable {
    /// `String`, `Foo.Bar`, `StateBox<Tokens>`
    case named(String, [SwiftTypeName] = [])
    /// `T?`
    case optional(SwiftTypeName)
    /// `T!`, which only stands outermost.
    case implicitlyUnwrapped(SwiftTypeName)
    case array(SwiftTypeName)
    case dictionary(SwiftTypeName, SwiftTypeName)
    case tuple([Element])
    case function(Function)
    /// `any A & B`
    case any([SwiftTypeName])
    /// `some A & B`
    case some([SwiftTypeName])
    /// `inout T`
    case `inout`(SwiftTypeName)
    /// `@escaping T`, for a parameter that keeps its closure.
    case escaping(SwiftTypeName)

    /// A member of a tuple, with its label.
    package struct Element: Hashable, Sendable {
        package var label: String?
        package var type: SwiftTypeName

        package init(_ label: String?, _ type: SwiftTypeName) {
            self.label = label
            self.type = type
        }
    }

    /// `@Sendable (Int, String) async throws -> Bool`
    package struct Function: Hashable, Sendable {
        package var attributes: [String]
        package var parameters: [SwiftTypeName]
        package var effects: Effects
        /// The only type of error that it throws.
        package var failure: SwiftTypeName?
        package var result: SwiftTypeName

        package init(
            attributes: [String] = [], _ parameters: [SwiftTypeName], effects: Effects = [], failure: SwiftTypeName? = nil,
            result: SwiftTypeName = .void
        ) {
            self.attributes = attributes
            self.parameters = parameters
            self.effects = effects
            self.failure = failure
            self.result = result
        }
    }

    package static let void = SwiftTypeName.named("Void")
    package static let error = SwiftTypeName.any([.named("Error")])

    package var isVoid: Bool { self == .void }

    package var isOptional: Bool {
        switch self {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }

    /// Without the outermost `?` or `!`.
    package var unwrapped: SwiftTypeName {
        switch self {
        case .optional(let type), .implicitlyUnwrapped(let type): type
        default: self
        }
    }

    /// `T?`, also where it was optional already.
    package var asOptional: SwiftTypeName { .optional(unwrapped) }

    /// The names that a reader has to know to read the type.
    package var names: Set<String> {
        paths.reduce(into: []) { $0.formUnion($1.split(separator: ".").map(String.init)) }
    }

    /// The same, each type that is inside of others with their names: `Lamp.Mode`.
    package var paths: Set<String> {
        switch self {
        case .named(let name, let arguments): return arguments.reduce(into: [name]) { $0.formUnion($1.paths) }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .inout(let type), .escaping(let type):
            return type.paths
        case .dictionary(let key, let value): return key.paths.union(value.paths)
        case .tuple(let elements): return Self.paths(of: elements.map(\.type))
        case .function(let function): return Self.paths(of: function.parameters + [function.result])
        case .any(let types), .some(let types): return Self.paths(of: types)
        }
    }

    private static func paths(of types: [SwiftTypeName]) -> Set<String> { types.reduce(into: []) { $0.formUnion($1.paths) } }
}

extension SwiftTypeName: ExpressibleByStringLiteral {
    /// A plain name.
    package init(stringLiteral value: String) { self = .named(value) }
}

extension SwiftTypeName {
    /// The same type with other names for what it is made of.
    package func renamed(_ rename: (String) -> String) -> SwiftTypeName {
        switch self {
        case .named(let name, let arguments): .named(rename(name), arguments.map { $0.renamed(rename) })
        case .optional(let type): .optional(type.renamed(rename))
        case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(type.renamed(rename))
        case .array(let element): .array(element.renamed(rename))
        case .dictionary(let key, let value): .dictionary(key.renamed(rename), value.renamed(rename))
        case .tuple(let elements): .tuple(elements.map { Element($0.label, $0.type.renamed(rename)) })
        case .function(let function):
            .function(
                Function(
                    attributes: function.attributes, function.parameters.map { $0.renamed(rename) }, effects: function.effects,
                    failure: function.failure?.renamed(rename), result: function.result.renamed(rename)))
        case .any(let types): .any(types.map { $0.renamed(rename) })
        case .some(let types): .some(types.map { $0.renamed(rename) })
        case .inout(let type): .inout(type.renamed(rename))
        case .escaping(let type): .escaping(type.renamed(rename))
        }
    }
}

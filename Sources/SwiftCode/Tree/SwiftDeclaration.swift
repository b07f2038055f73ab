/// A declaration with its documentation and attributes.
package struct SwiftDeclaration: Hashable, Sendable {
    package indirect enum Kind: Hashable, Sendable {
        case type(SwiftTypeDeclaration)
        case function(SwiftFunction)
        case variable(SwiftVariable)
        /// `case name = value`, `case name(label: Type)`
        case enumCase(String, [SwiftParameter] = [], value: SwiftExpression? = nil)
        case alias(String, SwiftTypeName)
        /// Declarations that belong together: no empty line is between them.
        case group([SwiftDeclaration])
        /// `#if canImport(Module)` … `#else` … `#endif`
        case conditional(String, [SwiftDeclaration], otherwise: [SwiftDeclaration])
        /// A comment that belongs to no declaration, such as `MARK: - Helpers`.
        case comment(String)
        case imported(SwiftImport)
    }

    package var documentation: SwiftDocumentation?
    /// `@MainActor`, each on a line of its own.
    package var attributes: [SwiftAttribute]
    package var modifiers: [SwiftModifier]
    package var kind: Kind

    package init(
        _ kind: Kind,
        _ modifiers: [SwiftModifier] = [],
        attributes: [SwiftAttribute] = [],
        documentation: SwiftDocumentation? = nil
    ) {
        self.kind = kind
        self.modifiers = modifiers
        self.attributes = attributes
        self.documentation = documentation
    }
}

/// `@MainActor`, `@Test("title", arguments: rows)`
package struct SwiftAttribute: Hashable, Sendable, ExpressibleByStringLiteral {
    /// With its sign.
    package var name: String
    package var arguments: [SwiftArgument]

    package init(_ name: String, _ arguments: [SwiftArgument] = []) {
        self.name = name
        self.arguments = arguments
    }

    package init(stringLiteral value: String) { self.init(value) }
}

/// Words before a declaration, in the order in which they are printed.
package enum SwiftModifier: String, Hashable, Sendable {
    case `public`, `open`, `package`, `internal`, `fileprivate`, `private`
    case nonisolated
    case internalSet = "internal(set)"
    /// Runs where it is called.
    case nonsending = "nonisolated(nonsending)"
    case final, indirect, lazy, weak, unowned, convenience, required, override, mutating
    case `static`, `class`
}

/// `struct`, `enum`, `class`, `protocol` or `extension`.
package struct SwiftTypeDeclaration: Hashable, Sendable {
    package enum Keyword: String, Hashable, Sendable { case `struct`, `enum`, `class`, `actor`, `protocol`, `extension` }

    package var keyword: Keyword
    package var name: String
    package var generics: [SwiftGeneric]
    package var inherits: [SwiftTypeName]
    /// Of an extension: what it asks of the type's parameters.
    package var requirements: [SwiftGeneric]
    package var members: [SwiftDeclaration]

    package init(
        _ keyword: Keyword,
        _ name: String,
        generics: [SwiftGeneric] = [],
        inherits: [SwiftTypeName] = [],
        requirements: [SwiftGeneric] = [],
        _ members: [SwiftDeclaration]
    ) {
        self.keyword = keyword
        self.name = name
        self.generics = generics
        self.inherits = inherits
        self.requirements = requirements
        self.members = members
    }
}

/// `T: Sendable`
package struct SwiftGeneric: Hashable, Sendable {
    package var name: String
    package var bound: SwiftTypeName?

    package init(_ name: String, _ bound: SwiftTypeName? = nil) {
        self.name = name
        self.bound = bound
    }
}

/// A function, an initialiser or `deinit`.
package struct SwiftFunction: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        case named(String)
        /// `init`, `init?`
        case initializer(isFailable: Bool = false)
        /// `init!`
        case unwrappedInitializer
        case deinitializer
    }

    package var form: Form
    package var generics: [SwiftGeneric]
    package var parameters: [SwiftParameter]
    package var effects: Effects
    /// The only error that a function throws, `throws(Failure)`; nil for any.
    package var failure: SwiftTypeName?
    package var result: SwiftTypeName
    /// Nil for a requirement of a protocol.
    package var body: [SwiftStatement]?
    /// On one line where it fits: `{ value }`.
    package var isShort: Bool

    package init(
        _ form: Form,
        generics: [SwiftGeneric] = [],
        _ parameters: [SwiftParameter] = [],
        effects: Effects = [],
        failure: SwiftTypeName? = nil,
        result: SwiftTypeName = .void,
        isShort: Bool = false,
        _ body: [SwiftStatement]?
    ) {
        self.form = form
        self.generics = generics
        self.parameters = parameters
        self.effects = effects
        self.failure = failure
        self.result = result
        self.isShort = isShort
        self.body = body
    }
}

package struct SwiftParameter: Hashable, Sendable {
    /// Nil: as the name. Empty: none (`_`).
    package var label: String?
    package var name: String
    package var type: SwiftTypeName
    package var value: SwiftExpression?

    package init(_ label: String?, _ name: String, _ type: SwiftTypeName, default value: SwiftExpression? = nil) {
        self.label = label
        self.name = name
        self.type = type
        self.value = value
    }
}

/// A stored or computed property, a constant, a variable or a subscript.
package struct SwiftVariable: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        case stored(SwiftExpression?)
        /// `{ value }`
        case computed([SwiftStatement])
        case accessors(get: [SwiftStatement], set: [SwiftStatement])
        /// `{ get }` or `{ get set }` of a protocol.
        case requirement(isSettable: Bool)
    }

    package var name: String
    /// Of a subscript: what stands between its brackets; nil for what is called by its name.
    package var parameters: [SwiftParameter]?
    package var type: SwiftTypeName?
    package var isConstant: Bool
    package var form: Form
    /// Of a computed property or its getter.
    package var effects: Effects
    /// The only type of error that reading it throws.
    package var failure: SwiftTypeName?

    package init(
        _ name: String, _ type: SwiftTypeName?, isConstant: Bool = false, effects: Effects = [], failure: SwiftTypeName? = nil, _ form: Form
    ) {
        self.name = name
        self.type = type
        self.isConstant = isConstant
        self.effects = effects
        self.failure = failure
        self.form = form
    }

    /// `subscript(parameters) -> type`
    package init(subscript parameters: [SwiftParameter], _ type: SwiftTypeName, _ form: Form) {
        self.init("subscript", type, form)
        self.parameters = parameters
    }
}

/// `public import Module`, where there is such a module.
package struct SwiftImport: Hashable, Sendable {
    package var module: String
    package var access: SwiftModifier?
    /// `@testable`, `@_exported`
    package var attribute: String?
    /// Only where the platform has it.
    package var isConditional: Bool
    /// The module that takes its place where the platform does not have it.
    package var otherwise: String?

    package init(
        _ module: String, access: SwiftModifier? = nil, attribute: String? = nil, isConditional: Bool = false, otherwise: String? = nil
    ) {
        self.module = module
        self.access = access
        self.attribute = attribute
        self.isConditional = isConditional
        self.otherwise = otherwise
    }
}

/// A documentation comment.
package struct SwiftDocumentation: Hashable, Sendable {
    /// Paragraphs, the summary first.
    package var paragraphs: [String]
    package var parameters: [(name: String, text: String)] { zip(parameterNames, parameterTexts).map { ($0, $1) } }
    package var returns: String?
    package var failure: String?
    private var parameterNames: [String]
    private var parameterTexts: [String]

    package init(
        _ paragraphs: String..., parameters: [(name: String, text: String)] = [], returns: String? = nil, throws failure: String? = nil
    ) {
        self.paragraphs = paragraphs
        parameterNames = parameters.map(\.name)
        parameterTexts = parameters.map(\.text)
        self.returns = returns
        self.failure = failure
    }
}

/// A whole file.
package struct SwiftFile: Hashable, Sendable {
    /// The comment on top, of one line or more.
    package var header: String
    package var imports: [SwiftImport]
    package var declarations: [SwiftDeclaration]

    package init(header: String, imports: [SwiftImport], _ declarations: [SwiftDeclaration]) {
        self.header = header
        self.imports = imports
        self.declarations = declarations
    }
}

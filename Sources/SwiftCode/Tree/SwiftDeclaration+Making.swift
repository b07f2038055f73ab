/// How declarations are made. What stands before a declaration's name comes first, its documentation and contents last.
extension SwiftDeclaration {
    /// `let name: Type = value`
    package static func constant(
        _ name: String, _ type: SwiftTypeName? = nil, _ value: SwiftExpression? = nil, _ modifiers: [SwiftModifier] = [],
        documentation: SwiftDocumentation? = nil
    ) -> SwiftDeclaration {
        let variable = SwiftVariable(name, type, isConstant: true, .stored(value))
        return SwiftDeclaration(.variable(variable), modifiers, documentation: documentation)
    }

    /// `var name: Type = value`
    package static func variable(
        _ name: String, _ type: SwiftTypeName? = nil, _ value: SwiftExpression? = nil, _ modifiers: [SwiftModifier] = [],
        documentation: SwiftDocumentation? = nil
    ) -> SwiftDeclaration {
        SwiftDeclaration(.variable(SwiftVariable(name, type, .stored(value))), modifiers, documentation: documentation)
    }

    /// `var name: Type { … }`
    package static func computed(
        _ name: String, _ type: SwiftTypeName, _ modifiers: [SwiftModifier] = [], documentation: SwiftDocumentation? = nil,
        body: [SwiftStatement]
    ) -> SwiftDeclaration {
        SwiftDeclaration(.variable(SwiftVariable(name, type, .computed(body))), modifiers, documentation: documentation)
    }

    /// `case name = value`
    package static func enumCase(
        _ name: String, _ value: SwiftExpression? = nil, documentation: SwiftDocumentation? = nil
    ) -> SwiftDeclaration {
        SwiftDeclaration(.enumCase(name, value: value), documentation: documentation)
    }

    package static func function(
        _ function: SwiftFunction, _ modifiers: [SwiftModifier] = [], attributes: [SwiftAttribute] = [],
        documentation: SwiftDocumentation? = nil
    ) -> SwiftDeclaration {
        SwiftDeclaration(.function(function), modifiers, attributes: attributes, documentation: documentation)
    }

    /// `struct Name: Parent { … }`
    package static func type(
        _ keyword: SwiftTypeDeclaration.Keyword, _ name: String, generics: [SwiftGeneric] = [], inherits: [SwiftTypeName] = [],
        _ modifiers: [SwiftModifier] = [], attributes: [SwiftAttribute] = [], documentation: SwiftDocumentation? = nil,
        members: [SwiftDeclaration]
    ) -> SwiftDeclaration {
        let type = SwiftTypeDeclaration(keyword, name, generics: generics, inherits: inherits, members)
        return SwiftDeclaration(.type(type), modifiers, attributes: attributes, documentation: documentation)
    }

    /// `extension Name { … }`
    package static func extending(
        _ name: String, documentation: SwiftDocumentation? = nil, _ members: [SwiftDeclaration]
    ) -> SwiftDeclaration {
        .type(.extension, name, documentation: documentation, members: members)
    }

    /// `extension Name: Protocol where Parameter: Protocol {}`
    ///
    /// - Parameter spelling: how the extension says so, where that is another way: `@unchecked Sendable`.
    package static func conforming(
        _ name: String, to protocol: SwiftTypeName, as spelling: SwiftTypeName? = nil, where parameters: [String],
        members: [SwiftDeclaration] = []
    ) -> SwiftDeclaration {
        let requirements = parameters.map { SwiftGeneric($0, `protocol`) }
        let inherits = [spelling ?? `protocol`]
        return SwiftDeclaration(.type(SwiftTypeDeclaration(.extension, name, inherits: inherits, requirements: requirements, members)))
    }

    /// Declarations without an empty line between them.
    package static func group(_ members: [SwiftDeclaration]) -> SwiftDeclaration { SwiftDeclaration(.group(members)) }
}

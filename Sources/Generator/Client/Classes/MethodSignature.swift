internal import Declarations
internal import Spec
internal import SwiftCode

/// What declares a method in Swift: the one place that makes it, for clients and for references.
struct MethodSignature {
    var form: SwiftFunction.Form
    /// `class`, `static`, or nothing.
    var modifiers: [SwiftModifier] = []
    var parameters: [MethodFace.Parameter]
    var effects: Effects = []
    /// The only type of error that it throws.
    var failure: SwiftTypeName?
    var result: SwiftType = .void
    /// Of a protocol: whether it is a property that is read, and whether it may be set, too.
    var property: (name: String, isSettable: Bool)?
    /// Of a subscript: whether it may be assigned to.
    var isSettable: Bool?

    /// On one line, as a reference shows it.
    var line: PrintedSwift { SwiftPrinter.print(declaration([], nil)) }

    /// The method with that body; without one as a protocol requires it.
    ///
    /// - Parameter access: what comes before everything: `public`.
    func declaration(
        _ access: [SwiftModifier],
        attributes: [SwiftAttribute] = [],
        documentation: SwiftDocumentation? = nil,
        _ body: [SwiftStatement]?
    ) -> SwiftDeclaration {
        if let property {
            let form: SwiftVariable.Form = body.map { .computed(Self.answer($0)) } ?? .requirement(isSettable: property.isSettable)
            let variable = SwiftVariable(property.name, result.typeName, effects: effects, failure: failure, form)
            return SwiftDeclaration(.variable(variable), access + modifiers, attributes: attributes, documentation: documentation)
        }
        if let isSettable {
            let form: SwiftVariable.Form = body.map { .computed(Self.answer($0)) } ?? .requirement(isSettable: isSettable)
            return subscripted(access, attributes, documentation, form)
        }
        let function = SwiftFunction(form, parameters.map(\.declared), effects: effects, failure: failure, result: result.typeName, body)
        return SwiftDeclaration(.function(function), access + modifiers, attributes: attributes, documentation: documentation)
    }

    /// A subscript that is read and assigned to.
    ///
    /// - Parameter value: what the code of `set` calls what is assigned.
    func declaration(
        _ access: [SwiftModifier], documentation: SwiftDocumentation?, get: [SwiftStatement], set: [SwiftStatement], value: String
    ) -> SwiftDeclaration {
        let named = value == "newValue" ? [] : [SwiftStatement.constant(value, nil, .name("newValue"))]
        return subscripted(access, [], documentation, .accessors(get: Self.answer(get), set: named + set))
    }

    private func subscripted(
        _ access: [SwiftModifier], _ attributes: [SwiftAttribute], _ documentation: SwiftDocumentation?, _ form: SwiftVariable.Form
    ) -> SwiftDeclaration {
        let variable = SwiftVariable(subscript: parameters.map(\.declared), result.typeName, form)
        return SwiftDeclaration(.variable(variable), access + modifiers, attributes: attributes, documentation: documentation)
    }

    /// What a property answers in one line says no `return`.
    private static func answer(_ body: [SwiftStatement]) -> [SwiftStatement] {
        if body.count == 1, case .return(let value?) = body[0] { [.expression(value)] } else { body }
    }

    /// As a protocol requires it.
    var withoutDefaults: MethodSignature {
        var copy = self
        for index in parameters.indices { copy.parameters[index].defaultValue = nil }
        return copy
    }
}

extension MethodFace {
    /// As a class, a struct or a protocol declares it.
    func signature(in owner: MethodSignature.Owner) -> MethodSignature {
        if name.isInitializer {
            return MethodSignature(form: initializer, parameters: parameters, effects: effects, failure: thrownType)
        }
        return MethodSignature(
            form: .named(name.base),
            modifiers: (isStatic && method.declaration.isOpen ? [.class] : owner.modifiers(isStatic: isStatic))
                + (isMutating ? [.mutating] : []),
            parameters: parameters, effects: effects,
            failure: thrownType, result: result, property: property,
            isSettable: method.declaration.isSubscript ? method.declaration.form == .settableSubscript : nil)
    }

    /// What an app has, the SDK only reads, but for what it asks at once.
    var property: (name: String, isSettable: Bool)? {
        method.property.map { (name.base, isOfSetters && !$0.declaration.isReadOnly) }
    }

    /// Reads the property, or calls the method.
    func calling(on object: SwiftExpression, _ arguments: [SwiftArgument]) -> SwiftExpression {
        if method.declaration.isSubscript { return object.subscripted(arguments) }
        return method.property == nil ? object.calling(name.base, arguments, effects) : object.dot(name.base).with(effects)
    }

    /// What `throws(…)` names, where that says more than `throws`.
    var thrownType: SwiftTypeName? { method.thrownType.map { .named($0) } }

    /// An initialiser may answer nothing.
    private var initializer: SwiftFunction.Form {
        switch result.optionality {
        case .optional: .initializer(isFailable: true)
        case .implicit: method.language == .objectiveC ? .unwrappedInitializer : .initializer()
        case .required: .initializer()
        }
    }
}

extension MethodSignature {
    /// What declares the method.
    enum Owner {
        /// A class of Objective-C: its methods of the type can be overridden.
        case objectiveCClass
        /// Everything else has `static` methods.
        case other

        init(_ type: ClassType) { self = type.form == .structure || type.language == .swift ? .other : .objectiveCClass }

        func modifiers(isStatic: Bool) -> [SwiftModifier] {
            guard isStatic else { return [] }
            return self == .objectiveCClass ? [.class] : [.static]
        }
    }
}

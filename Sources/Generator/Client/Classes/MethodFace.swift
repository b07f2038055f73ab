internal import Declarations
internal import Spec
internal import SwiftCode

/// A method as Swift shows it.
struct MethodFace {
    struct Parameter {
        /// Empty for `_`.
        var label: String
        /// Inside of the method.
        var name: String
        var type: SwiftType
        var defaultValue: SwiftExpression?
        /// The spec's name for it.
        var specName: String
        /// The name that the client has for the type.
        var alias: String?
        /// A block that is over when the method returns.
        var isOver = false

        var declared: SwiftParameter { SwiftParameter(label, name, typeName, default: defaultValue) }

        private var typeName: SwiftTypeName {
            guard let alias else { return isOver ? type.typeName : type.parameterTypeName }
            let named = SwiftType(.named(alias), type.optionality)
            return !isOver && type.isFunction && type.optionality == .required ? .escaping(named.base) : named.typeName
        }
    }

    var name: MethodName
    /// Of the `async` twin.
    var asyncName: MethodName?
    /// What a call without its handlers looks like, where they may be left out and there is no twin.
    let shortName: MethodName?
    /// Whether another method has the twin that it would have.
    var yieldsTwin = false
    var parameters: [Parameter]
    var result: SwiftType
    var isStatic: Bool
    var throwsError: Bool
    /// A Swift method that waits.
    var isAsync: Bool
    /// The blocks that hear how it ends, and those that are called before.
    let handlers: MethodHandlers
    /// Of a struct: may change the copy on which it is called.
    let isMutating: Bool
    let method: Method
    /// Whether it belongs to a protocol that the SDK's own class adopts.
    private(set) var isImplementedHere = false
    /// Whether it belongs to a protocol whose properties somebody sets: apps those of the SDK's own class, or flows those of what answers at once.
    private(set) var isOfSetters = false
    private(set) var stream: Stream?

    /// What calling it may do besides answering.
    var effects: Effects { Effects(throwsError ? [.throwing] : []).union(isAsync ? [.waiting] : []) }

    init(_ method: Method, owner: String, properties: Set<String>, model: SystemModel) {
        self.method = method
        let facts = MethodFacts(method.declaration, owner: owner, mapping: model.mapping)
        isStatic = method.isStatic
        throwsError = method.language == .objectiveC ? facts.throwsError : method.declaration.isThrowing
        isAsync = method.language == .swift && method.declaration.isAsync
        handlers = method.handlers
        isMutating = method.declaration.isMutating && model.classes[owner]?.form == .structure
        let own = model.protocols[owner] == nil ? owner : "Self"
        result = method.declaration.result.map { model.mapping.type($0, language: method.language, owner: own) } ?? .void
        stream = method.stream.map { stream in
            Stream(element: model.mapping.type(stream.element, language: .swift, owner: owner), isThrowing: stream.isThrowing)
        }
        // A protocol knows nothing of the properties of who adopts it.
        let requirer = model.requirer(of: method, in: owner)
        let naming = MethodNaming(type: requirer ?? owner, properties: requirer == nil ? properties : [])
        if let property = method.property, property.declaration.attributes.contains("weak"), !result.isOptional {
            result = result.with(.optional)
        }
        name =
            method.property.map { MethodName(base: PropertyFacts.name($0, of: owner, model), labels: []) } ?? Self.given(method).map(
                MethodName.init(parsing:))
            ?? (method.language == .swift ? Self.swiftName(method) : naming.name(of: facts.named))
        // No initialiser hands out the one object: `+ hub` of an `ABHub` stays a method.
        if name.isInitializer, isStatic, model.classes[owner]?.shared?.value == method.name {
            name = MethodNaming.fullName(of: method.name, dropsLast: throwsError)
        }
        let isAwaited = model.classes[owner]?.awaitedForm(of: method) != nil
        // Who awaits a method with a handler is answered what that is given, and would have nothing to remove a listener by.
        let isClear = !isAwaited && !method.answersListener && method.hasTwin
        let short = method.mayLeaveOutHandlers ? Self.twin(method, name, naming, facts, handlers.ending) : nil
        let awaited = isClear ? Self.twin(method, name, naming, facts, handlers.ending) : nil
        let isRefined = method.language == .objectiveC && method.property == nil && method.declaration.attributes.isRefined
        shortName = isRefined ? short?.refined : short
        asyncName = isRefined ? awaited?.refined : awaited
        if isRefined { name = name.refined }
        parameters = Self.parameters(method, name, own, model, dropsLast: throwsError && method.language == .objectiveC)
        if model.protocols[owner] == nil { renameHidden(model) }
        if throwsError, method.language == .objectiveC { result = Self.resultOfThrowing(result) }
        // `init` is what every object has, and always answers one.
        if name.isInitializer, parameters.isEmpty, result.optionality == .implicit { result = result.with(.required) }
        // Where its steps fail it answers nothing.
        if name.isInitializer, method.declaration.failing != nil { result = SwiftType(.named(owner), .optional) }
        guard let asking = model.protocols[owner] else { return }
        isImplementedHere = asking.implementedBy != nil
        isOfSetters = isImplementedHere || asking.isAtOnce
        // A delegate's types are named outside of it, too: by what is made of its events.
        for index in parameters.indices {
            parameters[index].type = FrameworkTypes.reachable(parameters[index].type, from: owner, model)
        }
        result = FrameworkTypes.reachable(result, from: owner, model)
    }

    /// Parameters that are called as the code of the method calls something of its own have another name inside.
    private mutating func renameHidden(_ model: SystemModel) {
        var used: Set<String> = ["required"]
        if handlers.ending != nil { used.insert("answer") }
        if stream != nil { used.insert("emit") }
        if let last = parameters.last, model.isProtocol(last.type) { used.insert("events") }
        for index in parameters.indices where used.contains(parameters[index].name) { parameters[index].name += "Argument" }
    }

    /// The same under a name from which nothing is left out.
    var underFullName: MethodFace {
        guard method.language == .objectiveC, method.property == nil, Self.given(method) == nil, !name.isInitializer else { return self }
        var copy = self
        copy.name = MethodNaming.fullName(of: method.name, dropsLast: throwsError)
        guard copy.name.labels.count == parameters.count else { return self }
        if method.declaration.attributes.isRefined { copy.name = copy.name.refined }
        for index in copy.parameters.indices { copy.parameters[index].label = copy.name.labels[index] }
        return copy
    }

    /// A stream that it answers.
    struct Stream {
        var element: SwiftType
        var isThrowing: Bool
    }

    /// What hears how it ends, as one block.
    var handler: TypeName.Function? { handlers.ending?.whole }
    var handlerPositions: [Int] { handlers.ending?.positions ?? [] }
    var handlerNames: [String] { handlerPositions.map { method.declaration.parameters[$0].name } }

    /// Of the `async` twin: all but the handlers of its end, under the twin's labels.
    var awaitedParameters: [Parameter] {
        let labels = asyncName?.labels ?? []
        let others = parameters.enumerated().filter { !handlerPositions.contains($0.offset) }.map(\.element)
        return others.enumerated().map { index, parameter in
            var copy = parameter
            copy.label = index < labels.count ? labels[index] : parameter.label
            return copy
        }
    }

    /// The name that the spec or NS_SWIFT_NAME states.
    private static func given(_ method: Method) -> String? {
        method.swiftName?.value ?? method.declaration.attributes.swiftName
    }

    private static func swiftName(_ method: Method) -> MethodName {
        let labels = method.declaration.parameters.map { $0.label == "_" ? "" : $0.label }
        return MethodName(base: MethodName(parsing: method.declaration.name).base, labels: labels)
    }

    private static func twin(
        _ method: Method, _ name: MethodName, _ naming: MethodNaming, _ facts: MethodFacts, _ ending: MethodHandlers.Ending?
    ) -> MethodName? {
        guard let handlers = ending?.positions else { return nil }
        let isLast = handlers == [method.declaration.parameters.count - 1]
        if method.language == .swift || given(method) != nil || !isLast {
            let labels = name.labels.enumerated().filter { !handlers.contains($0.offset) }.map(\.element)
            return MethodName(base: name.base, labels: labels)
        }
        return naming.asyncName(of: facts.named)
    }

    private static func parameters(
        _ method: Method,
        _ name: MethodName,
        _ owner: String,
        _ model: SystemModel,
        dropsLast: Bool
    ) -> [Parameter] {
        let declared = dropsLast ? method.declaration.parameters.dropLast() : method.declaration.parameters[...]
        let isSetter = name.base.hasPrefix("set") && declared.count == 1
        let atOnce = method.handlers.progress.filter(\.isAtOnce).map(\.name)
        return declared.enumerated().map { index, parameter in
            let type = parameter.type.map { model.mapping.type($0, language: method.language, owner: owner) } ?? SwiftType("Any", .implicit)
            let label = index < name.labels.count ? name.labels[index] : ""
            var value: SwiftExpression?
            if method.language == .swift {
                value = parameter.defaultValue.map { model.literal($0, of: type) }
            } else if let declaredType = parameter.type, !isSetter {
                let words = label.isEmpty ? name.base : label
                value = model.mapping.defaultValue(
                    of: declaredType, label: words, isBaseName: label.isEmpty, isLast: index == declared.count - 1)
            }
            let alias = parameter.alias.flatMap { model.hasAlias($0) ? $0 : nil }
            let isOver = parameter.isOverAtReturn(in: method.language) && atOnce.contains(parameter.name)
            return Parameter(
                label: label, name: SwiftIdentifier.parameter(parameter.name), type: type, defaultValue: value, specName: parameter.name,
                alias: alias, isOver: isOver)
        }
    }

    /// `- (BOOL)save:(NSError **)` answers nothing in Swift, and an object that is there.
    private static func resultOfThrowing(_ result: SwiftType) -> SwiftType {
        result.base == "Bool" ? .void : result.with(.required)
    }
}

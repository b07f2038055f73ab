internal import Declarations
internal import Spec
internal import SwiftCode

/// How an app calls a method: shown in references, and compiled with the tests, so that what a reader copies works.
struct MethodSample {
    /// What the app has already.
    var variables: [(name: String, type: SwiftTypeName)] = []
    /// The constant that holds what comes of it.
    var result: String?
    /// Its type, where the compiler wants to see that it is meant.
    var resultType: SwiftTypeName?
    /// What a loop calls the elements of a stream.
    var element: String?
    var call: SwiftExpression
    /// The value that the call may change.
    var changed: String?
    /// What waiting for an element may do.
    var rounds: Effects = []

    var statement: SwiftStatement {
        if let element {
            let use = SwiftExpression.call("print", [SwiftExpression.name(element).labelled(nil)])
            return .for(.name(element), in: call, [.expression(use)], rounds: rounds)
        }
        return result.map { .constant($0, resultType, call) } ?? .expression(call)
    }

    /// The call as a reader sees it.
    var printed: PrintedSwift { SwiftPrinter.print(statement) }

    /// A function that is compiled.
    func function(_ name: String) -> SwiftFunction {
        let copied = changed.map { [SwiftStatement.variable($0, nil, .name($0))] } ?? []
        let used = result.map { [SwiftStatement.discard(.name($0))] } ?? []
        return SwiftFunction(
            .named(name), variables.map { SwiftParameter("", $0.name, $0.type) }, effects: [statement].effects, copied + [statement] + used)
    }
}

/// Samples of a system's methods: awaited where the method has a twin, with the values of the first scenario that calls it.
struct MethodSamples {
    let model: SystemModel
    let plan: FlowPlan
    private let context: ScenarioContext
    /// What the first scenario that calls a method gives it, by `Class.selector`.
    private let told: [String: [Argument]]

    init(model: SystemModel, plan: FlowPlan) {
        self.model = model
        self.plan = plan
        context = ScenarioContext(model: model, plan: plan)
        let calls = model.spec.scenarios.flatMap(\.steps).compactMap { step -> (String, [Argument])? in
            switch step.verb {
            case .call(let call), .new(let call): ("\(call.type).\(call.method.value)", call.arguments)
            default: nil
            }
        }
        told = Dictionary(calls) { first, _ in first }
    }

    /// Every sample with the method it is of, in the order of the spec.
    var all: [(type: ClassType, method: Method, sample: MethodSample)] {
        model.spec.classes.flatMap { type in type.methods.compactMap { method in sample(of: method, in: type).map { (type, method, $0) } } }
    }

    /// All of them as functions that are compiled. They are numbered: overloads have one name.
    var declarations: [SwiftDeclaration] {
        var initialisers: Set<String> = []
        let functions = all.enumerated().filter { _, entry in
            let facts = ClassFacts(entry.type, model)
            guard facts.isInitialiser(entry.method) else { return true }
            return initialisers.insert("\(entry.type.name.value).\(facts.initialiserName(entry.method))").inserted
        }.map { index, entry in
            SwiftDeclaration.function(
                entry.sample.function("sample\(index + 1)"), [.static],
                documentation: SwiftDocumentation("`\(entry.type.name.value).\(entry.method.name)`"))
        }
        guard !functions.isEmpty else { return [] }
        let text = "The samples of the reference. Nothing calls them: that they compile is what matters."
        return [.type(.enum, "ReferenceSamples", documentation: SwiftDocumentation(text), members: functions)]
    }

    /// Nil for a method that Swift does not have, or of a type that not every platform has.
    func sample(of method: Method, in owner: ClassType) -> MethodSample? {
        guard let type = shown(owner), !method.declaration.isVariadic, type.requiresModule == nil,
            let face = context.face(type.name.value, method.name)
        else { return nil }
        let facts = ClassFacts(type, model)
        let twin = AsyncTwin(face, facts, plan)?.declaration ?? DelegateTwin(face, facts, plan)?.declaration
        let signature = twin ?? face.signature(in: MethodSignature.Owner(type))
        var variables: [(name: String, type: SwiftTypeName)] = []
        let callee = callee(face, type, signature, &variables)
        // In a loop it is the stream that throws.
        let effects = face.stream == nil ? signature.effects : face.effects
        let call: SwiftExpression
        if face.method.declaration.isSubscript {
            call = answering(callee.subscripted(arguments(signature, face, type, &variables)), face, signature)
        } else {
            call =
                face.method.property == nil
                ? answering(callee.called(arguments(signature, face, type, &variables), effects), face, signature) : callee.with(effects)
        }
        let taken = Set(variables.map(\.name))
        // A twin changes nothing: the method does it behind the caller, if at all.
        let changed = face.isMutating && twin == nil ? Self.object(of: type, signature) : nil
        if let stream = face.stream {
            return MethodSample(
                variables: variables, element: variable(for: stream.element, or: "element", taken), call: call, changed: changed,
                rounds: stream.isThrowing ? [.throwing, .waiting] : .waiting)
        }
        let isOpen = ["AnyClass", "AnyObject"].contains(signature.result.base)
        return MethodSample(
            variables: variables, result: result(face, signature, type, taken), resultType: isOpen ? signature.result.typeName : nil,
            call: call, changed: changed)
    }

    /// A generic type as the spec uses it first: what it leaves open is nothing that could be copied.
    private func shown(_ type: ClassType) -> ClassType? {
        guard type.isGeneric else { return type }
        return model.spec.instances.first { GenericUse($0)?.name == type.name.value }.flatMap { model.classes[$0] }
    }

    // MARK: - The call

    private func callee(
        _ face: MethodFace, _ type: ClassType, _ signature: MethodSignature, _ variables: inout [(name: String, type: SwiftTypeName)]
    ) -> SwiftExpression {
        let name = type.name.value
        guard case .named(let method) = signature.form else { return model.maker(name) }
        func member(of object: SwiftExpression) -> SwiftExpression { face.method.declaration.isSubscript ? object : object.dot(method) }
        if face.isStatic { return member(of: .name(name)) }
        if type.shared != nil { return member(of: context.sharedCall(type)) }
        let variable = Self.object(of: type, signature)
        variables.append((variable, .named(name)))
        return member(of: .name(variable))
    }

    private func arguments(
        _ signature: MethodSignature, _ face: MethodFace, _ type: ClassType, _ variables: inout [(name: String, type: SwiftTypeName)]
    ) -> [SwiftArgument] {
        let told = told["\(type.name.value).\(face.method.name)"] ?? []
        let isOverload = face.method.overload != nil
        let listeners = face.method.listeners
        // Nobody adds a listener that is none, and a call without its handlers would be another method's twin.
        let added = listeners?.keeps == true ? [listeners?.parameter].compactMap(\.self) : []
        let heard = added + (face.yieldsTwin ? face.handlerNames : [])
        // Without labels arguments are told by their order: what stands before one that is given is given, too.
        let lastBare = signature.parameters.lastIndex { $0.label.isEmpty && ($0.defaultValue == nil || heard.contains($0.specName)) } ?? 0
        return signature.parameters.enumerated().compactMap { index, parameter in
            if let literal = told.first(where: { $0.name.value == parameter.specName }).flatMap({ literal($0.value, parameter.type) }) {
                return (isOverload ? OverloadChoice.shown(literal, as: parameter.type) : literal).labelled(parameter.label)
            }
            if let value = parameter.defaultValue, !heard.contains(parameter.specName) {
                if isOverload { return OverloadChoice.told(value, as: reachable(parameter.type, from: type)).labelled(parameter.label) }
                let isSaid = face.method.tellsDefaults || parameter.label.isEmpty && index < lastBare
                return isSaid ? value.labelled(parameter.label) : nil
            }
            if case .function(let function) = parameter.type.base {
                let closure = closure(function)
                let kind = reachable(parameter.type, from: type).nestedTypeName
                return (isOverload ? closure.cast(.certain, kind) : closure).labelled(parameter.label)
            }
            let variable = SwiftIdentifier.camelCase(parameter.name)
            variables.append((variable, reachable(parameter.type, from: type).parameterTypeName))
            return SwiftExpression.name(variable).labelled(parameter.label)
        }
    }

    /// Where nothing but what is answered tells a method from another, the call says that, too.
    private func answering(_ call: SwiftExpression, _ face: MethodFace, _ signature: MethodSignature) -> SwiftExpression {
        face.method.isToldByResult ? OverloadChoice.answering(call, signature.result) : call
    }

    /// A type of the platform under the name that the class gives it, which there is also where the framework is missing.
    private func reachable(_ type: SwiftType, from owner: ClassType) -> SwiftType {
        FrameworkTypes.reachable(type, from: owner.name.value, model)
    }

    /// A handler that takes everything and does nothing.
    private func closure(_ function: SwiftTypeName.Function) -> SwiftExpression { .ignoring(function) }

    // MARK: - Values

    /// A value that says something by itself, as the parameter takes it.
    private func literal(_ expression: Expression, _ type: SwiftType) -> SwiftExpression? {
        switch expression.kind {
        case .string(let text) where type.base == "String" && !text.isEmpty: .string(text)
        case .integer(let number) where ["Int", "UInt", "Int32", "Double"].contains(type.name): .integer(number)
        case .boolean(let flag) where type.base == "Bool": .boolean(flag)
        case .enumCase(let enumeration, let name) where type.name == enumeration: model.caseValue(enumeration, name)
        default: nil
        }
    }

    // MARK: - Names

    /// What the object is called whose method it is: as no argument is.
    private static func object(of type: ClassType, _ signature: MethodSignature) -> String {
        let taken = Set(signature.parameters.map { SwiftIdentifier.camelCase($0.name) })
        let names = [variable(type.name.value), SwiftIdentifier.camelCase(type.name.value), "object"]
        return names.first { !taken.contains($0) } ?? "owner"
    }

    /// The last word of a type's name.
    private static func variable(_ type: String) -> String { SwiftIdentifier.camelCase(CamelCase.lastWord(of: type)) }

    private func result(_ face: MethodFace, _ signature: MethodSignature, _ type: ClassType, _ taken: Set<String>) -> String? {
        guard face.name.isInitializer || !signature.result.isVoid else { return nil }
        return variable(
            for: face.name.isInitializer ? SwiftType(model.used(type.name.value) ?? .named(type.name.value)) : signature.result,
            or: "answer", taken)
    }

    /// A constant is called like its class.
    private func variable(for type: SwiftType, or other: String, _ taken: Set<String>) -> String {
        let base = if case .named(let name, _) = type.base { name } else { type.name ?? "" }
        let name = model.classes[base] == nil ? other : Self.variable(base)
        return taken.contains(name) ? "\(name)2" : name
    }
}

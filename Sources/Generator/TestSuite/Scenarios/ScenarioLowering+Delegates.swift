internal import Declarations
internal import Spec
internal import SwiftCode

/// What delegates hear and do.
extension ScenarioLowering {
    mutating func notified(_ selector: String, _ type: String, _ arguments: [Argument], _ result: String?) {
        let parameters = context.delegateParameters(type, selector)
        let call = SwiftExpression.device("heard", .string(selector), effects: [.throwing, .waiting])
        let alone = way == .twins ? aloneWithError(selector, type) : nil
        heard(call, with: parameters, arguments.filter { alone == nil || alone == $0.name.value }, result, isNamed: !arguments.isEmpty)
    }

    /// The next notification. What it carries is anything to Swift.
    mutating func posted(_ name: String, _ carried: [Argument], _ result: String?) {
        let call = SwiftExpression.log.calling("posted", [SwiftExpression.string(context.notification(name)).unlabelled])
        let parts = ["object", "userInfo"].map { ScenarioMember($0, SwiftType("Any", .optional)) }
        heard(call, with: parts, carried, result, isNamed: !carried.isEmpty)
    }

    /// What the app hears, and that it is given these values with it.
    mutating func heard(
        _ call: SwiftExpression, with parameters: [ScenarioMember], _ arguments: [Argument], _ result: String?, isNamed: Bool
    ) {
        guard isNamed || result != nil else { return add(call) }
        let variable = result.map { newVariable($0) } ?? fresh("heard")
        bind(variable, call)
        if let result {
            values.locals[result] = .heard(variable: variable, parameters)
            types[result] = "Heard"
        }
        for argument in arguments {
            guard let parameter = parameters.first(where: { $0.name == argument.name.value }) else { continue }
            expect(given(.name(variable), parameter, argument.value))
        }
    }

    /// The error that an awaited method throws in the place of a delegate's call, without what the delegate is told beside it: the name of
    /// the delegate's parameter.
    private func aloneWithError(_ selector: String, _ type: String) -> String? {
        let answering = context.model.refining(type).first(where: context.model.delegates.protocols.contains)
        let events = answering.flatMap { context.model.protocols[$0] }.flatMap { ProtocolEvents($0, context.model) }
        return events?.plainFailures.first { $0.method.name == selector }?.failure?.specName
    }

    func given(_ heard: SwiftExpression, _ parameter: ScenarioMember, _ expression: Expression) -> SwiftExpression {
        let member = heard[.string(parameter.name)]
        let value = values.value(expression)
        if value.code.isNull { return member.infix(.equal, .null) }
        if parameter.type.holdsAnything, let json = values.anything(value, from: expression) {
            return LoweredValue(member, .json, isOptional: true).readAsJSON.infix(.equal, json)
        }
        let base = parameter.type.holdsAnything ? ScenarioValues.swiftType(value.type.type) ?? parameter.type.base : parameter.type.base
        // What is a text for steps has a type of its own for apps.
        if ["URL", "Data", "UUID"].contains(parameter.type.element?.base ?? base) {
            return member.cast(.conditional, base).infix(.equal, declared(expression, SwiftType(base)))
        }
        guard case .named(let name) = value.type.type else { return member.cast(.conditional, base).infix(.equal, value.code) }
        let named = context.model.used(name) ?? .named(name)
        if values.isObject(value.type.type) {
            let isOpen = context.model.openProtocols.contains(name)
            let heard = isOpen ? member.mapped { $0.cast(.certain, "AnyObject") } : member.cast(.conditional, named)
            return context.model.told(heard.infix(.identical, context.model.identity(value.code, value.type)), isCast: isOpen)
        }
        if let wrapped = parameter.type.name.flatMap({ context.model.classes[$0] }), !wrapped.wraps.isEmpty {
            let error = member.cast(.conditional, base).chained.dot("error")
            return values.same(error.cast(.conditional, .named(name)), value.code, holding: expression)
        }
        if let enumeration = context.model.associated[name], context.model.conformances.comparison(of: enumeration) == nil,
            let wanted = expression.plainCase
        {
            let isCase = member.cast(.conditional, named).chained.dot(EnumCase.testName(of: wanted.name))
            return isCase.infix(.equal, .boolean(true))
        }
        let isOpen = parameter.type.isError || parameter.type.holdsAnything
        return values.same(member.cast(.conditional, isOpen ? named : base), value.code, holding: expression)
    }

    /// The delegate calls on from inside its method: nothing there can wait.
    mutating func react(_ reaction: ScenarioReaction) {
        let (selector, type) = (reaction.selector.value, reaction.protocolName)
        let name = SwiftExpression.string(selector).unlabelled
        if let answer = reaction.answer, reaction.isInBlock {
            add(blockAnswer(answer, selector))
        } else if let answer = reaction.answer {
            add(answering(name, answer, selector, type))
        }
        if let failure = reaction.failure {
            add(SwiftExpression.log.calling("fail", [name, error(failure.value).labelled("with")]))
        }
        guard !reaction.steps.isEmpty else { return }
        let outer = values.locals
        let given = reaction.isInBlock ? blockMembers(selector) : context.delegateParameters(type, selector)
        values.locals["given"] = .heard(variable: "given", given)
        let body = inner { lowering in for step in reaction.steps { lowering.reaction(step.verb) } }
        values.locals = outer
        add(SwiftExpression.log.calling("react", [name], trailing: SwiftClosure(["given"], body)))
    }

    private func answering(_ name: SwiftArgument, _ answer: Expression, _ selector: String, _ type: String) -> SwiftExpression {
        guard let owner = context.model.protocols[type], let method = owner.methods.first(where: { $0.name == selector }) else {
            return SwiftExpression.log.calling("answer", [name, values.value(answer).code.unlabelled])
        }
        if let block = method.answerBlock, case .object(let arguments) = answer.kind {
            return SwiftExpression.log.calling("answer", [name, called(block, of: method, with: arguments).unlabelled])
        }
        let result = context.model.face(of: method, in: owner).result
        let value = declared(answer, result)
        // What holds anything is not known to be sendable.
        if result.holdsAnything, !value.isNull {
            return SwiftExpression.log.calling("answers", [name, value.cast(.certain, result.base).unlabelled])
        }
        let isPlain = ["String", "Bool", "Int"].contains(result.base)
        let answer = value.isLiteral && !isPlain ? value.cast(.certain, result.base) : value
        return SwiftExpression.log.calling("answer", [name, answer.unlabelled])
    }

    /// The block that a method is handed, called with what a scenario says.
    private func called(_ block: AnswerBlock, of method: Method, with arguments: [Argument]) -> SwiftExpression {
        let members = block.block.parameters.compactMap { parameter -> (String, SwiftExpression)? in
            guard let argument = arguments.first(where: { $0.name.value == parameter.name }) else { return nil }
            let declared = context.model.mapping.type(parameter.type, language: method.language)
            let value = self.declared(argument.value, declared)
            return (argument.name.value, value.isLiteral && declared.base != "String" ? value.cast(.certain, declared.base) : value)
        }
        return .call("Heard", [SwiftExpression.string(method.name).unlabelled, SwiftExpression.members(members).unlabelled])
    }

    /// A call without effects of its own on the test: what is optional is called if it is there, and what waits is begun. Likewise what it sets.
    private mutating func reaction(_ verb: ScenarioVerb) {
        if case .set(let type, let object, let arguments) = verb {
            let receiver = object.map { values.value($0) }.map { $0.code.chained($0.type.isOptional) } ?? .name("shared")
            let set = inner { $0.set(arguments, of: receiver, type) }
            if set.effects.contains(.throwing) { return add(.do(set, [SwiftCatch(nil, [])])) }
            return set.forEach { add($0) }
        }
        guard case .call(let call) = verb, let face = context.face(call.type, call.method.value) else { return }
        let invocation = invocation(call, face, on: reactionReceiver(call, face))
        goOn(nil)
        if invocation.effects.contains(.waiting) {
            add(.discard(.call("StartedCall", trailing: SwiftClosure([], invocation))))
        } else if invocation.effects.contains(.throwing) {
            add(.discard(.optionalTry(invocation)))
        } else {
            add(face.result.isVoid ? .expression(invocation) : .discard(invocation))
        }
    }

    private func reactionReceiver(_ call: ScenarioCall, _ face: MethodFace) -> SwiftExpression {
        if let object = call.object.map({ values.value($0) }), !face.isStatic { return object.code.chained(object.type.isOptional) }
        let type = context.model.classes[call.type]
        guard !face.isStatic, call.type != context.sharedClass?.name.value, let type, type.shared != nil else {
            return receiver(call, face)
        }
        return context.sharedCall(type).chained(context.isSharedOptional(type))
    }
}

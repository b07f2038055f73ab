internal import Declarations
internal import Spec
internal import SwiftCode

/// Calls of the app.
extension ScenarioLowering {
    mutating func call(_ call: ScenarioCall) {
        guard let face = context.face(call.type, call.method.value) else { return }
        if face.name.isInitializer { return create(call, face) }
        if call.isTwin, face.asyncName != nil { return twin(call, face) }
        if awaited(call, face) { return }
        let isBegun = face.handler == nil && (face.isAsync || face.stream != nil) && call.pace == .started
        let call = face.isMutating && !isBegun ? changing(call) : call
        if let brackets = subscripted(by: face, in: call.type) { return assign(call, face, brackets) }
        if face.handler != nil, call.isHeard(by: face.handlers, of: face.method) { return handled(call, face) }
        plain(call, face)
    }

    /// The subscript that a method sets.
    private func subscripted(by setter: MethodFace, in type: String) -> MethodFace? {
        guard let owner = context.model.classes[type] else { return nil }
        let methods = context.model.ancestry(of: owner).flatMap(\.methods)
        return methods.first { $0.setter?.name == setter.method.name }.flatMap { context.face(type, $0.name) }
    }

    /// `doors[key] = door`
    private mutating func assign(_ call: ScenarioCall, _ setter: MethodFace, _ brackets: MethodFace) {
        let isValue = !setter.isStatic && context.model.classes[call.type]?.form == .structure
        let call = isValue ? changing(call) : call
        guard let value = arguments(call, Array(setter.parameters.prefix(1))).first?.value else { return }
        let keys = arguments(call, brackets.parameters)
        add(.assign(receiver(call, setter).subscripted(keys), "=", value))
    }

    func receiver(_ call: ScenarioCall, _ face: MethodFace) -> SwiftExpression {
        if face.isStatic { return .name(call.type) }
        if let object = call.object { return values.value(object).demanded }
        let shared = SwiftExpression.name("shared")
        if call.type == context.sharedClass?.name.value { return shared }
        guard let type = context.model.classes[call.type], type.shared != nil else { return shared }
        return context.isSharedOptional(type) ? .required(context.sharedCall(type)) : context.sharedCall(type)
    }

    /// The arguments that the scenario gives; delegates that take notes where it gives none.
    func arguments(
        _ call: ScenarioCall, _ parameters: [MethodFace.Parameter], handlers: [Int: SwiftExpression] = [:]
    ) -> [SwiftArgument] {
        let face = context.face(call.type, call.method.value)
        let progress = face?.handlers.progress ?? []
        return parameters.enumerated().compactMap { index, parameter in
            if call.leftOut.contains(parameter.specName) {
                return parameter.defaultValue == nil ? SwiftExpression.null.labelled(parameter.label) : nil
            }
            if parameter.specName == face?.method.listeners?.parameter, case .blocks(let block)? = face?.method.listenerForm {
                let language = face?.method.language ?? .swift
                return reporting(block, AskedBlock(block, language, owner: call.type, context.model)).labelled(parameter.label)
            }
            if let handler = progress.first(where: { $0.name == parameter.specName }),
                let block = face.flatMap({ handedOver(handler, of: $0, in: call.type) })
            {
                return block.labelled(parameter.label)
            }
            let given = call.arguments.first { $0.name.value == parameter.specName }
            let heard = face.flatMap { listening(parameter, of: call, $0) }
            let value = handlers[index] ?? heard ?? given.map { declared($0.value, parameter.type) } ?? standIn(parameter)
            guard let face, face.method.overload != nil else {
                let said = face?.method.tellsDefaults == true ? parameter.defaultValue : nil
                return (value ?? said)?.labelled(parameter.label)
            }
            let type = reachable(parameter.type, call.type)
            return (value ?? parameter.defaultValue).map { OverloadChoice.told($0, as: type).labelled(parameter.label) }
        }
    }

    private func reachable(_ type: SwiftType, _ owner: String) -> SwiftType { FrameworkTypes.reachable(type, from: owner, context.model) }

    func standIn(_ parameter: MethodFace.Parameter) -> SwiftExpression? {
        if let name = parameter.type.name, context.isHeard(name) { return .name(context.recorderVariable(name)) }
        if parameter.defaultValue != nil { return nil }
        if parameter.type.isOptional { return .null }
        return switch parameter.type.base {
        case .array(_), .named("Set", _): .array([])
        case .dictionary(_, _): .dictionary([])
        case "Any": .string("")
        case "DispatchQueue": .implicit("main")
        case .function(let block), .escaping(.function(let block)): .ignoring(block)
        case let type where type.names.contains { FrameworkTypes.isNested($0, context.model) }: .name("StandIn").calling("value")
        case let type: FoundationStandIns.value(of: type) ?? SwiftExpression.type(type).called()
        }
    }

    /// - Parameter object: what the method is called on; nil where it follows from the call.
    func invocation(
        _ call: ScenarioCall, _ face: MethodFace, on object: SwiftExpression? = nil, handlers: [Int: SwiftExpression] = [:]
    ) -> SwiftExpression {
        let arguments = arguments(call, face.parameters, handlers: handlers)
        let called = face.calling(on: object ?? receiver(call, face), arguments)
        let made = face.method.isToldByResult ? OverloadChoice.answering(called, reachable(face.result, call.type)) : called
        if face.stream != nil { return made.calling("collected", [], [.throwing, .waiting]) }
        // Without its handler a call reads like its twin's.
        let isLikeTwin = (face.asyncName != nil || face.yieldsTwin) && !call.leftOut.isEmpty || face.method.isLikeAwaited
        guard !face.isAsync, isLikeTwin || context.hasTwin(called: face.name, in: call.type) else { return made }
        return .call("calledAtOnce", trailing: SwiftClosure([], made), face.effects.union(made.effects))
    }

    /// What throws an error, if it is of a class that is made of others the error that it is made of.
    private func telling(_ invocation: SwiftExpression, _ face: MethodFace) -> SwiftStatement {
        guard let name = face.method.thrownType, context.model.classes[name]?.wraps.isEmpty == false else {
            return face.stream == nil ? .expression(invocation) : .discard(invocation)
        }
        let failing: SwiftStatement = face.result.isVoid ? .expression(invocation) : .discard(invocation)
        return .do([failing], [SwiftCatch(.cast(.binding("error"), .named(name)), [.throw(.name("error").dot("error"))])])
    }

    private mutating func create(_ call: ScenarioCall, _ face: MethodFace) {
        let made = context.model.maker(call.type).called(arguments(call, face.parameters), face.effects)
        if let failure = call.failing, face.throwsError { return expect(failure, thrownBy: .discard(made)) }
        guard let result = call.result else { return add(.discard(made)) }
        let variable = newVariable(result)
        bind(variable, face.result.isOptional ? .required(made) : made)
        types[result] = .named(call.type)
        values.locals[result] = .value(variable: variable, type: .named(call.type), isOptional: false)
        if let type = context.model.classes[call.type] { listen(to: .name(variable), type) }
        hear(.name(variable), call.type)
    }

    private mutating func plain(_ call: ScenarioCall, _ face: MethodFace) {
        let invocation = invocation(call, face)
        // Of a stream a scenario keeps all that comes.
        let answer = face.stream.map { SwiftType(.array($0.element.nestedTypeName)) } ?? face.result
        if face.isAsync || face.stream != nil, call.pace == .started {
            let result = FrameworkTypes.reachable(answer, from: call.type, context.model)
            return begin(call, beginning(call, face), result.isVoid ? [] : [ScenarioMember("result", result)])
        }
        if let failure = call.failing, face.throwsError || face.stream?.isThrowing == true {
            expect(failure, thrownBy: telling(invocation, face))
        } else if let result = call.result, !answer.isVoid {
            let variable = newVariable(result)
            bind(variable, invocation)
            types[result] = FrameworkTypes.reachable(answer, from: call.type, context.model).nestedTypeName
            values.locals[result] = .answered(variable: variable, answer)
            hear(.name(variable), answer.name, isOptional: answer.isOptional)
        } else {
            add(answer.isVoid ? .expression(invocation) : .discard(invocation))
        }
        guard context.isUnderWay(face.method) else { return }
        if call.waits { settle() } else { goOn(call.result) }
    }

    /// A call is not waited for; one without a name goes on to the scenario's end, as far as anybody can tell.
    mutating func goOn(_ name: String?) { underWay.insert(name ?? "") }

    mutating func settle() { add(.device("settle", [], .waiting)) }

    /// Through the handler: what it is given is kept, and read when all work is done.
    private mutating func handled(_ call: ScenarioCall, _ face: MethodFace) {
        let members = handlerMembers(call, face)
        let isStarted = call.pace == .started
        let answer = isStarted ? call.result.map { newVariable($0) } ?? fresh("answer") : fresh("answer")
        let type = SwiftTypeName.named("HandlerAnswer", [members.typeName])
        bind(answer, SwiftExpression.type(type).called())
        let delegates = call.result != nil && !isStarted ? heard(members) : [:]
        let keeping = HandlerKeeping(face: face, members: members, model: context.model, delegates: delegates)
        let invocation = invocation(call, face, handlers: keeping.closures(in: .name(answer)))
        if isStarted, face.method.startedCall != nil {
            let kept = invocation.chained(face.result.isOptional).dot("cancel")
            add(.assign(SwiftExpression.name(answer).dot("giveUp"), "=", kept))
        } else {
            add(face.result.isVoid ? .expression(invocation) : .discard(invocation))
        }
        if isStarted, let name = call.result {
            types[name] = type
            values.locals[name] = .answer(variable: answer, members)
        }
        guard call.waits else { return goOn(call.result) }
        settle()
        read(answer, members, of: call.method.value, result: call.result, failure: call.failing)
    }

    /// - Parameter call: what succeeds unless the scenario says otherwise, as it calls it; nil where it may fail.
    ///
    /// - Returns: what the result is called in code.
    @discardableResult
    mutating func read(
        _ answer: String, _ members: [ScenarioMember], of call: String?, result: String?, failure: ScenarioFailure?
    ) -> String? {
        let error = members.first(where: \.type.isError)
        let succeeding = failure == nil && error.map { succeeds(result, $0) } ?? false ? call : nil
        let isRead = result != nil || succeeding != nil || (failure != nil && error != nil)
        let given = SwiftExpression.name(answer).calling("given", [], .waiting)
        guard isRead else {
            expect(given.infix(.notEqual, .null))
            return nil
        }
        let variable = result.map { newVariable($0) } ?? fresh("given")
        bind(variable, .required(demanded(given, members)))
        if let result {
            values.locals[result] = .handed(variable: variable, members)
            types[result] = members.typeName
        }
        if let failure, let error { expect(failure, in: variable, of: members, at: error) }
        if let succeeding, let error { add(.device("succeeded", .string(succeeding), told(error, in: variable, of: members))) }
        return result == nil ? nil : variable
    }

    /// Whether a call that says nothing of failing would end the scenario's story by it: what stands behind could only be confusing.
    private func succeeds(_ result: String?, _ error: ScenarioMember) -> Bool {
        error.type.isOptional && !(result.map { looks(at: error.name, of: $0) } ?? false)
    }

    func told(_ error: ScenarioMember, in variable: String, of members: [ScenarioMember]) -> SwiftExpression {
        let whole = SwiftExpression.name(variable)
        return members.count == 1 ? whole : whole.dot(SwiftIdentifier.camelCase(error.name))
    }

    /// What `#require` takes. Of a truth value that may be missing it cannot tell whether it has to be there or to be true: a type behind it says so.
    private mutating func demanded(_ given: SwiftExpression, _ members: [ScenarioMember]) -> SwiftExpression {
        guard members.typeName == "Bool" else { return given }
        let answer = fresh("given")
        bind(answer, given)
        return SwiftExpression.name(answer).cast(.certain, .optional("Bool"))
    }

    func handlerMembers(_ call: ScenarioCall, _ face: MethodFace) -> [ScenarioMember] {
        (face.handler?.parameters ?? []).map { parameter in
            let type = context.model.mapping.type(parameter.type, language: face.method.language)
            return ScenarioMember(parameter.name ?? "", FrameworkTypes.reachable(type, from: call.type, context.model))
        }
    }

    private mutating func twin(_ call: ScenarioCall, _ face: MethodFace) {
        let members = handlerMembers(call, face)
        if face.handlers.ending?.answersCode == true { return codedTwin(call, face, members) }
        let results = members.filter { !$0.type.isError }.map { member in
            face.handlers.ending?.isThere(member.name) ?? false ? ScenarioMember(member.name, member.type.with(.required)) : member
        }
        let invocation = awaiting(call, face)
        let ignored = results.isEmpty ? SwiftStatement.expression(invocation) : .discard(invocation)
        if let failure = call.failing, call.waits {
            expect(failure, thrownBy: ignored)
        } else if call.pace == .started {
            begin(call, SwiftClosure([], invocation), results)
        } else if let result = call.result, !results.isEmpty {
            let variable = variable(for: result, results)
            bind(variable, invocation)
            hear(results, in: variable)
        } else {
            add(ignored)
        }
    }

    func awaiting(_ call: ScenarioCall, _ face: MethodFace) -> SwiftExpression {
        receiver(call, face).dot(face.asyncName?.base ?? face.name.base)
            .called(arguments(call, face.awaitedParameters), context.effectsOfTwin(face, in: call.type))
    }

    /// What goes on while the scenario does. A method that may change a struct has a copy there.
    private mutating func beginning(_ call: ScenarioCall, _ face: MethodFace) -> SwiftClosure {
        guard face.isMutating else { return SwiftClosure([], invocation(call, face)) }
        let copy = fresh("copy")
        let work = invocation(call, face, on: .name(copy))
        return SwiftClosure([], [.variable(copy, nil, receiver(call, face)), face.result.isVoid ? .expression(work) : .return(work)])
    }

    /// A call that the scenario does not wait for.
    ///
    /// - Parameter kept: what its result is to the steps behind it, by the variable and its members.
    mutating func begin(
        _ call: ScenarioCall, _ work: SwiftClosure, _ results: [ScenarioMember],
        as kept: (String, [ScenarioMember]) -> ScenarioLocal = { .started(variable: $0, $1) }
    ) {
        defer { if hearsOfAll(call) { add(.device("rest", [], [.throwing, .waiting])) } }
        let started = SwiftExpression.call("StartedCall", trailing: work)
        goOn(call.result)
        guard let name = call.result else { return add(.discard(started)) }
        let variable = newVariable(name)
        bind(variable, started)
        types[name] = .named("StartedCall", [results.typeName])
        values.locals[name] = kept(variable, results)
    }

    /// Whether the call has to have come to where it waits, so as to hear what the steps behind it signal.
    private func hearsOfAll(_ call: ScenarioCall) -> Bool {
        guard let flow = context.face(call.type, call.method.value)?.method.flow?.value else { return false }
        return !EventsForAll(flow, of: context.model.classes[call.type], context.model).names.isEmpty
    }

    /// A variable for the result of a twin: a value, or a tuple.
    mutating func variable(for result: String, _ members: [ScenarioMember]) -> String {
        let variable = newVariable(result)
        types[result] = members.typeName
        values.locals[result] =
            members.count == 1
            ? .answered(variable: variable, members[0].type)
            : .handed(variable: variable, members)
        return variable
    }

    func error(_ dotted: String) -> SwiftExpression { context.model.errorValue(dotted) ?? .name(dotted) }
}

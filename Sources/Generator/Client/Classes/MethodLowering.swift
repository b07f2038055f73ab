internal import Declarations
internal import Spec
internal import SwiftCode

/// The bodies of a class's methods: each hands over to a flow.
struct MethodLowering {
    let context: FlowContext
    let facts: ClassFacts

    var model: SystemModel { context.model }

    /// How code of a method reaches the object and the environment.
    struct Reach {
        var setup: [SwiftStatement] = []
        /// `self` or a constant: where flows are called on.
        var object: SwiftExpression
        var environment: SwiftExpression

        /// Outside closures that are kept `self` goes without saying.
        var outside: Reach {
            object == .this && !hidesEnvironment ? Reach(object: .this, environment: .name(own), own: own) : self
        }

        /// What objects call their environment.
        let own: String

        /// A listener for which alone the flow goes on.
        var listener: OwnRun?

        /// Whether a parameter is called like the environment.
        var hidesEnvironment = false

        func function(of signature: FlowPlan.Signature, inClosure: Bool) -> SwiftExpression {
            if signature.isFree { return (inClosure ? environment : outside.environment).dot(signature.function) }
            return inClosure || object != .this ? object.dot(signature.function) : .name(signature.function)
        }
    }

    func body(of face: MethodFace) -> [SwiftStatement] {
        if let setter = delegateSetter(face) { return face.result.isVoid ? [setter] : [setter, .return(.this)] }
        if let change = face.method.listeners {
            var told = face
            if face.method.answersListener || face.method.answersItself { told.result = .void }
            let listener = ListenerLowering(face: face, facts: facts, change: change)
            let own = OwnRun(of: face, context).map { $0.of(listener.added) }
            return listener.body(flow(of: told, own), isNamed: own != nil) + (face.method.answersItself ? [.return(.this)] : [])
        }
        return flow(of: face)
    }

    /// - Parameter own: of a listener, for which alone the flow goes on.
    private func flow(of face: MethodFace, _ own: OwnRun? = nil) -> [SwiftStatement] {
        guard let flow = face.method.flow?.value, let signature = context.plan.signatures[flow] else {
            return face.result.isVoid ? [] : [.return(model.nothing(answeredBy: face))]
        }
        // A stream is answered before its flow has come to anything.
        let goesOn = signature.effects.isAsync && (!face.isAsync || face.stream != nil)
        var reach = reach(face, signature, isKept: goesOn)
        reach.listener = own
        let arguments = self.arguments(face, signature, &reach)
        if let stream = face.stream { return reach.setup + streamed(face, stream, signature, arguments, reach) }
        if signature.handler != nil, let ending = face.handlers.ending {
            return reach.setup + withHandler(signature, arguments, ending, face, reach)
        }
        return reach.setup + (goesOn ? started(face, signature, arguments, reach) : direct(face, signature, arguments, reach))
    }

    /// A method that only sets the delegate, of an object or of the class.
    private func delegateSetter(_ face: MethodFace) -> SwiftStatement? {
        guard face.method.flow == nil, let delegate = facts.type.delegate?.property.value, let parameter = face.parameters.first,
            facts.type.setsDelegate(face.method)
        else { return nil }
        let box = face.isStatic ? facts.current.dot("\(delegate)Box") : .name("\(delegate)Box")
        return .assign(box.dot("value"), "=", .name(parameter.name))
    }

    /// - Parameter isKept: whether a closure that is kept runs the flow.
    private func reach(_ face: MethodFace, _ signature: FlowPlan.Signature, isKept: Bool) -> Reach {
        let own = model.inner.environment
        guard face.isStatic else {
            if face.isMutating, isKept || isDelivered(face, signature) { return copy(face) }
            let isHidden = face.parameters.contains { $0.name == own }
            return Reach(object: .this, environment: .this.dot(own), own: own, hidesEnvironment: isHidden)
        }
        let name = face.parameters.contains { $0.name == "object" } ? "one" : "object"
        let object = SwiftExpression.name(name)
        if answersObject(face) {
            let made = SwiftExpression.call(facts.name, facts.basics(.implicit("current")))
            return Reach(setup: [.constant(name, nil, made)], object: object, environment: object.dot(own), own: own)
        }
        guard signature.isFree else {
            return Reach(setup: [.constant(name, nil, facts.current)], object: object, environment: object.dot(own), own: own)
        }
        let local = face.parameters.contains { $0.name == "environment" } ? "surroundings" : "environment"
        let environment = SwiftExpression.name(local)
        let current = SwiftExpression.name("ClientEnvironment").dot("current")
        return Reach(setup: [.constant(local, nil, current)], object: environment, environment: environment, own: own)
    }

    /// Whether closures of other kinds speak of the object.
    private func isDelivered(_ face: MethodFace, _ signature: FlowPlan.Signature) -> Bool {
        face.stream != nil || signature.progress.contains { !$0.isAtOnce } || face.handlers.ending != nil
            || face.isAsync && signature.postsAtOnce
    }

    /// Of a struct's method that may change it, but does not: no closure can keep what is changing.
    private func copy(_ face: MethodFace) -> Reach {
        let name = face.parameters.contains { $0.name == "object" } ? "one" : "object"
        let object = SwiftExpression.name(name)
        let own = model.inner.environment
        return Reach(setup: [.constant(name, nil, .this)], object: object, environment: object.dot(own), own: own)
    }

    /// A static method that answers an object of its class, while the work goes on: one that no step has made.
    private func answersObject(_ face: MethodFace) -> Bool {
        let isMade = face.method.flow.flatMap { model.flows[$0.value] }?.returnsValue ?? false
        return face.result.name == facts.name && face.isStatic && facts.needsEnvironment && !isMade
    }

    private func answer(_ face: MethodFace, _ reach: Reach) -> [SwiftStatement] {
        if face.result.isVoid { return [] }
        return [.return(answersObject(face) ? reach.object : model.fallback(face.result))]
    }

    /// Arguments for the flow; what is not `Sendable` becomes something that is, before the work starts.
    func arguments(_ face: MethodFace, _ signature: FlowPlan.Signature, _ reach: inout Reach) -> [SwiftArgument] {
        var items: [SwiftArgument] = []
        for parameter in signature.parameters {
            guard let declared = face.parameters.first(where: { $0.specName == parameter.name }) else { continue }
            let name = SwiftExpression.name(declared.name)
            let value = model.fromDeclared(name, declared.type)
            if value != name { reach.setup.append(.constant(declared.name, nil, value)) }
            let isMissing = declared.type.isOptional && !parameter.type.isOptional
            items.append((isMissing ? .required(name, declared.name) : name).labelled(parameter.swiftName))
        }
        let progress = ProgressDelivery(
            face: face, signature: signature, environment: reach.environment, model: model, listener: reach.listener)
        reach.setup += progress.boxes
        return items + progress.arguments
    }

    /// A flow that waits for nothing.
    private func direct(
        _ face: MethodFace, _ signature: FlowPlan.Signature, _ arguments: [SwiftArgument], _ reach: Reach
    ) -> [SwiftStatement] {
        let own = reach.function(of: signature, inClosure: false).called(arguments, signature.effects.ofCall)
        let call = face.isAsync ? signature.calledFromWaiting(own) { reach.outside.environment.dot($0) } : own
        let hasResult = !face.result.isVoid && signature.result.type != .void
        let statement = hasResult ? SwiftStatement.return(answered(call, face, signature.result)) : .expression(call)
        let fallback: [SwiftStatement] = face.result.isVoid ? [] : [.return(model.fallback(face.result))]
        if let typed = typed(face, statement, fallback, hasResult, reach) { return typed }
        if face.throwsError || !call.effects.contains(.throwing) { return [statement] + (hasResult ? [] : fallback) }
        let log = SwiftStatement.logged(face.name.description, by: reach.outside.environment.dot("log"))
        return [.do([statement], [SwiftCatch(nil, [log] + fallback)])]
    }

    /// What the flow answers, as the method does. One that can throw fails where it promises a value and there is none.
    private func answered(_ call: SwiftExpression, _ face: MethodFace, _ type: FlowType) -> SwiftExpression {
        guard type.isOptional, !face.result.isOptional, face.throwsError else {
            return model.toDeclared(call, face.result, isOptional: type.isOptional)
        }
        return model.toDeclared(.required(call, face.name.base), face.result, isOptional: false)
    }

    /// `throws(Failure)`: an error of that type is thrown as it is, any other becomes the one that `otherwise:` names.
    func typed(
        _ face: MethodFace, _ statement: SwiftStatement, _ fallback: [SwiftStatement], _ hasResult: Bool, _ reach: Reach
    ) -> [SwiftStatement]? {
        guard face.method.thrownType != nil else { return nil }
        guard [statement].effects.contains(.throwing) else { return [statement] + (hasResult ? [] : fallback) }
        return typed(face, [statement] + (hasResult ? [] : fallback), reach)
    }

    func typed(_ face: MethodFace, _ statements: [SwiftStatement], _ reach: Reach) -> [SwiftStatement]? {
        guard let type = face.method.thrownType else { return nil }
        let other = face.method.failsAs.flatMap { model.errorValue($0.value) }
        let error = SwiftExpression.name("error")
        let thrown =
            other.map { reach.outside.environment.documented(error, by: face.name.description, or: $0) }
            ?? model.wrapped(error, in: type, reach.outside.environment)
        return [.do(statements, [SwiftCatch(nil, [.throw(thrown)])])]
    }

    /// A flow that goes on after the method has returned.
    private func started(
        _ face: MethodFace, _ signature: FlowPlan.Signature, _ arguments: [SwiftArgument], _ reach: Reach
    ) -> [SwiftStatement] {
        let call = reach.function(of: signature, inClosure: true).called(arguments, signature.effects.ofCall.union(.waiting))
        let log = SwiftStatement.logged(face.name.description, by: reach.environment.dot("log"))
        let body = call.effects.contains(.throwing) ? SwiftStatement.do([.expression(call)], [SwiftCatch(nil, [log])]) : .expression(call)
        return [start([body], face, reach)] + answer(face, reach)
    }

    func start(_ body: [SwiftStatement], _ face: MethodFace, _ reach: Reach) -> SwiftStatement {
        .expression(beginning(body, face, reach))
    }

    private func beginning(_ body: [SwiftStatement], _ face: MethodFace, _ reach: Reach) -> SwiftExpression {
        let begun = heard(reach.outside.environment.calling("start", trailing: SwiftClosure([], body)), face, reach)
        return reach.listener.map { $0.kept(begun) } ?? begun
    }

    /// What the flow hears of as all do, it hears from where the method is called.
    private func heard(_ begin: SwiftExpression, _ face: MethodFace, _ reach: Reach) -> SwiftExpression {
        guard let flow = face.method.flow?.value else { return begin }
        let names = Set(face.parameters.map(\.name))
        return EventsForAll(flow, of: facts.type, model).heard(by: begin) { event in
            reach.outside.object == .this && !names.contains(event) ? .name(event) : reach.object.dot(event)
        }
    }

    /// A flow that ends by calling the handler, on the main actor.
    private func withHandler(
        _ signature: FlowPlan.Signature, _ arguments: [SwiftArgument], _ ending: MethodHandlers.Ending, _ face: MethodFace, _ reach: Reach
    ) -> [SwiftStatement] {
        let delivery = HandlerDelivery(
            face: face, ending: ending, values: signature.handler ?? [], environment: reach.environment, model: model)
        let run = reach.function(of: signature, inClosure: true)
            .called(arguments, trailing: SwiftClosure(delivery.names, delivery.completed), signature.effects.ofCall.union(.waiting))
        let attempt = SwiftStatement.do([.expression(run)], [SwiftCatch(nil, delivery.failed)])
        let body = run.effects.contains(.throwing) ? attempt : .expression(run)
        guard let call = face.method.startedCall else { return delivery.boxes + [start([body], face, reach)] + answer(face, reach) }
        return delivery.boxes + [.return(beginning([body], face, reach).dot(call.member))]
    }

    /// A flow whose elements whoever reads the stream is given.
    private func streamed(
        _ face: MethodFace, _ stream: MethodFace.Stream, _ signature: FlowPlan.Signature, _ arguments: [SwiftArgument], _ reach: Reach
    ) -> [SwiftStatement] {
        let emit = SwiftExpression.name("emit")
        let element = SwiftExpression.name("element")
        let declared = model.toDeclared(element, stream.element, isOptional: stream.element.isOptional)
        let hearing = declared == element ? emit : .closure(SwiftClosure(["element"], emit.called([declared.labelled(nil)])))
        let call = reach.function(of: signature, inClosure: true)
            .called(arguments + [hearing.labelled("emit")], signature.effects.ofCall)
        let name = stream.isThrowing ? [] : [SwiftExpression.string(face.name.description).labelled(nil)]
        let maker = reach.outside.environment.dot(stream.isThrowing ? "throwingStream" : "stream")
        return [.return(heard(maker.called(name, trailing: SwiftClosure(["emit"], call)), face, reach))]
    }
}

extension StartedCallClass {
    /// What the runtime calls the work as an object of the class.
    fileprivate var member: String {
        switch self {
        case .task, .dataTask: "asDataTask"
        case .downloadTask: "asDownloadTask"
        case .uploadTask: "asUploadTask"
        case .progress: "asProgress"
        case .operation: "asOperation"
        }
    }
}

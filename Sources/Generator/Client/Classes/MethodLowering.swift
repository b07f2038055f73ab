internal import Declarations
internal import Spec

/// The bodies of a class's methods: each hands over to a flow.
struct MethodLowering {
    let context: FlowContext
    let facts: ClassFacts

    private var model: SystemModel { context.model }

    private var mark: String { facts.markPrefix }

    /// How code of a method reaches the object and the environment.
    private struct Reach {
        var setup: [StatementView]
        /// Behind `self.` or a constant: where flows are called on.
        var object: String
        var environment: String
    }

    func body(of face: MethodFace) -> [StatementView] {
        if let setter = delegateSetter(face) { return setter }
        guard let flow = face.method.flow?.value, let signature = context.plan.signatures[flow] else {
            return face.result.isVoid ? [] : [.line("return \(Self.fallback(face.result, model))")]
        }
        var reach = reach(face, signature)
        let arguments = self.arguments(face, signature, &reach)
        if signature.handler != nil, let index = face.handlerIndex, index < face.parameters.count {
            let handler = face.parameters[index]
            return reach.setup + withHandler(face, signature, arguments, handler, reach) + answer(face, reach)
        }
        return reach.setup
            + (signature.effects.isAsync ? started(face, signature, arguments, reach) : direct(face, signature, arguments, reach))
    }

    /// A method that only sets the delegate, of an object or of the class.
    private func delegateSetter(_ face: MethodFace) -> [StatementView]? {
        guard face.method.flow == nil, let delegate = facts.type.delegate?.property.value, let parameter = face.parameters.first else {
            return nil
        }
        let name = "set\(delegate.prefix(1).uppercased())\(delegate.dropFirst())"
        guard face.parameters.count == 1, face.method.name == "\(name):" else { return nil }
        let object = face.isStatic ? "ClientEnvironment.current.shared { \(facts.name)(\(mark)environment: $0) }." : ""
        return [.line("\(object)\(delegate)Box.value = \(SwiftIdentifier.escaped(parameter.name))")]
    }

    private func reach(_ face: MethodFace, _ signature: FlowPlan.Signature) -> Reach {
        guard face.isStatic else { return Reach(setup: [], object: "self", environment: "self.environment") }
        if answersObject(face) {
            let setup = StatementView.line("let object = \(facts.name)(\(mark)environment: .current)")
            return Reach(setup: [setup], object: "object", environment: "object.environment")
        }
        guard signature.isFree else {
            let shared = "ClientEnvironment.current.shared { \(facts.name)(\(mark)environment: $0) }"
            return Reach(setup: [.line("let object = \(shared)")], object: "object", environment: "object.environment")
        }
        return Reach(setup: [.line("let environment = ClientEnvironment.current")], object: "environment", environment: "environment")
    }

    /// A static method that answers an object of its class, while the work goes on.
    private func answersObject(_ face: MethodFace) -> Bool {
        face.result.base == facts.name && face.isStatic && facts.needsEnvironment
    }

    private func answer(_ face: MethodFace, _ reach: Reach) -> [StatementView] {
        if face.result.isVoid { return [] }
        return [.line("return \(reach.object == "object" && answersObject(face) ? "object" : Self.fallback(face.result, model))")]
    }

    /// Arguments for the flow; what is not `Sendable` becomes something that is, before the work starts.
    private func arguments(_ face: MethodFace, _ signature: FlowPlan.Signature, _ reach: inout Reach) -> [String] {
        var items: [String] = []
        for parameter in signature.parameters {
            guard let declared = face.parameters.first(where: { $0.specName == parameter.name }) else { continue }
            let name = SwiftIdentifier.escaped(declared.name)
            let text = model.fromDeclared(name, declared.type)
            if text != name {
                reach.setup.append(.line("let \(name) = \(text)"))
            }
            let isMissing = declared.type.isOptional && !parameter.type.isOptional
            items.append("\(parameter.swiftName): " + (isMissing ? "try required(\(name), \(Escaping.swiftLiteral(declared.name)))" : name))
        }
        return items
    }

    /// Outside closures `self.` goes without saying.
    private func outside(_ text: String) -> String { text.replacing("self.", with: "", maxReplacements: 1) }

    private func call(_ signature: FlowPlan.Signature, _ arguments: [String], _ reach: Reach) -> String {
        let head = signature.isFree ? "\(reach.environment).\(signature.function)" : "\(reach.object).\(signature.function)"
        return "\(head)(\(arguments.joined(separator: ", ")))"
    }

    private func fails(_ signature: FlowPlan.Signature, _ arguments: [String]) -> Bool {
        signature.effects.isThrowing || arguments.contains { $0.contains("try ") }
    }

    private func plain(_ arguments: [String]) -> [String] { arguments.map { $0.replacing("try required(", with: "required(") } }

    /// A flow that waits for nothing.
    private func direct(_ face: MethodFace, _ signature: FlowPlan.Signature, _ arguments: [String], _ reach: Reach) -> [StatementView] {
        let call = outside(call(signature, plain(arguments), reach))
        let isFailing = fails(signature, arguments)
        let hasResult = !face.result.isVoid && signature.result.type != .void
        let value =
            hasResult
            ? model.toDeclared((isFailing ? "try " : "") + call, face.result, isOptional: signature.result.isOptional)
            : (isFailing ? "try " : "") + call
        if face.throwsError || !isFailing { return [.line((hasResult ? "return " : "") + value)] + (hasResult ? [] : voidAnswer(face)) }
        let log = StatementView.line(
            "\(outside(reach.environment)).log(\"\(Escaping.swiftLiteralBody(face.name.description)): \\(error)\")")
        let handler = [log] + (face.result.isVoid ? [] : [StatementView.line("return \(Self.fallback(face.result, model))")])
        return [StatementView(.attempt(AttemptView(body: [.line((hasResult ? "return " : "") + value)], handler: handler)))]
    }

    private func voidAnswer(_ face: MethodFace) -> [StatementView] {
        face.result.isVoid ? [] : [.line("return \(Self.fallback(face.result, model))")]
    }

    /// A flow that goes on after the method has returned.
    private func started(_ face: MethodFace, _ signature: FlowPlan.Signature, _ arguments: [String], _ reach: Reach) -> [StatementView] {
        let isFailing = fails(signature, arguments)
        let line = "\(isFailing ? "try " : "")await \(call(signature, plain(arguments), reach))"
        let start = "\(outside(reach.environment)).start"
        let result = answer(face, reach)
        guard isFailing else {
            let text = "\(start) { \(line) }"
            return (CodeLayout.fits(text, 2) ? [.line(text)] : [.block(["\(start) {"], [.line(line)])]) + result
        }
        let environment = reach.environment
        let log = "\(environment).log(\"\(Escaping.swiftLiteralBody(face.name.description)): \\(error)\")"
        return [.block(["\(start) {"], [StatementView(.attempt(AttemptView(body: [.line(line)], handler: [.line(log)])))])] + result
    }

    /// A flow that ends by calling the handler, on the main actor.
    private func withHandler(
        _ face: MethodFace,
        _ signature: FlowPlan.Signature,
        _ arguments: [String],
        _ handler: MethodFace.Parameter,
        _ reach: Reach
    ) -> [StatementView] {
        let names = handlerNames(signature)
        let environment = reach.environment
        let mark = handler.type.isOptional ? "?" : ""
        let values = zip(names, signature.handler ?? []).map { name, parameter in
            model.toDeclared(name, parameter.type, isOptional: parameter.type.isOptional)
        }
        let deliver = "await \(environment).deliver { \(handler.name).value\(mark)(\(values.joined(separator: ", "))) }"
        let isFailing = fails(signature, arguments)
        let head = "\(isFailing ? "try " : "")await \(call(signature, plain(arguments), reach))"
        let closure = head.hasSuffix("()") ? String(head.dropLast(2)) : head
        let run = StatementView.block(
            [names.isEmpty ? "\(closure) {" : "\(closure) { \(names.joined(separator: ", ")) in"], [.line(deliver)])
        var body = [run]
        if isFailing {
            let failure = failureValues(signature)
            let line = "await \(environment).deliver { \(handler.name).value\(mark)(\(failure.joined(separator: ", "))) }"
            body = [StatementView(.attempt(AttemptView(body: [run], handler: [.line(line)])))]
        }
        let boxed = StatementView.line("let \(handler.name) = Handed(\(handler.name))")
        return [boxed, .block(["\(outside(reach.environment)).start {"], body)]
    }

    func handlerNames(_ signature: FlowPlan.Signature) -> [String] {
        (signature.handler ?? []).map { SwiftIdentifier.escaped(SwiftIdentifier.camelCase($0.name)) }
    }

    private func failureValues(_ signature: FlowPlan.Signature) -> [String] {
        (signature.handler ?? []).map { parameter in
            parameter.type.base == "any Error" ? "error" : Self.fallback(parameter.type, model)
        }
    }

    /// What a method answers when there is nothing to answer.
    static func fallback(_ type: SwiftType, _ model: SystemModel) -> String {
        if type.isOptional { return "nil" }
        switch type.base {
        case "Bool": return "false"
        case "String": return "\"\""
        case "Double", "Float", "CGFloat", "TimeInterval": return "0"
        case _ where FoundationTypes.integers.contains(type.base): return "0"
        case _ where type.base.hasPrefix("["): return type.base.contains(":") ? "[:]" : "[]"
        default: return model.defaultCase(type.base)
        }
    }
}

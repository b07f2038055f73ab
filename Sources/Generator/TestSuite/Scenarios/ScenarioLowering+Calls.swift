internal import Declarations
internal import Spec
internal import SwiftCode

/// Calls of the app.
extension ScenarioLowering {
    mutating func call(_ call: ScenarioCall) {
        guard let face = context.face(call.type, call.method.value) else { return }
        let receiver = receiver(call, face)
        if face.name.isInitializer { return create(call, face) }
        if call.isTwin, face.asyncName != nil { return twin(call, face, receiver) }
        if awaited(call, face, receiver) { return }
        if face.handler != nil { return handled(call, face, receiver) }
        plain(call, face, receiver)
    }

    func receiver(_ call: ScenarioCall, _ face: MethodFace) -> String {
        if face.isStatic { return call.type }
        if let object = call.object { return values.required(values.value(object)) }
        if call.type == context.sharedClass?.name.value { return "shared" }
        guard let type = context.model.classes[call.type], type.shared != nil else { return "shared" }
        return context.isSharedOptional(type) ? "(try #require(\(context.sharedCall(type))))" : context.sharedCall(type)
    }

    /// The arguments that the scenario gives; delegates that take notes where it gives none.
    func arguments(_ call: ScenarioCall, _ parameters: [MethodFace.Parameter], handler: (index: Int?, closure: String)? = nil)
        -> [SwiftText]
    {
        parameters.enumerated().compactMap { index, parameter in
            let given = call.arguments.first { $0.name.value == parameter.specName }
            let closure = index == handler?.index ? handler?.closure : nil
            guard let text = closure ?? given.map({ declared(values.value($0.value), parameter.type) }) ?? standIn(parameter) else {
                return nil
            }
            let label = SwiftIdentifier.escapedLabel(parameter.label)
            return .plain(parameter.label.isEmpty ? text : "\(label): \(text)")
        }
    }

    func standIn(_ parameter: MethodFace.Parameter) -> String? {
        let base = parameter.type.name ?? parameter.type.base.spelling
        if context.model.protocols[base] != nil { return context.recorderVariable(base) }
        if parameter.defaultValue != nil { return nil }
        if parameter.type.isOptional { return "nil" }
        return switch parameter.type.base {
        case .array(_): "[]"
        case .dictionary(_, _): "[:]"
        default: ".init()"
        }
    }

    private func invocation(_ receiver: String, _ face: MethodFace, _ arguments: [SwiftText]) -> SwiftText {
        .call("\(receiver).\(SwiftIdentifier.escapedMember(face.name.base))", arguments)
    }

    private mutating func create(_ call: ScenarioCall, _ face: MethodFace) {
        let text = SwiftText.call(call.type, arguments(call, face.parameters))
        let effect = face.throwsError ? "try " : ""
        if let failure = call.failure, face.throwsError {
            return code.add(block: "#expect(throws: \(error(failure.value)))", text, prefix: "_ = try ")
        }
        guard let result = call.result else { return code.add(text, prefix: "_ = \(effect)") }
        let variable = newVariable(result)
        let isOptional = face.result.isOptional
        code.add(text, prefix: "let \(variable) = " + (isOptional ? "try #require(" : effect), suffix: isOptional ? ")" : "")
        types[result] = call.type
        values.locals[result] = .value(variable: variable, type: .named(call.type), isOptional: false)
        guard let delegate = context.model.classes[call.type]?.delegate,
            let property = context.property(delegate.property.value, of: call.type)
        else { return }
        code.add("\(variable).\(property.name) = \(context.recorderVariable(delegate.protocolName.value))")
    }

    private mutating func plain(_ call: ScenarioCall, _ face: MethodFace, _ receiver: String) {
        let text = invocation(receiver, face, arguments(call, face.parameters))
        if let failure = call.failure, face.throwsError {
            code.add(block: "#expect(throws: \(error(failure.value)))", text, prefix: "try ")
        } else if let result = call.result, !face.result.isVoid {
            let variable = newVariable(result)
            code.add(text, prefix: "let \(variable) = \(face.throwsError ? "try " : "")")
            types[result] = face.result.nestedSpelling
            values.locals[result] = .value(variable: variable, type: values.valueType(face.result), isOptional: face.result.isOptional)
        } else {
            let isIgnored = !face.result.isVoid
            code.add(text, prefix: (isIgnored ? "_ = " : "") + (face.throwsError ? "try " : ""))
        }
        if call.waits, context.isUnderWay(face.method) { code.add("await device.settle()") }
    }

    /// Through the handler: what it is given is kept, and read when all work is done.
    private mutating func handled(_ call: ScenarioCall, _ face: MethodFace, _ receiver: String) {
        let members = handlerMembers(face)
        let isStarted = call.pace == .started
        let answer = isStarted ? call.result.map { newVariable($0) } ?? fresh("answer") : fresh("answer")
        let type = "HandlerAnswer<\(members.isEmpty ? "Void" : Self.tuple(members))>"
        code.add("let \(answer) = \(type)()")
        let places = members.indices.map { "$\($0)" }.joined(separator: ", ")
        let closure = members.isEmpty ? "{ \(answer).value = () }" : "{ \(answer).value = \(members.count == 1 ? places : "(\(places))") }"
        let list = arguments(call, face.parameters, handler: (face.handlerIndex, closure))
        code.add(invocation(receiver, face, list), prefix: face.result.isVoid ? "" : "_ = ")
        if isStarted, let name = call.result {
            types[name] = type
            values.locals[name] = .answer(variable: answer, members)
        }
        guard call.waits else { return }
        code.add("await device.settle()")
        read(answer, members, result: call.result, failure: call.failure?.value)
    }

    /// One type, or a tuple with the names of the handler's parameters.
    static func tuple(_ members: [(name: String, type: SwiftType)]) -> String {
        guard members.count != 1 else { return members[0].type.nestedSpelling }
        return "(\(members.map { "\(SwiftIdentifier.camelCase($0.name)): \($0.type.nestedSpelling)" }.joined(separator: ", ")))"
    }

    mutating func read(_ answer: String, _ members: [(name: String, type: SwiftType)], result: String?, failure: String?) {
        let error = members.first(where: \.type.isError)
        let isRead = result != nil || (failure != nil && error != nil)
        guard isRead else { return expect("await \(answer).given() != nil") }
        let variable = result.map { newVariable($0) } ?? fresh("given")
        code.add("let \(variable) = try #require(await \(answer).given())")
        if let result {
            values.locals[result] = .handed(variable: variable, members)
            types[result] = Self.tuple(members)
        }
        if let failure, let error {
            let name = members.count == 1 ? variable : "\(variable).\(SwiftIdentifier.camelCase(error.name))"
            expect("\(name) as? \(errorType(failure)) == \(self.error(failure))")
        }
    }

    private func handlerMembers(_ face: MethodFace) -> [(name: String, type: SwiftType)] {
        (face.handler?.parameters ?? []).enumerated().compactMap { index, parameter in
            let type = context.model.mapping.type(parameter.type, language: face.method.language)
            return type.isVoid ? nil : (parameter.name ?? "value\(index)", type)
        }
    }

    private mutating func twin(_ call: ScenarioCall, _ face: MethodFace, _ receiver: String) {
        let members = handlerMembers(face)
        let canFail = members.contains(where: \.type.isError)
        let results = members.filter { !$0.type.isError }
        let name = SwiftIdentifier.escapedMember(face.asyncName?.base ?? face.name.base)
        let text = SwiftText.call("\(receiver).\(name)", arguments(call, face.awaitedParameters))
        let effects = canFail ? "try await " : "await "
        if let failure = call.failure, call.waits {
            let ignored = results.isEmpty ? "" : "_ = "
            code.add(block: "await #expect(throws: \(error(failure.value)))", text, prefix: ignored + effects)
        } else if call.pace == .started {
            begin(call, text, effects, results)
        } else if let result = call.result, !results.isEmpty {
            let types = results.map { (name: $0.name, type: canFail ? $0.type.with(.required) : $0.type) }
            let variable = bind(result, types)
            code.add(text, prefix: "let \(variable) = \(effects)")
        } else {
            code.add(text, prefix: (results.isEmpty ? "" : "_ = ") + effects)
        }
    }

    /// A twin that the scenario does not wait for.
    private mutating func begin(_ call: ScenarioCall, _ text: SwiftText, _ effects: String, _ results: [(name: String, type: SwiftType)]) {
        let canFail = effects.hasPrefix("try")
        let values = results.map { (name: $0.name, type: canFail ? $0.type.with(.required) : $0.type) }
        guard let name = call.result else { return code.add(text, prefix: "_ = StartedCall { \(effects)", suffix: " }") }
        let variable = newVariable(name)
        code.add(text, prefix: "let \(variable) = StartedCall { \(effects)", suffix: " }")
        types[name] = "StartedCall<\(values.isEmpty ? "Void" : Self.tuple(values))>"
        self.values.locals[name] = .started(variable: variable, values)
    }

    /// A variable for the result of a twin: a value, or a tuple.
    mutating func bind(_ result: String, _ members: [(name: String, type: SwiftType)]) -> String {
        let variable = newVariable(result)
        types[result] = Self.tuple(members)
        values.locals[result] =
            members.count == 1
            ? .value(variable: variable, type: values.valueType(members[0].type), isOptional: members[0].type.isOptional)
            : .handed(variable: variable, members)
        return variable
    }

    func error(_ dotted: String) -> String {
        let parts = dotted.split(separator: ".", maxSplits: 1).map(String.init)
        return parts.count == 2 ? context.model.caseExpression(parts[0], parts[1]) : dotted
    }

    private func errorType(_ dotted: String) -> String { dotted.split(separator: ".").first.map(String.init) ?? dotted }
}

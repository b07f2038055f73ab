internal import Spec
internal import SwiftCode

/// What delegates hear and do.
extension ScenarioLowering {
    mutating func notified(_ selector: String, _ type: String, _ arguments: [Argument], _ result: String?) {
        let parameters = context.delegateParameters(type, selector)
        let call = "try await device.heard(\(Escaping.swiftLiteral(selector)))"
        guard !arguments.isEmpty || result != nil else { return code.add(call) }
        let variable = result.map { newVariable($0) } ?? fresh("heard")
        code.add("let \(variable) = \(call)")
        if let result {
            values.locals[result] = .heard(variable: variable, parameters)
            types[result] = "Heard"
        }
        for argument in arguments {
            guard let parameter = parameters.first(where: { $0.name == argument.name.value }) else { continue }
            expect(given(variable, parameter, argument.value))
        }
    }

    private func given(_ variable: String, _ parameter: (name: String, type: SwiftType), _ expression: Expression) -> String {
        let value = values.value(expression)
        let member = "\(variable)[\(Escaping.swiftLiteral(parameter.name))]"
        if value.text == "nil" { return "\(member) == nil" }
        if case .named(let name) = value.type, context.model.classes[name]?.form == .class {
            return "\(member) as? \(name) === \(value.text)"
        }
        if case .named(let name) = value.type, let wrapped = parameter.type.name.flatMap({ context.model.classes[$0] }),
            !wrapped.wraps.isEmpty
        {
            return "(\(member) as? \(parameter.type.base.spelling))?.error as? \(name) == \(value.text)"
        }
        var base = parameter.type.base.spelling
        if parameter.type.isError, case .named(let name) = value.type { base = name }
        return "\(member) as? \(base) == \(value.text)"
    }

    /// The delegate calls on from inside its method: nothing there can wait.
    mutating func react(_ selector: String, _ type: String, _ steps: [ScenarioStep], _ answer: Expression?) {
        let name = Escaping.swiftLiteral(selector)
        if let answer { code.add("device.log.answer(\(name), \(values.value(answer).text))") }
        guard !steps.isEmpty else { return }
        let outer = values.locals
        let parameters = context.delegateParameters(type, selector)
        values.locals["given"] = .heard(variable: "given", parameters)
        code.add("device.log.react(\(name)) { given in")
        code.indent()
        for step in steps { reaction(step.verb) }
        code.outdent()
        code.add("}")
        values.locals = outer
    }

    /// A call without effects of its own on the test: what is optional is called if it is there.
    private mutating func reaction(_ verb: ScenarioVerb) {
        guard case .call(let call) = verb, let face = context.face(call.type, call.method.value) else { return }
        let object = call.object.map { values.value($0) }
        let receiver = face.isStatic ? call.type : object.map { $0.text + ($0.isOptional ? "?" : "") } ?? "shared"
        let arguments = face.parameters.compactMap { parameter -> SwiftText? in
            let given = call.arguments.first { $0.name.value == parameter.specName }
            guard let text = given.map({ values.value($0.value).text }) ?? standIn(parameter) else { return nil }
            return .plain(parameter.label.isEmpty ? text : "\(SwiftIdentifier.escapedLabel(parameter.label)): \(text)")
        }
        code.add(.call("\(receiver).\(SwiftIdentifier.escapedMember(face.name.base))", arguments), prefix: face.result.isVoid ? "" : "_ = ")
    }
}

internal import Declarations
internal import Spec

/// The `async` form of a method with a handler: what the handler would get is answered, its error thrown.
struct AsyncTwin {
    let face: MethodFace
    let signature: FlowPlan.Signature
    let facts: ClassFacts

    private var model: SystemModel { facts.model }
    private var handler: [(name: String, type: SwiftType)] { signature.handler ?? [] }
    private var hasError: Bool { handler.contains { $0.type.base == "any Error" } }

    /// What is answered: everything but the error; with an error to throw, the rest is there.
    private var values: [(name: String, type: SwiftType)] {
        handler.filter { $0.type.base != "any Error" }.map { ($0.name, hasError ? $0.type.with(.required) : $0.type) }
    }

    var result: SwiftType {
        switch values.count {
        case 0: .void
        case 1: values[0].type
        default: SwiftType("(\(values.map { "\($0.name): \($0.type.nestedSpelling)" }.joined(separator: ", ")))")
        }
    }

    var parameters: [MethodFace.Parameter] {
        let labels = face.asyncName?.labels ?? []
        let others = face.parameters.enumerated().filter { $0.offset != face.handlerIndex }.map(\.element)
        return others.enumerated().map { index, parameter in
            var copy = parameter
            copy.label = index < labels.count ? labels[index] : parameter.label
            return copy
        }
    }

    var body: [StatementView] {
        let names = handler.map { SwiftIdentifier.camelCase($0.name) }
        let types = handler.map { model.spelling(model.flowType($0.type)) }
        let object = face.isStatic ? staticObject : "self"
        var setup: [StatementView] = []
        let arguments = self.arguments(&setup)
        let head =
            (object == "self" ? "" : "\(object).") + (signature.isFree && object == "self" ? "environment." : "") + signature.function
        let effects = signature.effects.isThrowing || arguments.contains { $0.contains("required(") } ? "try await " : "await "
        let call = "\(effects)\(head)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        switch handler.count {
        case 0: return setup + [.line("\(call) {}")]
        case 1: return setup + single(call, types[0])
        default: return setup + several(call, names, types)
        }
    }

    private var staticObject: String {
        signature.isFree
            ? "ClientEnvironment.current" : "ClientEnvironment.current.shared { \(facts.name)(\(facts.markPrefix)environment: $0) }"
    }

    private func arguments(_ setup: inout [StatementView]) -> [String] {
        signature.parameters.compactMap { parameter in
            guard let declared = parameters.first(where: { $0.specName == parameter.name }) else { return nil }
            let name = SwiftIdentifier.escaped(declared.name)
            let text = model.fromDeclared(name, declared.type)
            let isMissing = declared.type.isOptional && !parameter.type.isOptional
            return "\(parameter.swiftName): " + (isMissing ? "required(\(text), \(Escaping.swiftLiteral(declared.name)))" : text)
        }
    }

    private func single(_ call: String, _ type: String) -> [StatementView] {
        let optional = type.hasSuffix("?") ? type : type + "?"
        var lines = ["let answer = Locked<\(optional)>(nil)", "\(call) { answer.value = $0 }"]
        if hasError {
            lines.append("if let error = answer.value { throw error }")
        } else if let value = values.first {
            lines.append("return \(declared("answer.value", value))")
        }
        return lines.map { .line($0) }
    }

    private func several(_ call: String, _ names: [String], _ types: [String]) -> [StatementView] {
        let positions = names.indices.map { "$\($0)" }.joined(separator: ", ")
        var statements: [StatementView] = [
            .line("let answer = Locked<(\(types.joined(separator: ", ")))?>(nil)"),
            .lines(CodeLayout.broken("\(call) { answer.value = (\(positions)) }", depth: 2)),
            .line("guard let (\(bound(names).joined(separator: ", "))) = answer.value else { throw CancellationError() }"),
        ]
        if let error = zip(names, handler).first(where: { $1.type.base == "any Error" })?.0 {
            statements.append(.line(error == "error" ? "if let error { throw error }" : "if let error = \(error) { throw error }"))
        }
        switch values.count {
        case 0: break
        case 1: statements.append(.line("return \(declared(SwiftIdentifier.camelCase(values[0].name), values[0]))"))
        default:
            let items = values.map { "\($0.name): \(declared(SwiftIdentifier.camelCase($0.name), $0))" }
            statements.append(.line("return (\(items.joined(separator: ", ")))"))
        }
        return statements
    }

    private func bound(_ names: [String]) -> [String] { names.map(SwiftIdentifier.escaped) }

    /// The value as the result's type; one that should be there and is not fails.
    private func declared(_ text: String, _ value: (name: String, type: SwiftType)) -> String {
        let original = handler.first { $0.name == value.name }?.type ?? value.type
        let converted = model.toDeclared(text, value.type, isOptional: original.isOptional)
        let isMissing = original.isOptional && !value.type.isOptional
        return isMissing ? "try required(\(converted), \(Escaping.swiftLiteral(value.name)))" : converted
    }
}

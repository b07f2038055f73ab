internal import Declarations

/// The call of a method's flow by an `async` twin, in the task of whoever awaits it.
struct FlowCall {
    let face: MethodFace
    let signature: FlowPlan.Signature
    let facts: ClassFacts

    private var model: SystemModel { facts.model }

    /// - Parameters:
    ///   - parameters: the twin's own.
    ///   - others: arguments that the twin makes itself, by the name of the flow's parameter.
    /// - Returns: `try await signInFlow(name: name)`, without parentheses where nothing is handed over.
    func text(_ parameters: [MethodFace.Parameter], _ others: [String: String] = [:]) -> String {
        let list = arguments(parameters, others)
        let effects = signature.effects.isThrowing || list.contains { $0.contains("required(") } ? "try await " : "await "
        return "\(effects)\(receiver)\(signature.function)" + (list.isEmpty ? "" : "(\(list.joined(separator: ", ")))")
    }

    private var receiver: String {
        guard face.isStatic else { return signature.isFree ? "environment." : "" }
        let shared = "ClientEnvironment.current.shared { \(facts.name)(\(facts.markPrefix)environment: $0) }."
        return signature.isFree ? "ClientEnvironment.current." : shared
    }

    private func arguments(_ parameters: [MethodFace.Parameter], _ others: [String: String]) -> [String] {
        signature.parameters.compactMap { parameter in
            if let made = others[parameter.name] { return "\(parameter.swiftName): \(made)" }
            guard let declared = parameters.first(where: { $0.specName == parameter.name }) else { return nil }
            let text = model.fromDeclared(SwiftIdentifier.escaped(declared.name), declared.type)
            let isMissing = declared.type.isOptional && !parameter.type.isOptional
            return "\(parameter.swiftName): " + (isMissing ? "required(\(text), \(Escaping.swiftLiteral(declared.name)))" : text)
        }
    }
}

internal import Declarations
internal import SwiftCode

/// The call of a method's flow by an `async` twin, in the task of whoever awaits it.
struct FlowCall {
    let face: MethodFace
    let signature: FlowPlan.Signature
    let facts: ClassFacts

    private var model: SystemModel { facts.model }

    /// - Parameters:
    ///   - parameters: the twin's own.
    ///   - others: arguments that the twin makes itself, by the name of the flow's parameter.
    ///   - handler: what the flow completes.
    func call(
        _ parameters: [MethodFace.Parameter], _ others: [String: SwiftExpression] = [:], handler: SwiftClosure? = nil
    ) -> SwiftExpression {
        let effects = signature.effects.ofCall.union(.waiting)
        return function.called(arguments(parameters, others) + progress.arguments, trailing: handler, effects)
    }

    /// Blocks that the twin takes as the method does.
    var progress: ProgressDelivery {
        ProgressDelivery(face: face, signature: signature, environment: environment, model: model)
    }

    /// The surroundings of the call.
    var environment: SwiftExpression {
        face.isStatic ? SwiftExpression.name("ClientEnvironment").dot("current") : .this.dot(model.inner.environment)
    }

    private var function: SwiftExpression {
        let name = signature.function
        switch (face.isStatic, signature.isFree) {
        case (false, true): return .own(model.inner.environment, besides: face.parameters.lazy.map(\.name)).dot(name)
        case (false, false): return .name(name)
        case (true, true): return .name("ClientEnvironment").dot("current").dot(name)
        case (true, false): return facts.current.dot(name)
        }
    }

    private func arguments(_ parameters: [MethodFace.Parameter], _ others: [String: SwiftExpression]) -> [SwiftArgument] {
        signature.parameters.compactMap { parameter in
            if let made = others[parameter.name] { return made.labelled(parameter.swiftName) }
            guard let declared = parameters.first(where: { $0.specName == parameter.name }) else { return nil }
            let value = model.fromDeclared(.name(declared.name), declared.type)
            let isMissing = declared.type.isOptional && !parameter.type.isOptional
            return (isMissing ? .required(value, declared.name) : value).labelled(parameter.swiftName)
        }
    }
}

internal import Spec
internal import SwiftCode

/// How what a flow reports while it goes on reaches the blocks that an app gave: on the main actor, or where they are called at once.
struct ProgressDelivery {
    let face: MethodFace
    let signature: FlowPlan.Signature
    let environment: SwiftExpression
    let model: SystemModel
    /// A listener that hears nothing more when it is taken out.
    var listener: OwnRun?

    /// The blocks on their way to the main actor.
    var boxes: [SwiftStatement] {
        given.filter { !$0.block.isAtOnce }.map {
            let own = SwiftExpression.name($0.parameter.name)
            let isMapped = $0.block.asked != nil && $0.parameter.type.isOptional
            let boxed = isMapped ? own.mapped { .call("Handed", [$0.unlabelled]) } : .call("Handed", [own.unlabelled])
            return .constant($0.box, nil, boxed)
        }
    }

    /// What the flow is called with.
    var arguments: [SwiftArgument] {
        given.map { block, parameter, box in
            if block.isAtOnce { return atOnce(block, parameter).labelled(block.swiftName) }
            let names = block.values.map { SwiftIdentifier.local($0.name) }
            let values = zip(names, block.values).map { name, value in
                let declared = model.toDeclared(.name(name), value.type, isOptional: value.type.isOptional)
                return (block.asked?.given(declared, value.type, model) ?? declared).labelled(nil)
            }
            if let asked = block.asked {
                let answered = asked.asking(.name(box), values, by: environment.dot("askBlock"), model)
                return SwiftExpression.closure(SwiftClosure(names, answered)).labelled(block.swiftName)
            }
            let called = SwiftExpression.name(box).dot("value").chained(parameter.type.isOptional)
            let delivered = environment.delivering(called, values, parameter.type, listener?.parameter == block.name ? listener : nil)
            return SwiftExpression.closure(SwiftClosure(names, delivered)).labelled(block.swiftName)
        }
    }

    /// A block that is over when the method returns can't be kept, only called.
    private func atOnce(_ block: FlowPlan.Progress, _ parameter: MethodFace.Parameter) -> SwiftExpression {
        let given = block.values.indices.map { SwiftExpression.name("$\($0)") }
        let values = zip(given, block.values).map { model.toDeclared($0, $1.type, isOptional: $1.type.isOptional) }
        let own = SwiftExpression.name(parameter.name)
        guard parameter.type.isOptional || values != given else { return own }
        let handed = values.enumerated().map { $0 == block.changed ? SwiftExpression.name("&$\($0)") : $1 }
        return .closure(SwiftClosure([], own.chained(parameter.type.isOptional).called(handed.map { $0.labelled(nil) })))
    }

    private var given: [(block: FlowPlan.Progress, parameter: MethodFace.Parameter, box: String)] {
        signature.progress.compactMap { block in
            guard let parameter = face.parameters.first(where: { $0.specName == block.name }) else { return nil }
            let isTaken = block.values.contains { SwiftIdentifier.local($0.name) == parameter.name }
            return (block, parameter, isTaken ? "\(parameter.name)Handler" : parameter.name)
        }
    }
}

internal import Spec
internal import SwiftCode

/// The run of a flow that goes on for one listener alone: it tells the block, or the delegate, that a method adds, by the parameter's name, and
/// nobody else of the list. It ends when the listener is taken out, and with it what it listens to.
struct OwnRun {
    /// The spec's name of the parameter.
    let parameter: String
    /// What is known of the listener.
    private var added = SwiftExpression.null

    /// Nil where the method returns when its flow does, and where others of the list hear of the flow, too.
    init?(of face: MethodFace, _ context: FlowContext) {
        guard let change = face.method.listeners, change.keeps, let parameter = change.parameter, let flow = face.method.flow?.value,
            let signature = context.plan.signatures[flow], signature.effects.isAsync, !face.isAsync, face.method.startedCall == nil,
            signature.progress.contains(where: { $0.name == parameter && !$0.isAtOnce })
                || signature.parameters.contains(where: { $0.name == parameter }),
            !Self.tells(change.list.value, flow, context.model)
        else { return nil }
        self.parameter = parameter
    }

    func of(_ added: SwiftExpression) -> OwnRun {
        var copy = self
        copy.added = added
        return copy
    }

    /// `added.keep(…)`: what `start` answers ends with the listener.
    func kept(_ begun: SwiftExpression) -> SwiftExpression { added.calling("keep", [begun.unlabelled]) }

    /// What the listener is told, as long as nobody has taken it out.
    func telling(_ told: SwiftExpression) -> SwiftStatement {
        .if([SwiftBranch([.test(.not(added.dot("isRemoved")))], [.expression(told)])], otherwise: nil)
    }

    /// Whether a flow, or one that it waits for, tells all of a list.
    private static func tells(_ list: String, _ flow: String, _ model: SystemModel) -> Bool {
        var (open, seen) = ([flow], Set([flow]))
        while let name = open.popLast() {
            for step in (model.flows[name]?.parts.allSteps ?? []).withNested() {
                switch step.verb {
                case .report(let told, .held, _) where told.value == list: return true
                case .consult(let question) where question.isHeld && question.handler.value == list: return true
                case .notifyAll(let told, _, _) where told.value == list: return true
                default: break
                }
            }
            open += (model.behaviour.flows[name]?.waitedRuns ?? []).filter { seen.insert($0).inserted }
        }
        return false
    }
}

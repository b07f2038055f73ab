import Diagnostics
import SourceText

/// Listening in the background that nobody could hear of, or that stands where it would begin again and again.
enum Reconnecting {
    static let rule = Rule(
        "spec-reconnecting",
        "what is listened to in the background does what only a flow can that is waited for",
        explanation: """
            `waits: false` of `listen:` goes on in the background, behind the end of the flow, for as long as there is the object. So it is for what is \
            listened to again and again (`reconnect:`), stands among the flow's own steps or in a branch of `when:`, where it begins once, and its steps \
            tell delegates, keep state and run flows. They answer nobody: there is nothing to `return:`, `emit:`, `complete:` or `report:` any more. `stop: true` \
            among them ends the listening.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let own = survey.spec.flows.flatMap { flow in once(flow.steps) }
        let all = (survey.steps.ofFlows + survey.steps.ofPolicies).joined()
        return all.flatMap { step -> [Diagnostic] in
            guard case .listen(let listening) = step.verb, !listening.waits else { return [] }
            return check(listening, at: step.place, isOwn: own.contains { $0 == step.place })
        }
    }

    private static func check(_ listening: Listening, at place: Place, isOwn: Bool) -> [Diagnostic] {
        var list: [Diagnostic] = []
        if listening.reconnects == nil {
            let help = "say `reconnect: true`, or leave out `waits: false`"
            let message = "what goes on in the background is listened to again when it breaks off"
            list.append(Diagnostic(rule, message, at: [Label(place)], help: help))
        }
        if !isOwn {
            let help = "put it among the steps of a flow of its own, and `start:` that"
            list.append(Diagnostic(rule, "this would begin to listen again and again", at: [Label(place)], help: help))
        }
        return list
            + listening.steps.withNested().compactMap { step in
                answering(step.verb).map { verb in
                    let help = "notify a delegate, keep it, or leave out `waits: false`"
                    return Diagnostic(rule, "nobody is left whom `\(verb)` would tell", at: [Label(step.place)], help: help)
                }
            }
    }

    private static func answering(_ verb: FlowVerb) -> String? {
        switch verb {
        case .return: "return"
        case .emit: "emit"
        case .complete: "complete"
        case .report(_, .meanwhile, _), .report(_, .atOnce, _): "report"
        case .consult(let question) where !question.isHeld: "report"
        default: nil
        }
    }

    /// Where steps stand that are done once in a run.
    private static func once(_ steps: [FlowStep]) -> [Place] {
        steps.flatMap { step -> [Place] in
            guard case .control(.when(let branches)) = step.verb else { return [step.place] }
            return [step.place] + branches.flatMap { once($0.steps) }
        }
    }
}

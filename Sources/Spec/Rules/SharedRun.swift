import Diagnostics
import SourceText

/// A flow whose callers share a run cannot be shared.
enum SharedRun {
    static let rule = Rule(
        "spec-shared-run",
        "a flow whose callers share a run cannot be shared",
        explanation: """
            `together:` lets callers that come while a run of the flow is under way wait for its end. That takes a flow that waits for \
            something; one that does not is over before anybody else comes. And it takes a flow with a result for all of them: one that \
            calls a method's handler, itself or in a flow that it runs, would call that of the first only. Let the callers complete.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        guard survey.spec.flows.contains(where: { $0.together != nil }) else { return [] }
        let completions = completions(survey)
        return survey.spec.flows.compactMap { flow in
            guard let together = flow.together else { return nil }
            if !flow.isAsync {
                let message = "the flow `\(flow.name.value)` waits for nothing, so nobody can join it"
                return Diagnostic(rule, message, at: [Label(together.place)], help: help(flow))
            }
            guard let step = completions[flow.name.value] else { return nil }
            let labels = [Label(together.place), Label(step.place, "only the first caller's handler is called")]
            let help = "complete in the flows that run it"
            return Diagnostic(rule, "callers of `\(flow.name.value)` share a run, and so one handler", at: labels, help: help)
        }
    }

    /// What listens in the background is over at once for the flow, and all the same is to be begun once.
    private static func help(_ flow: Flow) -> String {
        let listens = flow.steps.withNested().contains { step in if case .listen = step.verb { true } else { false } }
        return listens ? "begin the flow with `claim:`, so that it listens once, and leave `together` out" : "leave `together` out"
    }

    /// For each flow that calls a handler, itself or in a flow that it runs, the first such step: from the flows that have one of their
    /// own to those that run them.
    private static func completions(_ survey: Survey) -> [String: FlowStep] {
        var callers: [String: [String]] = [:]
        var found: [String: FlowStep] = [:]
        var reached: [String] = []
        for (flow, steps) in zip(survey.spec.flows, survey.steps.ofFlows) {
            for case .run(let target, _, _, _, _) in steps.map(\.verb) { callers[target.value, default: []].append(flow.name.value) }
            guard found[flow.name.value] == nil, let own = steps.completion else { continue }
            found[flow.name.value] = own
            reached.append(flow.name.value)
        }
        var next = 0
        while next < reached.count {
            for caller in callers[reached[next]] ?? [] where found[caller] == nil {
                found[caller] = found[reached[next]]
                reached.append(caller)
            }
            next += 1
        }
        return found
    }
}

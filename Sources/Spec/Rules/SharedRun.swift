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

    static func check(_ spec: Spec) -> [Diagnostic] {
        let flows = Dictionary(spec.flows.map { ($0.name.value, $0) }) { first, _ in first }
        return spec.flows.compactMap { flow in
            guard let together = flow.together else { return nil }
            if !flow.isAsync {
                let message = "the flow `\(flow.name.value)` waits for nothing, so nobody can join it"
                return Diagnostic(rule, message, at: [Label(together.place)])
            }
            guard let step = completion(flow, flows) else { return nil }
            let labels = [Label(together.place), Label(step.place, "only the first caller's handler is called")]
            let help = "complete in the flows that run it"
            return Diagnostic(rule, "callers of `\(flow.name.value)` share a run, and so one handler", at: labels, help: help)
        }
    }

    /// The first step that calls a handler, in the flow or one that it runs.
    private static func completion(_ flow: Flow, _ flows: [String: Flow]) -> Step? {
        var seen: Set<String> = [flow.name.value]
        var waiting = [flow]
        while let next = waiting.popLast() {
            for step in Waiting.allSteps(next) {
                if case .complete = step.verb { return step }
                if case .run(let name, _, _, _) = step.verb, seen.insert(name.value).inserted, let found = flows[name.value] {
                    waiting.append(found)
                }
            }
        }
        return nil
    }
}

/// The steps of a spec's flows and policies, nested ones too: walked once for all who look at each.
struct StepLists {
    /// In the order of `Spec.flows`.
    let ofFlows: [[FlowStep]]
    /// In the order of `Spec.policies`.
    let ofPolicies: [[FlowStep]]
    /// Those of the flows, then those of the policies.
    let all: [FlowStep]

    init(_ spec: Spec) {
        ofFlows = spec.flows.map { ($0.steps + $0.always + $0.onSuccess + $0.onFailure).withNested() }
        ofPolicies = spec.policies.map { ($0.before + $0.retry.flatMap(\.allSteps)).withNested() }
        all = (ofFlows + ofPolicies).flatMap { $0 }
    }
}

extension [FlowStep] {
    /// The flows that the steps run and wait for.
    var awaitedFlows: Set<String> {
        Set(
            compactMap { step in
                if case .run(let flow, _, _, waits: true, _) = step.verb { flow.value } else { nil }
            }
        )
    }

    /// The first step that calls a method's handler.
    var completion: FlowStep? { first { if case .complete = $0.verb { true } else { false } } }
}

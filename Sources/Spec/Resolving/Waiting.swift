import SourceText

/// Works out which flows wait: those with a step that waits, or that run a flow that does.
enum Waiting {
    static func mark(_ spec: inout Spec) {
        let operations = Dictionary(OperationSignature.all(spec).map { ($0.name, $0.waits) }) { first, _ in first }
        var waiting = Set(spec.flows.filter { allSteps($0).contains { $0.waits(operations) } }.map(\.name.value))
        for index in spec.policies.indices {
            spec.policies[index].isAsync = allSteps(spec.policies[index]).contains { $0.waits(operations) }
        }
        spread(&waiting, &spec)
        for index in spec.flows.indices { spec.flows[index].isAsync = waiting.contains(spec.flows[index].name.value) }
    }

    private static func spread(_ waiting: inout Set<String>, _ spec: inout Spec) {
        var changed = true
        while changed {
            changed = false
            for index in spec.policies.indices where !spec.policies[index].isAsync {
                guard !runs(allSteps(spec.policies[index])).isDisjoint(with: waiting) else { continue }
                spec.policies[index].isAsync = true
                changed = true
            }
            let policies = Set(spec.policies.filter(\.isAsync).map(\.name.value))
            for flow in spec.flows where !waiting.contains(flow.name.value) {
                let waits = !runs(allSteps(flow)).isDisjoint(with: waiting) || flow.policies.contains { policies.contains($0.value) }
                if waits { changed = waiting.insert(flow.name.value).inserted || changed }
            }
        }
    }

    /// The flows that steps run and wait for.
    static func runs(_ steps: [Step]) -> Set<String> {
        Set(
            steps.compactMap { step in
                if case .run(let flow, _, _, waits: true) = step.verb { flow.value } else { nil }
            }
        )
    }

    /// Every step of a flow, nested ones too.
    static func allSteps(_ flow: Flow) -> [Step] { (flow.steps + flow.always + flow.onSuccess + flow.onFailure).flatMap(\.withNested) }
    static func allSteps(_ policy: Policy) -> [Step] { (policy.before + policy.retry.flatMap(\.steps)).flatMap(\.withNested) }
}

extension Step {
    /// The lists of steps inside this one.
    package var nested: [[Step]] {
        switch verb {
        case .require(_, let otherwise), .claim(_, _, _, let otherwise): [otherwise]
        case .repeat(let repetition): [repetition.steps, repetition.otherwise]
        case .when(let branches): branches.map(\.steps)
        case .each(_, _, let steps): [steps]
        default: []
        }
    }

    /// This step and all inside it.
    package var withNested: [Step] { [self] + nested.joined().flatMap(\.withNested) }

    /// Whether the step itself waits; a flow that it runs is another matter.
    fileprivate func waits(_ operations: [String: Bool]) -> Bool {
        switch verb {
        case .call, .await: true
        case .ask(let operation, _, _): operations[operation.value] ?? true
        case .notify(_, _, _, let result): result != nil
        default: false
        }
    }
}

import SourceText

/// Works out which flows wait: those with a step that waits, or that run a flow that does.
enum Waiting {
    private enum Part: Hashable {
        case flow(String)
        case policy(String)
    }

    static func mark(_ spec: inout Spec, _ steps: StepLists) {
        let operations = Dictionary(OperationSignature.all(spec).map { ($0.name, $0.waits) }) { first, _ in first }
        var waiting: Set<Part> = []
        /// Who waits where this part does.
        var dependents: [Part: [Part]] = [:]
        func read(_ part: Part, _ steps: [FlowStep]) {
            if steps.contains(where: { $0.waits(operations) }) { waiting.insert(part) }
            for flow in steps.awaitedFlows { dependents[.flow(flow), default: []].append(part) }
        }
        for (policy, steps) in zip(spec.policies, steps.ofPolicies) { read(.policy(policy.name.value), steps) }
        for (flow, steps) in zip(spec.flows, steps.ofFlows) {
            read(.flow(flow.name.value), steps)
            for policy in flow.policies { dependents[.policy(policy.value), default: []].append(.flow(flow.name.value)) }
        }
        spread(&waiting, dependents)
        for index in spec.policies.indices { spec.policies[index].isAsync = waiting.contains(.policy(spec.policies[index].name.value)) }
        for index in spec.flows.indices { spec.flows[index].isAsync = waiting.contains(.flow(spec.flows[index].name.value)) }
    }

    private static func spread(_ waiting: inout Set<Part>, _ dependents: [Part: [Part]]) {
        var fresh = Array(waiting)
        while let next = fresh.popLast() {
            for dependent in dependents[next] ?? [] where waiting.insert(dependent).inserted { fresh.append(dependent) }
        }
    }
}

extension FlowStep {
    /// Whether the step itself waits; a flow that it runs is another matter.
    fileprivate func waits(_ operations: [String: Bool]) -> Bool {
        switch verb {
        case .call, .await, .emit: true
        case .consult(let question): !question.isAtOnce
        case .listen(let listening): listening.waits
        case .ask(let operation, _, _): operations[operation.value] ?? true
        case .notify(_, _, _, let result, let way): way.waits(hasResult: result != nil)
        default: false
        }
    }
}

internal import Declarations
internal import Spec

extension FlowPlan {
    /// What calls a delegate or a handler waits for it, so that calls keep their order, unless a method answers at once through it.
    mutating func spreadWaiting(_ model: SystemModel, _ users: [String: [User]]) {
        var immediate = Set(model.spec.flows.map(\.name.value).filter { Self.answersAtOnce(users[$0] ?? [], model) })
        var isChanged = true
        while isChanged {
            isChanged = false
            for flow in model.spec.flows {
                let name = flow.name.value
                let waited = Self.waitedRuns(flow, model)
                if immediate.contains(name), !flow.isAsync {
                    let new = waited.filter { immediate.insert($0).inserted }
                    isChanged = isChanged || !new.isEmpty
                }
            }
        }
        repeat {
            isChanged = false
            for flow in model.spec.flows {
                let name = flow.name.value
                guard signatures[name]?.effects.isAsync == false, !immediate.contains(name) else { continue }
                let waits = Self.waitedRuns(flow, model).contains { signatures[$0]?.effects.isAsync ?? false }
                guard waits || Self.calls(flow) else { continue }
                signatures[name]?.effects.isAsync = true
                isChanged = true
            }
        } while isChanged
    }

    /// Whether a method of the flow answers something, without a handler for it.
    private static func answersAtOnce(_ users: [User], _ model: SystemModel) -> Bool {
        users.contains { user in
            let facts = MethodFacts(user.method.declaration, owner: user.type.name.value, mapping: model.mapping)
            guard facts.handler == nil, let result = user.method.declaration.result else { return false }
            return !model.mapping.type(result, language: user.method.language).isVoid && !facts.returnsSelf
        }
    }

    private static func waitedRuns(_ flow: Flow, _ model: SystemModel) -> [String] {
        let policies = flow.policies.compactMap { model.policies[$0.value] }
        let steps = flow.allSteps + policies.flatMap { $0.before + $0.retry.flatMap(\.steps) }
        return StepVisitor.all(steps).compactMap { step in
            guard case .run(let name, _, _, true) = step.verb else { return nil }
            return name.value
        }
    }

    private static func calls(_ flow: Flow) -> Bool {
        StepVisitor.all(flow.allSteps).contains { step in
            switch step.verb {
            case .notify, .complete: true
            default: false
            }
        }
    }
}

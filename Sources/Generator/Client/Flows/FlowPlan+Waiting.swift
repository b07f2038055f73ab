internal import Declarations
internal import Spec

extension FlowPlan {
    /// What calls a delegate or a handler waits for it, so that calls keep their order, unless a method answers at once through it.
    mutating func spreadWaiting(_ model: SystemModel) {
        let behaviour = model.behaviour
        let immediate = Self.immediate(model)
        // Those that run flows come behind them, so that one look is enough unless flows run each other.
        var waiting = Worklist(behaviour.calleesFirst)
        while let name = waiting.next() {
            guard signatures[name]?.effects.isAsync == false, !immediate.contains(name), let facts = behaviour.flows[name] else { continue }
            let waits = facts.waitedRuns.contains { signatures[$0]?.effects.isAsync ?? false }
            guard waits || facts.completes || facts.notifies || facts.reports else { continue }
            signatures[name]?.effects.isAsync = true
            for runner in behaviour.runners[name] ?? [] { waiting.add(runner) }
        }
    }

    /// Flows through which a method answers at once, and those that they wait for.
    private static func immediate(_ model: SystemModel) -> Set<String> {
        let behaviour = model.behaviour
        let first = behaviour.users.filter { answersAtOnce($0.value, model) }.map(\.key)
        var found = Set(first)
        var waiting = Worklist(first)
        while let name = waiting.next() {
            guard model.flows[name]?.isAsync == false else { continue }
            for run in behaviour.flows[name]?.waitedRuns ?? [] where found.insert(run).inserted { waiting.add(run) }
        }
        return found
    }

    /// Whether a method of the flow answers something, throws, or calls a block before it returns, without a handler for it.
    private static func answersAtOnce(_ users: [User], _ model: SystemModel) -> Bool {
        users.contains { user in
            let facts = MethodFacts(user.method.declaration, owner: user.type.name.value, mapping: model.mapping)
            guard user.method.handlers.ending == nil, !user.method.declaration.isAsync, user.method.stream == nil else { return false }
            if user.method.declaration.isThrowing || user.method.handlers.progress.contains(where: \.isAtOnce) { return true }
            guard let result = user.method.declaration.result else { return false }
            return !model.mapping.type(result, language: user.method.language).isVoid && !facts.returnsSelf
        }
    }
}

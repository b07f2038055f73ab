import Declarations

extension Flow {
    /// Whether nothing in it could ask for an object of the class that it belongs to: it works with what it is handed, and with what
    /// servers answer. A class method with such a flow needs no object.
    ///
    /// - Parameter flow: the flow of that name: what a flow runs asks for no object, either.
    func asksForNoObject(_ flow: (String) -> Flow?) -> Bool {
        var seen: Set<String> = [name.value]
        var waiting = [self]
        while let next = waiting.popLast() {
            guard next.policies.isEmpty else { return false }
            for step in (next.steps + next.always + next.onSuccess + next.onFailure).withNested() {
                guard step.asksForNoObject else { return false }
                guard case .run(let name, _, _, _, _) = step.verb, seen.insert(name.value).inserted else { continue }
                guard let run = flow(name.value) else { return false }
                waiting.append(run)
            }
        }
        return true
    }

    /// Whether it says what it answers: nothing answers for it.
    package var returnsValue: Bool {
        steps.withNested().contains { if case .return = $0.verb { true } else { false } }
    }
}

extension FlowStep {
    fileprivate var asksForNoObject: Bool {
        switch verb {
        case .control, .return, .stop, .fail, .complete, .new, .call, .run(_, _, _, _, nil):
            verb.expressions.flatMap(\.references).allSatisfy { [.argument, .error, .clock].contains($0.root) || $0.root.isLocal }
        default: false
        }
    }
}

extension Reference.Root {
    fileprivate var isLocal: Bool { if case .local = self { true } else { false } }
}

extension ClassType {
    /// Whether an environment has one object of it, which is there before anything has given it values.
    ///
    /// - Parameter flow: the flow of that name.
    package func hasObjectWithoutValues(_ flow: (String) -> Flow?) -> Bool {
        if shared != nil || hasStaticProperties || methods.contains(where: { $0.isStatic && $0.listeners != nil }) { return true }
        let isHeard =
            delegate != nil || once != nil || !events.isEmpty || !bases.isEmpty || properties.contains(where: \.holdsBlock)
            || methods.contains { $0.listeners != nil }
        return methods.contains { method in
            guard method.isStatic, let name = method.flow?.value else { return false }
            // An object that a method of its class answers may go on by itself, unless its steps have made that one.
            let answersOne = method.declaration.result.map { ["instancetype", self.name.value].contains($0.name) } ?? false
            let isMade = flow(name)?.returnsValue ?? false
            return isHeard || answersOne && !isMade || !(flow(name)?.asksForNoObject(flow) ?? false)
        }
    }
}

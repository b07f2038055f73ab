internal import Spec

/// What names mean at one point of a flow.
struct FlowScope: Sendable {
    /// Results of steps, by the spec's name.
    var locals: [String: LoweredValue] = [:]
    /// References that a condition has found to be there, with the constant that holds the value.
    var narrowed: [Reference: LoweredValue] = [:]
    /// Names that are taken in Swift.
    var declared: Set<String>
    /// Steps that follow the list at hand in the same Swift scope.
    var continuation: [FlowStep] = []
    /// Of the list at hand, and what follows it.
    var uses = LocalUses()
    /// Statements that have to run before the flow is left early.
    var cleanup: [FlowStep] = []
    /// Whether the steps are those of a closure that hears events in the background.
    var hearsEvents = false

    init(declared: Set<String> = []) { self.declared = declared }

    var inner: FlowScope {
        var scope = self
        scope.continuation = []
        return scope
    }

    /// A name for a constant that nothing else has here.
    mutating func declare(_ text: String) -> String {
        declared.insertFree(SwiftIdentifier.local(text))
    }

    /// A state group has changed: what was known about it may not hold any more.
    mutating func invalidate(_ group: String?) {
        narrowed = narrowed.filter { reference, _ in
            guard case .state(let name) = reference.root else { return true }
            return group != nil && name != group
        }
    }
}

extension FlowScope {
    /// What was known about values that steps may have changed does not hold any more behind them.
    mutating func invalidate(after steps: [FlowStep]) {
        narrowed = narrowed.filter { reference, _ in !ScopeChanges.mayChange(reference, in: steps) }
    }
}

/// What steps change: state, and properties of the object.
enum ScopeChanges {
    /// Whether a value may be another one behind the steps. Branches that leave the flow do not count: nothing is behind them.
    static func mayChange(_ reference: Reference, in steps: [FlowStep]) -> Bool {
        steps.contains { step in
            changes(reference, step.verb) || going(on: step.verb).contains { mayChange(reference, in: $0) }
        }
    }

    /// The nested steps behind which the flow goes on; those behind `require` always leave.
    private static func going(on verb: FlowVerb) -> [[FlowStep]] {
        switch verb {
        case .control(.when(let branches)): branches.map(\.steps).filter { !$0.contains(where: \.ends) }
        case .control(.each(_, _, let steps)): [steps]
        case .repeat(let repetition): [repetition.steps]
        case .listen(let listening): [listening.steps]
        case .attempt(let attempt): ([attempt.steps] + attempt.rescues.map(\.steps)).filter { !$0.contains(where: \.ends) }
        default: []
        }
    }

    private static func changes(_ reference: Reference, _ verb: FlowVerb) -> Bool {
        switch (reference.root, verb) {
        case (.state(let group), .keep(let assignments, _)): assignments.contains { $0.target.value.group == group }
        case (.state(let group), .claim(let claimed, _, _, _)): claimed.value == group
        case (.state(let group), .forget(let paths, _)): paths.contains { $0.value.group == group }
        case (.object, .set(let assignments, nil)): assignments.contains { $0.target.value.field == reference.path.first }
        // Whichever name the object has there.
        case (_, .set(let assignments, .some)): assignments.contains { reference.path.contains($0.target.value.field ?? "") }
        case (.state, .run(_, _, _, true, _)): true
        case (.object, .run(_, _, _, true, _)): !reference.path.isEmpty
        default: false
        }
    }
}

/// Whether steps speak of something before it changes: a constant that nobody reads is a warning.
enum UseScan {
    static func uses(_ reference: Reference, in steps: some Sequence<FlowStep>) -> Bool {
        for step in steps {
            if mentions(reference, step.expressions.flatMap(\.references)) { return true }
            if isLoop(step.verb), ScopeChanges.mayChange(reference, in: [step]) { return false }
            if step.nested.contains(where: { uses(reference, in: $0) }) { return true }
            if changes(reference, step.verb) || ScopeChanges.mayChange(reference, in: [step]) { return false }
        }
        return false
    }

    private static func isLoop(_ verb: FlowVerb) -> Bool {
        switch verb {
        case .control(.each), .repeat, .listen: true
        default: false
        }
    }

    static func mentions(_ reference: Reference, _ others: [Reference]) -> Bool {
        others.contains { $0.root == reference.root && $0.path.starts(with: reference.path) }
    }

    private static func changes(_ reference: Reference, _ verb: FlowVerb) -> Bool {
        reference.local.map { $0 == bound(by: verb) } ?? false
    }

    /// The name that a step gives to what comes of it.
    static func bound(by verb: FlowVerb) -> String? {
        switch verb {
        case .call(_, _, let result), .new(_, _, let result): result
        case .ask(_, _, let result), .run(_, _, let result, _, _), .notify(_, _, _, let result, _), .await(_, _, let result): result
        case .control(.bind(let name, _)): name.value
        case .attempt(let attempt): attempt.result?.value
        case .consult(let question): question.result
        default: nil
        }
    }
}

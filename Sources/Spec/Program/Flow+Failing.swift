extension Flow {
    /// Whether a step may fail, as far as can be seen without writing it out: it asks somebody, or needs a value that may be missing.
    var mayFail: Bool { !policies.isEmpty || steps.mayFail }

    /// The step that may fail, here or in a flow that it runs; none where `onFailure:` takes what comes of it and cannot fail itself.
    ///
    /// - Parameter flows: those that steps may run, by name.
    func failing(_ flows: [String: Flow]) -> FlowStep? {
        var seen: Set<String> = []
        return failing(flows, &seen)
    }

    /// - Parameter seen: those that were looked at: each is looked at once, however often it is run.
    fileprivate func failing(_ flows: [String: Flow], _ seen: inout Set<String>) -> FlowStep? {
        guard seen.insert(name.value).inserted else { return nil }
        let steps = (onFailure.isEmpty ? steps + onSuccess : onFailure) + always
        return steps.failing(flows, &seen)
    }

    /// Whether the handler is given that value however the flow ends: by every `complete:`, also of `onFailure:`, which cannot fail.
    ///
    /// - Parameter flows: those that steps may run, by name: one that completes the handler itself gives what it gives.
    func surelyGives(_ value: String, _ flows: [String: Flow]) -> Bool {
        let handling = onFailure.withNested()
        let all = (steps + always + onSuccess).withNested() + handling
        let runs = all.compactMap { step in if case .run(let flow, _, _, _, _) = step.verb { flows[flow.value] } else { nil } }
        guard handling.contains(where: \.completes), !(always + onFailure).mayFail, !runs.contains(where: \.completes) else { return false }
        return all.allSatisfy { step in
            guard case .complete(let given) = step.verb else { return true }
            return given.contains { $0.name.value == value }
        }
    }

    private var completes: Bool { (steps + always + onSuccess + onFailure).withNested().contains(where: \.completes) }
}

extension [FlowStep] {
    var mayFail: Bool { contains(where: \.mayFail) }

    /// The first that may fail.
    var failing: FlowStep? { first(where: \.mayFail) }

    fileprivate func failing(_ flows: [String: Flow], _ seen: inout Set<String>) -> FlowStep? {
        for step in self {
            if let found = step.failing(flows, &seen) { return found }
        }
        return nil
    }
}

extension FlowStep {
    /// The step, or the one inside of it, that may fail.
    fileprivate func failing(_ flows: [String: Flow], _ seen: inout Set<String>) -> FlowStep? {
        switch verb {
        case .run(let name, let arguments, _, waits: true, _):
            let isRunFailing = flows[name.value]?.failing(flows, &seen) != nil
            return isRunFailing || arguments.contains(where: \.value.mayFail) ? self : nil
        case .attempt: return mayFail ? self : nil
        default: break
        }
        return verb.mayFail ? self : Array(nested.joined()).failing(flows, &seen)
    }

    fileprivate var completes: Bool { if case .complete = verb { true } else { false } }

    fileprivate var mayFail: Bool {
        guard case .attempt(let attempt) = verb else { return verb.mayFail || nested.joined().contains(where: \.mayFail) }
        // A rescue that names no errors is for all of them.
        let isRescued = attempt.rescues.contains { $0.errors.isEmpty }
        let rescues = attempt.rescues.flatMap(\.steps).contains(where: \.mayFail)
        return rescues || attempt.expressions.contains(where: \.mayFail) || !isRescued && attempt.steps.contains(where: \.mayFail)
    }
}

extension FlowVerb {
    fileprivate var mayFail: Bool {
        switch self {
        // Whoever waits for the app may be cancelled.
        case .notify(_, _, _, _, let way) where way.isAsked: true
        // What is missing does not hold.
        case .control(let control) where !control.conditions.isEmpty:
            control.conditions.flatMap(\.expressions).contains { !$0.isMissingAtMost }
        // A name may be given to nothing.
        case .control(.bind(_, let value)) where value.isMissingAtMost: false
        // What an object holds that may be missing is given what may be.
        case .new(_, let arguments, _): arguments.contains { $0.value.mayFail(given: $0.mayMiss) }
        // Of an object that is missing nothing is set.
        case .set(let assignments, let object):
            assignments.contains { $0.value.mayFail(given: $0.mayMiss) } || object.map { !$0.isMissingAtMost } ?? false
        case .keep(let assignments, let key): assignments.contains { $0.value.mayFail(given: $0.mayMiss) } || key?.mayFail == true
        case .control, .forget, .return, .notify, .notifyAll, .post, .report, .complete, .emit, .signal, .leave:
            expressions.contains(where: \.mayFail)
        case .run(_, let arguments, _, let waits, _): waits || arguments.contains(where: \.value.mayFail)
        case .stop: false
        case .consult(let question): !question.isAtOnce || expressions.contains(where: \.mayFail)
        case .call, .listen, .ask, .claim, .fail, .repeat, .await, .attempt: true
        }
    }
}

extension Expression {
    private var asksOrMakes: Bool {
        switch kind {
        case .url, .ask: true
        // Of an error there is always an object that wraps it.
        case .make(_, let source): !isTotal && source.type != .error
        default: false
        }
    }

    /// Whether it fails by what is missing alone, if it does: such a value gives way to another.
    package var failsByMissing: Bool { !withNested.contains(where: \.asksOrMakes) }

    /// - Parameter mayMiss: whether what it is given to may be without a value.
    func mayFail(given mayMiss: Bool) -> Bool { mayMiss ? !isMissingAtMost : mayFail }

    /// Whether nothing is the worst that may come of it: what may be missing can always be given it.
    fileprivate var isMissingAtMost: Bool {
        switch kind {
        case .reference: true
        case .enumFrom(_, let value): value.isMissingAtMost
        case .function(.first, let values): values.allSatisfy(\.isMissingAtMost)
        case .choice(let condition, let first, let second): (condition.expressions + [first, second]).allSatisfy(\.isMissingAtMost)
        case .string, .object, .filledCase, .error: !mayFail
        case .interpolation where type.unwrapped == .url: nested.allSatisfy(\.isMissingAtMost)
        default: !asksOrMakes && !nested.contains(where: \.mayFail)
        }
    }

    /// Whether it asks for something, makes a URL, or is a value that may be missing.
    var mayFail: Bool {
        switch kind {
        // An object that wraps the error is made of it, whatever it is.
        case .make(_, let source) where source.type == .error: source.mayFail
        case .make(_, let source) where isTotal: type.isOptional || !source.isMissingAtMost
        case .url, .ask, .make: true
        case .string: type.unwrapped == .url
        case .interpolation: type.unwrapped == .url || nested.contains(where: \.mayFail)
        case .condition, .null: false
        case .reference, .enumFrom: type.isOptional
        // What is missing gives way to the next; what fails in another way does not.
        case .function(.first, let values): type.isOptional || !values.allSatisfy(\.failsByMissing)
        // What is missing is null there.
        case .object(let members): members.contains { !$0.value.type.isOptional && $0.value.mayFail }
        case .filledCase(_, _, let arguments), .error(_, _, let arguments): arguments.contains { $0.value.mayFail(given: $0.mayMiss) }
        // What is missing does not hold.
        case .choice(let condition, let first, let second):
            type.isOptional || condition.expressions.contains { !$0.isMissingAtMost } || first.mayFail || second.mayFail
        default: type.isOptional || nested.contains(where: \.mayFail)
        }
    }
}

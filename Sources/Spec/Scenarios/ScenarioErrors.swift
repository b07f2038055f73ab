/// The errors that a scenario asserts, not those that it only names.
extension Scenario {
    /// As `ErrorEnum.case`: what calls fail with, what delegates are given, and what something that the app sees is equal to.
    package var metErrors: Set<String> { steps.reduce(into: []) { $0.formUnion($1.verb.metErrors) } }
}

extension Spec {
    /// The errors that a scenario asserts, and those that a call becomes which gets no answer in it, whatever the flow makes of them.
    package func provokedErrors(by scenario: Scenario) -> Set<String> {
        scenario.steps.reduce(into: scenario.metErrors) { errors, step in
            guard case .fault(let name, let fault, _) = step.verb, let failure = fault.transportFailure,
                let endpoint = endpoints.first(where: { $0.name.value == name.value }),
                let shape = failures.first(where: { $0.name.value == endpoint.failure?.value }), let error = shape.transport[failure]
            else { return }
            errors.insert(error.value)
        }
    }
}

extension ScenarioVerb.Fault {
    /// How a call fails that meets it; nil of what documents know.
    fileprivate var transportFailure: TransportFailure? {
        switch self {
        case .cut: .unreachable
        case .unreadable: .unreadable
        case .status: .status
        case .transport(.timeout): .timeout
        case .transport(.insecure): .insecure
        case .transport(.url): .url
        case .error, .latency, .held: nil
        }
    }
}

extension ScenarioVerb {
    fileprivate var metErrors: Set<String> {
        switch self {
        case .call(let call), .new(let call): Set([call.failure?.value].compactMap { $0 }).union(call.held?.errorNames ?? [])
        case .ended(let end):
            if case .failed(let failure) = end.outcome { [failure.value] } else { [] }
        case .notified(_, _, let arguments, _): Set(arguments.flatMap(\.value.errorNames))
        case .expect(let condition), .until(let condition): condition.metErrors
        default: []
        }
    }
}

extension Condition {
    fileprivate var metErrors: Set<String> {
        switch self {
        case .all(let list): list.reduce(into: []) { $0.formUnion($1.metErrors) }
        case .equal(let left, let right):
            left.errorNames.isEmpty || right.errorNames.isEmpty ? left.errorNames.union(right.errorNames) : []
        default: []
        }
    }
}

extension Expression {
    /// The error that it is, and those that this one holds.
    fileprivate var errorNames: Set<String> {
        guard case .error(let enumeration, let name, let held) = kind else { return [] }
        return held.reduce(into: ["\(enumeration).\(name)"]) { $0.formUnion($1.value.errorNames) }
    }
}

/// Walks over the expressions of scenarios.
extension ScenarioVerb {
    /// Every expression of the step, those of steps inside it included.
    package var expressions: [Expression] {
        switch self {
        case .set(_, let object, let arguments): [object].compactMap { $0 } + arguments.map(\.value)
        case .settings(let arguments), .put(_, let arguments), .drop(_, let arguments), .callback(_, let arguments),
            .notified(_, _, let arguments, _):
            arguments.map(\.value)
        case .device(let device): device.person?.map(\.value) ?? []
        case .advance(let seconds): [seconds]
        case .capability(_, .value(let value)): [value]
        case .call(let call), .new(let call): [call.object].compactMap { $0 } + call.arguments.map(\.value)
        case .react(_, _, let steps, let answer): steps.flatMap(\.verb.expressions) + [answer].compactMap { $0 }
        case .expect(let condition): condition.expressions
        case .fault, .capability, .restart, .cancel, .posted, .journal: []
        }
    }
}

extension Scenario {
    /// The names that steps read.
    package var readNames: Set<String> {
        let expressions = steps.flatMap(\.verb.expressions).flatMap(\.withNested)
        let read = expressions.compactMap { expression -> String? in
            guard case .reference(let reference) = expression.kind, case .local(let name) = reference.root else { return nil }
            return name
        }
        let cancelled = steps.compactMap { step -> String? in
            if case .cancel(let name) = step.verb { name.value } else { nil }
        }
        return Set(read + cancelled)
    }
}

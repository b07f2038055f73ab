/// Walks over the expressions of scenarios.
extension ScenarioVerb {
    /// Every expression of the step, those of steps inside it included.
    package var expressions: [Expression] {
        switch self {
        case .set(_, let object, let arguments): [object].compactMap { $0 } + arguments.map(\.value)
        case .settings(let arguments), .put(_, let arguments), .drop(_, let arguments), .callback(_, let arguments),
            .notified(_, _, let arguments, _), .read(_, let arguments, _):
            arguments.map(\.value)
        case .device(let device): device.person?.map(\.value) ?? []
        case .advance(let seconds): [seconds]
        case .stored(let text, _): [text]
        case .capability(_, .value(let value)): [value]
        case .call(let call), .new(let call): [call.object].compactMap { $0 } + call.arguments.map(\.value)
        case .react(_, _, let steps, let answer): steps.flatMap(\.verb.expressions) + [answer].compactMap { $0 }
        case .expect(let condition), .until(let condition): condition.expressions
        case .fault, .release, .capability, .restart, .cancel, .ended, .posted, .journal: []
        }
    }
}

extension ScenarioVerb {
    /// The names that the step reads: values, and calls that it ends or cancels.
    package var readNames: Set<String> {
        var names = Set(
            expressions.flatMap(\.withNested).compactMap { expression -> String? in
                guard case .reference(let reference) = expression.kind, case .local(let name) = reference.root else { return nil }
                return name
            }
        )
        switch self {
        case .cancel(let name): names.insert(name.value)
        case .ended(let end): names.insert(end.name.value)
        default: break
        }
        return names
    }
}

extension Scenario {
    /// The names that steps read.
    package var readNames: Set<String> { steps.reduce(into: []) { $0.formUnion($1.verb.readNames) } }

    /// The names that steps give.
    package var givenNames: Set<String> { Set(steps.compactMap(\.verb.result)) }

    /// The names that steps read before any step of this scenario gives them: they are an earlier scenario's.
    package var borrowedNames: Set<String> {
        var given: Set<String> = []
        var borrowed: Set<String> = []
        for step in steps {
            borrowed.formUnion(step.verb.readNames.subtracting(given))
            if let name = step.verb.result { given.insert(name) }
        }
        return borrowed
    }
}

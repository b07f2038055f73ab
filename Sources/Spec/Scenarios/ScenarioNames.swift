/// The names that scenarios give and read.
extension ScenarioStep {
    /// The names that the step reads: values, and calls that it ends or cancels.
    package var readNames: Set<String> {
        var names = Set(references.compactMap(\.local))
        switch verb {
        case .cancel(let name): names.insert(name.value)
        case .ended(let end): names.insert(end.name.value)
        default: break
        }
        return names
    }
}

extension Scenario {
    /// The names that steps read.
    package var readNames: Set<String> { steps.reduce(into: []) { $0.formUnion($1.readNames) } }

    /// The names that steps give.
    package var givenNames: Set<String> { Set(steps.compactMap(\.verb.result)) }

    /// The names that steps read before any step of this scenario gives them: they are an earlier scenario's.
    package var borrowedNames: Set<String> {
        var given: Set<String> = []
        var borrowed: Set<String> = []
        for step in steps {
            borrowed.formUnion(step.readNames.subtracting(given))
            if let name = step.verb.result { given.insert(name) }
        }
        return borrowed
    }
}

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
    /// The names that steps give.
    package var givenNames: Set<String> { Set(steps.compactMap(\.verb.result)) }

    /// The names that are needed, told from the last step on: a value that is only named (`let:`) needs what it is made of where something
    /// needs its own name, and is left out otherwise.
    ///
    /// - Parameter handed: the names that scenarios behind this one need of it.
    /// - Returns: the names of an earlier scenario that this one needs, and for each step those that are needed behind it.
    package func neededNames(handing handed: Set<String> = []) -> (borrowed: Set<String>, behind: [Set<String>]) {
        var needed = handed
        let behind = steps.reversed().map { step in
            let later = needed
            let isNeeded = step.verb.result.map { needed.remove($0) != nil } ?? true
            if case .bind = step.verb, !isNeeded { return later }
            needed.formUnion(step.readNames)
            return later
        }
        return (needed, behind.reversed())
    }
}

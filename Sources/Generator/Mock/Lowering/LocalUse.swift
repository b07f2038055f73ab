internal import Spec

/// Which names the steps of an answer read, and which records they change.
struct LocalUse {
    let read: Set<String>
    let changed: Set<String>

    /// - Parameter values: what is worked out behind the steps.
    init(_ steps: [AnswerStep], _ values: [Expression] = []) {
        let changed = steps.flatMap(\.withNested).compactMap { step in
            if case .change(let record, _) = step.verb { record.value } else { nil }
        }
        self.changed = Set(changed)
        let references = steps.flatMap(\.references) + values.flatMap(\.references)
        read = self.changed.union(references.compactMap(\.local))
    }
}

internal import Spec

/// Which names the steps of an answer read, and which records they change.
struct LocalUse {
    private(set) var read: Set<String> = []
    private(set) var changed: Set<String> = []

    /// - Parameter values: what is worked out behind the steps.
    init(_ steps: [MockStep], _ values: [Expression] = []) {
        for step in steps.flatMap(\.withNested) {
            if case .change(let record, _) = step.verb {
                changed.insert(record.value)
                read.insert(record.value)
            }
            add(step.expressions)
        }
        add(values)
    }

    private mutating func add(_ expressions: [Expression]) {
        for expression in expressions.flatMap(\.withNested) {
            if case .reference(let reference) = expression.kind, case .local(let name) = reference.root { read.insert(name) }
        }
    }
}

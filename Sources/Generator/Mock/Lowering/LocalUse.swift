internal import Spec

/// Which names the steps of an answer read, and which records they change.
struct LocalUse {
    private(set) var read: Set<String> = []
    private(set) var changed: Set<String> = []

    init(_ steps: [MockStep]) {
        for step in steps.flatMap(\.withNested) {
            if case .change(let record, _) = step.verb {
                changed.insert(record.value)
                read.insert(record.value)
            }
            for expression in step.expressions.flatMap(\.withNested) {
                if case .reference(let reference) = expression.kind, case .local(let name) = reference.root { read.insert(name) }
            }
        }
    }
}

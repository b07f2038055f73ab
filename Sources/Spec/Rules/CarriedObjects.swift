/// Objects that others carry and that may be missing, where flows need them.
struct CarriedObjects {
    /// By flow: what the classes carry whose methods it is, and what need not be there.
    private var names: [String: Set<String>] = [:]

    init(_ spec: Spec) {
        let classes = Dictionary(spec.knownClasses.map { ($0.name.value, $0) }) { first, _ in first }
        for type in spec.classes {
            let carried = type.ancestry(in: classes).flatMap(\.carries).filter { !$0.isRequired && !$0.type.isOptional }
            guard !carried.isEmpty else { continue }
            for method in type.methods { if let flow = method.flow { names[flow.value, default: []].formUnion(carried.map(\.name.value)) } }
        }
    }

    /// The first that a step returns, or gives to what has to have it, and that no condition asks for.
    func missing(in flow: Flow) -> Expression? {
        guard let names = names[flow.name.value] else { return nil }
        let steps = flow.steps.withNested()
        let asked = Set(steps.flatMap(\.conditions).flatMap(\.expressions).flatMap(\.references).filter { $0.root == .object }.map(\.path))
        return steps.lazy.flatMap { Self.needed(by: $0.verb) }.first { expression in
            guard case .reference(let reference) = expression.kind, reference.root == .object, reference.path.count == 1 else {
                return false
            }
            return names.contains(reference.path[0]) && !asked.contains(reference.path)
        }
    }

    private static func needed(by verb: FlowVerb) -> [Expression] {
        switch verb {
        case .return(let value): [value]
        case .new(_, let arguments, _): arguments.filter { !$0.mayMiss }.map(\.value)
        default: []
        }
    }
}

extension FlowStep {
    fileprivate var conditions: [Condition] { if case .control(let control) = verb { control.conditions } else { [] } }
}

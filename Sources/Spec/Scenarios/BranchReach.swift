import SourceText

/// The endpoints that calls of a scenario may come to. Of branches that a parameter decides, it is the one that its value chooses; of others
/// any, since what they depend on shows only when they run.
struct BranchReach {
    /// With the place of the first step that calls each.
    private(set) var endpoints: [String: Place] = [:]
    private let flows: [String: Flow]
    private let policies: [String: Policy]
    /// Whether values decide: without, every branch is taken.
    private let decides: Bool
    private var seen: Set<Visit> = []

    /// A flow, with what is known of its parameters.
    private struct Visit: Hashable {
        var flow: String
        var given: [String: WrittenValue]
    }

    init(_ spec: Spec, deciding: Bool) {
        flows = Dictionary(spec.flows.map { ($0.name.value, $0) }) { first, _ in first }
        policies = Dictionary(spec.policies.map { ($0.name.value, $0) }) { first, _ in first }
        decides = deciding
    }

    mutating func run(_ flow: String, with arguments: [Argument]) { enter(flow, known(arguments, [:])) }

    private mutating func enter(_ name: String, _ given: [String: WrittenValue]) {
        // Where nothing is decided, a flow comes to the same whatever it is given.
        let given = decides ? given : [:]
        guard let flow = flows[name], seen.insert(Visit(flow: name, given: given)).inserted else { return }
        walk(flow.policies.compactMap { policies[$0.value] }.flatMap { $0.before + $0.retry.flatMap(\.allSteps) }, given)
        walk(flow.steps + flow.always + flow.onSuccess + flow.onFailure, given)
    }

    private mutating func walk(_ steps: [FlowStep], _ given: [String: WrittenValue]) {
        for step in steps {
            for case .url(let endpoint, _) in step.expressions.flatMap(\.withNested).map(\.kind) { add(endpoint) }
            switch step.verb {
            case .call(let endpoint, _, _): add(endpoint)
            case .listen(let listening):
                add(listening.source.name)
                walk(listening.steps, given)
            case .run(let flow, let arguments, _, _, _): enter(flow.value, given.merging(known(arguments, given)) { $1 })
            case .control(.when(let branches)): choose(branches, given)
            default: for steps in step.verb.nested { walk(steps, given) }
            }
        }
    }

    private mutating func add(_ endpoint: Located<String>) {
        if endpoints[endpoint.value] == nil { endpoints[endpoint.value] = endpoint.place }
    }

    private mutating func choose(_ branches: [Branch<FlowVerb>], _ given: [String: WrittenValue]) {
        for branch in branches {
            let holds = decides ? branch.condition.map { $0.holds(given) } ?? true : nil
            if holds != false { walk(branch.steps, given) }
            if holds == true { return }
        }
    }

    /// What is written out. A value that is worked out is not known, whatever the parameter of that name was before.
    private func known(_ arguments: [Argument], _ given: [String: WrittenValue]) -> [String: WrittenValue] {
        Dictionary(arguments.map { ($0.name.value, WrittenValue($0.value, given) ?? .unknown) }) { first, _ in first }
    }
}

/// A value that is written out, as far as conditions compare it.
enum WrittenValue: Hashable {
    case text(String)
    case number(Double)
    case truth(Bool)
    case one(of: String, String)
    case nothing
    case unknown

    init?(_ expression: Expression, _ given: [String: WrittenValue]) {
        switch expression.kind {
        case .string(let text): self = .text(text)
        case .integer(let number): self = .number(Double(number))
        case .number(let number): self = .number(number)
        case .boolean(let flag): self = .truth(flag)
        case .enumCase(let enumeration, let name): self = .one(of: enumeration, name)
        case .null: self = .nothing
        case .reference(let reference) where reference.root == .argument && reference.path.count == 1:
            guard let value = given[reference.path[0]], value != .unknown else { return nil }
            self = value
        default: return nil
        }
    }

    /// Whether both are the same; nil where they are of different kinds, of which one may become the other.
    fileprivate func equals(_ other: WrittenValue) -> Bool? {
        switch (self, other) {
        case (.text, .text), (.number, .number), (.truth, .truth), (.one, .one), (.nothing, _), (_, .nothing): self == other
        default: nil
        }
    }
}

extension Condition {
    /// Whether it holds with these parameters; nil where that is not known.
    fileprivate func holds(_ given: [String: WrittenValue]) -> Bool? {
        switch self {
        case .not(let condition): return condition.holds(given).map { !$0 }
        case .all(let list):
            let all = list.map { $0.holds(given) }
            return all.contains(false) ? false : all.contains(nil) ? nil : true
        case .any(let list):
            let all = list.map { $0.holds(given) }
            return all.contains(true) ? true : all.contains(nil) ? nil : false
        case .equal(let first, let second):
            guard let first = WrittenValue(first, given), let second = WrittenValue(second, given) else { return nil }
            return first.equals(second)
        case .holds(let value):
            switch WrittenValue(value, given) {
            case .truth(let flag): return flag
            case .nothing: return false
            default: return nil
            }
        case .before, .contains, .isError: return nil
        }
    }
}

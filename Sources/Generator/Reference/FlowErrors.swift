internal import Spec

/// The documented errors that flows, methods and endpoints can end with: those that a flow names, and those of the endpoints and flows it
/// calls, as far as it does not rescue them. Worked out once for the whole system.
struct FlowErrors: Sendable {
    struct Item: Hashable { var enumeration: String; var name: String }

    private let model: SystemModel
    /// All documented errors, in the order of the spec; the others hold positions in it.
    private let items: [Item]
    private let positions: [Item: Int]
    private let ofEndpoints: [String: Set<Int>]
    private let ofFlows: [String: Set<Int>]

    init(_ model: SystemModel) {
        let items = model.spec.errors.flatMap { type in type.cases.map { Item(enumeration: type.name.value, name: $0.name.value) } }
        let positions = Dictionary(items.enumerated().map { ($1, $0) }) { first, _ in first }
        let ofEndpoints = model.endpoints.mapValues { endpoint in
            Set(Self.documented(endpoint, model).compactMap { positions[$0] })
        }
        self.model = model
        self.items = items
        self.positions = positions
        self.ofEndpoints = ofEndpoints
        ofFlows = Self.ofFlows(model, positions, ofEndpoints)
    }

    /// In the order of the spec's errors.
    func errors(of flow: String) -> [Item] { ordered(ofFlows[flow] ?? []) }

    /// Those of a method's flow, and the one that a second call of a state object fails with.
    func errors(of method: Method, in type: ClassType?) -> [Item] {
        guard let flow = method.flow else { return [] }
        let found = ofFlows[flow.value] ?? []
        guard let (errors, error) = type?.once.flatMap({ model.errorCase($0.value) }) else { return ordered(found) }
        let again = positions[Item(enumeration: errors.name.value, name: error.name.value)]
        return ordered(found.union([again].compactMap { $0 }))
    }

    /// The errors that a call of an endpoint may end with.
    func errors(of endpoint: Endpoint) -> [Item] { ordered(ofEndpoints[endpoint.name.value] ?? []) }

    /// Those that the endpoint answers.
    func answered(by endpoint: Endpoint) -> [Item] {
        ordered(Set(endpoint.errors.compactMap { Self.item($0.value, endpoint, model) }.compactMap { positions[$0] }))
    }

    /// The one that any other code of the endpoint's server is.
    func other(of endpoint: Endpoint) -> Item? {
        let shape = endpoint.failure.flatMap { model.failures[$0.value] }
        return shape?.transport[.code].flatMap { Self.item($0.value, endpoint, model) }
    }

    /// Those that a client comes to where the endpoint gives no answer, or one that is none, each with what happens then.
    func unanswered(by endpoint: Endpoint) -> [(item: Item, causes: [TransportFailure])] {
        let shape = endpoint.failure.flatMap { model.failures[$0.value] }
        guard endpoint.direction == .outbound, let transport = shape?.transport else { return [] }
        let named = transport.filter { $0.key != .code }.mapValues { Self.item($0.value, endpoint, model) }
        return ordered(Set(named.values.compactMap { $0.flatMap { positions[$0] } })).map { item in
            (item, TransportFailure.allCases.filter { named[$0] == item })
        }
    }

    private func ordered(_ found: Set<Int>) -> [Item] { found.sorted().map { items[$0] } }

    // MARK: - Endpoints

    private static func documented(_ endpoint: Endpoint, _ model: SystemModel) -> [Item] {
        endpoint.errors.compactMap { item($0.value, endpoint, model) } + transportErrors(of: endpoint, model)
    }

    /// What an app gets when the endpoint gives no answer, or one that is none.
    private static func transportErrors(of endpoint: Endpoint, _ model: SystemModel) -> [Item] {
        guard endpoint.direction == .outbound, let shape = endpoint.failure.flatMap({ model.failures[$0.value] }) else { return [] }
        return shape.transport.values.compactMap { item($0.value, endpoint, model) }
    }

    private static func item(_ name: String, _ endpoint: Endpoint, _ model: SystemModel) -> Item? {
        model.errorCase(name, of: endpoint).map { Item(enumeration: $0.enumeration.name.value, name: $0.errorCase.name.value) }
    }

    // MARK: - Flows

    private static func ofFlows(
        _ model: SystemModel,
        _ positions: [Item: Int],
        _ ofEndpoints: [String: Set<Int>]
    ) -> [String: Set<Int>] {
        let parts = FlowEnds(model, positions, ofEndpoints)
        let ends = model.flows.mapValues { parts.ends(of: $0) }
        var found = ends.mapValues { $0.reduce(into: Set<Int>()) { $0.formUnion($1.errors) } }
        // Those that run flows come behind them, so that one look is enough unless flows run each other.
        var waiting = Worklist(model.behaviour.calleesFirst)
        while let name = waiting.next() {
            let before = found[name]?.count ?? 0
            for end in ends[name] ?? [] {
                for run in end.runs where run != name { found[name, default: []].formUnion((found[run] ?? []).subtracting(end.rescued)) }
            }
            guard (found[name]?.count ?? 0) > before else { continue }
            for runner in model.behaviour.runners[name] ?? [] { waiting.add(runner) }
        }
        return found
    }
}

/// What the steps of flows end with, step by step: a `try:` keeps from its flow what it rescues, and what a flow starts ends without it.
private struct FlowEnds {
    /// Of one step.
    struct End {
        var errors: Set<Int> = []
        /// The flows whose errors are its own.
        var runs: [String] = []
        /// Those of their errors that are rescued around it.
        var rescued: Set<Int>
    }

    private let model: SystemModel
    private let positions: [FlowErrors.Item: Int]
    private let ofEndpoints: [String: Set<Int>]
    /// The flows that tell an app something, themselves or by others that they run.
    private let telling: Set<String>

    init(_ model: SystemModel, _ positions: [FlowErrors.Item: Int], _ ofEndpoints: [String: Set<Int>]) {
        self.model = model
        self.positions = positions
        self.ofEndpoints = ofEndpoints
        let own = model.behaviour.flows.mapValues { facts -> Set<Bool> in
            facts.notifies || facts.completes || facts.posts || facts.reports ? [true] : []
        }
        telling = Set(model.behaviour.gathered(own) { $0.runs }.filter { !$0.value.isEmpty }.keys)
    }

    func ends(of flow: Flow) -> [End] {
        ends(flow.allSteps, []) + flow.policies.compactMap { model.policies[$0.value] }.flatMap { ends($0.allSteps, []) }
    }

    private func ends(_ steps: [FlowStep], _ rescued: Set<Int>) -> [End] {
        steps.flatMap { step -> [End] in
            let own = end(step, rescued)
            guard case .attempt(let attempt) = step.verb else { return [own] + step.nested.flatMap { ends($0, rescued) } }
            let inner = rescued.union(attempt.rescues.filter { !$0.failsAgain }.flatMap(errors))
            return [own] + ends(attempt.steps, inner) + attempt.rescues.flatMap { ends($0.steps, rescued) }
        }
    }

    private func end(_ step: FlowStep, _ rescued: Set<Int>) -> End {
        let facts = FlowFacts(alone: step)
        let named = Set(facts.errors.compactMap { positions[FlowErrors.Item(enumeration: $0.enumeration, name: $0.name)] })
        let asked = facts.calls.reduce(into: named) { $0.formUnion(ofEndpoints[$1] ?? []) }
        let heard = facts.runs.filter { facts.waitedRuns.contains($0) || telling.contains($0) }
        return End(errors: asked.subtracting(rescued), runs: heard, rescued: rescued)
    }

    /// All that a rescue names; one that names nothing is for any error.
    private func errors(of rescue: Attempt.Rescue) -> [Int] {
        guard !rescue.errors.isEmpty else { return Array(positions.values) }
        return rescue.errors.flatMap { name -> [Int] in
            guard let (errors, error) = model.errorCase(name.value) else {
                return positions.filter { $0.key.enumeration == name.value }.map(\.value)
            }
            return [positions[FlowErrors.Item(enumeration: errors.name.value, name: error.name.value)]].compactMap { $0 }
        }
    }
}

extension Attempt.Rescue {
    /// Whether it hands on what it has rescued: `fail: $error`.
    fileprivate var failsAgain: Bool {
        steps.withNested().contains { step in
            guard case .fail(let error) = step.verb, case .reference(let reference) = error.kind else { return false }
            return reference.root == .error && reference.path.isEmpty
        }
    }
}

internal import Spec

/// The documented errors that flows, methods and endpoints can end with: those that a flow names, and those of the endpoints and flows it
/// calls. Worked out once for the whole system.
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

    /// Those that a client comes to where the endpoint gives no answer, or one that is none, each with what happens then.
    func unanswered(by endpoint: Endpoint) -> [(item: Item, causes: [TransportFailure])] {
        let shape = endpoint.failure.flatMap { model.failures[$0.value] }
        guard endpoint.direction == .outbound, let transport = shape?.transport else { return [] }
        let named = transport.mapValues { Self.item($0.value, endpoint, model) }
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
        let behaviour = model.behaviour
        let own = behaviour.flows.mapValues { facts in
            let named = facts.errors.compactMap { positions[Item(enumeration: $0.enumeration, name: $0.name)] }
            return facts.calls.reduce(into: Set(named)) { $0.formUnion(ofEndpoints[$1] ?? []) }
        }
        return behaviour.gathered(own) { $0.runs }
    }
}

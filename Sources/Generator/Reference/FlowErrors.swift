internal import Spec

/// The documented errors that a flow can end with: those it names, and those of the endpoints and flows it calls.
struct FlowErrors {
    struct Item: Hashable { var enumeration: String; var name: String }

    private let model: SystemModel

    init(_ model: SystemModel) { self.model = model }

    /// In the order of the spec's errors.
    func errors(of flow: String) -> [Item] {
        var visited: Set<String> = []
        var found: Set<Item> = []
        collect(flow, &visited, &found)
        return ordered(found)
    }

    /// Those of a method's flow, and the one that a second call of a state object fails with.
    func errors(of method: Method, in type: ClassType?) -> [Item] {
        guard let flow = method.flow else { return [] }
        let found = errors(of: flow.value)
        guard let (errors, error) = type?.once.flatMap({ model.errorCase($0.value) }) else { return found }
        return ordered(Set(found + [Item(enumeration: errors.name.value, name: error.name.value)]))
    }

    /// The errors that an endpoint documents.
    func errors(of endpoint: Endpoint) -> [Item] {
        ordered(Set(endpoint.errors.compactMap { item($0.value, endpoint) } + transportErrors(of: endpoint)))
    }

    /// What an app gets when the endpoint gives no answer, or one that is none.
    private func transportErrors(of endpoint: Endpoint) -> [Item] {
        guard endpoint.direction == .outbound, let shape = endpoint.failure.flatMap({ model.failures[$0.value] }) else { return [] }
        return shape.transport.values.compactMap { item($0.value, endpoint) }
    }

    private func ordered(_ found: Set<Item>) -> [Item] {
        model.spec.errors.flatMap { type in type.cases.map { Item(enumeration: type.name.value, name: $0.name.value) } }.filter(
            found.contains)
    }

    private func collect(_ name: String, _ visited: inout Set<String>, _ found: inout Set<Item>) {
        guard visited.insert(name).inserted, let flow = model.flows[name] else { return }
        let policies = flow.policies.compactMap { model.policies[$0.value] }
        let steps = flow.steps + flow.always + flow.onSuccess + flow.onFailure + policies.flatMap { $0.before + $0.retry.flatMap(\.steps) }
        collect(steps, &visited, &found)
    }

    private func collect(_ steps: [Step], _ visited: inout Set<String>, _ found: inout Set<Item>) {
        for step in steps.flatMap(\.withNested) {
            for expression in step.expressions.flatMap(\.withNested) {
                if case .error(let enumeration, let name) = expression.kind { found.insert(Item(enumeration: enumeration, name: name)) }
            }
            switch step.verb {
            case .call(let endpoint, _, _): if let endpoint = model.endpoints[endpoint.value] { found.formUnion(errors(of: endpoint)) }
            case .run(let flow, _, _, _): collect(flow.value, &visited, &found)
            default: break
            }
        }
    }

    /// An endpoint may leave the enum out where its failure shape carries one only.
    private func item(_ name: String, _ endpoint: Endpoint) -> Item? {
        if let (type, error) = model.errorCase(name) { return Item(enumeration: type.name.value, name: error.name.value) }
        let carried = endpoint.failure.flatMap { model.failures[$0.value] }?.errors.map(\.value) ?? []
        let owner = carried.first { model.errors[$0]?.cases.contains { $0.name.value == name } == true }
        return owner.map { Item(enumeration: $0, name: name) }
    }
}

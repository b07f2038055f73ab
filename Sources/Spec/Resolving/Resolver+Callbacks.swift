import SourceText
import YAMLTree

/// Calls that the mock makes of an app's server, and what happens at the vendor's.
extension Resolver {
    /// What whoever has a callback called gives, by the callback's name: steps that stand before it send it, too.
    mutating func openParameters(_ nodes: [YAMLNode]) -> [(name: String, open: FieldTable)] {
        nodes.compactMap { node in
            guard let name = node.string("endpoint"), let endpoint = index.endpoints[name.value], endpoint.isWebhook else { return nil }
            return (name.value, FieldTable(open(endpoint, node).filter { $0.constant == nil }))
        }
    }

    private func open(_ endpoint: Endpoint, _ node: YAMLNode) -> [Field] {
        let given = Set((node["with"]?.entries ?? []).map(\.name))
        return endpoint.told.map(\.field).filter { !given.contains($0.name.value) }
    }

    mutating func action(_ node: YAMLNode, _ parameters: [Field]) -> Action? {
        guard let name = node.string("name") else { return nil }
        var action = Action(
            name: name, record: node.string("of"), parameters: parameters, steps: [], text: node["text"] == nil ? nil : node.requiredText(),
            place: node.place)
        var scope = Scope(dialect: .unasked, request: FieldTable(parameters))
        if let record = action.record { scope.locals["item"] = item(record) }
        action.steps = steps(node.nodes("steps"), AnswerSite(endpoint: action.endpoint, isCallback: true), &scope)
        return action
    }

    mutating func callback(_ node: YAMLNode) -> Callback? {
        guard let name = node.string("endpoint"), let endpoint = webhook(name) else { return nil }
        let told = FieldTable(endpoint.told.map(\.field))
        let open = open(endpoint, node)
        var scope = Scope(dialect: .unasked, request: FieldTable(open))
        let steps: [AnswerStep] = steps(node.nodes("steps"), AnswerSite(endpoint: endpoint, isCallback: true), &scope)
        let arguments = someArguments(node["with"], of: told, kind: "parameter of `\(name.value)`", scope)
        let left = open.filter { $0.constant == nil }
        let retries = (node["retries"]?.items ?? []).map { expression($0, as: .integer, "`retries`", Self.mockScope) }
        return Callback(endpoint: name, steps: steps, given: arguments, open: left, retries: retries, place: node.place)
    }

    private mutating func webhook(_ name: Located<String>) -> Endpoint? {
        guard let endpoint = declared(index.endpoints[name.value], name, "inbound endpoint", index.names.webhooks) else { return nil }
        guard endpoint.isWebhook else {
            report(CallbackEndpoint.diagnostic(name, endpoint, known: index.names.webhooks))
            return nil
        }
        return endpoint
    }
}

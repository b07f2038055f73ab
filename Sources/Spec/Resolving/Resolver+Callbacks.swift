import SourceText
import YAMLTree

/// Calls that the mock makes of an app's server.
extension Resolver {
    mutating func callback(_ node: YAMLNode) -> Callback? {
        guard let name = node.string("endpoint"), let endpoint = webhook(name) else { return nil }
        let given = Set((node["with"]?.entries ?? []).map(\.name))
        let told = FieldTable(endpoint.told.map(\.field))
        let open = told.fields.filter { !given.contains($0.name.value) }
        var scope = Scope(dialect: .answer, request: FieldTable(open))
        let steps: [AnswerStep] = steps(node.nodes("steps"), AnswerSite(endpoint: endpoint, isCallback: true), &scope)
        let arguments = someArguments(node["with"], of: told, kind: "parameter of `\(name.value)`", scope)
        let left = open.filter { $0.constant == nil }
        return Callback(endpoint: name, steps: steps, given: arguments, open: left, place: node.place)
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

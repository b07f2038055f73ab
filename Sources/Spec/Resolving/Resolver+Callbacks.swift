import SourceText
import YAMLTree

/// Calls that the mock makes of an app's server.
extension Resolver {
    mutating func callback(_ node: YAMLNode) -> Callback? {
        guard let name = node.string("endpoint"), let endpoint = webhook(name) else { return nil }
        let given = Set((node["with"]?.entries ?? []).map(\.name))
        let open = endpoint.told.map(\.field).filter { !given.contains($0.name.value) }
        var scope = Scope(site: .answer, request: open)
        let steps = mockSteps(node.nodes("steps"), AnswerSite(endpoint: endpoint, isCallback: true), &scope)
        let arguments = someArguments(node["with"], of: endpoint.told.map(\.field), kind: "parameter of `\(name.value)`", scope)
        let left = open.filter { $0.constant == nil }
        return Callback(endpoint: name, steps: steps, given: arguments, open: left, place: node.place)
    }

    private mutating func webhook(_ name: Located<String>) -> Endpoint? {
        let known = index.endpoints.values.filter(\.isWebhook).map(\.name.value).sorted()
        guard let endpoint = index.endpoints[name.value] else {
            report(DanglingReference.diagnostic(name, kind: "inbound endpoint", known: known))
            return nil
        }
        guard endpoint.isWebhook else {
            report(CallbackEndpoint.diagnostic(name, endpoint, known: known))
            return nil
        }
        return endpoint
    }
}

internal import Spec

/// A request to the mock as a command. Its values are examples and what the mock is seeded with; codes and tokens are for the reader to put in.
enum CurlCommand {
    /// Nil for URLs that no mock serves: an app's own scheme, and calls to an app's server.
    static func lines(_ endpoint: Endpoint, _ spec: Spec) -> [String]? {
        guard endpoint.direction != .inbound, endpoint.url.value.hasPrefix("http"), let method = endpoint.methods.first?.value else {
            return nil
        }
        var options: [String] = []
        for parameter in endpoint.parameters where isSent(parameter) { options += option(parameter, spec) }
        let verb =
            method == "GET"
            ? (endpoint.parameters.contains { $0.location == .query && isSent($0) } ? ["--get"] : []) : ["--request \(method)"]
        let all = ["curl --include 'http://127.0.0.1:8080\(path(endpoint, spec))'"] + verb + options + json(endpoint, spec)
        return all.enumerated().map { index, part in (index == 0 ? "" : "    ") + part + (index == all.count - 1 ? "" : " \\") }
    }

    private static func isSent(_ parameter: Endpoint.Parameter) -> Bool { parameter.field.isRequired || parameter.field.constant != nil }

    private static func path(_ endpoint: Endpoint, _ spec: Spec) -> String {
        var path = FlowDiagram.path(endpoint.url.value)
        for parameter in endpoint.parameters where parameter.location == .path {
            path = path.replacing("{\(parameter.field.name.value)}", with: Escaping.urlComponent(value(parameter.field, spec)))
        }
        return path
    }

    private static func option(_ parameter: Endpoint.Parameter, _ spec: Spec) -> [String] {
        let name = parameter.field.name.value
        let text = value(parameter.field, spec)
        switch parameter.location {
        case .query, .form: return ["--data-urlencode \(quoted("\(name)=\(text)"))"]
        case .header: return ["--header \(quoted("\(name): " + (parameter.scheme.map { $0.value + " " } ?? "") + text))"]
        case .path, .json: return []
        }
    }

    private static func json(_ endpoint: Endpoint, _ spec: Spec) -> [String] {
        let sent = endpoint.parameters.filter { $0.location == .json && isSent($0) }
        guard !sent.isEmpty else { return [] }
        let members = sent.map { "\(Escaping.yaml($0.field.name.value)): \(Escaping.yaml(value($0.field, spec)))" }
        return ["--json \(quoted("{\(members.joined(separator: ", "))}"))"]
    }

    /// The constant, an example, what the app is registered with under that name, or the first allowed value.
    private static func value(_ field: Field, _ spec: Spec) -> String {
        if let constant = field.constant?.value ?? field.example?.value ?? field.values.first?.value { return constant }
        let registered = spec.mock?.app.first { $0.name.value == field.name.value }
        if case .string(let seed)? = registered?.seed?.kind { return seed }
        return field.name.value
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}

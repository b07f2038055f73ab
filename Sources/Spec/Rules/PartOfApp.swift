import Diagnostics
import SourceText

/// What an app chooses of a request, where no app can, or under a name that is taken.
enum PartOfApp {
    static let rule = Rule(
        "spec-part-of-app",
        "what an app chooses of a request stands where no app could, or under a name that is taken",
        explanation: """
            `anyHeaders:`, `anyQuery:` and `anyBody:` are what the app gives a request that its client sends: headers and query items of any \
            name, a body of any bytes. They belong to endpoints that the client calls; a page that is opened and a webhook have no such \
            request. A body needs a method that has one: `POST`, `PUT`, `PATCH` or `DELETE`. Steps call each by its name, so none of the \
            endpoint's other parameters can have that name.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.endpoints.flatMap { endpoint in
            endpoint.parameters.filter(\.location.isOfApp).compactMap { problem($0, of: endpoint) }
        }
    }

    private static func problem(_ part: Endpoint.Parameter, of endpoint: Endpoint) -> Diagnostic? {
        let name = part.field.name
        func diagnostic(_ message: String, _ labels: [Label] = [], help: String) -> Diagnostic {
            Diagnostic(rule, message, at: [Label(name.place)] + labels, help: help)
        }
        if endpoint.direction != .outbound {
            return diagnostic("no client sends `\(endpoint.name.value)`", help: "name what travels there under `query:` or `headers:`")
        }
        let methods = endpoint.methods.map(\.value)
        if part.location == .anyBody, !methods.contains(where: { !["GET", "HEAD"].contains($0) }) {
            return diagnostic(
                "`\(endpoint.name.value)` has no method with a body", help: "add `POST`, `PUT`, `PATCH` or `DELETE` to its `methods:`")
        }
        let other = endpoint.parameters.first { $0.field.name.value == name.value && $0.location != part.location }
        return other.map {
            diagnostic(
                "two parameters of `\(endpoint.name.value)` are called `\(name.value)`", [Label($0.field.name.place, "this one, too")],
                help: "rename it; the name does not travel")
        }
    }
}

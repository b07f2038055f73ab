import Diagnostics
import SourceText

/// Parts of a body where no client sends one.
enum UnsentParts {
    static let rule = Rule(
        "spec-unsent-parts",
        "a body of several parts stands where no client sends one",
        explanation: """
            `multipart:` lists what clients upload: texts, and files (`data`). It belongs to endpoints that clients call with `POST`, `PUT` or \
            `PATCH`. A page that is opened has a URL and nothing else, `GET` has no body, and of a webhook's body an app reads forms and JSON.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.endpoints.flatMap { endpoint -> [Diagnostic] in
            let method = endpoint.methods.first?.value ?? "GET"
            if endpoint.direction == .outbound, !["GET", "HEAD"].contains(method) { return [] }
            return endpoint.parameters.filter { $0.location == .multipart }.prefix(1).map { parameter in
                Diagnostic(
                    rule, "no client sends `\(endpoint.name.value)` a body of several parts", at: [Label(parameter.field.name.place)],
                    help: "use `query:`, `form:` or `json:`, or another method")
            }
        }
    }
}

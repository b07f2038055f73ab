import Diagnostics
import SourceText

/// Parts of a body where no client sends one.
enum UnsentParts {
    static let rule = Rule(
        "spec-unsent-parts",
        "a body of several parts stands where no client sends one",
        explanation: """
            `multipart:` lists what clients upload: texts, and files (`data`). It belongs to endpoints that clients call with `POST`, `PUT` or \
            `PATCH`. A page that is opened has a URL and nothing else, `GET` has no body, and of a webhook's body an app reads forms and JSON. \
            `photo;filename` and `photo;type` are what the file `photo` is called, and what it is: texts, of a list of files a list of them.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.endpoints.flatMap { endpoint -> [Diagnostic] in
            let method = endpoint.methods.first?.value ?? "GET"
            if endpoint.direction == .outbound, !["GET", "HEAD"].contains(method) {
                return endpoint.parameters.compactMap { ofNoFile($0, endpoint) }
            }
            return endpoint.parameters.filter { $0.location == .multipart }.prefix(1).map { parameter in
                Diagnostic(
                    rule, "no client sends `\(endpoint.name.value)` a body of several parts", at: [Label(parameter.field.name.place)],
                    help: "use `query:`, `form:` or `json:`, or another method")
            }
        }
    }

    /// The name or the type of a file that is none of the endpoint's.
    private static func ofNoFile(_ parameter: Endpoint.Parameter, _ endpoint: Endpoint) -> Diagnostic? {
        guard let name = parameter.partName else { return nil }
        let field = parameter.field
        let file = endpoint.parameters.first { $0.location == .multipart && $0.field.wire.itemName($0.field.name.value) == name.part }
        let wanted: ValueType? =
            switch file?.field.type.unwrapped {
            case .data?: .string
            case .list(let item)? where item.unwrapped == .data: .list(.string)
            default: nil
            }
        if field.type.unwrapped == wanted { return nil }
        let help =
            wanted.map { "write `type: \($0.spelling)`" } ?? "list the file `\(name.part)` under `multipart:`, too, with `type: data`"
        return Diagnostic(rule, "`\(field.name.value)` says something of no file", at: [Label(field.name.place)], help: help)
    }
}

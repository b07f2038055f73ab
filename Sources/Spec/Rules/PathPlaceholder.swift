import Diagnostics
import SourceText

/// A URL's placeholders and its path parameters do not match.
enum PathPlaceholder {
    static let rule = Rule(
        "spec-path-placeholder",
        "a URL's placeholders and its path parameters do not match",
        explanation: """
            Each `{name}` in `url:` is filled by a parameter of that name under `path:`, and each of those has its place in the URL. A \
            placeholder without parameter would be sent as it stands. A parameter that is all of the URL is one, `type: url`: of a text its \
            slashes and colons would be coded.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.endpoints.filter { $0.on == nil }.flatMap { endpoint in
            let placeholders = names(in: endpoint.url.value)
            let parameters = endpoint.parameters.filter { $0.location == .path }.map(\.field.name)
            let (named, placed) = (Set(parameters.map(\.value)), Set(placeholders))
            let missing = placeholders.filter { !named.contains($0) }
            let unused = parameters.filter { !placed.contains($0.value) }
            return missing.map { name in
                Diagnostic(rule, "`{\(name)}` has no parameter under `path`", at: [Label(endpoint.url.place)], help: "add it under `path:`")
            } + unused.map { Diagnostic(rule, "the URL has no `{\($0.value)}`", at: [Label($0.place)]) } + whole(endpoint)
        }
    }

    /// `url: "{page}"`, with a text for the page.
    private static func whole(_ endpoint: Endpoint) -> [Diagnostic] {
        endpoint.parameters.filter { parameter in
            let field = parameter.field
            return parameter.location == .path && endpoint.direction == .outbound && endpoint.url.value == "{\(field.name.value)}"
                && field.type.unwrapped != .url
        }.map { parameter in
            let field = parameter.field
            return Diagnostic(
                rule, "all of the URL is `\(field.name.value)`, which is no URL but `\(field.type.spelling)`",
                at: [Label(field.typeSpelling?.place ?? field.name.place)],
                help: "write `type: url`: a text that holds an address becomes one")
        }
    }

    static func names(in url: String) -> [String] {
        url.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0]) }
        }
    }
}

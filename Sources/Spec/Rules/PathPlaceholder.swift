import Diagnostics
import SourceText

/// A URL's placeholders and its path parameters do not match.
enum PathPlaceholder {
    static let rule = Rule(
        "spec-path-placeholder",
        "a URL's placeholders and its path parameters do not match",
        explanation: """
            Each `{name}` in `url:` is filled by a parameter of that name under `path:`, and each of those has its place in the URL. A \
            placeholder without parameter would be sent as it stands.
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
            } + unused.map { Diagnostic(rule, "the URL has no `{\($0.value)}`", at: [Label($0.place)]) }
        }
    }

    static func names(in url: String) -> [String] {
        url.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0]) }
        }
    }
}

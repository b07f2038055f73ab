public import Foundation

/// A documented URL with its placeholders filled in and a query appended; `nil` if that is no URL.
///
/// - Parameters:
///   - template: the URL, with `{name}` for what `path` fills in.
///   - path: values by placeholder; each becomes percent-encoded text.
///   - query: items for the query, in order; those without a value are left out.
public func buildURL(_ template: String, path: [String: String] = [:], query: KeyValuePairs<String, String?> = [:]) -> URL? {
    var text = template
    for (name, value) in path { text = text.replacingOccurrences(of: "{\(name)}", with: PercentCoding.encode(value)) }
    let fields = FormFields(query.compactMap { name, value in value.map { FormFields.Field(name: name, value: $0) } })
    if !fields.fields.isEmpty { text += (text.contains("?") ? "&" : "?") + fields.encoded }
    return URL(string: text)
}

extension ClientEnvironment {
    /// Where a documented web URL leads in this environment: the same path on the base URL's host, if there is one. URLs of apps
    /// stay as they are.
    public func resolve(_ url: URL) -> URL {
        guard let baseURL, url.scheme == "https" || url.scheme == "http" else { return url }
        return url.rebased(on: baseURL)
    }
}

extension URL {
    /// The first value of that name in the query, decoded; `nil` if there is none.
    public func queryValue(_ name: String) -> String? {
        let text = absoluteString
        guard let start = text.firstIndex(of: "?") else { return nil }
        let query = text[text.index(after: start)...].prefix { $0 != "#" }
        return FormFields(parsing: query)[name]
    }

    /// What follows the authority: path and query, percent-encoded, at least a slash.
    var pathAndQuery: String {
        let text = absoluteString.prefix { $0 != "#" }
        guard let slashes = text.range(of: "://") else { return "/" }
        guard let start = text[slashes.upperBound...].firstIndex(where: { $0 == "/" || $0 == "?" }) else { return "/" }
        return text[start] == "?" ? "/" + text[start...] : String(text[start...])
    }

    /// Host and port.
    var authority: String {
        guard let host = host(percentEncoded: true) else { return "" }
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return port.map { "\(name):\($0)" } ?? name
    }

    /// This URL's path and query behind another's scheme, host and path.
    func rebased(on base: URL) -> URL {
        var path = base.path(percentEncoded: true)
        while path.hasSuffix("/") { path.removeLast() }
        return URL(string: "\(base.scheme ?? "http")://\(base.authority)\(path)\(pathAndQuery)") ?? self
    }
}

/// Finds the endpoints of a path without looking at all of them.
struct RouteTable: Sendable {
    /// A path with placeholders, cut at its slashes.
    private struct Template: Sendable {
        let segments: [RouteSegment]
        let endpoint: Int
    }

    /// An endpoint that a path leads to, and what stood in the place of placeholders.
    struct Match: Sendable {
        let endpoint: Int
        let values: [String: String]
    }

    private var literals: [String: [Match]] = [:]
    private var templates: [Int: [Template]] = [:]
    /// Endpoints that take whatever nobody else does, and the names of their placeholders.
    private var rest: [(endpoint: Int, name: String)] = []

    /// A table of the endpoints with that app scheme, or of those of HTTP.
    init(_ endpoints: [MockEndpoint], scheme: String? = nil) {
        for (index, endpoint) in endpoints.enumerated() where endpoint.scheme == scheme { add(endpoint.path, index) }
    }

    private mutating func add(_ path: String, _ index: Int) {
        guard path.contains("{") else { return literals[path, default: []].append(Match(endpoint: index, values: [:])) }
        if !path.hasPrefix("/"), case .placeholder("", let name, "") = RouteSegment(path[...]) {
            return rest.append((index, name))
        }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(RouteSegment.init)
        templates[segments.count, default: []].append(Template(segments: segments, endpoint: index))
    }

    /// The endpoints of a path, whatever their methods: those that spell it out before those with placeholders.
    ///
    /// - Parameter query: what follows the path, with the question mark.
    func matches(_ path: String, query: Substring = "") -> [Match] {
        let exact = literals[path] ?? []
        guard !templates.isEmpty || !rest.isEmpty else { return exact }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let found = exact + (templates[parts.count] ?? []).compactMap { Self.match($0, parts) }
        guard found.isEmpty else { return found }
        return rest.map { Match(endpoint: $0.endpoint, values: [$0.name: path + query]) }
    }

    private static func match(_ template: Template, _ parts: [Substring]) -> Match? {
        var values: [String: String] = [:]
        for (segment, part) in zip(template.segments, parts) {
            switch segment {
            case .literal(let text): guard text == part else { return nil }
            case .placeholder(let prefix, let name, let suffix):
                guard part.utf8.count > prefix.utf8.count + suffix.utf8.count, part.hasPrefix(prefix), part.hasSuffix(suffix) else {
                    return nil
                }
                values[name] = PercentCoding.decode(part.dropFirst(prefix.count).dropLast(suffix.count))
            }
        }
        return Match(endpoint: template.endpoint, values: values)
    }
}

/// What stands between two slashes of a path: a text, or a placeholder with texts before and behind it, mostly empty ones.
private enum RouteSegment: Sendable {
    case literal(String)
    case placeholder(prefix: String, name: String, suffix: String)

    init(_ text: Substring) {
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
            self = .literal(String(text))
            return
        }
        self = .placeholder(
            prefix: String(text[..<open]), name: String(text[open...].dropFirst().prefix { $0 != "}" }),
            suffix: String(text[close...].dropFirst()))
    }
}

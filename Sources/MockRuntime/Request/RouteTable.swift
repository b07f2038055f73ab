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
        for (index, endpoint) in endpoints.enumerated() where endpoint.scheme == scheme {
            for path in [endpoint.path] + endpoint.otherPaths { add(path, index) }
        }
    }

    private mutating func add(_ path: String, _ index: Int) {
        guard path.contains("{") else { return literals[path, default: []].append(Match(endpoint: index, values: [:])) }
        if !path.hasPrefix("/"), case .placeholder("", let name, "") = RouteSegment(path[...]) {
            return rest.append((index, name))
        }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(RouteSegment.init)
        templates[segments.count, default: []].append(Template(segments: segments, endpoint: index))
    }

    /// Whether an endpoint's path is spelled like that.
    func spellsOut(_ path: String) -> Bool { literals[path] != nil }

    /// The endpoints of a path, whatever their methods: those that spell it out before those with placeholders.
    ///
    /// - Parameter query: what follows the path, with the question mark.
    func matches(_ path: String, query: Substring = "") -> [Match] {
        let exact = literals[path] ?? []
        guard !templates.isEmpty || !rest.isEmpty else { return exact }
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
        let found = exact + (templates[parts.count] ?? []).compactMap { Self.match($0, parts) }
        guard found.isEmpty else { return found }
        return rest.map { Match(endpoint: $0.endpoint, values: [$0.name: path + query]) }
    }

    private static func match(_ template: Template, _ parts: [Substring]) -> Match? {
        // Most templates do not fit, so nothing is decoded before all segments do.
        guard zip(template.segments, parts).allSatisfy({ $0.fits($1) }) else { return nil }
        var values: [String: String] = [:]
        for case (.placeholder(let prefix, let name, let suffix), let part) in zip(template.segments, parts) {
            let start = part.utf8.index(part.startIndex, offsetBy: prefix.utf8.count)
            let end = part.utf8.index(part.endIndex, offsetBy: -suffix.utf8.count)
            values[name] = PercentCoding.decode(part[start..<end])
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

    /// Whether the part of a path is this text, or has the texts around the placeholder and something between them. Compares bytes.
    func fits(_ part: Substring) -> Bool {
        switch self {
        case .literal(let text): text.utf8.elementsEqual(part.utf8)
        case .placeholder(let prefix, _, let suffix):
            part.utf8.count > prefix.utf8.count + suffix.utf8.count && part.utf8.starts(with: prefix.utf8)
                && part.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
        }
    }
}

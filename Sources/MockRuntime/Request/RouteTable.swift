/// Finds the endpoints of a path without looking at all of them.
struct RouteTable: Sendable {
    /// A path with placeholders, cut at its slashes.
    private struct Template: Sendable {
        let segments: [Segment]
        let endpoint: Int
    }

    private enum Segment: Sendable {
        case literal(String)
        case placeholder(String)
    }

    /// An endpoint that a path leads to, and what stood in the place of placeholders.
    struct Match: Sendable {
        let endpoint: Int
        let values: [String: String]
    }

    private var literals: [String: [Match]] = [:]
    private var templates: [Int: [Template]] = [:]

    /// A table of the endpoints with that app scheme, or of those of HTTP.
    init(_ endpoints: [MockEndpoint], scheme: String? = nil) {
        for (index, endpoint) in endpoints.enumerated() where endpoint.scheme == scheme {
            if endpoint.path.contains("{") {
                let segments = endpoint.path.split(separator: "/", omittingEmptySubsequences: false).map(Self.segment)
                templates[segments.count, default: []].append(Template(segments: segments, endpoint: index))
            } else {
                literals[endpoint.path, default: []].append(Match(endpoint: index, values: [:]))
            }
        }
    }

    /// The endpoints of a path, whatever their methods: those that spell it out before those with placeholders.
    func matches(_ path: String) -> [Match] {
        let exact = literals[path] ?? []
        guard !templates.isEmpty else { return exact }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return exact + (templates[parts.count] ?? []).compactMap { Self.match($0, parts) }
    }

    private static func match(_ template: Template, _ parts: [Substring]) -> Match? {
        var values: [String: String] = [:]
        for (segment, part) in zip(template.segments, parts) {
            switch segment {
            case .literal(let text): guard text == part else { return nil }
            case .placeholder(let name):
                guard !part.isEmpty else { return nil }
                values[name] = PercentCoding.decode(part)
            }
        }
        return Match(endpoint: template.endpoint, values: values)
    }

    private static func segment(_ text: Substring) -> Segment {
        text.hasPrefix("{") && text.hasSuffix("}") ? .placeholder(String(text.dropFirst().dropLast())) : .literal(String(text))
    }
}

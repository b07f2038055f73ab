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
        let values: PathValues
    }

    private var literals: [String: [Match]] = [:]
    private var templates: [Int: [Template]] = [:]
    /// Endpoints that take whatever nobody else does, and the names of their placeholders.
    private var rest: [(endpoint: Int, name: String)] = []

    /// A table of the endpoints with that app scheme, or of those of HTTP.
    init(_ endpoints: [MockEndpoint], scheme: String? = nil) {
        for (index, endpoint) in endpoints.enumerated() where endpoint.scheme == scheme {
            for path in [endpoint.path] + endpoint.otherPaths { add(PercentCoding.plainPath(path), index) }
        }
    }

    private mutating func add(_ path: String, _ index: Int) {
        guard path.contains("{") else { return literals[path, default: []].append(Match(endpoint: index, values: PathValues())) }
        if !path.hasPrefix("/"), case .placeholder([], let name, []) = RouteSegment(path[...]) { return rest.append((index, name)) }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(RouteSegment.init)
        templates[segments.count, default: []].append(Template(segments: segments, endpoint: index))
    }

    /// Whether an endpoint's path is spelled like that.
    func spellsOut(_ path: String) -> Bool { literals[path] != nil }

    /// The endpoints of a path, whatever their methods: those that spell it out before those with placeholders.
    ///
    /// - Parameter query: what follows the path, with the question mark.
    func matches(_ path: String, query: Substring = "") -> [Match] {
        let plain = PercentCoding.plainPath(path)
        let exact = literals[plain] ?? []
        guard !templates.isEmpty || !rest.isEmpty else { return exact }
        let found = exact.isEmpty ? templated(plain) : exact + templated(plain)
        // The mock's own first page is nobody's address.
        guard found.isEmpty, plain != "/" || !query.isEmpty else { return found }
        return rest.map { Match(endpoint: $0.endpoint, values: PathValues([($0.name, path + query)])) }
    }

    /// A path with a mark in the place of what stands for these placeholders, in the path of whichever endpoint it fits.
    func hiding(_ names: Set<String>, in path: Substring, behind mark: String) -> String {
        var pieces = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var path = PercentCoding.plainPath(String(path))
        let fitting = path.withUTF8 { bytes in
            let parts = Self.parts(bytes)
            return (templates[parts.count] ?? []).filter { Self.fits($0, parts) }
        }
        for template in fitting {
            for (place, segment) in template.segments.enumerated() {
                guard case .placeholder(let prefix, let name, let suffix) = segment, names.contains(name) else { continue }
                pieces[place] = String(decoding: prefix, as: UTF8.self) + mark + String(decoding: suffix, as: UTF8.self)
            }
        }
        return pieces.joined(separator: "/")
    }

    /// The endpoints of templates that a path fits. Paths are compared as bytes: texts would be cut and copied for each request.
    private func templated(_ path: String) -> [Match] {
        var path = path
        return path.withUTF8 { bytes in
            let parts = Self.parts(bytes)
            return (templates[parts.count] ?? []).compactMap { Self.match($0, parts) }
        }
    }

    /// What stands between the slashes.
    private static func parts(_ path: UnsafeBufferPointer<UInt8>) -> [UnsafeBufferPointer<UInt8>] {
        var parts: [UnsafeBufferPointer<UInt8>] = []
        parts.reserveCapacity(8)
        var start = 0
        for place in path.indices where path[place] == UInt8(ascii: "/") {
            parts.append(UnsafeBufferPointer(rebasing: path[start..<place]))
            start = place + 1
        }
        parts.append(UnsafeBufferPointer(rebasing: path[start...]))
        return parts
    }

    private static func fits(_ template: Template, _ parts: [UnsafeBufferPointer<UInt8>]) -> Bool {
        for place in parts.indices where !template.segments[place].fits(parts[place]) { return false }
        return true
    }

    private static func match(_ template: Template, _ parts: [UnsafeBufferPointer<UInt8>]) -> Match? {
        // Most templates do not fit, so nothing is decoded before all segments do.
        guard fits(template, parts) else { return nil }
        var values: [(String, String)] = []
        for place in parts.indices {
            guard case .placeholder(let prefix, let name, let suffix) = template.segments[place] else { continue }
            let value = UnsafeBufferPointer(rebasing: parts[place].dropFirst(prefix.count).dropLast(suffix.count))
            let text = String(decoding: value, as: UTF8.self)
            values.append((name, value.contains(UInt8(ascii: "%")) ? PercentCoding.decode(text) : text))
        }
        return Match(endpoint: template.endpoint, values: PathValues(values))
    }
}

/// What stands in a path in the place of placeholders. There are few, so that a list is quicker than a dictionary.
struct PathValues: Sendable {
    private let values: [(name: String, value: String)]

    init(_ values: [(String, String)] = []) { self.values = values }

    /// How many of the path's parts are placeholders.
    var count: Int { values.count }

    /// The value of a placeholder; of two with one name, the later's.
    subscript(_ name: String) -> String? { values.last { $0.name == name }?.value }
}

/// What stands between two slashes of a path: a text, or a placeholder with texts before and behind it, mostly empty ones.
private enum RouteSegment: Sendable {
    case literal([UInt8])
    case placeholder(prefix: [UInt8], name: String, suffix: [UInt8])

    init(_ text: Substring) {
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
            self = .literal(Array(text.utf8))
            return
        }
        self = .placeholder(
            prefix: Array(text[..<open].utf8), name: String(text[open...].dropFirst().prefix { $0 != "}" }),
            suffix: Array(text[close...].dropFirst().utf8))
    }

    /// Whether the part of a path is this text, or has the texts around the placeholder and something between them. Compares bytes.
    func fits(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
        switch self {
        case .literal(let text): part.elementsEqual(text)
        case .placeholder(let prefix, _, let suffix):
            part.count > prefix.count + suffix.count && part.starts(with: prefix) && part.suffix(suffix.count).elementsEqual(suffix)
        }
    }
}

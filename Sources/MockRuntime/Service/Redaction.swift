/// Hides what a spec calls secret, and what always is, from the journal, the control interface and logs.
struct Redaction: Sendable {
    static let mark = "[redacted]"
    private static let headers: Set<String> = ["authorization", "proxy-authorization", "cookie", "set-cookie"]

    private let names: Set<String>
    private let headerNames: Set<String>
    /// Endpoints with a secret in their paths, and what such placeholders are called.
    private let paths: RouteTable
    private let pathNames: Set<String>

    init(_ system: MockSystem) {
        let all = system.endpoints.flatMap(\.parameters) + system.callbacks.flatMap(\.parameters)
        let parameters = all.filter(\.field.isSecret)
        var names = Set(parameters.filter { $0.location != .header }.map(\.field.name))
        for endpoint in system.endpoints {
            for response in [endpoint.response] + endpoint.alternatives.values { names.formUnion(response.secretNames) }
        }
        self.names = names
        let inPaths = { (parameter: MockParameter) in parameter.location == .path && parameter.field.isSecret }
        paths = RouteTable(system.endpoints.filter { $0.parameters.contains(where: inPaths) })
        pathNames = Set(parameters.filter(inPaths).map(\.field.name))
        headerNames = Self.headers.union(parameters.filter { $0.location == .header }.map { $0.field.name.lowercased() })
    }

    /// A path and query, or a URL, with the values of secret parts and items hidden.
    func target(_ text: String) -> String {
        let mark = text.utf8.firstIndex(of: UInt8(ascii: "?")) ?? text.endIndex
        let path = path(text[..<mark])
        let query = text[mark...].dropFirst()
        guard query.utf8.split(separator: UInt8(ascii: "&")).contains(where: { isSecret(item: $0) }) else { return path + text[mark...] }
        return path + "?" + form(query)
    }

    private func path(_ text: Substring) -> String {
        guard !pathNames.isEmpty else { return String(text) }
        let authority = text.firstRange(of: "://")?.upperBound ?? text.startIndex
        guard let start = text[authority...].firstIndex(of: "/") else { return String(text) }
        return text[..<start] + paths.hiding(pathNames, in: text[start...], behind: Self.mark)
    }

    /// A header's value, hidden if that header is secret.
    func header(_ field: HTTPField) -> String {
        headerNames.contains(field.name.canonicalName) ? Self.mark : field.value
    }

    /// A value with all secret members hidden, however deep.
    func value(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let object): .object(JSONObject(object.map { ($0, names.contains($0) ? .string(Self.mark) : self.value($1)) }))
        case .array(let elements): .array(elements.map(self.value))
        default: value
        }
    }

    /// A body as a text with secrets hidden; one that can't be read is described and not shown, since it may hold any.
    func body(_ bytes: [UInt8], size: Int, type: String?) -> String {
        guard !bytes.isEmpty else { return "" }
        if bytes.count == size, let json = try? JSONValue(parsing: bytes) { return value(json).description }
        let type = type ?? ""
        let isForm = type.contains("form") && !type.contains("multipart")
        if isForm { return form(String(decoding: bytes, as: UTF8.self)) + (bytes.count < size ? "…" : "") }
        if type.hasPrefix(ServerSentEvent.contentType) { return events(bytes) }
        if type.hasPrefix("text/"), !type.contains("json") { return String(decoding: bytes, as: UTF8.self) }
        return "<\(size) bytes>"
    }

    /// Events with the secrets in their data hidden. What is cut off in the middle of one is left out.
    private func events(_ bytes: [UInt8]) -> String {
        var reader = EventReader()
        let events = reader.read(bytes).map { event in
            var event = event
            if let json = try? JSONValue(parsing: Array(event.data.utf8)) { event.data = value(json).description }
            return String(decoding: event.encoded, as: UTF8.self)
        }
        return events.joined()
    }

    private func form(_ text: some StringProtocol) -> String {
        text.split(separator: "&", omittingEmptySubsequences: false).map { item in
            isSecret(item: item.utf8) ? item.prefix { $0 != "=" } + "=" + Self.mark : String(item)
        }.joined(separator: "&")
    }

    /// Whether it is what a person typed as a password on a page of the mock.
    static func isPassword(_ name: String) -> Bool { name.hasPrefix("mock_") && name.lowercased().hasSuffix("password") }

    private func isSecret(item: some Collection<UInt8>) -> Bool {
        let sent = String(decoding: item.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
        let name = PercentCoding.decode(sent, plusIsSpace: true)
        // One of a list: `tag[]=a`.
        let list = name.hasSuffix("[]") ? String(name.dropLast(2)) : name
        return names.contains(name) || names.contains(list) || Self.isPassword(name)
    }
}

extension MockResponse {
    fileprivate var secretNames: [String] {
        switch body {
        case .json(let type, _, _), .events(let type, _): type.secretNames
        case .redirect(let fields): fields.flatMap(\.secretNames)
        case .empty, .text: []
        }
    }
}

extension ValueType {
    /// The names of secret members inside a value of this type.
    fileprivate var secretNames: [String] {
        switch self {
        case .object(let fields): fields.flatMap(\.secretNames)
        case .array(let element): element.secretNames
        default: []
        }
    }
}

extension ValueField {
    fileprivate var secretNames: [String] { (isSecret ? [name] : []) + type.secretNames }
}

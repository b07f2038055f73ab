/// Hides what a spec calls secret, and what always is, from the journal, the control interface and logs.
struct Redaction: Sendable {
    static let mark = "[redacted]"
    private static let headers: Set<String> = ["authorization", "proxy-authorization", "cookie", "set-cookie"]

    private let names: Set<String>
    private let headerNames: Set<String>
    /// Endpoints with a secret in their paths, and what such placeholders are called.
    private let paths: RouteTable
    private let pathNames: Set<String>
    /// Of each endpoint the names of its errors, and those that members of its errors have that every reader of the documents knows.
    private let failures: [String: (errors: Set<String>, open: Set<String>)]

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
        failures = Dictionary(
            system.endpoints.map { ($0.name, (errors: Set($0.errors.map(\.name)), open: Set($0.failure.fields.compactMap(\.openName)))) }
        ) { first, _ in first }
        headerNames = Self.headers.union(parameters.filter { $0.location == .header }.map { $0.field.name.lowercased() })
    }

    /// A path and query, or a URL, with the values of secret parts and items hidden.
    func target(_ text: String) -> String {
        let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
        let mark = text[..<end].utf8.firstIndex(of: UInt8(ascii: "?")) ?? end
        return path(text[..<mark]) + items(text[mark..<end]) + items(text[end...])
    }

    /// A query or a fragment with the sign before it.
    private func items(_ text: Substring) -> String { text.isEmpty ? "" : text.prefix(1) + form(text.dropFirst()) }

    private func path(_ text: Substring) -> String {
        guard !pathNames.isEmpty else { return String(text) }
        let authority = text.firstRange(of: "://")?.upperBound ?? text.startIndex
        guard let start = text[authority...].firstIndex(of: "/") else { return String(text) }
        return text[..<start] + paths.hiding(pathNames, in: text[start...], behind: Self.mark)
    }

    /// A header's value, hidden if that header is secret; of a URL, such as the page that a browser comes from, its secret items are.
    func header(_ field: HTTPField) -> String {
        if headerNames.contains(field.name.canonicalName) { return Self.mark }
        return Self.isTarget(field.value) ? target(field.value) : field.value
    }

    /// Whether a text may be a URL, or a part of one, that says something.
    private static func isTarget(_ text: String) -> Bool { text.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } }

    /// A JSON text, possibly with something before and after it, with the values of secret members hidden, however deep. All else is as it was.
    private func json(_ bytes: [UInt8], showing open: Set<String> = []) -> String {
        String(decoding: JSONMask.hiding({ names.contains($0) && !open.contains($0) }, behind: Self.mark, in: bytes), as: UTF8.self)
    }

    /// The body of an answer as a text. What an error is called is shown, whatever else has the name of that member.
    func answer(_ entry: JournalEntry, type: String?) -> String {
        if entry.isSocket { return events(entry.answer).map(\.data).joined(separator: "\n") }
        let failure = entry.endpoint.flatMap { failures[$0] }
        let open = failure.map { $0.errors.contains(entry.outcome) ? $0.open : [] } ?? []
        return body(entry.answer, size: entry.answerSize, type: type, showing: open)
    }

    /// A body as a text with secrets hidden; one that can't be read is described and not shown, since it may hold any.
    func body(_ bytes: [UInt8], size: Int, type: String?, showing open: Set<String> = []) -> String {
        guard !bytes.isEmpty else { return "" }
        if bytes.count == size, (try? JSONValue(parsing: bytes)) != nil { return json(bytes, showing: open) }
        let type = type ?? ""
        let isForm = type.contains("form") && !type.contains("multipart")
        if isForm { return form(String(decoding: bytes, as: UTF8.self)) + (bytes.count < size ? "…" : "") }
        if type.hasPrefix(ServerSentEvent.contentType) { return events(bytes).map { String(decoding: $0.encoded, as: UTF8.self) }.joined() }
        // An answer that no browser is to run has JSON with something before it.
        if type.hasPrefix("text/"), !type.contains("json") { return json(bytes, showing: open) }
        return "<\(size) bytes>"
    }

    /// Events with the secrets in their data hidden. What is cut off in the middle of one is left out.
    private func events(_ bytes: [UInt8]) -> [ServerSentEvent] {
        var reader = EventReader()
        return reader.read(bytes).map { event in
            var event = event
            if (try? JSONValue(parsing: Array(event.data.utf8))) != nil { event.data = json(Array(event.data.utf8)) }
            return event
        }
    }

    private func form(_ text: some StringProtocol) -> String {
        text.split(separator: "&", omittingEmptySubsequences: false).map { item in
            isSecret(item: item.utf8) ? item.prefix { $0 != "=" } + "=" + Self.mark : within(item)
        }.joined(separator: "&")
    }

    /// An item whose value may be a URL of its own, with the secrets in that hidden.
    private func within(_ item: some StringProtocol) -> String {
        guard let sign = item.firstIndex(of: "=") else { return String(item) }
        let value = PercentCoding.decode(String(item[sign...].dropFirst()), plusIsSpace: true)
        guard Self.isTarget(value) else { return String(item) }
        let shown = target(value)
        return shown == value ? String(item) : item[...sign] + PercentCoding.encode(shown)
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

extension FailureField {
    /// The name of a member that says what every error of its kind says.
    fileprivate var openName: String? {
        switch source {
        case .code, .message, .constant, .time, .status: path.last
        case .value, .request, .random: nil
        }
    }
}

extension MockResponse {
    fileprivate var secretNames: [String] {
        switch body {
        case .json(let type, _, _), .events(let type, _): type.secretNames
        case .redirect(let fields): fields.flatMap(\.secretNames)
        case .empty, .text, .html, .bytes: []
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

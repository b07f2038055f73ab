/// Calls of a session that are looked for. Everything given has to fit; in texts a `*` stands for any text.
public struct CallPattern: Sendable, Hashable {
    /// The endpoint's name.
    public var endpoint: String?
    /// How it went: `ok` for the endpoint's main answer, the name of another documented answer, `page`, a documented error's name, or why the
    /// mock refused.
    public var outcome: String?
    /// The method.
    public var method: HTTPRequest.Method?
    /// The path, without the session's prefix.
    public var path: String?
    /// The answer's status.
    public var status: Int?
    /// What the request says.
    public var request: RequestPattern

    /// A pattern of these parts; every call fits one without any.
    public init(
        _ endpoint: String? = nil,
        _ outcome: String? = nil,
        method: HTTPRequest.Method? = nil,
        path: String? = nil,
        status: Int? = nil,
        request: RequestPattern = RequestPattern()
    ) {
        self.endpoint = endpoint
        self.outcome = outcome
        self.method = method
        self.path = path
        self.status = status
        self.request = request
    }

    func fits(_ entry: JournalEntry) -> Bool {
        guard endpoint.map({ TextPattern.fits($0, entry.endpoint ?? "") }) ?? true else { return false }
        guard outcome.map({ TextPattern.fits($0, entry.outcome) }) ?? true else { return false }
        guard method.map({ $0.rawValue == entry.method }) ?? true, status.map({ $0 == entry.status }) ?? true else { return false }
        guard path != nil || !request.isEmpty else { return true }
        let parts = entry.request
        return (path.map { TextPattern.fits($0, parts.path) } ?? true) && request.fits(parts)
    }
}

extension CallPattern {
    /// Why no call of the system can ever fit, where its names say so.
    func problem(in system: MockSystem) -> String? {
        var outcomes: [String] = []
        var isKnown = false
        for (name, own) in system.outcomes where endpoint.map({ TextPattern.fits($0, name) }) ?? true {
            isKnown = true
            outcomes += own
        }
        if let endpoint, !isKnown { return "there is no endpoint \"\(endpoint)\"" }
        // What fits no endpoint has an outcome, too.
        if endpoint == nil { outcomes += Outcome.ofAny }
        guard let outcome, !outcomes.contains(where: { TextPattern.fits(outcome, $0) }) else { return nil }
        return endpoint.map { "\"\($0)\" has no outcome \"\(outcome)\"" } ?? "no endpoint has an outcome \"\(outcome)\""
    }
}

extension MockSystem {
    /// Each endpoint and callback with the outcomes that its calls can have.
    fileprivate var outcomes: [(name: String, outcomes: [String])] {
        endpoints.map { ($0.name, $0.errors.map(\.name) + $0.alternatives.keys.sorted() + Outcome.ofAny) }
            + callbacks.map { ($0.name, Outcome.ofCallbacks) }
    }
}

extension CallPattern: CustomStringConvertible {
    /// What is looked for, in words.
    public var description: String {
        var words = [method?.rawValue, path, endpoint].compactMap(\.self)
        if words.isEmpty { words = ["any call"] }
        if let outcome { words.append("with the outcome \(outcome)") }
        if let status { words.append("with the status \(status)") }
        for (kind, members) in request.json {
            for (name, value) in members.objectValue ?? [:] { words.append("with \(kind) \(name) = \(value)") }
        }
        return words.joined(separator: " ")
    }
}

extension JournalEntry {
    /// The request as it came; a body that was too long for the journal is cut.
    fileprivate var request: RequestParts {
        let request = HTTPRequest(
            method: HTTPRequest.Method(method) ?? .get, scheme: nil, authority: nil, path: target, headerFields: headers)
        return RequestParts(request, body: body)
    }
}

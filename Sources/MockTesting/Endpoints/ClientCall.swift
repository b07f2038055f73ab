public import ClientRuntime
public import Testing

/// A call of one of the client's endpoints, what it has to send, and an answer as it is documented.
public struct ClientCall: Sendable, CustomTestStringConvertible {
    /// The endpoint's name in the spec.
    public let endpoint: String
    /// Method and URL, with placeholders.
    public let request: String
    /// The headers that it sends.
    public let headers: [String: String]
    /// The names of what it sends in its query or body, sorted.
    public let names: [String]
    /// Status and body of an answer as it is documented.
    public let status: Int
    /// The body, as JSON.
    public let answer: JSONValue
    /// The headers that the answer always has.
    public let answerHeaders: [String: String]
    /// What stands before the JSON.
    public let prefix: String
    /// What stands behind it.
    public let suffix: String
    /// The lines that stand before the data of an event, where the answer is made of them.
    public let event: String?
    /// Paths of what has to be in the answer.
    public let required: [String]
    /// How it may end otherwise, and the documented error for that.
    public let endings: [(CannedTransport.Ending, any DocumentedError)]
    /// Status and body of an error that no document has.
    public let unheardOf: (Int, JSONValue)?
    /// The documented error for all such; without one it is an unknown error.
    public let becomes: (any DocumentedError)?
    /// Those of a documented error, and the names of what it carries beside code and message.
    public let detailed: (Int, JSONValue)?
    /// The names of what a detailed error carries.
    public let details: [String]
    /// Whether it is a message, said on a WebSocket that the call opens.
    public let isMessage: Bool
    /// Makes the call.
    public let call: @Sendable (ClientEnvironment) async throws -> Void

    /// A row of the table of calls.
    public init(
        _ endpoint: String,
        _ request: String,
        headers: [String: String] = [:],
        names: [String] = [],
        status: Int = 200,
        answer: JSONValue = [:],
        answerHeaders: [String: String] = [:],
        prefix: String = "",
        suffix: String = "",
        event: String? = nil,
        required: [String] = [],
        endings: [(CannedTransport.Ending, any DocumentedError)] = [],
        unheardOf: (Int, JSONValue)? = nil,
        becomes: (any DocumentedError)? = nil,
        detailed: (Int, JSONValue)? = nil,
        details: [String] = [],
        isMessage: Bool = false,
        call: @escaping @Sendable (ClientEnvironment) async throws -> Void
    ) {
        self.endpoint = endpoint
        self.request = request
        self.headers = headers
        self.names = names
        self.status = status
        self.answer = answer
        self.answerHeaders = answerHeaders
        self.prefix = prefix
        self.suffix = suffix
        self.event = event
        self.required = required
        self.endings = endings
        self.unheardOf = unheardOf
        self.becomes = becomes
        self.detailed = detailed
        self.details = details
        self.isMessage = isMessage
        self.call = call
    }

    /// The endpoint's name.
    public var testDescription: String { endpoint }

    /// Makes the call; what it is answered comes from here, not from a mock.
    public func run(answering answer: JSONValue) async throws -> (request: HTTPRequest, body: [UInt8], error: (any Error)?) {
        var fields = HTTPFields()
        for (name, value) in answerHeaders { HTTPField.Name(name).map { fields[$0] = value } }
        guard let event else { return try await run(ending: .answer(status, "\(prefix)\(answer)\(suffix)", fields)) }
        fields[.contentType] = ServerSentEvent.contentType
        return try await run(ending: .answer(status, "\(event)data: \(answer.stringValue ?? "\(answer)")\n\n", fields))
    }

    /// Makes the call, ended like this.
    public func run(ending: CannedTransport.Ending) async throws -> (request: HTTPRequest, body: [UInt8], error: (any Error)?) {
        let transport = CannedTransport(ending: ending, isSpokenTo: isMessage)
        let environment = ClientEnvironment(transport: transport, storage: MemoryStorage(), settings: [:], report: { _ in })
        var thrown: (any Error)?
        do { try await call(environment) } catch { thrown = error }
        let sent = try #require(transport.sent.value, "nothing was sent: \(thrown.map { "\($0)" } ?? "")")
        return (sent.request, sent.body, thrown)
    }
}

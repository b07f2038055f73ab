/// What a mock makes of a request: the response, and what has to happen to it on its way.
public struct MockReply: Sendable {
    /// The response without its body.
    public var response: HTTPResponse
    /// The body.
    public var body: [UInt8]
    /// Seconds that this response, and no other, should be late.
    public var latency = 0.0
    /// Whether the connection is to be cut instead of answering.
    public var isCut = false
    /// The name of the endpoint that answered; `nil` for the control interface and for requests that fit none.
    public var endpoint: String?
    /// How it went: `ok`, `page`, the name of a documented error, or why the mock refused.
    public var outcome: String
    /// The name of the documented answer that it is, where that is not the endpoint's main one.
    public var alternative: String?
    /// What the mock found wrong, in words; for the journal, and for whoever watches the log.
    public internal(set) var note: String?
    /// The page that the body shows, if it shows one on which a person chooses.
    public var page: MockPage?
    /// What has to be waited for before there is a reply; see `MockService.complete(_:by:)`.
    public var deferred: MockDeferral?
    /// What follows the body as long as the answer goes on, where it does.
    public internal(set) var events: MockEventStream?
    /// What a WebSocket is closed with behind it, where it is.
    public internal(set) var closure: MockClosure?
    /// Whether it opens a WebSocket: what it holds, and what follows, are messages, each as a server-sent event.
    public internal(set) var isSocket = false
    /// Whether the vendor lets web pages of every origin read it.
    var allowsAnyOrigin = false
    /// The session whose calls of an app's server are to be made once the reply is sent.
    private(set) var sending: MockSession?

    init(status: Int, headers: HTTPFields = [:], body: [UInt8] = [], outcome: String) {
        response = HTTPResponse(status: .init(code: status), headerFields: headers)
        // Where HTTP knows no body a client would take one for the beginning of the next answer.
        self.body = Self.hasBody(status) ? body : []
        self.outcome = outcome
    }

    /// Whether answers of that status may have a body.
    static func hasBody(_ status: Int) -> Bool { ![204, 205, 304].contains(status) }

    /// After it, the calls that wait in a session are made.
    mutating func sendCalls(of session: MockSession) { sending = session }

    /// Has the calls of an app's server go out that the reply was to go before. Whoever sends replies says so when one is sent.
    ///
    /// - Parameter sender: makes them, where the mock's options name nobody who does.
    public func wasSent(by sender: MockSender? = nil) { if let sending { sending.courier.look(sending, by: sender) } }

    /// Lets what was to go wrong go wrong with a reply, apart from errors: those are what an endpoint answers.
    mutating func meet(_ faults: MetFaults) {
        switch faults.effect {
        case nil, .error: break
        case .cut:
            isCut = true
            outcome = Outcome.cut
        case .answer(let status, let text):
            let (endpoint, sending, allowsAnyOrigin) = (endpoint, sending, allowsAnyOrigin)
            self = MockReply(
                status: status, headers: [.contentType: "text/plain;charset=utf-8"], body: Array(text.utf8), outcome: Outcome.fault)
            (self.endpoint, self.sending, self.allowsAnyOrigin) = (endpoint, sending, allowsAnyOrigin)
        }
        latency = faults.latency
        for field in faults.headers { response.headerFields[field.name] = field.value }
        if !faults.notes.isEmpty { note = ([note].compactMap(\.self) + faults.notes).joined(separator: "; ") }
    }
}

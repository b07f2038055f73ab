internal import ClientRuntime
internal import Testing

/// Sends requests on, and fails the test for one that no document knows.
struct DocumentedTransport: Transport {
    let reachesMock = true
    private let inner: any Transport
    private let unsent: UnsentRequests
    private let held: HeldAnswers
    private let facts: (any DocumentedFacts.Type)?

    init(_ inner: any Transport, _ facts: (any DocumentedFacts.Type)?, _ unsent: UnsentRequests, _ held: HeldAnswers) {
        self.inner = inner
        self.facts = facts
        self.unsent = unsent
        self.held = held
    }

    func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        try await checked(request, body) { try await inner.send(request, body: body) }
    }

    func sendOnce(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        try await checked(request, body) { try await inner.sendOnce(request, body: body) }
    }

    func open(
        _ request: HTTPRequest, body: [UInt8], _ receive: @escaping @Sendable (AnswerPiece) -> Void
    ) async throws -> OpenAnswer {
        try await checked(request, body) { try await inner.open(request, body: body, receive) }
    }

    func connect(_ request: HTTPRequest, _ receive: @escaping @Sendable (AnswerPiece) -> Void) async throws -> OpenAnswer {
        let answer = try await checked(request, []) { try await inner.connect(request, receive) }
        guard let say = answer.say else { return answer }
        return OpenAnswer(answer.response, leave: answer.leave) { message, body in
            try await checked(message, body) { try await say(message, body) }
        }
    }

    private func checked<Answer: Sendable>(
        _ request: HTTPRequest,
        _ body: [UInt8],
        _ answer: () async throws -> Answer
    ) async throws -> Answer {
        facts?.check(request, body: body)
        if let error = unsent.take(request) { throw error }
        let answer = try await answer()
        try await held.pass(request)
        return answer
    }
}

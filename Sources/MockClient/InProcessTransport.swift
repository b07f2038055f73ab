public import ClientRuntime
public import MockRuntime

/// Sends a client's requests to a mock in the same process: no socket, no port, the same answers.
///
/// The documented hosts are dropped, as if all of them led to the mock.
public struct InProcessTransport: Transport {
    /// There is nothing else that a request could reach.
    public let reachesMock = true
    private let service: MockService
    private let prefix: String

    /// A transport to one session of a mock; to the default one if none is named.
    public init(_ service: MockService, session: String? = nil) {
        self.service = service
        prefix = session.map { "/s/" + $0 } ?? ""
    }

    /// Has the mock answer a request.
    ///
    /// - Throws: `TransportError.connectionLost` where a fault cuts the connection, `CancellationError` if the task was cancelled.
    public func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        let reply = try received(await service.handle(sessioned(request), body: body))
        return (reply.response, reply.body)
    }

    /// The same, for an answer that may go on.
    public func open(
        _ request: HTTPRequest, body: [UInt8], _ receive: @escaping @Sendable (AnswerPiece) -> Void
    ) async throws -> OpenAnswer {
        let reply = try await heard(service.open(sessioned(request), body: body), receive)
        return OpenAnswer(reply.response) { reply.events?.leave() }
    }

    /// Opens a WebSocket of the mock.
    public func connect(_ request: HTTPRequest, _ receive: @escaping @Sendable (AnswerPiece) -> Void) async throws -> OpenAnswer {
        var opening = sessioned(request)
        opening.headerFields[.upgrade] = "websocket"
        let (service, opened) = (service, opening)
        let reply = try await heard(service.open(opened), receive)
        guard reply.isSocket else { return OpenAnswer(reply.response) }
        return OpenAnswer(reply.response) {
            reply.events?.leave()
        } say: { message, body in
            guard let events = reply.events else { throw Self.cut }
            service.hear(body, isBytes: message.saysBytes, of: opened, on: events)
        }
    }

    /// Hands on what a reply holds, and what follows.
    private func heard(_ reply: MockReply, _ receive: @escaping @Sendable (AnswerPiece) -> Void) throws -> MockReply {
        do {
            _ = try received(reply)
        } catch {
            reply.events?.leave()
            throw error
        }
        reply.hear { bytes, isEnded in
            if !bytes.isEmpty { receive(.bytes(bytes)) }
            if isEnded { receive(.ended(Self.ending(of: reply))) }
        }
        return reply
    }

    private static func ending(of reply: MockReply) -> (any Error)? {
        if reply.events?.isCut == true { return cut }
        return (reply.closure ?? reply.events?.closure).flatMap { WebSocketClosure(code: $0.code, reason: $0.reason).ending }
    }

    private func sessioned(_ request: HTTPRequest) -> HTTPRequest {
        var request = request
        request.path = prefix + (request.path ?? "/")
        return request
    }

    private func received(_ reply: MockReply) throws -> MockReply {
        try Task.checkCancellation()
        if reply.isCut { throw Self.cut }
        return reply
    }

    private static let cut = TransportError.connectionLost("the mock cut the connection")
}

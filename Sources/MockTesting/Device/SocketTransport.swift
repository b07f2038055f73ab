public import ClientRuntime

/// Sends requests to a mock that listens, the documented hosts dropped.
///
/// Each goes over a connection of its own: what sends again when a connection that it reused was cut would hide the cut.
public struct SocketTransport: Transport {
    /// `http://127.0.0.1:8080`
    public let address: String
    /// The session of the mock.
    public let session: String

    /// A transport to a mock that listens there.
    public init(address: String, session: String) {
        self.address = address
        self.session = session
    }

    /// Sends a request; one that was cut may be sent again.
    public func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        try await URLSessionTransport().send(addressed(request), body: body)
    }

    /// Sends a request once, whatever comes of it.
    public func sendOnce(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        try await URLSessionTransport().sendOnce(addressed(request), body: body)
    }

    /// Sends a request whose answer may go on.
    public func open(
        _ request: HTTPRequest, body: [UInt8], _ receive: @escaping @Sendable (AnswerPiece) -> Void
    ) async throws -> OpenAnswer {
        try await URLSessionTransport().open(addressed(request), body: body, receive)
    }

    /// Opens a WebSocket.
    public func connect(_ request: HTTPRequest, _ receive: @escaping @Sendable (AnswerPiece) -> Void) async throws -> OpenAnswer {
        try await SocketConversation(addressed(request), receive).open()
    }

    private func addressed(_ request: HTTPRequest) -> HTTPRequest {
        var request = request
        let parts = address.split(separator: "/", omittingEmptySubsequences: true)
        request.scheme = parts.first.map { String($0.dropLast()) }
        request.authority = parts.last.map(String.init)
        request.path = "/s/\(session)\(request.path ?? "/")"
        return request
    }
}

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
        var request = request
        request.path = prefix + (request.path ?? "/")
        let reply = await service.handle(request, body: body)
        try Task.checkCancellation()
        if reply.isCut { throw TransportError.connectionLost("the mock cut the connection") }
        return (reply.response, reply.body)
    }
}

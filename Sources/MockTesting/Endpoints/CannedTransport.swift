public import ClientRuntime

/// Ends every request the same, and remembers the last.
public struct CannedTransport: Transport {
    /// How a request ends.
    public enum Ending: Sendable {
        /// With a status and a body.
        case answer(Int, String)
        /// Without an answer.
        case failure(TransportError)
    }

    /// What was sent last.
    public struct Sent: Sendable {
        /// The request without its body.
        public let request: HTTPRequest
        /// The bytes of its body.
        public let body: [UInt8]
    }

    /// How every request ends.
    public let ending: Ending
    /// What was sent last; nil before the first request.
    public let sent: Locked<Sent?> = Locked(nil)

    /// A transport that ends every request like this.
    public init(ending: Ending) { self.ending = ending }

    /// Notes the request, and ends it.
    public func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        sent.value = Sent(request: request, body: body)
        switch ending {
        case .answer(let status, let text):
            let head = HTTPResponse(status: HTTPResponse.Status(code: status), headerFields: [.contentType: "application/json"])
            return (head, Array(text.utf8))
        case .failure(let error): throw error
        }
    }
}

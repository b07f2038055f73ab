public import ClientRuntime

/// Ends every request the same, and remembers the last.
public struct CannedTransport: Transport {
    /// How a request ends.
    public enum Ending: Sendable {
        /// With a status, a body, and headers.
        case answer(Int, String, HTTPFields = [:])
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
        case .answer(let status, let text, let headers):
            var fields = headers
            if fields[.contentType] == nil { fields[.contentType] = "application/json" }
            let head = HTTPResponse(status: HTTPResponse.Status(code: status), headerFields: fields)
            return (head, Array(text.utf8))
        case .failure(let error): throw error
        }
    }
}

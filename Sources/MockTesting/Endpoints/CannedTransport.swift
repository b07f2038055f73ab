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
    /// Whether a WebSocket goes on until something is said on it, rather than being over with its first message.
    public let isSpokenTo: Bool
    /// What was sent last; nil before the first request.
    public let sent: Locked<Sent?> = Locked(nil)

    /// A transport that ends every request like this.
    public init(ending: Ending, isSpokenTo: Bool = false) {
        self.ending = ending
        self.isSpokenTo = isSpokenTo
    }

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

    /// Notes the request, says what it holds as messages, and notes what is said last.
    public func connect(_ request: HTTPRequest, _ receive: @escaping @Sendable (AnswerPiece) -> Void) async throws -> OpenAnswer {
        let (head, body) = try await send(request, body: [])
        let isRefused = head.status.code >= 400
        if isRefused || !isSpokenTo {
            receive(.bytes(body))
            receive(.ended(nil))
        }
        if isRefused { return OpenAnswer(head) }
        return OpenAnswer(head, leave: {}) { message, body in
            sent.value = Sent(request: message, body: body)
            receive(.ended(nil))
        }
    }
}

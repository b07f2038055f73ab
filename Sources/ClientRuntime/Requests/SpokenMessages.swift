import HTTPTypes
import WireValues

extension ClientEnvironment {
    /// Opens a WebSocket.
    ///
    /// - Returns: the messages of its server, once it is open; what the server answers instead where it refuses.
    /// - Throws: what `send` throws, as the documented errors where there are some.
    public func connect(_ request: OutgoingRequest, failing errors: TransportErrors = TransportErrors()) async throws -> EventAnswer {
        connections.expect(request.endpoint)
        defer { connections.settle(request.endpoint) }
        return try await hear(request, as: .messages, failing: errors)
    }

    /// Says a message on the WebSocket that was opened last. Where it is being opened, or opened again, this waits for it.
    ///
    /// - Throws: `TransportError.unreachable` where none is open, and what the transport throws, as the documented errors where there are some.
    public func say(_ message: OutgoingRequest, failing errors: TransportErrors = TransportErrors()) async throws {
        do {
            guard let endpoint = message.socket else { throw TransportError.badURL(message.endpoint) }
            while true {
                switch connections.standing(endpoint) {
                case .open(let pieces): return try await pieces.say(message)
                case .opening(let event): try await wait(for: event)
                case .none: throw TransportError.unreachable("\(endpoint) is not open")
                }
            }
        } catch {
            throw errors.documented(error)
        }
    }

    /// Ends all that this environment hears of an endpoint: loops end as if the server had ended it, and what would come again does not.
    public func leave(_ endpoint: String) { connections.leave(endpoint) }

    /// Ends what this environment hears of an endpoint under a key alone.
    public func leave(_ endpoint: String, of key: ListeningKey) { connections.leave(endpoint, of: key) }
}

extension OutgoingRequest {
    fileprivate var spokenType: String {
        if ownBody != nil { return SocketMessage.bytesType }
        return isText ? "text/plain; charset=utf-8" : "application/json; charset=utf-8"
    }
}

extension HTTPRequest {
    /// Whether this message is bytes, rather than a text.
    package var saysBytes: Bool { headerFields[.contentType] == SocketMessage.bytesType }
}

extension HTTPRequest.Method {
    /// What stands in the place of a method where a message is said.
    static let message = Self(SocketMessage.method)!
}

extension AnswerPieces {
    fileprivate func say(_ message: OutgoingRequest) async throws {
        guard let (say, opened) = speaker else { throw TransportError.failed("\(message.endpoint): nobody can say anything there") }
        var request = opened
        request.method = .message
        request.headerFields[.contentType] = message.spokenType
        try await say(request, message.spoken)
    }
}

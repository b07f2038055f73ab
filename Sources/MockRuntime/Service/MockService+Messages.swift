/// What clients say on a WebSocket. Each message is met as a request of its own would be: with parameters, faults and an entry in the journal.
extension MockService {
    /// What stands in the place of a message's method.
    static let messageMethod = HTTPRequest.Method(SocketMessage.method)!

    /// Has the mock hear a message, and do what comes of it: messages for those who listen, an error for whoever said it, the end of a connection.
    ///
    /// - Parameters:
    ///   - isBytes: whether it is no text.
    ///   - opened: the request that opened the WebSocket.
    ///   - connection: what is said to the client there.
    ///   - sender: makes calls of an app's server, where the mock's options name nobody who does.
    public func hear(
        _ message: [UInt8], isBytes: Bool = false, of opened: HTTPRequest, on connection: MockEventStream, by sender: MockSender? = nil
    ) {
        let reply = answer(message, isBytes, of: opened, on: connection)
        guard reply.latency > 0 else { return deliver(reply, to: connection, by: sender) }
        Task {
            try? await Task.sleep(for: .seconds(reply.latency))
            deliver(reply, to: connection, by: sender)
        }
    }

    /// What comes of a message, without anybody being told: for tests of one endpoint.
    ///
    /// - Parameter socket: the endpoint that is the WebSocket.
    public func answer(message: [UInt8], isBytes: Bool = false, of opened: HTTPRequest, on socket: String) -> MockReply {
        answer(message, isBytes, of: opened, on: MockEventStream(socket, RequestValues(keys: [], values: [])))
    }

    private func answer(_ message: [UInt8], _ isBytes: Bool, of opened: HTTPRequest, on connection: MockEventStream) -> MockReply {
        // Where no message is documented to be bytes, those that are bytes all the same are read as texts.
        let isBytes = isBytes && takesBytes(on: connection.endpoint)
        var request = opened
        request.method = Self.messageMethod
        request.headerFields[.contentType] = isBytes ? SocketMessage.bytesType : AnswerEncoding.jsonType
        let parts = RequestParts(request, body: isBytes ? message : Self.json(message))
        guard let session = session(of: parts) else {
            return AnswerEncoding.message("the session is gone", status: 404, outcome: Outcome.unmatched)
        }
        session.touch(options.machineTime())
        return answer(parts, in: session, on: connection)
    }

    /// A text that is no JSON is the text.
    private static func json(_ message: [UInt8]) -> [UInt8] {
        guard (try? JSONValue(parsing: message)) == nil else { return message }
        return JSONValue.string(String(decoding: message, as: UTF8.self)).encoded()
    }

    private func deliver(_ reply: MockReply, to connection: MockEventStream, by sender: MockSender?) {
        if reply.isCut {
            connection.end(isCut: true)
        } else if let closure = reply.closure {
            connection.end(with: closure)
        } else {
            if !reply.body.isEmpty { connection.send(reply.response.status.code < 400 ? reply.body : Self.event(reply.body)) }
            if reply.endsConnection { connection.end(with: MockClosure(outcome: reply.outcome)) }
        }
        reply.wasSent(by: sender)
    }

    /// An error, as a message of its own.
    private static func event(_ body: [UInt8]) -> [UInt8] { ServerSentEvent(data: String(decoding: body, as: UTF8.self)).encoded }
}

extension MockReply {
    /// Whether nothing more is said behind it: an answer says so, or the mock cannot go on. A documented error is no end.
    fileprivate var endsConnection: Bool {
        switch outcome {
        case Outcome.ok: events == nil
        case Outcome.refused, Outcome.invalid, Outcome.unmatched, Outcome.tooLarge, Outcome.defect: true
        default: false
        }
    }
}

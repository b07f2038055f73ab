import HTTPTypes
import WireValues

/// What events travel by.
enum EventCarrier {
    /// An answer over HTTP that goes on.
    case events
    /// The messages of a WebSocket.
    case messages

    /// Whether an answer has them in it.
    func carries(_ answer: OpenAnswer) -> Bool {
        switch self {
        case .messages: return answer.say != nil
        case .events:
            let head = answer.response
            let isStream = head.headerFields[.contentType]?.lowercased().hasPrefix(ServerSentEvent.contentType) ?? false
            return isStream && (200..<300).contains(head.status.code)
        }
    }

    /// What an answer with them begins with.
    var status: Int {
        switch self {
        case .messages: 101
        case .events: 200
        }
    }

    /// Whether their end is an end for those who would come again, too: who closes a WebSocket in the usual way wants no more of it.
    var endsForGood: Bool { self == .messages }

    /// What to say of an answer without them.
    func missing(in response: IncomingResponse) -> ResponseError {
        switch self {
        case .messages:
            return ResponseError(endpoint: response.endpoint, path: "", expected: "a WebSocket", found: "status \(response.status)")
        case .events:
            let type = response.header("Content-Type") ?? "no type"
            return ResponseError(endpoint: response.endpoint, path: "", expected: ServerSentEvent.contentType, found: type)
        }
    }
}

extension ClientEnvironment {
    /// Sends a request whose answer is made of events, and waits until it begins.
    ///
    /// - Throws: what `send` throws, as the documented errors where there are some.
    public func listen(_ request: OutgoingRequest, failing errors: TransportErrors = TransportErrors()) async throws -> EventAnswer {
        try await hear(request, as: .events, failing: errors)
    }

    func hear(_ request: OutgoingRequest, as carrier: EventCarrier, failing errors: TransportErrors) async throws -> EventAnswer {
        let position = EventPosition.current
        let (endpoint, start) = (request.endpoint, position?.start ?? connections.now)
        let note: @Sendable (String) -> Void = { [weak self] in self?.log($0) }
        noteLeftOut(of: request)
        do {
            let pieces = AnswerPieces(counter: Self.counter)
            if connections.isLeft(endpoint, since: start) {
                pieces.end()
                let response = IncomingResponse(endpoint: endpoint, status: carrier.status)
                return EventAnswer(response, pieces, by: carrier, failing: errors, at: position, noting: note)
            }
            let answer = try await open(request, as: carrier, at: position, pieces)
            let head = answer.response
            if carrier.carries(answer) {
                connections.add(pieces, endpoint)
                // Who left while it was being opened has not met it yet.
                if connections.isLeft(endpoint, since: start) { pieces.end() }
                let response = IncomingResponse(endpoint: endpoint, status: head.status.code, headers: head.headerFields)
                return EventAnswer(response, pieces, by: carrier, failing: errors, at: position, noting: note)
            }
            // Whoever stands before the server answers so as long as it is not there.
            if [502, 503, 504].contains(head.status.code) { position?.breakOff() }
            var body: [UInt8] = []
            while let piece = try await pieces.next() { body += piece }
            let response = IncomingResponse(endpoint: endpoint, status: head.status.code, headers: head.headerFields, body: body)
            return EventAnswer(response, nil, by: carrier, failing: errors, at: position, noting: note)
        } catch {
            position?.note(error)
            throw errors.documented(error)
        }
    }

    private func open(
        _ request: OutgoingRequest, as carrier: EventCarrier, at position: EventPosition?, _ pieces: AnswerPieces
    ) async throws -> OpenAnswer {
        let receive: @Sendable (AnswerPiece) -> Void = { [weak pieces] in pieces?.put($0) }
        let answer: OpenAnswer
        switch carrier {
        case .events:
            var outgoing = try request.httpRequest(base: baseURL, accepting: ServerSentEvent.contentType)
            if let id = position?.lastID { outgoing.headerFields[.lastEventID] = id }
            answer = try await transport.open(outgoing, body: request.body, receive)
        case .messages:
            let outgoing = try request.httpRequest(base: baseURL)
            answer = try await transport.connect(outgoing, receive)
            if let say = answer.say { pieces.canSay((say, outgoing)) }
        }
        pieces.whenReleased(answer.leave)
        return answer
    }
}

extension HTTPField.Name {
    /// Says where whoever comes again has come to.
    fileprivate static let lastEventID = Self("Last-Event-ID")!
}

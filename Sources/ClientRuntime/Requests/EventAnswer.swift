import WireValues

/// An answer that is made of events, once it has begun.
public struct EventAnswer: Sendable {
    /// Its head; where it is no such answer after all, such as a refusal, the whole of it.
    public let response: IncomingResponse
    /// The rest of the answer as it comes; `nil` where there are no events in it.
    private let pieces: AnswerPieces?
    private let errors: TransportErrors

    init(_ response: IncomingResponse, _ pieces: AnswerPieces?, failing errors: TransportErrors) {
        self.response = response
        self.pieces = pieces
        self.errors = errors
    }

    /// The events one by one, until the server ends them. Who leaves the loop ends the answer.
    ///
    /// - Parameters:
    ///   - name: the member that each event's name is put into, where its data is an object.
    ///   - id: the member that its id is put into.
    ///   - end: data that is no event, and ends them.
    ///   - unreadable: the documented error for an answer that is not as documented, where there is one.
    ///   - read: makes something of an event, which is handed over as an answer of its own whose body is the event's data.
    /// - Returns: what `read` has made. It ends with what the transport throws; where the answer is not made of events, or `read` throws, with
    ///   the documented error for that, or with `ResponseError`.
    public func events<Event: Sendable>(
        name: String? = nil, id: String? = nil, end: String? = nil, unreadable: (any Error)? = nil,
        _ read: @escaping @Sendable (IncomingResponse) throws -> Event
    ) -> AnswerEvents<Event> {
        AnswerEvents(pieces: pieces, failing: errors) { event in
            if let end, event.data == end { return nil }
            do {
                return try read(answer(of: event, name: name, id: id))
            } catch {
                throw unreadable ?? error
            }
        } missing: {
            let type = response.header("Content-Type") ?? "no type"
            return unreadable ?? ResponseError(endpoint: response.endpoint, path: "", expected: ServerSentEvent.contentType, found: type)
        }
    }

    private func answer(of event: ServerSentEvent, name: String?, id: String?) -> IncomingResponse {
        var body = Array(event.data.utf8)
        if name != nil || id != nil, case .object(var object)? = try? JSONValue(parsing: body) {
            if let name { object[name] = .string(event.name) }
            if let id { object[id] = event.id.map(JSONValue.string) }
            body = JSONValue.object(object).encoded()
        }
        return IncomingResponse(endpoint: response.endpoint, status: response.status, headers: response.headers, body: body)
    }
}

/// The events of an answer, each as a value of the client's. They can be gone through once.
public struct AnswerEvents<Element: Sendable>: AsyncSequence, Sendable {
    private let pieces: AnswerPieces?
    private let errors: TransportErrors
    private let read: @Sendable (ServerSentEvent) throws -> Element?
    private let missing: @Sendable () -> any Error

    init(
        pieces: AnswerPieces?, failing errors: TransportErrors, _ read: @escaping @Sendable (ServerSentEvent) throws -> Element?,
        missing: @escaping @Sendable () -> any Error
    ) {
        self.pieces = pieces
        self.errors = errors
        self.read = read
        self.missing = missing
    }

    /// Goes through the events.
    public func makeAsyncIterator() -> Iterator { Iterator(events: self) }

    /// Goes through the events.
    public struct Iterator: AsyncIteratorProtocol {
        private let events: AnswerEvents
        private var reader = EventReader()
        private var waiting: ArraySlice<ServerSentEvent> = []
        private var isOver = false

        fileprivate init(events: AnswerEvents) { self.events = events }

        /// The next event; `nil` behind the last.
        ///
        /// - Throws: `CancellationError` if the task was cancelled; otherwise what `EventAnswer.events` says.
        public mutating func next() async throws -> Element? {
            while !isOver {
                if let event = waiting.popFirst() {
                    let element = try events.read(event)
                    isOver = element == nil
                    return element
                }
                guard let pieces = events.pieces else { throw events.missing() }
                do {
                    guard let piece = try await pieces.next() else { break }
                    waiting = reader.read(piece)[...]
                } catch {
                    throw events.errors.documented(error)
                }
            }
            isOver = true
            return nil
        }
    }
}

extension ClientEnvironment {
    /// Sends a request whose answer is made of events, and waits until it begins.
    ///
    /// - Throws: what `send` throws, as the documented errors where there are some.
    public func listen(_ request: OutgoingRequest, failing errors: TransportErrors = TransportErrors()) async throws -> EventAnswer {
        do {
            let outgoing = try request.httpRequest(base: baseURL, accepting: ServerSentEvent.contentType)
            let pieces = AnswerPieces(counter: counter)
            let answer = try await transport.open(outgoing, body: request.body) { [weak pieces] in pieces?.put($0) }
            pieces.whenReleased(answer.leave)
            let (head, endpoint) = (answer.response, request.endpoint)
            let isStream = head.headerFields[.contentType]?.lowercased().hasPrefix(ServerSentEvent.contentType) ?? false
            if isStream, (200..<300).contains(head.status.code) {
                let response = IncomingResponse(endpoint: endpoint, status: head.status.code, headers: head.headerFields)
                return EventAnswer(response, pieces, failing: errors)
            }
            var body: [UInt8] = []
            while let piece = try await pieces.next() { body += piece }
            let response = IncomingResponse(endpoint: endpoint, status: head.status.code, headers: head.headerFields, body: body)
            return EventAnswer(response, nil, failing: errors)
        } catch {
            throw errors.documented(error)
        }
    }
}

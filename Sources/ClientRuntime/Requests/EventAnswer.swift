import HTTPTypes
import WireValues

/// An answer that is made of events, once it has begun.
public struct EventAnswer: Sendable {
    /// Its head; where it is no such answer after all, such as a refusal, the whole of it.
    public let response: IncomingResponse
    /// The rest of the answer as it comes; `nil` where there are no events in it.
    private let pieces: AnswerPieces?
    private let errors: TransportErrors
    /// Of whoever comes again when the answer breaks off.
    private let position: EventPosition?

    init(_ response: IncomingResponse, _ pieces: AnswerPieces?, failing errors: TransportErrors, at position: EventPosition?) {
        self.response = response
        self.pieces = pieces
        self.errors = errors
        self.position = position
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
        AnswerEvents(pieces: pieces, failing: errors, at: position) { event in
            if let end, event.data == end { return nil }
            do {
                return try read(answer(of: event, name: name, id: id))
            } catch {
                throw unreadable ?? error
            }
        } missing: {
            // There is nothing, and will be nothing: the standard's way to send those away who come again.
            if response.status == 204 { return nil }
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
    private let missing: @Sendable () -> (any Error)?
    fileprivate let position: EventPosition?

    init(
        pieces: AnswerPieces?, failing errors: TransportErrors, at position: EventPosition?,
        _ read: @escaping @Sendable (ServerSentEvent) throws -> Element?, missing: @escaping @Sendable () -> (any Error)?
    ) {
        self.pieces = pieces
        self.errors = errors
        self.position = position
        self.read = read
        self.missing = missing
    }

    /// Goes through the events.
    public func makeAsyncIterator() -> Iterator { Iterator(events: self) }

    /// Goes through the events.
    public struct Iterator: AsyncIteratorProtocol {
        private let events: AnswerEvents
        private var reader: EventReader
        private var waiting: ArraySlice<ServerSentEvent> = []
        private var isOver = false

        fileprivate init(events: AnswerEvents) {
            self.events = events
            reader = EventReader(lastID: events.position?.lastID)
        }

        /// The next event; `nil` behind the last.
        ///
        /// - Throws: `CancellationError` if the task was cancelled; otherwise what `EventAnswer.events` says.
        public mutating func next() async throws -> Element? {
            while !isOver {
                if let event = waiting.popFirst() {
                    let element = try events.read(event)
                    isOver = element == nil
                    if isOver { events.position?.end() }
                    return element
                }
                guard let pieces = events.pieces else {
                    if let error = events.missing() { throw error }
                    events.position?.end()
                    break
                }
                do {
                    guard let piece = try await pieces.next() else { break }
                    waiting = reader.read(piece)[...]
                    events.position?.reached(reader)
                } catch {
                    events.position?.note(error)
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
        let position = EventPosition.current
        noteLeftOut(of: request)
        do {
            var outgoing = try request.httpRequest(base: baseURL, accepting: ServerSentEvent.contentType)
            if let id = position?.lastID { outgoing.headerFields[.lastEventID] = id }
            let pieces = AnswerPieces(counter: counter)
            let answer = try await transport.open(outgoing, body: request.body) { [weak pieces] in pieces?.put($0) }
            pieces.whenReleased(answer.leave)
            let (head, endpoint) = (answer.response, request.endpoint)
            let isStream = head.headerFields[.contentType]?.lowercased().hasPrefix(ServerSentEvent.contentType) ?? false
            if isStream, (200..<300).contains(head.status.code) {
                let response = IncomingResponse(endpoint: endpoint, status: head.status.code, headers: head.headerFields)
                return EventAnswer(response, pieces, failing: errors, at: position)
            }
            // Whoever stands before the server answers so as long as it is not there.
            if [502, 503, 504].contains(head.status.code) { position?.breakOff() }
            var body: [UInt8] = []
            while let piece = try await pieces.next() { body += piece }
            let response = IncomingResponse(endpoint: endpoint, status: head.status.code, headers: head.headerFields, body: body)
            return EventAnswer(response, nil, failing: errors, at: position)
        } catch {
            position?.note(error)
            throw errors.documented(error)
        }
    }
}

extension HTTPField.Name {
    /// Says where whoever comes again has come to.
    fileprivate static let lastEventID = Self("Last-Event-ID")!
}

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
    private let carrier: EventCarrier
    /// Notes what nobody is told.
    private let note: @Sendable (String) -> Void

    init(
        _ response: IncomingResponse, _ pieces: AnswerPieces?, by carrier: EventCarrier, failing errors: TransportErrors,
        at position: EventPosition?, noting note: @escaping @Sendable (String) -> Void
    ) {
        self.response = response
        self.pieces = pieces
        self.carrier = carrier
        self.errors = errors
        self.position = position
        self.note = note
    }

    /// The events one by one, until the server ends them. Who leaves the loop ends the answer.
    ///
    /// An event that the client does not know is passed over. So is one that is not as documented, with a line on the log, unless the documents
    /// have an error for that.
    ///
    /// - Parameters:
    ///   - name: the member that each event's name is put into, where its data is an object or nothing.
    ///   - id: the member that its id is put into.
    ///   - data: the member that all of its data is, as JSON.
    ///   - text: the member that all of its data is, as a text.
    ///   - end: data that is no event, and ends them.
    ///   - bytes: the member that a message of bytes is; without one, its bytes are a text.
    ///   - known: the texts that members may have, by their names. An event with another is one that the client does not know.
    ///   - unreadable: the documented error for what is not as documented, where there is one.
    ///   - failure: the error that an event is, where it is one.
    ///   - telling: the members that such an error has. What has all of them, and is no event, is an error in any case.
    ///   - closing: the errors for which a server closes a WebSocket, by their codes.
    ///   - read: makes something of an event, which is handed over as an answer of its own whose body is the event's data.
    /// - Returns: what `read` has made. It ends with what the transport throws; where the answer is not made of events, with the documented error
    ///   for that, or with `ResponseError`.
    public func events<Event: Sendable>(
        name: String? = nil, id: String? = nil, data: String? = nil, text: String? = nil, end: String? = nil, bytes: String? = nil,
        known: [String: Set<String>] = [:], unreadable: (any Error)? = nil,
        failure: @escaping @Sendable (IncomingResponse) -> (any Error)? = { _ in nil }, telling: [String] = [],
        closing: [Int: any Error] = [:], _ read: @escaping @Sendable (IncomingResponse) throws -> Event
    ) -> AnswerEvents<Event> {
        let members = EventMembers(name: name, id: id, data: data, text: text, bytes: bytes, known: known, telling: telling)
        return AnswerEvents(pieces: pieces, failing: errors, closing: closing, at: position, endingForGood: carrier.endsForGood) { event in
            if let end, event.data == end { return .end }
            let body = members.body(of: event, by: carrier)
            let answer = IncomingResponse(endpoint: response.endpoint, status: 200, headers: response.headers, body: body)
            if let error = failure(answer) { throw error }
            guard members.knows(event, answer) else { return .passedOver }
            do {
                return .event(try read(answer))
            } catch {
                let told = members.tellsOfError(answer) ? failure(answer.refused) : nil
                if let told = told ?? unreadable { throw told }
                note("\(response.endpoint): an event was passed over (\(error))")
                return .passedOver
            }
        } missing: {
            // There is nothing, and will be nothing: the standard's way to send those away who come again.
            if response.status == 204 { return nil }
            return unreadable ?? carrier.missing(in: response)
        }
    }
}

/// What becomes of an event.
enum HeardEvent<Element> {
    case event(Element)
    /// It is none for the client.
    case passedOver
    /// There is no more.
    case end
}

/// The events of an answer, each as a value of the client's. They can be gone through once.
public struct AnswerEvents<Element: Sendable>: AsyncSequence, Sendable {
    private let pieces: AnswerPieces?
    private let errors: TransportErrors
    private let closing: [Int: any Error]
    private let read: @Sendable (ServerSentEvent) throws -> HeardEvent<Element>
    private let missing: @Sendable () -> (any Error)?
    fileprivate let position: EventPosition?
    fileprivate let endsForGood: Bool

    init(
        pieces: AnswerPieces?, failing errors: TransportErrors, closing: [Int: any Error] = [:], at position: EventPosition?,
        endingForGood endsForGood: Bool = false,
        _ read: @escaping @Sendable (ServerSentEvent) throws -> HeardEvent<Element>, missing: @escaping @Sendable () -> (any Error)?
    ) {
        self.pieces = pieces
        self.errors = errors
        self.closing = closing
        self.position = position
        self.endsForGood = endsForGood
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
                    switch try events.read(event) {
                    case .event(let element): return element
                    case .passedOver: continue
                    case .end:
                        isOver = true
                        events.position?.end()
                        return nil
                    }
                }
                guard let pieces = events.pieces else {
                    if let error = events.missing() { throw error }
                    events.position?.end()
                    break
                }
                do {
                    guard let piece = try await pieces.next() else {
                        if events.endsForGood || pieces.isLeft { events.position?.end() }
                        break
                    }
                    waiting = reader.read(piece)[...]
                    events.position?.reached(reader)
                } catch {
                    let error = (error as? WebSocketClosure)?.error(events.closing) ?? error
                    events.position?.note(error)
                    throw events.errors.documented(error)
                }
            }
            isOver = true
            return nil
        }
    }
}

extension IncomingResponse {
    /// The same, as if its status had told of an error: of what is no event, whether it is one.
    fileprivate var refused: Self { Self(endpoint: endpoint, status: 400, headers: headers, body: body) }
}

/// What a capability tells of, or a server, for as long as nobody has left it: then it is over, as if there were no more to tell.
public struct LeavableEvents<Events: AsyncSequence & Sendable>: AsyncSequence, Sendable where Events.Element: Sendable {
    private let connections: Connections
    private let name: String
    private let events: Events
    /// When it began to be listened to: who leaves later means it.
    private let start: Int
    /// Of what can be left alone.
    private let listening: KeyedListening?

    init(_ connections: Connections, _ name: String, _ events: Events, _ listening: KeyedListening?, since start: Int) {
        self.connections = connections
        self.name = name
        self.events = events
        self.listening = listening
        self.start = start
    }

    private var isLeft: Bool { connections.isLeft(name, since: start) || listening?.isLeft == true }

    /// Goes through the events.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// Goes through the events.
    public struct Iterator: AsyncIteratorProtocol {
        /// Asked by one task at a time, which waits for it.
        private final class Following: @unchecked Sendable {
            var events: Events.AsyncIterator

            init(_ events: Events.AsyncIterator) { self.events = events }

            func next() async throws -> Events.Element? { try await events.next() }
        }

        private let leavable: LeavableEvents
        private let following: Following
        private let position = EventPosition.current
        private var isOver = false

        fileprivate init(_ leavable: LeavableEvents) {
            self.leavable = leavable
            following = Following(leavable.events.makeAsyncIterator())
        }

        /// The next event; `nil` behind the last, and where it has been left.
        ///
        /// - Throws: what the events throw.
        public mutating func next() async throws -> Events.Element? {
            guard !isOver else { return nil }
            let connections = leavable.connections
            let task = Task { [following] in try await following.next() }
            let departure = connections.noteDeparture(from: leavable.name, since: leavable.start) { task.cancel() }
            leavable.listening?.whenLeft { task.cancel() }
            defer {
                connections.forget(departure, of: leavable.name)
                leavable.listening?.forget()
            }
            let result = await withTaskCancellationHandler {
                await task.result
            } onCancel: {
                task.cancel()
            }
            // Whatever comes of it after that is nobody's.
            if leavable.isLeft {
                isOver = true
                position?.end()
                return nil
            }
            let event = try result.get()
            isOver = event == nil
            return event
        }
    }
}

extension ClientEnvironment {
    /// What a capability tells of, or a server, until `leave` is called with that name.
    ///
    /// - Parameters:
    ///   - name: the operation's, with its capability's: `store.offers`; the endpoint's.
    ///   - key: whose listening it is, where it can be left alone.
    ///   - events: what it tells of.
    public func leaving<Events: AsyncSequence & Sendable>(
        _ name: String, of key: ListeningKey? = nil, _ events: Events
    ) -> LeavableEvents<Events> where Events.Element: Sendable {
        let start = EventPosition.current?.start ?? connections.now
        return LeavableEvents(connections, name, events, key.map { connections.begin(name, of: $0) }, since: start)
    }

    /// The same of what has to be opened first: who leaves meanwhile means it, too.
    ///
    /// - Parameter open: asks for an answer, or has the platform tell.
    /// - Throws: what `open` throws.
    public func leaving<Events: AsyncSequence & Sendable>(
        _ name: String, of key: ListeningKey, _ open: () async throws -> Events
    ) async rethrows -> LeavableEvents<Events> where Events.Element: Sendable {
        let start = EventPosition.current?.start ?? connections.now
        let listening = connections.begin(name, of: key)
        return LeavableEvents(connections, name, try await open(), listening, since: start)
    }
}

/// What a capability tells of, for as long as nobody has left it: then it is over, as if there were no more to tell.
public struct LeavableEvents<Events: AsyncSequence & Sendable>: AsyncSequence, Sendable where Events.Element: Sendable {
    private let connections: Connections
    private let name: String
    private let events: Events
    /// When it began to be listened to: who leaves later means it.
    private let start: Int

    init(_ connections: Connections, _ name: String, _ events: Events) {
        self.connections = connections
        self.name = name
        self.events = events
        start = EventPosition.current?.start ?? connections.now
    }

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
            defer { connections.forget(departure, of: leavable.name) }
            let result = await withTaskCancellationHandler {
                await task.result
            } onCancel: {
                task.cancel()
            }
            // Whatever comes of it after that is nobody's.
            if connections.isLeft(leavable.name, since: leavable.start) {
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
    /// What a capability tells of, until `leave` is called with that name.
    ///
    /// - Parameters:
    ///   - name: the operation's, with its capability's: `store.offers`.
    ///   - events: what it tells of.
    public func leaving<Events: AsyncSequence & Sendable>(_ name: String, _ events: Events) -> LeavableEvents<Events>
    where Events.Element: Sendable {
        LeavableEvents(connections, name, events)
    }
}

/// The events of answers that are asked for one after another: where one breaks off, or is over, the next is opened.
///
/// Before each it waits for as long as the server has asked for, or else half a second, and twice as long after each answer without any event, up
/// to half a minute; up to a quarter more by chance, so that clients which lost a server at the same moment do not come back at the same moment. The next request
/// says the last event's id (`Last-Event-ID`). It ends when the server says that there is no more to come (the data that ends events, or the
/// status 204), and fails with what the server refuses it with. The first answer is no exception: only what has begun breaks off.
public struct EventsAgain<Events: AsyncSequence & Sendable>: AsyncSequence, Sendable where Events.Element: Sendable {
    private let environment: ClientEnvironment
    private let isExpected: @Sendable (any Error) -> Bool
    private let open: @Sendable () async throws -> Events
    /// When this began, which may be before anybody goes through it: who leaves in between means it, too.
    private let start: Int

    init(
        _ environment: ClientEnvironment, expecting isExpected: @escaping @Sendable (any Error) -> Bool,
        _ open: @escaping @Sendable () async throws -> Events
    ) {
        self.environment = environment
        self.isExpected = isExpected
        self.open = open
        start = environment.connections.now
    }

    /// Goes through the events.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// Goes through the events.
    public struct Iterator: AsyncIteratorProtocol {
        private let again: EventsAgain
        private let position: EventPosition
        private var events: Events.AsyncIterator?
        private var hasBegun = false
        private var isOver = false
        /// Answers without any event since the last one.
        private var failures = 0

        fileprivate init(_ again: EventsAgain) {
            self.again = again
            position = EventPosition(since: again.start)
        }

        /// The next event; `nil` behind the last.
        ///
        /// - Throws: `CancellationError` if the task was cancelled; otherwise what the server refuses it with.
        public mutating func next() async throws -> Events.Element? {
            while !isOver {
                do {
                    if events == nil { events = try await opened() }
                    if let event = try await events?.next() {
                        failures = 0
                        return event
                    }
                    isOver = position.isOver
                } catch {
                    try goOn(after: error)
                }
                events = nil
                guard !isOver else { break }
                // One that ended in cancelling is no answer that is over.
                try Task.checkCancellation()
                let pause = Patience.pause(failures, asked: position.pause, chance: again.environment.random.bytes(1).first ?? 0)
                failures += 1
                try await again.environment.sleep(for: pause)
            }
            return nil
        }

        private mutating func opened() async throws -> Events.AsyncIterator {
            let events = try await position.within { try await again.open().makeAsyncIterator() }
            hasBegun = true
            return events
        }

        private func goOn(after error: any Error) throws {
            // What broke is asked in any case: it is no news the next time.
            let isBreak = position.takeBreak() && hasBegun
            guard !(error is CancellationError), isBreak || again.isExpected(error) else { throw error }
        }
    }
}

private enum Patience {
    private static let shortest = 0.5
    private static let longest = 30.0

    /// How many seconds to wait.
    ///
    /// - Parameters:
    ///   - failures: how many answers had no event since the last that had one.
    ///   - asked: for how long the server wants a client to wait, which is never cut short.
    ///   - chance: one of 256 numbers.
    static func pause(_ failures: Int, asked: Double?, chance: UInt8) -> Double {
        let first = asked ?? shortest
        // Who is asked for no pause at all and hears nothing would knock without end.
        let base = failures == 0 ? first : Swift.max(first, shortest)
        let doubled = base * Double(1 << Swift.min(failures, 16))
        return Swift.max(first, Swift.min(doubled, longest)) * (1 + Double(chance) / 1024)
    }
}

extension ClientEnvironment {
    /// Events that are listened to again, once they break off.
    ///
    /// - Parameters:
    ///   - isExpected: which errors are no end either, besides what breaks off, such as a documented error for a server that is not there.
    ///   - open: asks for an answer, or has the platform tell.
    public func again<Events: AsyncSequence & Sendable>(
        expecting isExpected: @escaping @Sendable (_ error: any Error) -> Bool = { _ in false },
        _ open: @escaping @Sendable () async throws -> Events
    ) -> EventsAgain<Events> where Events.Element: Sendable {
        EventsAgain(self, expecting: isExpected, open)
    }

    /// Listens in the background. `idle()` waits for what is done about an event, not for the next. An error ends it, and is noted on the log.
    ///
    /// - Parameters:
    ///   - name: what the log calls it.
    ///   - socket: the WebSocket that it opens, where it is one: who says something meanwhile waits for it.
    ///   - hear: does something about an event, and tells whether to go on.
    /// - Returns: what cancels it.
    @discardableResult
    public func follow<Events: AsyncSequence & Sendable>(
        _ name: String, opening socket: String? = nil, _ events: Events,
        _ hear: @escaping @Sendable (Events.Element) async throws -> Bool
    ) -> Task<Void, Never> where Events.Element: Sendable {
        if let socket { connections.expect(socket) }
        return start { await self.hear(name, opening: socket, events, hear) }
    }

    /// - Parameter socket: what was expected to be opened.
    func hear<Events: AsyncSequence & Sendable>(
        _ name: String, opening socket: String?, _ events: Events, _ hear: @Sendable (Events.Element) async throws -> Bool
    ) async where Events.Element: Sendable {
        defer { if let socket { connections.settle(socket) } }
        do {
            for try await event in events {
                guard try await hear(event) else { return }
            }
        } catch {
            if !Task.isCancelled { log("\(name): \(error)") }
        }
    }
}

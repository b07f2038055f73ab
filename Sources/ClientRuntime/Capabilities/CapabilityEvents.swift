/// What a capability tells of by itself, one event after another: what a person does outside of the app, for instance.
///
/// An app makes it of a sequence of its own, such as an `AsyncStream` that a delegate of the platform's feeds. A client that waits for the
/// next event does not keep `idle()` from returning.
public struct CapabilityEvents<Element: Sendable>: AsyncSequence, Sendable {
    private typealias Next = () async throws -> Element?
    private let begin: @Sendable () -> Next

    /// The elements of a sequence, until it ends or fails.
    public init<Events: AsyncSequence & Sendable>(_ events: Events) where Events.Element == Element {
        begin = {
            var iterator = events.makeAsyncIterator()
            let position = EventPosition.current
            return {
                do {
                    return try await ClientEnvironment.current.uncounted { try await iterator.next() }
                } catch {
                    // The sequence had begun: this is no refusal.
                    position?.breakOff()
                    throw error
                }
            }
        }
    }

    /// These events and no more; none, where there is nothing to tell of.
    public init(_ elements: [Element]) {
        begin = {
            var rest = elements[...]
            return { rest.popFirst() }
        }
    }

    /// The events of an answer, which itself sees each of them through to its end.
    ///
    /// - Parameter made: makes an event of what the server sends.
    public init<Answer: Sendable>(_ events: AnswerEvents<Answer>, _ made: @escaping @Sendable (Answer) -> Element) {
        begin = {
            var iterator = events.makeAsyncIterator()
            return { try await iterator.next().map(made) }
        }
    }

    /// Goes through the events.
    public func makeAsyncIterator() -> Iterator { Iterator(following: begin()) }

    /// Goes through the events.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let following: () async throws -> Element?

        /// The next event; `nil` behind the last.
        ///
        /// - Throws: what the sequence throws.
        public mutating func next() async throws -> Element? { try await following() }
    }
}

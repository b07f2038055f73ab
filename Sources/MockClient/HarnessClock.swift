public import ClientRuntime
public import MockRuntime

/// A client's clock that is a mock's: moving either moves both, and what sleeps by it wakes.
public final class HarnessClock: ClientClock {
    /// The mock's clock.
    public let mock: MockClock
    private let sleepers = Sleepers()

    /// The clock of a mock's session.
    public init(_ mock: MockClock) {
        self.mock = mock
        // Kept for as long as the mock's clock lives: a clock has no end that could take the observer away.
        _ = mock.observe { [sleepers, weak mock] in if let mock { sleepers.wake(at: mock.now) } }
    }

    /// The time of both.
    public var now: Date { Date(timeIntervalSince1970: mock.now) }

    /// How many tasks sleep by this clock.
    public var sleeping: Int { sleepers.count }

    /// Moves both on by that many seconds.
    public func advance(by seconds: Double) { mock.advance(by: seconds) }

    /// Waits until the clock was moved that far.
    public func sleep(for seconds: Double) async throws {
        try await sleepers.sleep(until: mock.now + seconds) { [mock] in mock.now }
    }
}

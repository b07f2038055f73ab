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

    /// Moves both on by that many seconds. Who begins to sleep later sleeps from there: `advance(by:onceAsleep:)` waits for that.
    public func advance(by seconds: Double) { mock.advance(by: seconds) }

    /// Moves both on by that many seconds, as soon as that many tasks sleep by the clock: a call that was begun may still be on its way to where it
    /// sleeps, such as the wait before it tries again.
    ///
    /// - Throws: `TooFewAsleep` if they do not within five seconds of the machine's.
    public func advance(by seconds: Double, onceAsleep count: Int) async throws {
        try await sleepers.wait(for: count)
        advance(by: seconds)
    }

    /// Waits until the clock was moved that far.
    public func sleep(for seconds: Double) async throws { try await sleep(for: seconds, since: now) }

    /// Waits until the clock was moved that far from then.
    public func sleep(for seconds: Double, since start: Date) async throws {
        try await sleepers.sleep(until: start.timeIntervalSince1970 + seconds) { [mock] in mock.now }
    }
}

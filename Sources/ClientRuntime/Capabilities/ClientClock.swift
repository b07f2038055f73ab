public import Foundation
import Synchronization

/// Tells the time and waits: the source of every expiry that a client knows.
public protocol ClientClock: Sendable {
    /// The time.
    var now: Date { get }
    /// Waits that many seconds by this clock.
    ///
    /// - Throws: `CancellationError` if the task is cancelled first.
    func sleep(for seconds: Double) async throws
    /// Waits until that many seconds have passed by this clock since a time that it told; not at all if they have.
    ///
    /// A client takes the time before it is seen to wait: whoever moves a clock by hand then moves it for that wait, too, although the wait has
    /// yet to come to the clock. A clock without a way of its own waits for what is left of them.
    ///
    /// - Throws: `CancellationError` if the task is cancelled first.
    func sleep(for seconds: Double, since start: Date) async throws
}

extension ClientClock {
    /// Waits for what is left of those seconds.
    public func sleep(for seconds: Double, since start: Date) async throws {
        try await sleep(for: max(0, seconds - now.timeIntervalSince(start)))
    }
}

/// The machine's clock.
public struct SystemClock: ClientClock {
    /// The machine's clock.
    public init() {}

    /// The machine's time.
    public var now: Date { Date() }

    /// Waits that many real seconds.
    public func sleep(for seconds: Double) async throws {
        guard seconds > 0 else { return try Task.checkCancellation() }
        try await Task.sleep(for: .seconds(seconds))
    }
}

/// A clock for tests: it stands still until it is moved, and what sleeps by it wakes when it has passed.
public final class ManualClock: ClientClock {
    private let time: Mutex<Date>
    private let sleepers = Sleepers()

    /// A clock that stands at that time.
    public init(_ start: Date = Date(timeIntervalSince1970: 1_735_689_600)) { time = Mutex(start) }

    /// The time to which it was last moved.
    public var now: Date { time.withLock { $0 } }

    /// How many tasks sleep by this clock.
    public var sleeping: Int { sleepers.count }

    /// Moves it on by that many seconds. Who begins to sleep later sleeps from there: `advance(by:onceAsleep:)` waits for that.
    public func advance(by seconds: Double) {
        time.withLock { $0 += seconds }
        sleepers.wake(at: now.timeIntervalSince1970)
    }

    /// Moves it on by that many seconds, as soon as that many tasks sleep by it: a call that was begun may still be on its way to where it sleeps.
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
        try await sleepers.sleep(until: start.timeIntervalSince1970 + seconds) { [self] in now.timeIntervalSince1970 }
    }
}

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

    /// Moves it on by that many seconds.
    public func advance(by seconds: Double) {
        time.withLock { $0 += seconds }
        sleepers.wake(at: now.timeIntervalSince1970)
    }

    /// Waits until the clock was moved that far.
    public func sleep(for seconds: Double) async throws {
        try await sleepers.sleep(until: now.timeIntervalSince1970 + seconds) { [self] in now.timeIntervalSince1970 }
    }
}

/// Tasks that sleep until a clock which somebody moves by hand has come to their time.
public final class Sleepers: Sendable {
    private struct Sleeper {
        let deadline: Double
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var next = 0
    }

    private let state = Mutex(State())

    /// Nobody sleeps yet.
    public init() {}

    /// How many sleep: a test can wait for it before it moves the clock.
    public var count: Int { state.withLock { $0.sleepers.count } }

    /// Sleeps until `wake` is called with that time, in seconds since 1970, or a later one.
    ///
    /// - Parameter now: tells the clock's time; asked once more when the sleeper is in place, so that a move in between is not missed.
    /// - Throws: `CancellationError` if the task is cancelled first.
    public func sleep(until deadline: Double, now: @Sendable () -> Double) async throws {
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                add(Sleeper(deadline: deadline, continuation: continuation), number)
                wake(at: now())
            }
        } onCancel: {
            cancel(number)
        }
    }

    /// Wakes those whose time has come, the earliest first.
    public func wake(at now: Double) {
        let due = state.withLock { state in
            let due = state.sleepers.filter { $0.value.deadline <= now }
            for number in due.keys { state.sleepers[number] = nil }
            return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.value)
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    private func add(_ sleeper: Sleeper, _ number: Int) {
        let isCancelled = state.withLock { state in
            if state.cancelled.remove(number) != nil { return true }
            state.sleepers[number] = sleeper
            return false
        }
        if isCancelled { sleeper.continuation.resume(throwing: CancellationError()) }
    }

    private func cancel(_ number: Int) {
        let sleeper = state.withLock { state in
            let sleeper = state.sleepers.removeValue(forKey: number)
            if sleeper == nil { state.cancelled.insert(number) }
            return sleeper
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }
}

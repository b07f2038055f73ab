import Synchronization

/// Tasks that sleep until a clock which somebody moves by hand has come to their time.
public final class Sleepers: Sendable {
    private struct Sleeper {
        let deadline: Double
        let task: PausedTask<Void>
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
                add(Sleeper(deadline: deadline, task: PausedTask(continuation)), number)
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
        for sleeper in due { sleeper.task.resume(with: .success(())) }
    }

    /// Waits until that many sleep.
    ///
    /// - Throws: `TooFewAsleep` if they do not within that many seconds of the machine's.
    public func wait(for count: Int, within seconds: Double = 5) async throws {
        let end = ContinuousClock.now + .seconds(seconds)
        while self.count < count {
            guard ContinuousClock.now < end else { throw TooFewAsleep(expected: count, found: self.count, seconds: seconds) }
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    private func add(_ sleeper: Sleeper, _ number: Int) {
        sleeper.task.begin()
        let isCancelled = state.withLock { state in
            if state.cancelled.remove(number) != nil { return true }
            state.sleepers[number] = sleeper
            return false
        }
        if isCancelled { sleeper.task.resume(with: .failure(CancellationError())) }
    }

    private func cancel(_ number: Int) {
        let sleeper = state.withLock { state in
            let sleeper = state.sleepers.removeValue(forKey: number)
            if sleeper == nil { state.cancelled.insert(number) }
            return sleeper
        }
        sleeper?.task.resume(with: .failure(CancellationError()))
    }
}

/// A clock was to be moved once some sleep by it, and they do not.
public struct TooFewAsleep: Error, Sendable, CustomStringConvertible {
    /// How many were to sleep.
    public let expected: Int
    /// How many do.
    public let found: Int
    /// How long it was waited for them.
    public let seconds: Double

    /// What is wrong, and what to look at.
    public var description: String {
        "the clock was not moved: \(expected) were to sleep by it, \(found) do after \(seconds) seconds; "
            + "see whether the call has ended already, waits for something else, or runs in another environment"
    }
}

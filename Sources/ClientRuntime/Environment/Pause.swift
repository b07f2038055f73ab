import Synchronization

/// What resumes a task that waits, and whose pause then is over.
struct PausedTask<Value: Sendable>: Sendable {
    private let continuation: CheckedContinuation<Value, any Error>
    private let pause = Pause.current

    init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = continuation }

    /// It waits from here on.
    func begin() { pause?.begin() }

    func resume(with outcome: Result<Value, any Error>) {
        pause?.end()
        continuation.resume(with: outcome)
    }
}

/// A wait of counted work for something outside. Whoever ends the wait says so before the work goes on: a test that moves the clock and asks at once
/// whether all is at rest would otherwise be told so of work that has been woken and has not come to run.
final class Pause: Sendable {
    /// That of the current task.
    @TaskLocal static var current: Pause?

    private let counter: WorkCounter
    private let isOver = Mutex(true)

    init(_ counter: WorkCounter) {
        self.counter = counter
        begin()
    }

    /// The work waits; once more, where it has been woken in between.
    func begin() {
        let begins = isOver.withLock { isOver in
            defer { isOver = false }
            return isOver
        }
        if begins { counter.end() }
    }

    /// The work goes on, or is about to.
    func end() {
        let ends = isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
        if ends { counter.begin() }
    }
}

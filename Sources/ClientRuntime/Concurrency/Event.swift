import Synchronization

/// Something that happens outside and that a task waits for: a delegate's answer, a URL that leads back to the app.
///
/// What is sent while nobody waits is kept, in order. Of several that wait, the first gets what is sent next.
public final class Event<Value: Sendable>: Sendable {
    private struct Waiter {
        let number: Int
        let task: PausedTask<Value>
    }

    private struct State {
        var values: [Value] = []
        var waiting: [Waiter] = []
        var cancelled: Set<Int> = []
        var next = 0
    }

    private let state = Mutex(State())

    /// Nothing has happened yet.
    public init() {}

    /// Hands a value to the first that waits, or keeps it for the next that will.
    public func send(_ value: Value) {
        let first = state.withLock { state -> Waiter? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.values.append(value)
            return nil
        }
        first?.task.resume(with: .success(value))
    }

    /// Forgets what was sent and nobody waited for.
    public func discard() { state.withLock { $0.values = [] } }

    /// Whether somebody waits.
    public var isAwaited: Bool { state.withLock { !$0.waiting.isEmpty } }

    /// The next value, as soon as there is one.
    ///
    /// - Throws: `CancellationError` if the task is cancelled first.
    public func wait() async throws -> Value {
        try Task.checkCancellation()
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { register(Waiter(number: number, task: PausedTask($0))) }
        } onCancel: {
            cancel(number)
        }
    }

    private func register(_ waiter: Waiter) {
        waiter.task.begin()
        let outcome = state.withLock { state -> Result<Value, any Error>? in
            if state.cancelled.remove(waiter.number) != nil { return .failure(CancellationError()) }
            if !state.values.isEmpty { return .success(state.values.removeFirst()) }
            state.waiting.append(waiter)
            return nil
        }
        if let outcome { waiter.task.resume(with: outcome) }
    }

    private func cancel(_ number: Int) {
        let waiter = state.withLock { state -> Waiter? in
            guard let place = state.waiting.firstIndex(where: { $0.number == number }) else {
                state.cancelled.insert(number)
                return nil
            }
            return state.waiting.remove(at: place)
        }
        waiter?.task.resume(with: .failure(CancellationError()))
    }
}

extension Event {
    /// A value that was sent and nobody waited for, if there is one.
    public func next() -> Value? { state.withLock { $0.values.isEmpty ? nil : $0.values.removeFirst() } }
}

/// Reads events one after the other; the end is the cancellation of the task that reads.
public struct EventIterator<Element: Sendable>: AsyncIteratorProtocol, Sendable {
    private let event: Event<Element>
    private let owner: any AnyObject & Sendable

    /// Reads what an object sends.
    ///
    /// - Parameter owner: the object; it lives as long as somebody reads, although a delegate is held weakly.
    public init(_ event: Event<Element>, keeping owner: any AnyObject & Sendable) {
        self.event = event
        self.owner = owner
    }

    /// The next event, as soon as there is one; `nil` when the task is cancelled.
    public func next() async -> Element? { try? await event.wait() }
}

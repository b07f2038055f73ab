import Synchronization

/// Work of which one run at a time is enough: whoever asks for it while it is under way waits for the same end.
///
/// One that is cancelled stops waiting at once and leaves the run to the others; when nobody is left, the run is cancelled. It is then
/// out of the way of whoever asks next, even if it takes its time to end.
///
/// A run counts as work in the background. Those that wait for it do not, so that a run which itself waits for a person keeps nobody
/// from being idle. Every hand-over overlaps: there is no moment at which work that goes on is not counted.
final class SharedRuns: Sendable {
    private typealias Outcome = Result<any Sendable, any Error>
    private typealias Continuation = CheckedContinuation<any Sendable, any Error>

    private struct Run {
        let number: Int
        var task: Task<Void, Never>?
        var waiters: Set<Int> = []
    }

    private struct Waiter {
        let name: String
        /// What counts the caller, if anything does.
        let counter: WorkCounter?
        var continuation: Continuation?
        /// What came before the waiter began to wait.
        var outcome: Outcome?
    }

    private struct State {
        var runs: [String: Run] = [:]
        var waiters: [Int: Waiter] = [:]
        var last = 0

        mutating func number() -> Int {
            last += 1
            return last
        }
    }

    private let state = Mutex(State())
    private let counter: WorkCounter

    init(_ counter: WorkCounter) { self.counter = counter }

    /// The result of the run of that name: the one under way, or one that is started.
    ///
    /// - Parameter caller: what counts the caller, if anything does.
    func join(
        _ name: String, for caller: WorkCounter?, _ work: @escaping @Sendable () async throws -> any Sendable
    ) async throws -> any Sendable {
        try Task.checkCancellation()
        let waiter = enter(name, caller, work)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wait(waiter, $0) }
        } onCancel: {
            leave(waiter)
        }
    }

    private func enter(_ name: String, _ caller: WorkCounter?, _ work: @escaping @Sendable () async throws -> any Sendable) -> Int {
        let number = state.withLock { state in
            let number = state.number()
            if state.runs[name] == nil { state.runs[name] = start(name, state.number(), work) }
            state.runs[name]?.waiters.insert(number)
            state.waiters[number] = Waiter(name: name, counter: caller)
            return number
        }
        caller?.end()
        return number
    }

    private func start(_ name: String, _ number: Int, _ work: @escaping @Sendable () async throws -> any Sendable) -> Run {
        counter.begin()
        let task = Task {
            do { finish(name, number, .success(try await work())) } catch { finish(name, number, .failure(error)) }
            counter.end()
        }
        return Run(number: number, task: task)
    }

    private func wait(_ number: Int, _ continuation: Continuation) {
        let outcome = state.withLock { state -> Outcome? in
            guard let outcome = state.waiters[number]?.outcome else {
                state.waiters[number]?.continuation = continuation
                return nil
            }
            state.waiters[number] = nil
            return outcome
        }
        if let outcome { continuation.resume(with: outcome) }
    }

    private func finish(_ name: String, _ number: Int, _ outcome: Outcome) {
        let continuations = state.withLock { state -> [Continuation] in
            guard let run = state.runs[name], run.number == number else { return [] }
            state.runs[name] = nil
            return run.waiters.sorted().compactMap { settle($0, outcome, &state) }
        }
        for continuation in continuations { continuation.resume(with: outcome) }
    }

    private func leave(_ number: Int) {
        let outcome = Outcome.failure(CancellationError())
        let (continuation, task) = state.withLock { state -> (Continuation?, Task<Void, Never>?) in
            guard let waiter = state.waiters[number], waiter.outcome == nil else { return (nil, nil) }
            state.runs[waiter.name]?.waiters.remove(number)
            let left = state.runs[waiter.name].flatMap { $0.waiters.isEmpty ? $0.task : nil }
            if left != nil { state.runs[waiter.name] = nil }
            return (settle(number, outcome, &state), left)
        }
        task?.cancel()
        continuation?.resume(with: outcome)
    }

    /// Hands the outcome over, or keeps it for one that does not wait yet.
    private func settle(_ number: Int, _ outcome: Outcome, _ state: inout State) -> Continuation? {
        guard let waiter = state.waiters[number] else { return nil }
        waiter.counter?.begin()
        guard let continuation = waiter.continuation else {
            state.waiters[number]?.outcome = outcome
            return nil
        }
        state.waiters[number] = nil
        return continuation
    }
}

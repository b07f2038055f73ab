import Synchronization

/// The tasks of work that goes on in the background, so that all of them can be ended at once.
final class BackgroundTasks: Sendable {
    private struct State {
        var last = 0
        var tasks: [Int: Task<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        state.withLock { state in
            state.last += 1
            let number = state.last
            // A task that is done at once waits here for the lock, and is kept before it is forgotten.
            let task = Task {
                await work()
                forget(number)
            }
            state.tasks[number] = task
            return task
        }
    }

    /// Cancels all that goes on still.
    func end() {
        let tasks = state.withLock { $0.tasks.values.map(\.self) }
        for task in tasks { task.cancel() }
    }

    /// Cancels all that goes on still, what begins meanwhile included, and waits until it has ended.
    func finish() async {
        while let task = state.withLock({ $0.tasks.values.first }) {
            task.cancel()
            await task.value
        }
    }

    private func forget(_ number: Int) { state.withLock { $0.tasks[number] = nil } }
}

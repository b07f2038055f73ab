import Synchronization

/// What an object listens to in the background, for as long as there is the object: it keeps this, and what listens does not keep it.
public final class Followed: Sendable {
    private struct State {
        var last = 0
        var tasks: [Int: Task<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// Nothing yet.
    public init() {}

    deinit {
        for task in state.withLock({ $0.tasks.values.map(\.self) }) { task.cancel() }
    }

    /// Listens from now on, as `ClientEnvironment.follow` does.
    ///
    /// - Parameter hear: does something about an event, and tells whether to go on; it must hold the object weakly.
    public func follow<Events: AsyncSequence & Sendable>(
        _ name: String, in environment: ClientEnvironment, opening socket: String? = nil, _ events: Events,
        _ hear: @escaping @Sendable (Events.Element) async throws -> Bool
    ) where Events.Element: Sendable {
        if let socket { environment.connections.expect(socket) }
        state.withLock { state in
            state.last += 1
            let number = state.last
            // One that is over at once waits here for the lock, and is kept before it is forgotten.
            state.tasks[number] = environment.start { [weak self] in
                await environment.hear(name, opening: socket, events, hear)
                self?.forget(number)
            }
        }
    }

    private func forget(_ number: Int) { state.withLock { $0.tasks[number] = nil } }
}

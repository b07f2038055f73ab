import Synchronization

/// Counts work in the background and lets tests wait until there is none.
final class WorkCounter: Sendable {
    private struct State {
        var running = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func begin() { state.withLock { $0.running += 1 } }

    func end() {
        let done = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.running -= 1
            guard state.running <= 0 else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in done { continuation.resume() }
    }

    var isIdle: Bool { state.withLock { $0.running <= 0 } }

    func idle() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.running > 0 { state.waiting.append(continuation) }
                return state.running <= 0
            }
            if isIdle { continuation.resume() }
        }
    }
}

import Synchronization
import WireValues

/// Where somebody who listens has come to, for when he comes again: what the answers that he hears one after another have in common.
///
/// Whatever opens an answer while a position is `current` takes it along, whether that is the client itself or what stands in for the
/// platform: nobody in between needs to know.
final class EventPosition: Sendable {
    @TaskLocal static var current: EventPosition?

    private struct State {
        var lastID: String?
        var pauseMilliseconds: Int?
        var isBroken = false
        var isOver = false
    }

    private let state = Mutex(State())
    /// When it began, by `Connections.now`.
    let start: Int

    init(since start: Int) { self.start = start }

    /// Runs a closure that may open an answer.
    func within<R>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R) async rethrows -> R {
        try await Self.$current.withValue(self, operation: body, isolation: isolation)
    }

    /// The id of the last event, which the next answer is asked for with.
    var lastID: String? { state.withLock { $0.lastID } }

    /// How many seconds the server wants a client to wait, where it said so.
    var pause: Double? { state.withLock { $0.pauseMilliseconds.map { Double($0) / 1000 } } }

    /// Whether the server has said that there is nothing to come again for.
    var isOver: Bool { state.withLock { $0.isOver } }

    func reached(_ reader: EventReader) {
        state.withLock { state in
            state.lastID = reader.lastID
            state.pauseMilliseconds = reader.pauseMilliseconds ?? state.pauseMilliseconds
        }
    }

    func end() { state.withLock { $0.isOver = true } }

    /// What is thrown next is no refusal: something broke.
    func breakOff() { state.withLock { $0.isBroken = true } }

    /// The same, where that error says so.
    func note(_ error: any Error) {
        if (error as? TransportError)?.isBreak == true { breakOff() }
    }

    /// Whether something broke since this was asked last.
    func takeBreak() -> Bool {
        state.withLock { state in
            defer { state.isBroken = false }
            return state.isBroken
        }
    }
}

extension TransportError {
    /// Whether it may be otherwise the next time.
    var isBreak: Bool {
        switch self {
        case .unreachable, .connectionLost, .timedOut, .failed: true
        case .badURL, .insecure: false
        }
    }
}

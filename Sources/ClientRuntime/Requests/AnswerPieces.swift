import HTTPTypes
import Synchronization

/// The pieces of an answer between a transport that puts them in and a loop that takes them out. Nobody else reads them: without the loop,
/// the answer is left.
final class AnswerPieces: Sendable {
    private struct State {
        var pieces: [AnswerPiece] = []
        /// Whoever waits for the next.
        var waiting: CheckedContinuation<AnswerPiece, any Error>?
        var leave: (@Sendable () -> Void)?
        var speaker: Speaker?
        var isOver = false
        var isLeft = false
    }

    /// How something is said on a WebSocket, and the request that opened it.
    typealias Speaker = (say: @Sendable (_ message: HTTPRequest, _ body: [UInt8]) async throws -> Void, opened: HTTPRequest)

    private let state = Mutex(State())
    /// Counts the work that the loop belongs to, where it belongs to any: one that waits here for the server does not work.
    private let counter: WorkCounter?

    init(counter: WorkCounter?) { self.counter = counter }

    deinit { state.withLock { $0.leave }?() }

    func whenReleased(_ leave: @escaping @Sendable () -> Void) { state.withLock { $0.leave = leave } }

    func canSay(_ speaker: Speaker) { state.withLock { $0.speaker = speaker } }

    /// How something is said, where that is possible.
    var speaker: Speaker? { state.withLock { $0.speaker } }

    /// Whether nothing more comes.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Whether it was ended from this side.
    var isLeft: Bool { state.withLock { $0.isLeft } }

    /// Ends it from this side: whoever reads hears nothing more.
    func end() {
        let leave = state.withLock { state in
            state.isLeft = true
            // What has come and nobody has read is of no interest any more.
            state.pieces = []
            return state.leave
        }
        put(.ended(nil))
        leave?()
    }

    func put(_ piece: AnswerPiece) {
        resume { state in
            if case .ended = piece { state.isOver = true }
            if state.waiting == nil { state.pieces.append(piece) }
            return .success(piece)
        }
    }

    /// The next piece; `nil` behind the last.
    ///
    /// - Throws: why the answer broke off, `CancellationError` if the task was cancelled.
    func next() async throws -> [UInt8]? {
        try Task.checkCancellation()
        let piece = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wait($0) }
        } onCancel: {
            resume { _ in .failure(CancellationError()) }
        }
        switch piece {
        case .bytes(let bytes): return bytes
        case .ended(let error):
            // Whoever asks again is told the same.
            state.withLock { $0.pieces = [piece] }
            if let error { throw error }
            return nil
        }
    }

    private func wait(_ continuation: CheckedContinuation<AnswerPiece, any Error>) {
        let ready = state.withLock { state -> Result<AnswerPiece, any Error>? in
            if !state.pieces.isEmpty { return .success(state.pieces.removeFirst()) }
            if Task.isCancelled { return .failure(CancellationError()) }
            state.waiting = continuation
            counter?.end()
            return nil
        }
        if let ready { continuation.resume(with: ready) }
    }

    private func resume(_ result: (inout State) -> Result<AnswerPiece, any Error>) {
        let (waiting, result) = state.withLock { state in
            let result = result(&state)
            if state.waiting != nil { counter?.begin() }
            return (state.waiting.take(), result)
        }
        waiting?.resume(with: result)
    }
}

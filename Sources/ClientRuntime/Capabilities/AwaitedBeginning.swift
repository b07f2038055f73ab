import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Whoever waits for a task of a session to begin to be answered: for the head of an answer that goes on, for a WebSocket to be open.
final class AwaitedBeginning<Beginning: Sendable>: Sendable {
    private let waiting = Mutex<CheckedContinuation<Beginning, any Error>?>(nil)

    /// Starts a task, and waits.
    ///
    /// - Throws: an error if there is no answer.
    func of(_ task: URLSessionTask, in session: URLSession) async throws -> Beginning {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting.withLock { $0 = continuation }
                task.resume()
            }
        } onCancel: {
            task.cancel(behindWhatComes: session)
        }
    }

    /// It has begun, or will not; who is told already is not told again.
    func end(_ result: Result<Beginning, any Error>) { waiting.withLock { $0.take() }?.resume(with: result) }
}

extension URLSessionTask {
    /// Whoever cancels must not wait, as Foundation on Linux would have him: for the queue on which the answer just waits for him.
    func cancel(behindWhatComes session: URLSession) { session.delegateQueue.addOperation { self.cancel() } }
}

extension URLRequest {
    /// The same for an answer that may be silent for a week: nobody can tell one that is from one that is over.
    var patient: URLRequest {
        var request = self
        request.timeoutInterval = 7.0 * 86_400
        return request
    }
}

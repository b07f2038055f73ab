import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request over a session's connections.
enum SharedExchange {
    /// The response, whatever its status.
    ///
    /// - Throws: `URLError` if there is none, `CancellationError` if the task was cancelled.
    static func answer(to request: URLRequest, on session: URLSession) async throws -> (Data, URLResponse) {
        let waiting = WaitingExchange()
        return try await waiting.answer { waiting in
            session.dataTask(with: request) { data, response, error in waiting.end(data, response, error) }
        }
    }
}

/// Whoever waits for the answer to a request.
///
/// On Linux a request whose waiter is cancelled goes on by itself, and nobody hears of its answer: where Foundation is to cancel one whose
/// answer comes at that moment, `URLSession.data(for:)` hangs for ever, and `URLSessionTask.cancel()` may stop the app.
final class WaitingExchange: Sendable {
    private struct State {
        var continuation: CheckedContinuation<(Data, URLResponse), any Error>?
        var task: URLSessionDataTask?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// Sends what `task` makes, and waits for its end.
    func answer(_ task: (WaitingExchange) -> URLSessionDataTask) async throws -> (Data, URLResponse) {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = task(self)
                let isCancelled = state.withLock { state in
                    if !state.isCancelled { (state.continuation, state.task) = (continuation, task) }
                    return state.isCancelled
                }
                if isCancelled { return continuation.resume(throwing: CancellationError()) }
                task.resume()
            }
        } onCancel: {
            let (continuation, task) = state.withLock { state in
                state.isCancelled = true
                return (state.continuation.take(), state.task.take())
            }
            Self.cancel(task)
            continuation?.resume(throwing: CancellationError())
        }
    }

    private static func cancel(_ task: URLSessionTask?) {
        #if !canImport(FoundationNetworking)
            task?.cancel()
        #endif
    }

    /// The request has come to its end.
    func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let continuation = state.withLock { state in
            state.task = nil
            return state.continuation.take()
        }
        if let response, error == nil {
            continuation?.resume(returning: (data ?? Data(), response))
        } else {
            continuation?.resume(throwing: error ?? URLError(.badServerResponse))
        }
    }
}

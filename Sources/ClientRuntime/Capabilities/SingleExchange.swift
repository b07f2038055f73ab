import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request in a session of its own, and so over a connection of its own. Its redirect may be its answer: `URLSession` by itself would
/// follow it, to a place that may not exist.
///
/// Foundation asks a delegate about redirects on every platform only for tasks that report to the delegate alone, so that the body is
/// collected here.
final class SingleExchange: NSObject, URLSessionDataDelegate {
    private struct State {
        var data = Data()
        var continuation: CheckedContinuation<(Data, URLResponse), any Error>?
    }

    private let state = Mutex(State())
    private let followsRedirects: Bool

    private init(followsRedirects: Bool) { self.followsRedirects = followsRedirects }

    /// The response, whatever its status.
    ///
    /// - Throws: `URLError` if there is none.
    static func answer(to request: URLRequest, configuration: URLSessionConfiguration, followsRedirects: Bool) async throws -> (
        Data, URLResponse
    ) {
        let exchange = SingleExchange(followsRedirects: followsRedirects)
        let session = URLSession(configuration: configuration, delegate: exchange, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                exchange.state.withLock { $0.continuation = continuation }
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard followsRedirects else { return completionHandler(nil) }
        state.withLock { $0.data = Data() }
        completionHandler(request)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        state.withLock { $0.data.append(data) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (continuation, data) = state.withLock { state in
            defer { state.continuation = nil }
            return (state.continuation, state.data)
        }
        if let error {
            continuation?.resume(throwing: error)
        } else if let response = task.response {
            continuation?.resume(returning: (data, response))
        } else {
            continuation?.resume(throwing: URLError(.badServerResponse))
        }
    }
}

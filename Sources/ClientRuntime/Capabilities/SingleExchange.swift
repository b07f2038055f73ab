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
    private let collected = Mutex(Data())
    private let waiting = WaitingExchange()
    private let followsRedirects: Bool

    private init(followsRedirects: Bool) { self.followsRedirects = followsRedirects }

    /// The response, whatever its status.
    ///
    /// - Throws: `URLError` if there is none, `CancellationError` if the task was cancelled.
    static func answer(to request: URLRequest, configuration: URLSessionConfiguration, followsRedirects: Bool) async throws -> (
        Data, URLResponse
    ) {
        let exchange = SingleExchange(followsRedirects: followsRedirects)
        let session = URLSession(configuration: configuration, delegate: exchange, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        return try await exchange.waiting.answer { _ in session.dataTask(with: request) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard followsRedirects else { return completionHandler(nil) }
        collected.withLock { $0 = Data() }
        completionHandler(request)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        collected.withLock { $0.append(data) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        waiting.end(collected.withLock { $0 }, task.response, error)
    }
}

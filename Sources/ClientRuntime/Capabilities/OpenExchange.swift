import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request in a session of its own, whose answer is handed on piece by piece as it comes.
///
/// `URLSession.bytes(for:)` is missing on Linux, and gives single bytes elsewhere.
final class OpenExchange: NSObject, URLSessionDataDelegate {
    /// How long an answer may be silent, in seconds. Nobody can tell one that is from one that is over.
    private static let patience = 7.0 * 86_400

    private let waiting = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)
    private let receive: @Sendable (_ bytes: [UInt8]?, _ error: (any Error)?) -> Void

    /// - Parameter receive: is given the pieces of the body, and none at its end, with an error where it broke off.
    init(_ receive: @escaping @Sendable (_ bytes: [UInt8]?, _ error: (any Error)?) -> Void) { self.receive = receive }

    /// The head of the response, whatever its status, and how to leave the rest.
    ///
    /// - Throws: an error if there is no response.
    func answer(to request: URLRequest, configuration: URLSessionConfiguration) async throws -> (URLResponse, leave: @Sendable () -> Void) {
        var request = request
        request.timeoutInterval = Self.patience
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request)
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting.withLock { $0 = continuation }
                task.resume()
            }
        } onCancel: {
            Self.cancel(task, of: session)
        }
        return (response, { Self.cancel(task, of: session) })
    }

    /// Whoever cancels must not wait, as Foundation on Linux would have him: for the queue on which the answer just waits for him.
    private static func cancel(_ task: URLSessionTask, of session: URLSession) { session.delegateQueue.addOperation { task.cancel() } }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        waiting.withLock { $0.take() }?.resume(returning: response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { receive(Array(data), nil) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        waiting.withLock { $0.take() }?.resume(throwing: error ?? URLError(.badServerResponse))
        receive(nil, error)
    }
}

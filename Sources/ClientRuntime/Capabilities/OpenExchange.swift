import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request in a session of its own, whose answer is handed on piece by piece as it comes.
///
/// `URLSession.bytes(for:)` is missing on Linux, and gives single bytes elsewhere.
final class OpenExchange: NSObject, URLSessionDataDelegate {
    private let head = AwaitedBeginning<URLResponse>()
    private let receive: @Sendable (_ bytes: [UInt8]?, _ error: (any Error)?) -> Void

    /// - Parameter receive: is given the pieces of the body, and none at its end, with an error where it broke off.
    init(_ receive: @escaping @Sendable (_ bytes: [UInt8]?, _ error: (any Error)?) -> Void) { self.receive = receive }

    /// The head of the response, whatever its status, and how to leave the rest.
    ///
    /// - Throws: an error if there is no response.
    func answer(to request: URLRequest, configuration: URLSessionConfiguration) async throws -> (URLResponse, leave: @Sendable () -> Void) {
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request.patient)
        return (try await head.of(task, in: session), { task.cancel(behindWhatComes: session) })
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        head.end(.success(response))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { receive(Array(data), nil) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        head.end(.failure(error ?? URLError(.badServerResponse)))
        receive(nil, error)
    }
}

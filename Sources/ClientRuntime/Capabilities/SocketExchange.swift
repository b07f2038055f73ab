import Foundation
import HTTPTypes
import WireValues

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One WebSocket in a session of its own, whose messages are handed on as they come.
final class SocketExchange: NSObject, URLSessionWebSocketDelegate {
    /// What it is refused with, nothing where it is open.
    private let refusal = AwaitedBeginning<URLResponse?>()
    private let told: @Sendable (any Error) -> any Error
    private let receive: @Sendable (AnswerPiece) -> Void

    /// - Parameters:
    ///   - told: what an error of Foundation's is called here.
    ///   - receive: is given the messages as server-sent events, and their end.
    init(told: @escaping @Sendable (any Error) -> any Error, _ receive: @escaping @Sendable (AnswerPiece) -> Void) {
        self.told = told
        self.receive = receive
    }

    /// Waits until it is open, or refused: then the answer has no way to say anything.
    ///
    /// - Throws: an error if there is no response.
    func open(_ request: URLRequest, configuration: URLSessionConfiguration) async throws -> OpenAnswer {
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.webSocketTask(with: request.patient)
        if let response = try await refusal.of(task, in: session) {
            receive(.ended(nil))
            return OpenAnswer(try URLSessionTransport.head(of: response))
        }
        hear(task)
        return OpenAnswer(
            HTTPResponse(status: .switchingProtocols), leave: { task.cancel(with: .normalClosure, reason: nil) },
            say: { message, body in
                try await task.send(message.saysBytes ? .data(Data(body)) : .string(String(decoding: body, as: UTF8.self)))
            })
    }

    private func hear(_ task: URLSessionWebSocketTask) {
        let (receive, told) = (receive, told)
        task.receive { [weak self] result in
            switch result {
            case .success(let message):
                receive(.bytes(Self.event(of: message).encoded))
                self?.hear(task)
            case .failure(let error):
                receive(.ended(Self.ending(of: task, told(error))))
            }
        }
    }

    private static func event(of message: URLSessionWebSocketTask.Message) -> ServerSentEvent {
        switch message {
        case .string(let text): ServerSentEvent(data: text)
        case .data(let data): ServerSentEvent(base64: data.base64EncodedString())
        @unknown default: ServerSentEvent(data: "")
        }
    }

    /// What its server said last, if it said anything.
    private static func ending(of task: URLSessionWebSocketTask, _ error: any Error) -> (any Error)? {
        guard task.closeCode != .invalid else { return error }
        let reason = String(decoding: task.closeReason ?? Data(), as: UTF8.self)
        return WebSocketClosure(code: task.closeCode.rawValue, reason: reason).ending
    }

    func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol name: String?) {
        refusal.end(.success(nil))
    }

    /// What waits for the next message is told by itself.
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode,
        reason: Data?
    ) {}

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let response = (task.response as? HTTPURLResponse).flatMap { $0.statusCode == 101 ? nil : $0 }
        refusal.end(response.map { .success($0) } ?? .failure(error ?? URLError(.badServerResponse)))
    }
}

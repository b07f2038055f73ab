import HTTPTypes
import MockRuntime
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Opens WebSockets: has the mock answer the request that asks for one, and goes on by frames where the mock agrees. Each other answer goes the
/// way of all answers.
final class SocketUpgrade {
    private let choose: MockChooser
    private let bodyLimit: Int
    private let patience: Patience
    private let log: RequestLog?
    private let isSecure: Bool
    /// What the mock answered to the request at hand.
    private var reply: (reply: MockReply, service: MockService, request: HTTPRequest)?

    init(choose: @escaping MockChooser, bodyLimit: Int, patience: Patience, log: RequestLog?, isSecure: Bool) {
        self.choose = choose
        self.bodyLimit = bodyLimit
        self.patience = patience
        self.log = log
        self.isSecure = isSecure
    }

    /// Whoever left before it was open does not listen.
    deinit { reply?.reply.events?.leave() }

    /// What was answered already, for whoever gathers requests: it is asked for once.
    func takeReply() -> (reply: MockReply, service: MockService)? {
        defer { reply = nil }
        return reply.map { ($0.reply, $0.service) }
    }

    /// - Parameter handler: what answers other requests on the channel, and goes when it is a WebSocket.
    func upgrader(of channel: any Channel, instead handler: MockChannelHandler) -> NIOWebSocketServerUpgrader {
        let bound = NIOLoopBound((self, handler), eventLoop: channel.eventLoop)
        return NIOWebSocketServerUpgrader(
            maxFrameSize: min(bodyLimit, Int(UInt32.max)),
            shouldUpgrade: { channel, head in bound.value.0.headers(of: head, on: channel) },
            upgradePipelineHandler: { channel, _ in bound.value.0.goOn(channel, instead: bound.value.1) })
    }

    private func headers(of head: HTTPRequestHead, on channel: any Channel) -> EventLoopFuture<HTTPHeaders?> {
        let loop = channel.eventLoop
        guard head.isHandshake else { return loop.makeSucceededFuture(nil) }
        let request = HTTPRequest(head, isSecure: isSecure)
        let service = choose(request)
        let reply = service.answer(request)
        self.reply = (reply, service, request)
        guard reply.isSocket, !reply.isCut else { return loop.makeSucceededFuture(nil) }
        log?.add(
            method: head.method.rawValue, target: service.redactedTarget(head.uri), status: reply.response.status.code, nanoseconds: 0)
        guard reply.latency > 0 else { return loop.makeSucceededFuture(Self.headers(of: reply)) }
        return loop.scheduleTask(in: .nanoseconds(Int64(reply.latency * 1e9))) { Self.headers(of: reply) }.futureResult
    }

    private static func headers(of reply: MockReply) -> HTTPHeaders {
        HTTPHeaders(reply.visibleHeaders.map { ($0.name.rawName, $0.value) })
    }

    private func goOn(_ channel: any Channel, instead handler: MockChannelHandler) -> EventLoopFuture<Void> {
        guard let (reply, service, request) = reply else { return channel.close() }
        self.reply = nil
        patience.wait(for: .nothing)
        let pipeline = channel.pipeline.syncOperations
        let added = channel.eventLoop.makeCompletedFuture {
            let frames = NIOWebSocketFrameAggregator(
                minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1024, maxAccumulatedFrameSize: bodyLimit)
            try pipeline.addHandler(MaskedFrames())
            try pipeline.addHandler(frames)
            try pipeline.addHandler(MockSocketHandler(reply, of: request, service))
        }
        return added.and(pipeline.removeHandler(handler)).map { _ in }
    }
}

extension HTTPRequestHead {
    /// Whether it asks for a WebSocket as RFC 6455 has it (4.2.1), and has no body.
    fileprivate var isHandshake: Bool {
        refusal(bodyLimit: 0) == nil && !headers.contains(name: "transfer-encoding") && headers["sec-websocket-key"].count == 1
            && headers["sec-websocket-version"] == ["13"]
            && headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
    }
}

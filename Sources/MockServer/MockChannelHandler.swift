import HTTPTypes
import MockRuntime
import NIOCore
import NIOHTTP1

/// Gathers one request at a time, has the mock answer it, and sends the answer: at once, late, or not at all.
final class MockChannelHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private struct Gathering {
        let head: HTTPRequestHead
        let start: NIODeadline
        var body: [UInt8] = []
        var isTooLarge = false
    }

    private let service: MockService
    private let log: RequestLog?
    private var gathering: Gathering?

    init(service: MockService, log: RequestLog?) {
        self.service = service
        self.log = log
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): begin(head, context)
        case .body(let buffer): gather(buffer)
        case .end: end(context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let announced = head.headers.first(name: "content-length").flatMap(Int.init) ?? 0
        var gathering = Gathering(head: head, start: .now())
        gathering.isTooLarge = announced > service.options.limits.body
        self.gathering = gathering
        guard head.headers.first(name: "expect")?.lowercased() == "100-continue" else { return }
        if gathering.isTooLarge {
            // Who asks first is told at once, and sends nothing.
            send(service.answerTooLarge(HTTPRequest(gathering.head)), to: gathering, closes: true, context)
            self.gathering = nil
        } else {
            context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: .continue))), promise: nil)
        }
    }

    /// What is too large is read on, and forgotten, so that whoever sends it gets to read the answer.
    private func gather(_ buffer: ByteBuffer) {
        guard var gathering = gathering.take() else { return }
        if gathering.body.count + buffer.readableBytes > service.options.limits.body { gathering.isTooLarge = true }
        if gathering.isTooLarge { gathering.body = [] } else { gathering.body.append(contentsOf: buffer.readableBytesView) }
        self.gathering = gathering
    }

    private func end(_ context: ChannelHandlerContext) {
        guard let gathering = gathering.take() else { return }
        if gathering.isTooLarge {
            return send(service.answerTooLarge(HTTPRequest(gathering.head)), to: gathering, closes: true, context)
        }
        let request = HTTPRequest(gathering.head)
        let reply = service.answer(request, body: gathering.body)
        if let call = reply.outgoing { return answer(after: call, gathering, context) }
        guard reply.latency > 0 else { return deliver(reply, to: gathering, context) }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.eventLoop.assumeIsolated().scheduleTask(in: .nanoseconds(Int64(reply.latency * 1e9))) {
            let (handler, context) = bound.value
            if context.channel.isActive { handler.deliver(reply, to: gathering, context) }
        }
    }

    /// Answers when an app's server has been called. The event loop goes on meanwhile.
    private func answer(after call: OutgoingCall, _ gathering: Gathering, _ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let loop = context.eventLoop
        Task { [service] in
            let reply = await service.complete(call, by: LoopbackClient.send)
            loop.execute {
                let (handler, context) = bound.value
                if context.channel.isActive { handler.deliver(reply, to: gathering, context) }
            }
        }
    }

    private func deliver(_ reply: MockReply, to gathering: Gathering, _ context: ChannelHandlerContext) {
        guard reply.isCut else { return send(reply, to: gathering, closes: !gathering.head.isKeepAlive, context) }
        note(gathering, status: nil)
        context.close(promise: nil)
    }

    private func send(_ reply: MockReply, to gathering: Gathering, closes: Bool, _ context: ChannelHandlerContext) {
        let head = gathering.head.response(to: reply, closes: closes)
        note(gathering, status: reply.response.status.code)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if !reply.body.isEmpty {
            context.write(wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(bytes: reply.body)))), promise: nil)
        }
        let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        guard closes else { return }
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        written.whenComplete { _ in bound.value.close(promise: nil) }
    }

    private func note(_ gathering: Gathering, status: Int?) {
        guard let log else { return }
        log.add(
            method: gathering.head.method.rawValue,
            target: service.redactedTarget(gathering.head.uri),
            status: status,
            nanoseconds: (NIODeadline.now() - gathering.start).nanoseconds
        )
    }
}

import HTTPTypes
import MockRuntime
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Gathers one request at a time, has the mock answer it, and sends the answer: at once, late, or not at all.
///
/// The channel stays open when the client ends its side, since a client may do so as soon as its request is whole and still read the
/// answer. Whoever only closes can't be told from that, so it is this handler that ends the connection when nothing is left to be sent.
final class MockChannelHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private struct Gathering {
        let head: HTTPRequestHead
        let start: NIODeadline
        var body: [UInt8] = []
        var refusal: MockRefusal?
        /// The mock that it is for, once it is whole.
        var service: MockService?
    }

    /// A request that is whole and whose answer is late.
    private struct Awaiting {
        let gathering: Gathering
        /// Whether the answer is the last one.
        var closes: Bool
        /// What sends the answer when its time has come; what is waited for otherwise has it sent.
        var timer: Scheduled<Void>?
    }

    /// Where the connection stands. The pipeline lets in one request at a time.
    private enum Stage {
        case idle
        case gathering(Gathering)
        case awaiting(Awaiting)
        /// An answer waits for its client to read what was sent, and everything that follows with it.
        case sending(closes: Bool)
        /// An answer that goes on.
        case hearing(MockEventStream, closes: Bool)
        /// Nothing is read any more, and nothing more is sent.
        case closing
        var isUnanswered: Bool { if case .idle = self { true } else if case .gathering = self { true } else { false } }
    }

    /// How often a client that has ended its side is asked whether it is still there.
    private static let knocking = TimeAmount.milliseconds(250)

    private let setup: MockChannel
    private let patience: Patience
    private let sockets: SocketUpgrade?
    private var stage = Stage.idle
    /// When the newest answer is on its way, and with it all that came before.
    private var written: EventLoopFuture<Void>?
    /// Whether an answer is being handed on, and the next request may come in because of it.
    private var isSending = false

    init(_ setup: MockChannel, _ patience: Patience, _ sockets: SocketUpgrade?) {
        self.setup = setup
        self.patience = patience
        self.sockets = sockets
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .closing = stage { return }
        switch unwrapInboundIn(data) {
        case .head(let head): begin(head, context)
        case .body(let buffer): gather(buffer)
        case .end: end(context)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { endInput(context) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if case .sending(let closes) = stage, context.channel.isWritable { finish(closes: closes, context) }
        context.fireChannelWritabilityChanged()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A WebSocket that is refused is an answer like others.
        if error is NIOWebSocketUpgradeError { return }
        if let error = error as? HTTPParserError, stage.isUnanswered { UnreadableRequest.refuse(error, context, setup.log) }
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        if case .awaiting(let awaiting) = stage {
            awaiting.timer?.cancel()
            note(awaiting.gathering, status: nil)
        }
        if case .hearing(let events, _) = stage { events.leave() }
        stage = .closing
        context.fireChannelInactive()
    }

    /// The client sends nothing more, and whatever it has sent has been met.
    private func endInput(_ context: ChannelHandlerContext) {
        switch stage {
        case .idle, .gathering:
            close(context)
        case .awaiting(var awaiting):
            awaiting.closes = true
            stage = .awaiting(awaiting)
            if awaiting.gathering.head.version == .http1_1 { knock(context) }
        case .sending:
            stage = .sending(closes: true)
        case .hearing(let events, _):
            stage = .hearing(events, closes: true)
            knock(context)
        case .closing:
            break
        }
    }

    /// Asks, now and then, a client that has ended its side whether it still waits for its answer. Who does skips these interim answers and
    /// comments, as every client does. Of who has left, its machine says so, and that ends the connection.
    private func knock(_ context: ChannelHandlerContext) {
        switch stage {
        case .awaiting: if context.channel.isWritable { sendContinue(context) }
        // An empty comment, which is no event.
        case .hearing: if context.channel.isWritable { sendPiece(Array(":\n".utf8), context) }
        default: return
        }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.knocking) { bound.value.0.knock(bound.value.1) }
    }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let gathering = Gathering(head: head, start: .now(), refusal: head.refusal(bodyLimit: setup.bodyLimit))
        stage = .gathering(gathering)
        patience.wait(for: .body, since: gathering.start)
        // HTTP/1.0 knows no interim answers.
        guard head.version == .http1_1, head.headers.first(name: "expect")?.lowercased() == "100-continue" else { return }
        // Who asks first is told at once, and sends nothing.
        if let refusal = gathering.refusal { refuse(gathering, because: refusal, context) } else { sendContinue(context) }
    }

    private func refuse(_ gathering: Gathering, because refusal: MockRefusal, _ context: ChannelHandlerContext) {
        let request = HTTPRequest(gathering.head)
        var gathering = gathering
        let service = setup.choose(request)
        gathering.service = service
        send(service.refuse(request, because: refusal), to: gathering, closes: true, context)
    }

    private func sendContinue(_ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
    }

    /// What is not taken is read on, and forgotten, so that whoever sends it gets to read the answer.
    private func gather(_ buffer: ByteBuffer) {
        guard case .gathering(var gathering) = stage else { return }
        // The body is not held twice while it grows, or it would be copied each time.
        stage = .idle
        if gathering.body.count + buffer.readableBytes > setup.bodyLimit { gathering.refusal = .bodyTooLarge }
        if gathering.refusal == nil { gathering.body.append(contentsOf: buffer.readableBytesView) } else { gathering.body = [] }
        stage = .gathering(gathering)
    }

    private func end(_ context: ChannelHandlerContext) {
        guard case .gathering(var gathering) = stage else { return }
        patience.wait(for: .nothing)
        if let refusal = gathering.refusal { return refuse(gathering, because: refusal, context) }
        let closes = gathering.head.isLast
        let (service, reply) = answer(gathering)
        gathering.service = service
        if let deferral = reply.deferred {
            stage = .awaiting(Awaiting(gathering: gathering, closes: closes))
            answer(after: deferral, of: service, context)
        } else if reply.latency > 0 || isSending {
            // Requests that were sent in one go are answered one after another, not each within the answer to the one before.
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            let timer = context.eventLoop.assumeIsolated().scheduleTask(in: .nanoseconds(Int64(reply.latency * 1e9))) {
                bound.value.0.answerLate(reply, bound.value.1)
            }
            stage = .awaiting(Awaiting(gathering: gathering, closes: closes, timer: timer))
        } else {
            deliver(reply, to: gathering, closes: closes, context)
        }
    }

    private func answer(_ gathering: Gathering) -> (MockService, MockReply) {
        if let (reply, service) = sockets?.takeReply() { return (service, reply) }
        var request = HTTPRequest(gathering.head, isSecure: setup.security != nil)
        let service = setup.choose(request)
        // A handshake that is none of WebSockets, or comes behind other requests: the mock says what it wants.
        request.headerFields[.upgrade] = nil
        return (service, service.answer(request, body: gathering.body))
    }

    /// Answers when what is waited for is there, such as an app's server. The event loop goes on meanwhile.
    private func answer(after deferral: MockDeferral, of service: MockService, _ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let loop = context.eventLoop
        Task {
            let reply = await service.complete(deferral, by: LoopbackClient.send)
            loop.execute { bound.value.0.answerLate(reply, bound.value.1) }
        }
    }

    /// Answers the request that waits for it, unless its connection is gone.
    private func answerLate(_ reply: MockReply, _ context: ChannelHandlerContext) {
        guard case .awaiting(let awaiting) = stage else { return }
        deliver(reply, to: awaiting.gathering, closes: awaiting.closes, context)
    }

    private func deliver(_ reply: MockReply, to gathering: Gathering, closes: Bool, _ context: ChannelHandlerContext) {
        if reply.isCut {
            note(gathering, status: nil)
            close(context)
        } else {
            send(reply, to: gathering, closes: closes, context)
        }
        reply.wasSent(by: LoopbackClient.send)
    }

    /// Sends an answer, and ends it once its client has read enough: until then no other request comes in, so that answers to a client
    /// that never reads don't pile up.
    private func send(_ reply: MockReply, to gathering: Gathering, closes: Bool, _ context: ChannelHandlerContext) {
        note(gathering, status: reply.response.status.code, reply.note)
        context.write(wrapOutboundOut(.head(gathering.head.response(to: reply, closes: closes))), promise: nil)
        if !reply.body.isEmpty { BodyPieces.write(reply.body, context, patience) }
        if let events = reply.events { return hear(events, closes: closes || gathering.head.version != .http1_1, context) }
        patience.wait(for: .reading)
        if closes || context.channel.isWritable { return finish(closes: closes, context) }
        stage = .sending(closes: false)
        context.flush()
    }

    // MARK: answers that go on

    private func hear(_ events: MockEventStream, closes: Bool, _ context: ChannelHandlerContext) {
        stage = .hearing(events, closes: closes)
        patience.wait(for: .nothing)
        context.flush()
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let loop = context.eventLoop
        events.watch { loop.execute { bound.value.0.sendEvents(bound.value.1) } }
    }

    private func sendEvents(_ context: ChannelHandlerContext) {
        guard case .hearing(let events, let closes) = stage else { return }
        let (bytes, isEnded) = events.take()
        if !bytes.isEmpty { sendPiece(bytes, context) }
        guard isEnded else { return }
        if events.isCut { return breakOff(context) }
        patience.wait(for: .reading)
        finish(closes: closes, context)
    }

    /// Ends the connection behind what was sent, without the end of the answer.
    private func breakOff(_ context: ChannelHandlerContext) {
        let sent = context.eventLoop.makePromise(of: Void.self)
        written = sent.futureResult
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer()))), promise: sent)
        close(context)
    }

    private func sendPiece(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(bytes: bytes)))), promise: nil)
    }

    /// Ends an answer. The next request may come in before this returns.
    private func finish(closes: Bool, _ context: ChannelHandlerContext) {
        let end = context.eventLoop.makePromise(of: Void.self)
        written = end.futureResult
        let bound = NIOLoopBound(patience, eventLoop: context.eventLoop)
        end.futureResult.whenSuccess { bound.value.wasSent() }
        if closes { close(context) } else { stage = .idle }
        isSending = true
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: end)
        isSending = false
    }

    /// Ends the connection as soon as all that was sent is on its way.
    private func close(_ context: ChannelHandlerContext) {
        stage = .closing
        guard let written else { return context.close(promise: nil) }
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        written.whenComplete { _ in bound.value.close(promise: nil) }
    }

    private func note(_ gathering: Gathering, status: Int?, _ reason: String? = nil) {
        guard let log = setup.log else { return }
        let service = gathering.service ?? setup.choose(HTTPRequest(gathering.head))
        log.add(
            method: gathering.head.method.rawValue, target: service.redactedTarget(gathering.head.uri), status: status,
            nanoseconds: (NIODeadline.now() - gathering.start).nanoseconds, note: reason)
    }
}

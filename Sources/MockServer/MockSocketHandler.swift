import HTTPTypes
import MockRuntime
import NIOCore
import NIOWebSocket
import WireValues

/// One WebSocket of a mock: hands on what its server says, a text for each event, and has the mock hear what the client says.
final class MockSocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// How long a client has to answer that the WebSocket is over.
    private static let patience = TimeAmount.seconds(1)

    private let reply: MockReply
    private let request: HTTPRequest
    private let service: MockService
    private var reader = EventReader()
    private var isClosing = false

    /// - Parameters:
    ///   - reply: what the mock answered to the request that opened it.
    ///   - request: that request.
    init(_ reply: MockReply, of request: HTTPRequest, _ service: MockService) {
        self.reply = reply
        self.request = request
        self.service = service
    }

    func handlerAdded(context: ChannelHandlerContext) {
        say(reply.body, context)
        reply.wasSent(by: LoopbackClient.send)
        guard let events = reply.events else { return close(with: reply.closure, context) }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let loop = context.eventLoop
        events.watch { loop.execute { bound.value.0.sayEvents(bound.value.1) } }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text, .binary: hear(frame, context)
        case .ping: write(.pong, frame.unmaskedData, context)
        case .connectionClose: answerClose(frame, context)
        case .pong: break
        default: refuse(.protocolError, reason: "no such frame", context)
        }
    }

    /// Ends it because of what the client has sent.
    private func refuse(_ code: WebSocketErrorCode, reason: String, _ context: ChannelHandlerContext) {
        reply.events?.leave()
        close(code, reason: reason, context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        // Nobody speaks on half a WebSocket.
        if case ChannelEvent.inputClosed = event { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        reply.events?.leave()
        isClosing = true
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case is MaskedFrames.Missing: refuse(.protocolError, reason: "a client masks its frames", context)
        case NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge, NIOWebSocketFrameAggregator.Error.tooManyFragments:
            refuse(.messageTooLarge, reason: "too large", context)
        case is NIOWebSocketFrameAggregator.Error: refuse(.protocolError, reason: "no order of fragments", context)
        // What no frame can be has been answered by what reads frames, and the connection ends behind that.
        case is NIOWebSocketError:
            isClosing = true
            reply.events?.leave()
        default: context.close(promise: nil)
        }
    }

    private func hear(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        guard !isClosing, let events = reply.events else { return }
        let (message, isBytes) = (Array(frame.unmaskedData.readableBytesView), frame.opcode == .binary)
        guard isBytes || String(validating: message, as: UTF8.self) != nil else {
            return refuse(.dataInconsistentWithMessage, reason: "not UTF-8", context)
        }
        service.hear(message, isBytes: isBytes, of: request, on: events, by: LoopbackClient.send)
    }

    private func sayEvents(_ context: ChannelHandlerContext) {
        guard !isClosing, let events = reply.events else { return }
        let (bytes, isEnded) = events.take()
        say(bytes, context)
        guard isEnded else { return }
        if events.isCut { context.close(promise: nil) } else { close(with: events.closure, context) }
    }

    private func say(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
        for event in reader.read(bytes) {
            if let message = event.base64.flatMap(TextForm.bytes) {
                write(.binary, ByteBuffer(bytes: message), context)
            } else {
                write(.text, ByteBuffer(string: event.data), context)
            }
        }
    }

    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
    }

    private func close(with closure: MockClosure?, _ context: ChannelHandlerContext) {
        close(closure.map { WebSocketErrorCode(codeNumber: $0.code) } ?? .normalClosure, reason: closure?.reason ?? "", context)
    }

    /// Says that it is over, and waits a while for the client to say so, too.
    private func close(_ code: WebSocketErrorCode, reason: String, _ context: ChannelHandlerContext) {
        guard !isClosing else { return }
        isClosing = true
        var data = ByteBuffer()
        data.write(webSocketErrorCode: code)
        data.writeString(reason)
        write(.connectionClose, data, context)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.patience) { bound.value.close(promise: nil) }
    }

    private func answerClose(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        guard !isClosing else { return context.close(promise: nil) }
        isClosing = true
        reply.events?.leave()
        var data = frame.unmaskedData
        let answer = wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data.readSlice(length: 2) ?? ByteBuffer()))
        let written = context.eventLoop.makePromise(of: Void.self)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        written.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
        context.writeAndFlush(answer, promise: written)
    }
}

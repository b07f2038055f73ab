import NIOCore
import WireValues

/// Tells whoever speaks HTTP where HTTPS is spoken that it is so: a handshake would fail without a word.
final class PlainRequests: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// What every handshake of TLS begins with.
    private static let handshake: UInt8 = 0x16

    private var isRefused = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isRefused { return }
        let bytes = unwrapInboundIn(data)
        guard bytes.readableBytesView.first == Self.handshake else { return refuse(context) }
        context.fireChannelRead(data)
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }

    private func refuse(_ context: ChannelHandlerContext) {
        isRefused = true
        let body = JSONValue.object(["error": "this mock speaks HTTPS", "hint": "call it with https://"]).description
        let head = [
            "HTTP/1.1 400 Bad Request", "Content-Type: application/json;charset=utf-8", "Content-Length: \(body.utf8.count)",
            "Connection: close",
        ]
        let sent = context.eventLoop.makePromise(of: Void.self)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        sent.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: head.joined(separator: "\r\n") + "\r\n\r\n" + body)), promise: sent)
    }
}

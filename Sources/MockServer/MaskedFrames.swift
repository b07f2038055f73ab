import NIOCore
import NIOWebSocket

/// Lets in what clients have masked, as they have to (RFC 6455, 5.1).
final class MaskedFrames: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    /// A client's frame is not masked.
    struct Missing: Error {}

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard unwrapInboundIn(data).maskKey != nil else { return context.fireErrorCaught(Missing()) }
        context.fireChannelRead(data)
    }
}

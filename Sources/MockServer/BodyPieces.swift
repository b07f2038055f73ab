import NIOCore
import NIOHTTP1

/// Sends the body of an answer: a large one in pieces, since each that has left says that the client reads, however long all of it takes.
enum BodyPieces {
    private static let size = 64 * 1024

    /// Writes a body, and flushes nothing.
    ///
    /// - Parameter patience: hears when the client has read on.
    static func write(_ body: [UInt8], _ context: ChannelHandlerContext, _ patience: Patience) {
        var rest = context.channel.allocator.buffer(bytes: body)
        guard body.count > size else { return write(rest, context, nil) }
        let bound = NIOLoopBound(patience, eventLoop: context.eventLoop)
        while let piece = rest.readSlice(length: min(size, rest.readableBytes)), piece.readableBytes > 0 {
            let sent = context.eventLoop.makePromise(of: Void.self)
            sent.futureResult.whenSuccess { bound.value.readOn() }
            write(piece, context, sent)
        }
    }

    private static func write(_ piece: ByteBuffer, _ context: ChannelHandlerContext, _ sent: EventLoopPromise<Void>?) {
        context.write(MockChannelHandler.wrapOutboundOut(.body(.byteBuffer(piece))), promise: sent)
    }
}

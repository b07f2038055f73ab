import NIOCore

/// Hands the parts of an answer on in one piece: head, body and end come one by one, and each would be a piece of its own for the channel
/// and the machine to keep, send and tell of.
///
/// What is large goes on at once, so that the channel knows how much still waits for its client to read.
final class JoinedWrites: ChannelOutboundHandler {
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    private static let limit = 16 * 1024

    private var held: ByteBuffer?
    private var promise: EventLoopPromise<Void>?

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .byteBuffer(let buffer) = unwrapOutboundIn(data), hold(buffer) else {
            handOn(context)
            return context.write(data, promise: promise)
        }
        guard let promise else { return }
        if let first = self.promise { first.futureResult.cascade(to: promise) } else { self.promise = promise }
    }

    func flush(context: ChannelHandlerContext) {
        handOn(context)
        context.flush()
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        handOn(context)
        context.close(mode: mode, promise: promise)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        held = nil
        promise?.fail(ChannelError.ioOnClosedChannel)
        promise = nil
    }

    /// Keeps the bytes until the next flush, unless they are too many.
    private func hold(_ buffer: ByteBuffer) -> Bool {
        guard (held?.readableBytes ?? 0) + buffer.readableBytes <= Self.limit else { return false }
        if held == nil { held = buffer } else { held?.writeImmutableBuffer(buffer) }
        return true
    }

    private func handOn(_ context: ChannelHandlerContext) {
        guard let held else { return }
        let promise = promise
        (self.held, self.promise) = (nil, nil)
        context.write(wrapOutboundOut(.byteBuffer(held)), promise: promise)
    }
}

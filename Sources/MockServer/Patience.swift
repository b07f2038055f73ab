import NIOCore

/// Ends a connection whose client is waited for in vain: for its next request, or for the rest of one.
///
/// It stands where bytes come in. Requests only note what is waited for and since when; one timer for each connection looks that up now and
/// then, so that a client is let go no later than the shortest limit after its own.
final class Patience: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    /// What the client has to send next.
    enum Waiting {
        case request, head, body
        /// Nothing but that it reads on, what it is being sent.
        case reading
        /// It is the client that waits.
        case nothing
    }

    private let limits: ConnectionLimits
    private let interval: TimeAmount
    private var waiting = Waiting.request
    private var start = NIODeadline.now()
    private var timer: Scheduled<Void>?

    init(_ limits: ConnectionLimits) {
        self.limits = limits
        interval = TimeAmount(seconds: min(limits.idle, limits.head, limits.body, limits.send))
    }

    /// From now on, that is waited for.
    func wait(for waiting: Waiting, since start: NIODeadline = .now()) {
        self.waiting = waiting
        self.start = start
    }

    /// The client has read on.
    func readOn() { if case .reading = waiting { start = .now() } }

    /// All that the client is being sent is on its way. It idles from now on, unless another request has come in meanwhile.
    func wasSent() { if case .reading = waiting { wait(for: .request) } }

    func handlerAdded(context: ChannelHandlerContext) { look(context, after: interval) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .request = waiting { wait(for: .head) }
        context.fireChannelRead(data)
    }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        context.fireChannelInactive()
    }

    private func look(_ context: ChannelHandlerContext, after time: TimeAmount) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { bound.value.0.look(bound.value.1) }
    }

    private func look(_ context: ChannelHandlerContext) {
        guard let limit else { return look(context, after: interval) }
        let rest = start + limit - .now()
        if rest <= .zero { context.close(promise: nil) } else { look(context, after: min(rest, interval)) }
    }

    private var limit: TimeAmount? {
        switch waiting {
        case .request: TimeAmount(seconds: limits.idle)
        case .reading: TimeAmount(seconds: limits.send)
        case .head: TimeAmount(seconds: limits.head)
        case .body: TimeAmount(seconds: limits.body)
        case .nothing: nil
        }
    }
}

extension TimeAmount {
    fileprivate init(seconds: Double) { self = .nanoseconds(Int64(seconds * 1e9)) }
}

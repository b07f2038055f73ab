import Foundation
import NIOCore
import NIOPosix

/// A client's connection that sends what it is told to, and ends as it is told to.
struct RawConnection {
    private let channel: any Channel
    private let inbox: NIOLoopBound<Inbox>

    /// A new connection on which a text is sent as soon as it is there.
    ///
    /// - Parameter reads: whether what the server sends is read, and not left where it is until `startReading`.
    static func open(port: Int, sending text: String = "", reads: Bool = true) async throws -> RawConnection {
        var bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).channelOption(.autoRead, value: reads)
        // What is not read waits at the server, and not in the machine's buffers for this side.
        if !reads { bootstrap = bootstrap.channelOption(.socketOption(.so_rcvbuf), value: 64 * 1024) }
        return try await bootstrap.connect(host: "127.0.0.1", port: port) { channel in
            channel.eventLoop.makeCompletedFuture {
                let inbox = Inbox(opening: text)
                try channel.pipeline.syncOperations.addHandler(inbox)
                // A server that neither answers nor ends the connection fails the test, and does not hold it up.
                let limit = channel.eventLoop.assumeIsolated().scheduleTask(in: .seconds(120)) { inbox.giveUp() }
                channel.closeFuture.whenComplete { _ in limit.cancel() }
                return RawConnection(channel: channel, inbox: NIOLoopBound(inbox, eventLoop: channel.eventLoop))
            }
        }
    }

    /// Reads what the server has sent, and whatever it sends from now on.
    func startReading() async throws { try await channel.setOption(.autoRead, value: true).get() }

    /// Reads a little of what the server has sent now and then, and leaves the rest where it is. On the connection's own loop: other tests
    /// may keep the threads of tasks busy for longer than a server waits.
    func readsSome(everyMilliseconds interval: Int64) -> RepeatedTask {
        channel.eventLoop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(interval)) { [channel] _ in channel.read() }
    }

    /// Sends a text. That the server has gone meanwhile is no failure: it may have had enough.
    func send(_ text: String) async { try? await channel.writeAndFlush(ByteBuffer(string: text)) }

    /// What the server has sent since the last call, once that ends in a text or the connection is over.
    func received(upTo end: String) async throws -> String { try await received { $0.hasSuffix(end) } }

    /// What the server has sent since the last call, once a text is in it, whatever has come behind that meanwhile.
    func received(holding text: String) async throws -> String { try await received { $0.contains(text) } }

    /// What the server has sent since the last call, once the connection is over.
    func receivedToTheEnd() async throws -> String { try await received { _ in false } }

    private func received(_ isAll: @escaping @Sendable (String) -> Bool) async throws -> String {
        try await channel.eventLoop.flatSubmit { [channel, inbox] in
            let promise = channel.eventLoop.makePromise(of: String.self)
            inbox.value.read(isAll, promise)
            return promise.futureResult
        }.get()
    }

    /// Sends bytes, in the same way.
    func send(_ bytes: [UInt8]) async { try? await channel.writeAndFlush(ByteBuffer(bytes: bytes)) }

    /// Sends nothing more, and goes on reading.
    func endInput() async { try? await channel.close(mode: .output) }

    /// Ends the connection in good order.
    func close() async { try? await channel.close() }

    /// Ends the connection at once, so that the server meets an error.
    func reset() async {
        try? await (channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        try? await channel.close()
    }
}

/// The server has not sent what was waited for.
private struct Silence: Error {}

/// Keeps what comes in, for one reader at a time.
private final class Inbox: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let opening: String
    private var text = ""
    private var isOver = false
    private var reader: (isAll: (String) -> Bool, promise: EventLoopPromise<String>)?

    init(opening: String) { self.opening = opening }

    func read(_ isAll: @escaping (String) -> Bool, _ promise: EventLoopPromise<String>) {
        reader = (isAll, promise)
        tell()
    }

    func giveUp() {
        reader?.promise.fail(Silence())
        reader = nil
    }

    func channelActive(context: ChannelHandlerContext) {
        if !opening.isEmpty { context.channel.writeAndFlush(ByteBuffer(string: opening), promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        text += String(buffer: unwrapInboundIn(data))
        tell()
    }

    func channelInactive(context: ChannelHandlerContext) {
        isOver = true
        tell()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func tell() {
        guard let reader, isOver || reader.isAll(text) else { return }
        self.reader = nil
        reader.promise.succeed(text)
        text = ""
    }
}

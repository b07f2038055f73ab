import HummingbirdCore
import Logging
import MockRuntime
import NIOCore
import NIOHTTP1

/// How each connection of a mock's server is set up: HTTP/1.1, answered on the event loop itself, since a mock never has to wait for
/// anything while it answers.
struct MockChannel: ServerChildChannel {
    struct Value: ServerChildChannelValue {
        let channel: any Channel
    }

    /// Bytes that a request's body may have.
    let bodyLimit: Int
    let choose: MockChooser
    let limits: ConnectionLimits
    let log: RequestLog?
    /// Whether a mock has WebSockets at the moment.
    let hasSockets: @Sendable () -> Bool
    /// What secures a connection, where it is to be.
    var security: ConnectionSecurity?

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            try security?(channel)
            let patience = Patience(limits)
            try channel.pipeline.syncOperations.addHandler(patience)
            try channel.pipeline.syncOperations.addHandler(JoinedWrites())
            let sockets =
                hasSockets()
                ? SocketUpgrade(choose: choose, bodyLimit: bodyLimit, patience: patience, log: log, isSecure: security != nil) : nil
            let handler = MockChannelHandler(self, patience, sockets)
            // Pipelining assistance keeps answers in order while one is late, and ends idle connections when the server stops.
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                withPipeliningAssistance: true,
                withServerUpgrade: sockets.map { ([$0.upgrader(of: channel, instead: handler)], { _ in }) },
                withErrorHandling: false,
                withOutboundHeaderValidation: false
            )
            try channel.pipeline.syncOperations.addHandler(handler)
            return Value(channel: channel)
        }
    }

    func handle(value: Value, logger: Logger) async {
        await withTaskCancellationHandler {
            try? await value.channel.closeFuture.get()
        } onCancel: {
            // A server that may not wait any longer ends connections that are still open.
            value.channel.close(promise: nil)
        }
    }
}

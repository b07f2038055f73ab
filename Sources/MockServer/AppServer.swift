public import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix

/// An app's own server, for tests and trials of what a vendor's server calls: serves one function on this machine.
public struct AppServer: Sendable {
    /// Answers a request with its body.
    public typealias Handler = @Sendable (HTTPRequest, [UInt8]) async -> (HTTPResponse, [UInt8])

    private let host: String
    private let port: Int
    private let handler: Handler

    /// A server that listens once it runs.
    ///
    /// - Parameters:
    ///   - host: a loopback address.
    ///   - port: the port; 0 for any that is free.
    public init(host: String = "127.0.0.1", port: Int = 0, handler: @escaping Handler) {
        self.host = host
        self.port = port
        self.handler = handler
    }

    /// Serves until the task is cancelled.
    ///
    /// - Parameter onReady: called with the address as soon as requests are answered.
    public func run(onReady: @escaping @Sendable (ServerAddress) -> Void = { _ in }) async throws {
        var logger = Logger(label: "app") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .error
        let handler = handler
        let channel = HTTP1Channel { request, writer, _ in
            var request = request
            let body = try await request.collectBody(upTo: Self.bodyLimit)
            let (response, bytes) = await handler(request.head, Array(body.readableBytesView))
            try await writer.write(response: response, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        }
        let server = Server(
            childChannelSetup: channel,
            configuration: ServerConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { [host, port] channel in onReady(ServerAddress(host: host, port: channel.localAddress?.port ?? port)) },
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
            logger: logger
        )
        try await QuietStop.run(server, signals: [], logger: logger)
    }

    private static let bodyLimit = 1024 * 1024
}

import HummingbirdCore
import Logging
public import MockRuntime
import NIOCore
import NIOPosix
import UnixSignals

/// Which mock a request is for.
typealias MockChooser = @Sendable (HTTPRequest) -> MockService

/// Serves a mock over HTTP.
public struct MockServer: Sendable {
    private let service: MockService
    private let choose: MockChooser
    private let hasSockets: @Sendable () -> Bool
    private let host: String
    private let port: Int
    private let limits: ConnectionLimits
    private let log: RequestLog?
    private let security: ConnectionSecurity?

    /// A server of that mock, which listens once it runs.
    ///
    /// - Parameters:
    ///   - host: the address to listen on.
    ///   - port: the port; 0 for any that is free.
    ///   - limits: how many connections there may be, and how long clients are waited for.
    ///   - log: where requests are noted; nowhere if there is none.
    public init(
        _ service: MockService,
        host: String = "127.0.0.1",
        port: Int = 0,
        limits: ConnectionLimits = ConnectionLimits(),
        log: RequestLog? = nil
    ) {
        self.init(service, choosing: { _ in service }, hasSockets: { service.hasSockets }, host: host, port: port, limits: limits, log: log)
    }

    /// A server that asks, for each request, whose it is.
    ///
    /// - Parameters:
    ///   - service: the mock whose limits hold.
    ///   - choose: the mock that a request is for.
    ///   - hasSockets: whether one of them has WebSockets at the moment.
    init(
        _ service: MockService,
        choosing choose: @escaping MockChooser,
        hasSockets: @escaping @Sendable () -> Bool,
        host: String,
        port: Int,
        limits: ConnectionLimits,
        log: RequestLog?,
        security: ConnectionSecurity? = nil
    ) {
        self.service = service
        self.choose = choose
        self.hasSockets = hasSockets
        self.host = host
        self.port = port
        self.limits = limits
        self.log = log
        self.security = security
    }

    /// Serves until the task is cancelled, or the process gets SIGTERM, SIGINT or SIGHUP. One that was started so that it outlives its
    /// terminal (`nohup`) takes no notice of the last.
    ///
    /// - Parameter onReady: called with the address as soon as requests are answered.
    /// - Throws: an error that says so, for people, if the address can't be listened on.
    public func run(onReady: @escaping @Sendable (ServerAddress) -> Void = { _ in }) async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        let flushing = flushRegularly(on: group.next())
        defer {
            flushing?.cancel()
            log?.flush()
            StandardError.shared.finish()
        }
        do {
            try await serve(on: group, onReady: onReady)
        } catch let error as IOError {
            throw ListenFailure(description: reason(error))
        } catch let error as NIOConnectionError {
            throw ListenFailure(description: "can't listen on \(host): \(error)")
        } catch is SocketAddressError.UnknownHost {
            throw ListenFailure(description: "can't listen on \(host): it is neither an address nor a name that is known here")
        } catch let error as SocketAddressError {
            throw ListenFailure(description: "can't listen on \(host): \(error)")
        }
    }

    private func serve(on group: any EventLoopGroup, onReady: @escaping @Sendable (ServerAddress) -> Void) async throws {
        var logger = Logger(label: "mock") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .error
        let server = Server(
            childChannelSetup: MockChannel(
                bodyLimit: service.options.limits.body, choose: choose, limits: limits, log: log,
                hasSockets: hasSockets, security: security),
            configuration: ServerConfiguration(
                address: .hostname(host, port: port),
                backlog: 1024,
                availableConnectionsDelegate: .maximum(limits.connections, logger: logger)
            ),
            onServerRunning: { [host, port, security] channel in
                onReady(ServerAddress(host: host, port: channel.localAddress?.port ?? port, isSecure: security != nil))
            },
            eventLoopGroup: group,
            logger: logger
        )
        let hangUp: [UnixSignal] = HangUp.isIgnored ? [] : [.sighup]
        try await QuietStop.run(server, signals: [.sigterm, .sigint] + hangUp, logger: logger)
    }

    /// Somebody who watches the log sees a line a moment after its request, however few there are.
    private func flushRegularly(on loop: any EventLoop) -> RepeatedTask? {
        guard let log else { return nil }
        return loop.scheduleRepeatedTask(initialDelay: .milliseconds(50), delay: .milliseconds(50)) { _ in log.flush() }
    }

    private func reason(_ error: IOError) -> String {
        switch error.errnoCode {
        case Errno.addressInUse: "port \(port) is in use on \(host); choose another with --port, or 0 for any that is free"
        case Errno.accessDenied: "port \(port) on \(host) is not permitted; choose one above 1023 with --port"
        case Errno.addressNotAvailable: "\(host) is no address of this machine"
        default: "can't listen on \(host):\(port): \(error)"
        }
    }
}

import Logging
import ServiceLifecycle
import UnixSignals

/// Runs a server until its task is cancelled or the process gets SIGTERM or SIGINT, and has it end of its own accord in either case: a
/// server whose own task is cancelled takes that for an error and logs it.
enum QuietStop {
    static func run(_ server: any Service, signals: [UnixSignal], logger: Logger) async throws {
        let (stops, stop) = AsyncStream.makeStream(of: Never.self)
        var configuration = ServiceGroupConfiguration(
            services: [
                .init(service: server),
                .init(service: Stop(stops: stops), successTerminationBehavior: .gracefullyShutdownGroup),
            ],
            gracefulShutdownSignals: signals,
            logger: logger
        )
        // A request that a fault holds back for an hour must not hold back the end.
        configuration.maximumGracefulShutdownDuration = .seconds(2)
        let group = ServiceGroup(configuration: configuration)
        let running = Task { try await group.run() }
        try await withTaskCancellationHandler {
            try await running.value
        } onCancel: {
            stop.finish()
        }
    }

    /// Ends, and the server with it, when its stream does.
    private struct Stop: Service {
        let stops: AsyncStream<Never>

        func run() async {
            for await _ in stops.cancelOnGracefulShutdown() {}
        }
    }
}

import ClientRuntime
import MockRuntime
import MockServer

/// Runs a test's code against a mock's server on a free port, and stops the server, whatever the code comes to.
func serve(
    _ service: MockService, log: RequestLog? = nil, limits: ConnectionLimits = ConnectionLimits(),
    _ body: @Sendable (ServerAddress) async throws -> Void
) async throws {
    let ready = Event<ServerAddress>()
    let server = Task { try await MockServer(service, limits: limits, log: log).run { ready.send($0) } }
    let outcome = await Result { try await body(try await ready.wait()) }
    server.cancel()
    _ = await server.result
    try outcome.get()
}

import ClientRuntime
import MockRuntime
import MockServer

/// Runs a test's code against a mock's server on a free port, and stops the server, whatever the code comes to.
func serve(
    _ service: MockService, log: RequestLog? = nil, limits: ConnectionLimits = ConnectionLimits(),
    _ body: @Sendable (ServerAddress) async throws -> Void
) async throws {
    try await serve(MockServer(service, limits: limits, log: log), body)
}

/// The same of a server.
func serve(_ server: MockServer, _ body: @Sendable (ServerAddress) async throws -> Void) async throws {
    let ready = Event<ServerAddress>()
    let running = Task { try await server.run { ready.send($0) } }
    let outcome = await Result { try await body(try await ready.wait()) }
    running.cancel()
    _ = await running.result
    try outcome.get()
}

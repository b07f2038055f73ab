import ClientRuntime
import HTTPTypes
import MockRuntime
import MockServer
import Testing

/// Requests of the client's that are cancelled, at whatever moment.
@Suite(.serialized, .timeLimit(.minutes(10))) struct CancellationTests {
    private static let system = MockSystem(
        id: "time", title: "Time", endpoints: [MockEndpoint("now", methods: [.get], path: "/now") { $0.respond(["text": "noon"]) }])

    /// The answer may come at the very moment at which somebody cancels: the request ends all the same, answered or cancelled.
    @Test func everyRequestEnds() async throws {
        let ready = Event<ServerAddress>()
        let server = Task { try await MockServer(MockService(Self.system)).run { ready.send($0) } }
        let address = try await ready.wait()
        let transport = URLSessionTransport()
        let request = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:\(address.port)", path: "/now")
        var ends: Set<String> = []
        for number in 0..<300 {
            let call = Task {
                do { return try await String(transport.send(request, body: []).0.status.code) } catch is CancellationError {
                    return "cancelled"
                }
            }
            try await Task.sleep(for: .microseconds(number * 20))
            call.cancel()
            ends.insert(try await call.value)
        }
        server.cancel()
        _ = await server.result
        #expect(ends == ["200", "cancelled"])
    }
}

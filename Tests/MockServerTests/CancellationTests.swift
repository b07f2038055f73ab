import ClientRuntime
import HTTPTypes
import MockRuntime
import MockServer
import Testing

/// Requests of the client's that are cancelled, at whatever moment.
@Suite(.serialized, .timeLimit(.minutes(30))) struct CancellationTests {
    private static let system = MockSystem(
        id: "time", title: "Time", endpoints: [MockEndpoint("now", methods: [.get], path: "/now") { $0.respond(["text": "noon"]) }])

    /// The answer may come at the very moment at which somebody cancels: the request ends all the same, answered or cancelled.
    @Test func everyRequestEnds() async throws {
        let ends = Locked<Set<String>>([])
        try await serve(MockService(Self.system)) { address async throws in
            let transport = URLSessionTransport()
            let request = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:\(address.port)", path: "/now")
            // As long as one answer takes here, twice over: before it, while it comes, and behind it.
            let began = ContinuousClock.now
            _ = try await transport.send(request, body: [])
            let took = ContinuousClock.now - began
            for number in 0..<300 {
                let call = Task {
                    do { return try await String(transport.send(request, body: []).0.status.code) } catch is CancellationError {
                        return "cancelled"
                    }
                }
                try await Task.sleep(for: took * number / 150)
                call.cancel()
                let end = try await call.value
                ends.withLock { _ = $0.insert(end) }
            }
        }
        #expect(ends.value.contains("cancelled") && ends.value.isSubset(of: ["200", "cancelled"]), "\(ends.value)")
    }
}

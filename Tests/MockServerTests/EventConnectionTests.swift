import ClientRuntime
import MockRuntime
import MockServer
import Testing

/// Answers that go on, over connections.
@Suite(.serialized, .timeLimit(.minutes(30))) struct EventConnectionTests {
    private static let news = MockEndpoint(
        "news", methods: [.get], path: "/news", response: MockResponse(.events(.string, EventForm(end: "[DONE]")))
    ) { call in
        call.event("one")
        return call.stream(isOpen: true)
    }

    private static let push = MockAction("push", title: "Push", parameters: [ValueField("text")]) { call in
        call.push("news", call.request["text"])
        return [:]
    }

    private static let close = MockAction("close", title: "Close") { call in
        call.close("news")
        return [:]
    }

    private static let cut = MockAction("cut", title: "Cut") { call in
        call.close("news", isCut: true)
        return [:]
    }

    private static let system = MockSystem(id: "news", title: "News", endpoints: [news], actions: [push, close, cut])
    private static let get = "GET /news HTTP/1.1\r\nHost: x\r\n\r\n"

    private func serving(_ body: @Sendable (MockService, ServerAddress) async throws -> Void) async throws {
        let service = MockService(Self.system)
        try await serve(service) { address async throws in try await body(service, address) }
    }

    /// Whether nobody listens any more, within some seconds.
    private func isAlone(_ service: MockService) async throws -> Bool {
        for _ in 0..<1000 {
            if try service.defaultSession.act("push", ["text": "anybody?"]).sent == 0 { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    @Test func eventsArriveAsTheyAreSent() async throws {
        try await serving { service, address async throws in
            let environment = ClientEnvironment(storage: MemoryStorage(), baseURL: URL(string: address.url), settings: [:])
            let request = OutgoingRequest(endpoint: "news", method: .get, url: "https://example.com/news")
            let heard = Task {
                var texts: [String] = []
                for try await text in try await environment.listen(request).events({ $0.text }) {
                    texts.append(text)
                    // The next is sent only once this one is here.
                    if text == "two" { break }
                    try service.defaultSession.act("push", ["text": "two"])
                }
                return texts
            }
            #expect(try await heard.value == ["one", "two"])
            #expect(try await isAlone(service))
        }
    }

    private func environment(_ address: ServerAddress, _ clock: any ClientClock) -> ClientEnvironment {
        ClientEnvironment(clock: clock, storage: MemoryStorage(), baseURL: URL(string: address.url), settings: [:])
    }

    private let request = OutgoingRequest(endpoint: "news", method: .get, url: "https://example.com/news")

    @Test func aConnectionThatIsCutIsNoEndOfTheAnswer() async throws {
        try await serving { service, address async throws in
            let environment = environment(address, SystemClock())
            var events = try await environment.listen(request).events { $0.text }.makeAsyncIterator()
            #expect(try await events.next() == "one")
            try service.defaultSession.act("push", ["text": "two"])
            try service.defaultSession.act("cut")
            #expect(try await events.next() == "two", "what was sent before arrives")
            await #expect(throws: TransportError.self) { try await events.next() }
        }
    }

    /// By a clock that stands until the client sleeps by it.
    @Test func whoLosesTheConnectionComesAgain() async throws {
        try await serving { service, address async throws in
            let clock = ManualClock()
            let environment = environment(address, clock)
            let heard = Task {
                var texts: [String] = []
                for try await text in environment.again({ try await environment.listen(request).events(end: "[DONE]") { $0.text } }) {
                    texts.append(text)
                    if texts.count < 3 { try service.defaultSession.act("cut") }
                    if texts.count == 3 { try service.defaultSession.act("close") }
                }
                return texts
            }
            let moving = Task {
                while !Task.isCancelled {
                    clock.advance(by: 1)
                    try await Task.sleep(for: .milliseconds(5))
                }
            }
            defer { moving.cancel() }
            #expect(try await heard.value == ["one", "one", "one"])
            #expect(try await isAlone(service))
        }
    }

    @Test func aConnectionGoesOnBehindAnAnswerThatIsOver() async throws {
        try await serving { service, address async throws in
            let connection = try await RawConnection.open(port: address.port, sending: Self.get + Self.get)
            let first = try await connection.received(upTo: "data: one\n\n\r\n")
            #expect(first.contains("transfer-encoding: chunked") && !first.contains("Content-Length"))
            try service.defaultSession.act("close")
            #expect(try await connection.received(upTo: "data: one\n\n\r\n").hasPrefix("e\r\ndata: [DONE]\n\n\r\n0\r\n\r\nHTTP/1.1 200 OK"))
            await connection.close()
            #expect(try await isAlone(service))
        }
    }

    @Test func whoSendsNothingMoreMayStillListen() async throws {
        try await serving { service, address async throws in
            let connection = try await RawConnection.open(port: address.port, sending: Self.get)
            _ = try await connection.received(upTo: "data: one\n\n\r\n")
            await connection.endInput()
            try await Task.sleep(for: .milliseconds(600))
            try service.defaultSession.act("push", ["text": "two"])
            // Between them, and behind, stand comments, by which the server finds out who has gone.
            #expect(try await connection.received(holding: "data: two\n\n\r\n").contains("\r\n:\n"))
            try service.defaultSession.act("close")
            #expect(try await connection.receivedToTheEnd().hasSuffix("data: [DONE]\n\n\r\n0\r\n\r\n"))
        }
    }

    @Test(arguments: [false, true]) func whoIsGoneIsForgotten(isReset: Bool) async throws {
        try await serving { service, address async throws in
            let connection = try await RawConnection.open(port: address.port, sending: Self.get)
            _ = try await connection.received(upTo: "data: one\n\n\r\n")
            if isReset { await connection.reset() } else { await connection.close() }
            #expect(try await isAlone(service))
        }
    }

    @Test func olderClientsAreSentNoChunks() async throws {
        try await serving { service, address async throws in
            let connection = try await RawConnection.open(
                port: address.port, sending: "GET /news HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
            #expect(try await connection.received(upTo: "data: one\n\n").hasPrefix("HTTP/1.0 200 OK"))
            try service.defaultSession.act("close")
            #expect(try await connection.receivedToTheEnd() == "data: [DONE]\n\n")
        }
    }

    @Test func aServerThatStopsEndsThem() async throws {
        let heard = Event<String>()
        try await serving { _, address async throws in
            let connection = try await RawConnection.open(port: address.port, sending: Self.get)
            _ = try await connection.received(upTo: "data: one\n\n\r\n")
            Task { heard.send((try? await connection.receivedToTheEnd()) ?? "silence") }
        }
        #expect(try await heard.wait() == "")
    }
}

import MockServer
import Testing

@testable import MockRuntime

/// Requests for WebSockets over a connection. Conversations are the scenarios of `Tests/Features/talking`; those of clients that others wrote are in
/// `Tests/Interop`.
@Suite(.serialized, .timeLimit(.minutes(30))) struct WebSocketTests {
    private static let room = MockEndpoint(
        "room", methods: [.get], path: "/room", response: MockResponse(status: 101, .events(.string)), isSocket: true
    ) { call in
        call.event("welcome")
        return call.stream(isOpen: true)
    }

    private static let goodbye = MockEndpoint(
        "goodbye", methods: [.get], path: "/goodbye", response: MockResponse(status: 101, .events(.string)), isSocket: true
    ) { call in
        call.event("goodbye")
        return call.stream(isOpen: false)
    }

    private static let plain = MockEndpoint("plain", methods: [.get], path: "/plain", response: MockResponse(.text)) { $0.respond("plain") }

    /// Is opened with a subprotocol, repeats bytes, and closes for errors.
    private static let echo = MockEndpoint(
        "echo", methods: [.get], path: "/echo",
        parameters: [MockParameter(.header, ValueField("Sec-WebSocket-Protocol", .string), constant: "echo.v2, echo.v1")],
        response: MockResponse(status: 101, .events(.object([ValueField("sound", .string)]), EventForm(bytes: "sound"))),
        errors: [MockError("tired", code: nil, message: "enough", closes: 4008)], isSocket: true
    ) { $0.stream(isOpen: true) }

    private static let sound = MockEndpoint(
        "sound", path: "/echo", parameters: [MockParameter(.anyBody, ValueField("sound", .string, isRequired: false))],
        response: echo.response,
        errors: echo.errors, on: "echo"
    ) { call in
        if call.request["sound"] == "////" { return call.fail("tired") }
        call.event(["sound": call.request["sound"]])
        return call.stream(isOpen: true)
    }

    private static let system = MockSystem(id: "rooms", title: "Rooms", endpoints: [room, goodbye, plain, echo, sound])

    private static func offering(_ subprotocols: String) -> String {
        request("/echo", upgrade + [key, "Sec-WebSocket-Protocol: \(subprotocols)"])
    }

    /// The head of a request.
    private static func request(_ path: String, _ fields: [String] = []) -> String {
        (["GET \(path) HTTP/1.1", "Host: x"] + fields).joined(separator: "\r\n") + "\r\n\r\n"
    }

    private static let upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    private static let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="

    private func talking(_ text: String, _ body: @Sendable @escaping (MockService, RawConnection) async throws -> Void) async throws {
        let service = MockService(Self.system)
        try await serve(service) { address async throws in
            let connection = try await RawConnection.open(port: address.port, sending: text)
            try await body(service, connection)
            await connection.close()
        }
    }

    @Test func whoAsksForAWebSocketGetsOne() async throws {
        try await talking(Self.request("/room", Self.upgrade + [Self.key])) { service, connection async throws in
            let text = try await connection.received(holding: "welcome")
            #expect(text.hasPrefix("HTTP/1.1 101 Switching Protocols\r\n"))
            // The answer to the sample key of RFC 6455, 1.3.
            #expect(text.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
            #expect(service.defaultSession.listening(to: "room") == 1)
            await connection.close()
            for _ in 0..<1000 where service.defaultSession.listening(to: "room") > 0 { try await Task.sleep(for: .milliseconds(10)) }
            #expect(service.defaultSession.listening(to: "room") == 0, "who has left does not listen")
        }
    }

    @Test(arguments: [("echo.v1", "echo.v1"), ("other, echo.v1 ,echo.v2", "echo.v2")])
    func aSubprotocolIsAgreedOn(_ offered: String, _ taken: String) async throws {
        try await talking(Self.offering(offered)) { _, connection async throws in
            let text = try await connection.received(holding: "\r\n\r\n")
            #expect(text.contains("101 Switching") && text.contains("Sec-WebSocket-Protocol: \(taken)\r\n"), "\(text)")
        }
    }

    @Test(arguments: ["other", "echo.v3"]) func anotherSubprotocolIsRefused(_ offered: String) async throws {
        try await talking(Self.offering(offered)) { _, connection async throws in
            let text = try await connection.received(holding: "}")
            #expect(text.hasPrefix("HTTP/1.1 400 ") && text.contains("should be echo.v2, echo.v1"), "\(text)")
        }
    }

    @Test func bytesComeBackAsBytes() async throws {
        let service = MockService(Self.system)
        let head = HTTPRequest(
            method: .get, scheme: nil, authority: nil, path: "/echo",
            headerFields: [.upgrade: "websocket", .init("Sec-WebSocket-Protocol")!: "echo.v1"])
        let opened = service.answer(head)
        let events = try #require(opened.events)
        service.hear([0, 255, 10], isBytes: true, of: head, on: events)
        #expect(String(decoding: events.take().bytes, as: UTF8.self) == "event: bytes\ndata: AP8K\n\n")
        service.hear(Array("text".utf8), of: head, on: events)
        #expect(events.closure == MockClosure(code: 1008, reason: "refused") && events.isEnded)
        #expect(Self.echo.status(of: Self.echo.errors[0]) == 4008)
        #expect(service.answer(message: [255, 255, 255], isBytes: true, of: head, on: "echo").closure?.code == 4008)
    }

    /// On the wire there are no events, but messages: neither the type of events nor their form is in the journal.
    @Test func theJournalShowsMessagesAsTheyTravel() throws {
        let service = MockService(Self.system)
        func get(_ path: String, _ fields: HTTPFields = [:]) -> HTTPRequest {
            HTTPRequest(method: .get, scheme: nil, authority: nil, path: path, headerFields: fields)
        }
        let opened = service.answer(get("/room", [.upgrade: "websocket"]))
        #expect(opened.isSocket && opened.visibleHeaders.isEmpty)
        let journal = try JSONValue(parsing: service.answer(get("/__mock/journal")).body)["entries"][0]
        #expect(journal["status"] == 101 && journal["answer"] == "welcome", "\(journal)")
        #expect(journal["answerHeaders"] == [:], "\(journal)")
        let echo = get("/echo", [.upgrade: "websocket", .init("Sec-WebSocket-Protocol")!: "echo.v1"])
        service.hear([0, 255, 10], isBytes: true, of: echo, on: try #require(service.answer(echo).events))
        let spoken = try JSONValue(parsing: service.answer(get("/__mock/journal?endpoint=sound")).body)["entries"][0]
        #expect(spoken["method"] == "MESSAGE" && spoken["answer"] == "AP8K" && spoken["answerHeaders"] == [:], "\(spoken)")
    }

    /// Each masked with nothing: a kind of frame that the standard keeps for later, and a text that is none.
    @Test(arguments: [([0x83, 0x80, 0, 0, 0, 0], "no such frame"), ([0x81, 0x81, 0, 0, 0, 0, 0xFF], "not UTF-8")] as [([UInt8], String)])
    func whatIsNoMessageEndsItWithAReason(_ frame: [UInt8], _ reason: String) async throws {
        try await talking(Self.request("/room", Self.upgrade + [Self.key])) { service, connection async throws in
            _ = try await connection.received(holding: "welcome")
            await connection.send(frame)
            #expect(try await connection.received(holding: reason).hasSuffix(reason))
            #expect(service.defaultSession.listening(to: "room") == 0)
        }
    }

    /// A text, a ping, a beginning and the end, each as only servers may send it.
    @Test(arguments: [[0x81, 0x02, 0x68, 0x69], [0x89, 0x00], [0x01, 0x01, 0x68], [0x88, 0x02, 0x03, 0xE8]] as [[UInt8]])
    func whoDoesNotMaskIsToldSo(_ frame: [UInt8]) async throws {
        try await talking(Self.request("/room", Self.upgrade + [Self.key])) { service, connection async throws in
            _ = try await connection.received(holding: "welcome")
            await connection.send(frame)
            let end = try await connection.receivedToTheEnd()
            // 1002 is 3 and what is no text by itself.
            #expect(end.hasSuffix("\u{3}\u{FFFD}a client masks its frames"), "\(Array(end.utf8))")
            #expect(service.defaultSession.listening(to: "room") == 0)
            #expect(service.defaultSession.readJournal(\.entries).allSatisfy { $0.method != "MESSAGE" })
        }
    }

    @Test func fragmentsWithoutABeginningEndIt() async throws {
        try await talking(Self.request("/room", Self.upgrade + [Self.key])) { _, connection async throws in
            _ = try await connection.received(holding: "welcome")
            await connection.send([0x80, 0x81, 0, 0, 0, 0, 0x68])
            #expect(try await connection.receivedToTheEnd().hasSuffix("no order of fragments"))
        }
    }

    @Test func whatIsOverAtOnceIsClosed() async throws {
        try await talking(Self.request("/goodbye", Self.upgrade + [Self.key])) { _, connection async throws in
            let text = try await connection.receivedToTheEnd()
            #expect(
                text.contains("goodbye") && text.hasSuffix("\u{2}\u{3}\u{FFFD}"),
                "a close frame with the code 1000 is the last: \(text.debugDescription)")
        }
    }

    @Test(arguments: [[], upgrade, Array(upgrade.dropFirst()) + [key], Array(upgrade.dropLast()) + [key, "Sec-WebSocket-Version: 8"]])
    func whoAsksOtherwiseIsTold(_ fields: [String]) async throws {
        try await talking(Self.request("/room", fields)) { service, connection async throws in
            let text = try await connection.received(holding: "}")
            #expect(text.hasPrefix("HTTP/1.1 426 Upgrade Required\r\n") && text.contains("/room is a WebSocket"))
            #expect(service.defaultSession.listening() == 0)
        }
    }

    @Test func whoLeavesBeforeItIsOpenDoesNotListen() async throws {
        let service = MockService(Self.system)
        try service.defaultSession.add(MockFault("room", latency: .exactly(0.2)))
        try await serve(service) { address async throws in
            let text = Self.request("/room", Self.upgrade + [Self.key])
            let connection = try await RawConnection.open(port: address.port, sending: text)
            for _ in 0..<1000 where service.defaultSession.listening() == 0 { try await Task.sleep(for: .milliseconds(1)) }
            await connection.reset()
            for _ in 0..<1000 where service.defaultSession.listening() > 0 { try await Task.sleep(for: .milliseconds(10)) }
            #expect(service.defaultSession.listening() == 0)
        }
    }

    @Test func otherRequestsAreAnsweredAsEver() async throws {
        let text = Self.request("/plain") + Self.request("/plain", Self.upgrade + [Self.key])
        try await talking(text) { _, connection async throws in
            let text = try await connection.receivedToTheEnd()
            #expect(text.split(separator: "HTTP/1.1 200 OK").count == 2, "\(text)")
        }
    }
}

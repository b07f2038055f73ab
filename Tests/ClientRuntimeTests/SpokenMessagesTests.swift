import ClientRuntime
import Testing

/// WebSockets of a client: what is heard, said and left.
@Suite(.timeLimit(.minutes(30))) struct SpokenMessagesTests {
    /// A server with one WebSocket after another, which the test speaks for.
    private final class Server: Transport {
        typealias Receive = @Sendable (AnswerPiece) -> Void

        let said: Locked<[String]> = Locked([])
        let left: Locked<Int> = Locked(0)
        private let open: Locked<[Receive]> = Locked([])
        /// Told of each that is opened.
        let opened = Event<Int>()
        private let gate: Event<Void>?
        private let status: Int

        /// - Parameters:
        ///   - status: what a handshake is answered with.
        ///   - gate: what has to happen before each is open.
        init(status: Int = 101, gate: Event<Void>? = nil) {
            self.status = status
            self.gate = gate
        }

        func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) { throw TransportError.timedOut }

        func connect(_ request: HTTPRequest, _ receive: @escaping Receive) async throws -> OpenAnswer {
            try await gate?.wait()
            let head = HTTPResponse(status: .init(code: status))
            guard status == 101 else {
                receive(.ended(nil))
                return OpenAnswer(head)
            }
            let number = open.withLock { open in
                open.append(receive)
                return open.count
            }
            opened.send(number)
            return OpenAnswer(head) { [left] in
                left.withLock { $0 += 1 }
            } say: { [said] message, body in
                let type = message.headerFields[.contentType]?.prefix { $0 != ";" } ?? ""
                said.withLock { $0.append("\(message.method) \(message.path ?? "") \(type) \(String(decoding: body, as: UTF8.self))") }
            }
        }

        /// Says something on the newest, or ends it.
        func say(_ text: String) { open.withLock { $0.last }?(.bytes(ServerSentEvent(data: text).encoded)) }
        func end(_ error: TransportError? = nil) { open.withLock { $0.last }?(.ended(error)) }
    }

    /// Does not wait.
    private struct Hasty: ClientClock {
        let now = Date(timeIntervalSince1970: 0)
        func sleep(for seconds: Double) async throws { try Task.checkCancellation() }
    }

    private struct Refusal: Error, Equatable { let text: String }

    private static let unreachable = Refusal(text: "nobody is there")
    private static let room = OutgoingRequest(endpoint: "room", method: .get, url: "wss://example.com/rooms/1")

    private func environment(_ server: Server) -> ClientEnvironment {
        ClientEnvironment(transport: server, clock: Hasty(), storage: MemoryStorage(), settings: [:], report: { _ in })
    }

    private func message(_ text: String) -> OutgoingRequest {
        var message = OutgoingRequest(message: "say", on: "room")
        message.json("text", text)
        return message
    }

    /// Listens in the background; what was heard, a text each, and `over` at the end.
    private func follow(_ environment: ClientEnvironment) -> Event<String> {
        let heard = Event<String>()
        let events = environment.again { [environment] in try await environment.connect(Self.room).events { $0.text } }
        environment.start {
            do {
                for try await text in events { heard.send(text) }
                heard.send("over")
            } catch {
                heard.send("\(error)")
            }
        }
        return heard
    }

    @Test func bothSidesSpeak() async throws {
        let server = Server()
        let environment = environment(server)
        let messages = try await environment.connect(Self.room).events { $0.text }
        server.say("Good morning")
        try await environment.say(message("Hello"))
        var word = OutgoingRequest(message: "word", on: "room")
        word.body("word", "plain")
        try await environment.say(word)
        server.end()
        var heard: [String] = []
        for try await text in messages { heard.append(text) }
        #expect(heard == ["Good morning"])
        #expect(server.said.value == [#"MESSAGE /rooms/1 application/json {"text":"Hello"}"#, "MESSAGE /rooms/1 text/plain plain"])
    }

    @Test func whereNothingIsOpenNobodyCanSayAnything() async throws {
        let server = Server()
        let environment = environment(server)
        let errors = TransportErrors(unreachable: Self.unreachable)
        await #expect(throws: Self.unreachable) { try await environment.say(message("Hello"), failing: errors) }
        let messages = try await environment.connect(Self.room).events { $0.text }
        server.end()
        for try await _ in messages {}
        await #expect(throws: Self.unreachable) { try await environment.say(message("Too late"), failing: errors) }
        #expect(server.said.value.isEmpty)
    }

    @Test func whoSaysSomethingTooEarlyWaits() async throws {
        let gate = Event<Void>()
        let server = Server(gate: gate)
        let environment = environment(server)
        let events = environment.again { [environment] in try await environment.connect(Self.room).events { $0.text } }
        environment.follow("room", opening: "room", events) { _ in true }
        let early = Task { try await environment.say(message("Early")) }
        await Task.yield()
        #expect(server.said.value.isEmpty)
        gate.send(())
        try await early.value
        #expect(server.said.value.count == 1)
        await environment.finish()
    }

    @Test func whoWaitsForWhatIsRefusedIsTold() async throws {
        let gate = Event<Void>()
        let environment = environment(Server(status: 403, gate: gate))
        let opening = Task { try await environment.connect(Self.room).response.status }
        environment.follow("room", opening: "room", environment.again { try await environment.connect(Self.room).events { $0.text } }) {
            _ in true
        }
        let early = Task { try await environment.say(message("Early"), failing: TransportErrors(unreachable: Self.unreachable)) }
        gate.send(())
        gate.send(())
        #expect(try await opening.value == 403)
        await #expect(throws: Self.unreachable) { try await early.value }
    }

    @Test func aRefusalIsNoMessage() async throws {
        let answer = try await environment(Server(status: 401)).connect(Self.room)
        #expect(answer.response.status == 401)
        await #expect(throws: ResponseError(endpoint: "room", path: "", expected: "a WebSocket", found: "status 401")) {
            for try await _ in answer.events({ $0.text }) {}
        }
    }

    @Test func aMessageMayBeAnError() async throws {
        let server = Server()
        let messages = try await environment(server).connect(Self.room).events(failure: { answer in
            answer.jsonIfAny["error"].stringValue.map(Refusal.init)
        }) { $0.text }
        server.say(#"{"error":"length"}"#)
        await #expect(throws: Refusal(text: "length")) {
            for try await _ in messages {}
        }
    }

    @Test func whatBreaksOffIsOpenedAgain() async throws {
        let server = Server()
        let environment = environment(server)
        let heard = follow(environment)
        #expect(try await server.opened.wait() == 1)
        server.end(.connectionLost("cut"))
        #expect(try await server.opened.wait() == 2)
        server.say("back")
        #expect(try await heard.wait() == "back")
        // Closed in the usual way, it is over.
        server.end()
        #expect(try await heard.wait() == "over")
    }

    @Test func whoLeavesHearsNothingMore() async throws {
        let server = Server()
        let environment = environment(server)
        let heard = follow(environment)
        _ = try await server.opened.wait()
        environment.leave("elsewhere")
        server.say("still here")
        #expect(try await heard.wait() == "still here")
        environment.leave("room")
        #expect(try await heard.wait() == "over")
        #expect(server.left.value > 0)
        await #expect(throws: TransportError.unreachable("room is not open")) { try await environment.say(message("Hello?")) }
        #expect(server.opened.next() == nil, "it is not opened again")
    }

    @Test func whoLeavesBeforeItIsOpenHearsNothing() async throws {
        let gate = Event<Void>()
        let server = Server(gate: gate)
        let environment = environment(server)
        // Before anybody went through the events.
        let heard = follow(environment)
        environment.leave("room")
        #expect(try await heard.wait() == "over")
        #expect(server.opened.next() == nil, "it is not opened at all")
        // While it is being opened.
        let opening = Task { try await environment.connect(Self.room).events { $0.text } }
        while !gate.isAwaited { await Task.yield() }
        environment.leave("room")
        gate.send(())
        for try await text in try await opening.value { Issue.record("\(text) was heard") }
        #expect(server.left.value == 1)
        // Whoever comes later is not meant.
        gate.send(())
        let messages = try await environment.connect(Self.room).events { $0.text }
        server.say("welcome")
        for try await text in messages {
            #expect(text == "welcome")
            break
        }
    }

    @Test func transportsThatKnowNoWebSocketsSaySo() async throws {
        struct Plain: Transport {
            func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) { throw TransportError.timedOut }
        }
        let environment = ClientEnvironment(transport: Plain(), storage: MemoryStorage(), settings: [:], report: { _ in })
        await #expect(throws: TransportError.failed("Plain opens no WebSockets")) { _ = try await environment.connect(Self.room) }
    }
}

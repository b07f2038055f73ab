import ClientRuntime
import Testing

/// Answers that are made of events, as a client hears them.
@Suite(.timeLimit(.minutes(30))) struct EventAnswerTests {
    /// A server that sends what a test tells it to.
    private final class Server: Transport {
        let type: String
        let status: Int
        let opened = Event<Void>()
        let left = Event<Void>()
        private let receiver = Locked<(@Sendable (AnswerPiece) -> Void)?>(nil)
        private let accepted = Locked<String?>(nil)

        init(_ type: String = "text/event-stream", status: Int = 200) {
            self.type = type
            self.status = status
        }

        var accept: String? { accepted.value }

        func send(_ text: String) { receiver.value?(.bytes(Array(text.utf8))) }
        func end(_ error: (any Error)? = nil) { receiver.value?(.ended(error)) }

        func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) { throw TransportError.timedOut }

        func open(
            _ request: HTTPRequest, body: [UInt8], _ receive: @escaping @Sendable (AnswerPiece) -> Void
        ) async throws -> OpenAnswer {
            accepted.value = request.headerFields[.accept]
            receiver.value = receive
            opened.send(())
            let head = HTTPResponse(status: .init(code: status), headerFields: [.contentType: type])
            return OpenAnswer(head) { [left] in left.send(()) }
        }
    }

    private struct Known: Error, Equatable { let name: String }

    private let request = OutgoingRequest(endpoint: "feed", method: .get, url: "https://example.com/feed")

    private func environment(_ server: Server) -> ClientEnvironment {
        ClientEnvironment(transport: server, storage: MemoryStorage(), settings: [:], report: { _ in })
    }

    @Test func eventsComeOneByOne() async throws {
        let server = Server("Text/Event-Stream; charset=utf-8")
        let answer = try await environment(server).listen(request)
        #expect(server.accept == "text/event-stream")
        var events = answer.events(name: "kind", id: "mark", end: "[DONE]") { try $0.json() }.makeAsyncIterator()
        server.send("event: add\nid: 7\ndata: {\"a\":")
        server.send("1}\n\ndata: {}\n\n")
        #expect(try await events.next() == ["a": 1, "kind": "add", "mark": "7"])
        #expect(try await events.next() == ["kind": "message", "mark": "7"])
        server.send("data: [DONE]\n\ndata: {}\n\n")
        #expect(try await events.next() == nil)
        #expect(try await events.next() == nil)
    }

    @Test func textsStayAsTheyAre() async throws {
        let server = Server()
        let answer = try await environment(server).listen(request)
        server.send("data: {\"a\": 1}\n\n")
        server.end()
        var texts: [String] = []
        for try await text in answer.events(name: nil, { $0.text }) { texts.append(text) }
        #expect(texts == [#"{"a": 1}"#])
    }

    @Test func aRefusalIsReadWhole() async throws {
        let server = Server("application/json", status: 404)
        async let answering = environment(server).listen(request)
        _ = try await server.opened.wait()
        server.send(#"{"error""#)
        server.send(#":"gone"}"#)
        server.end()
        let answer = try await answering
        #expect(answer.response.status == 404)
        #expect(try answer.response.json()["error"] == "gone")
    }

    @Test func anAnswerWithoutEventsIsAnError() async throws {
        let server = Server("application/json")
        async let answering = environment(server).listen(request)
        _ = try await server.opened.wait()
        server.send("{}")
        server.end()
        let answer = try await answering
        let expected = ResponseError(endpoint: "feed", path: "", expected: "text/event-stream", found: "application/json")
        await #expect(throws: expected) { for try await _ in answer.events({ $0.status }) {} }
        await #expect(throws: Known(name: "unreadable")) {
            for try await _ in answer.events(unreadable: Known(name: "unreadable"), { $0.status }) {}
        }
    }

    /// A newer server says more than this client knows, and nobody's stream ends for that.
    @Test func unknownEventsArePassedOver() async throws {
        let server = Server()
        let answer = try await environment(server).listen(request)
        let known: [String: Set<String>] = ["kind": ["add", "drop"], "place": ["hall"]]
        server.send("event: ping\ndata: still here\n\nevent: add\ndata: {\"n\":1}\n\nevent: add\ndata: {\"n\":2,\"place\":\"roof\"}\n\n")
        server.send("data: {\"n\":3}\n\nevent: drop\ndata: {\"n\":4,\"place\":\"hall\"}\n\n")
        server.end()
        var numbers: [JSONValue] = []
        for try await event in answer.events(name: "kind", known: known, unreadable: Known(name: "unreadable"), { try $0.json() }) {
            numbers.append(event["n"])
        }
        #expect(numbers == [1, 4])
    }

    @Test func whatCannotBeReadIsPassedOverWhereNoErrorIsDocumented() async throws {
        let server = Server()
        let noted = Locked<[String]>([])
        let environment = ClientEnvironment(transport: server, storage: MemoryStorage(), settings: [:]) { text in
            noted.withLock { $0.append(text) }
        }
        let answer = try await environment.listen(request)
        server.send("data: one\n\ndata: {\"n\":\"two\"}\n\ndata: {\"n\":3}\n\n")
        server.end()
        var numbers: [Int] = []
        for try await number in answer.events({ try $0.reader().member("n").integer() }) { numbers.append(number) }
        #expect(numbers == [3])
        #expect(noted.value.count == 2)
        #expect(noted.value.allSatisfy { $0.hasPrefix("feed: an event was passed over") && !$0.contains("two") })
    }

    @Test func anEventMayCarryNothing() async throws {
        let server = Server()
        let answer = try await environment(server).listen(request)
        server.send("event: ready\ndata: null\n\nevent: idle\ndata:\n\nevent: busy\ndata: {}\n\n")
        server.end()
        var events: [JSONValue] = []
        for try await event in answer.events(name: "kind", { try $0.json() }) { events.append(event) }
        #expect(events == [["kind": "ready"], ["kind": "idle"], ["kind": "busy"]])
    }

    @Test func allOfTheDataStandsBesideTheName() async throws {
        let sent = "event: names\nid: 7\ndata: [\"a\", \"b\"]\n\nevent: gone\ndata: null\n\nevent: lost\ndata: [\n\n"
        let (json, texts) = (Server(), Server())
        let answer = try await environment(json).listen(request)
        json.send(sent)
        json.end()
        var events: [JSONValue] = []
        for try await event in answer.events(name: "kind", id: "mark", data: "all", { try $0.json() }) { events.append(event) }
        #expect(events == [["kind": "names", "mark": "7", "all": ["a", "b"]], ["kind": "gone", "mark": "7", "all": nil]])
        let other = try await environment(texts).listen(request)
        texts.send(sent)
        texts.end()
        var words: [String] = []
        for try await event in other.events(name: "kind", text: "all", { try $0.json() }) { words.append(event["all"].wireText) }
        #expect(words == [#"["a", "b"]"#, "null", "["])
    }

    /// Only what has all that errors have is one, where nothing can be read.
    @Test func whatTellsOfAnErrorIsOne() async throws {
        let server = Server()
        let answer = try await environment(server).listen(request)
        server.send("data: {\"text\":\"x\"}\n\ndata: {\"code\":1}\n\ndata: {\"code\":1,\"why\":\"broken\"}\n\n")
        let events = answer.events(
            failure: { $0.isSuccess ? nil : Known(name: $0.jsonIfAny["why"].wireText) }, telling: ["code", "why"],
            { try $0.reader().member("n").integer() })
        await #expect(throws: Known(name: "broken")) { for try await _ in events {} }
    }

    @Test func whatBreaksOffIsTheDocumentedError() async throws {
        let server = Server()
        let errors = TransportErrors(unreachable: Known(name: "offline"))
        let answer = try await environment(server).listen(request, failing: errors)
        server.send("data: 1\n\ndata: two\n\n")
        server.end(TransportError.connectionLost("cut"))
        var events = answer.events(unreadable: Known(name: "unreadable")) { response in
            guard let number = Int(response.text) else { throw Known(name: "number") }
            return number
        }.makeAsyncIterator()
        #expect(try await events.next() == 1)
        await #expect(throws: Known(name: "unreadable")) { try await events.next() }
        await #expect(throws: Known(name: "offline")) { try await events.next() }
        await #expect(throws: Known(name: "offline")) { try await events.next() }
    }

    @Test func whoLeavesTheLoopLeavesTheAnswer() async throws {
        let server = Server()
        do {
            let answer = try await environment(server).listen(request)
            server.send("data: 1\n\n")
            for try await _ in answer.events({ $0.status }) { break }
        }
        _ = try await server.left.wait()
    }

    @Test func whoIsCancelledStopsWaiting() async throws {
        let server = Server()
        let environment = environment(server)
        let task = Task {
            for try await _ in try await environment.listen(request).events({ $0.status }) {}
        }
        _ = try await server.opened.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        _ = try await server.left.wait()
    }

    /// Who waits for the server has nothing to do; an event that is there is work.
    @Test func waitingForAnEventIsNoWork() async throws {
        let server = Server()
        let environment = environment(server)
        let heard = Locked(0)
        let task = environment.start {
            do {
                for try await _ in try await environment.listen(request).events({ $0.status }) {
                    await Task.yield()
                    heard.withLock { $0 += 1 }
                }
            } catch {}
        }
        await environment.idle()
        for count in 1...50 {
            server.send("data: 1\n\n")
            await environment.idle()
            #expect(heard.value == count)
        }
        task.cancel()
        await environment.idle()
        #expect(heard.value == 50)
    }

    @Test func aTransportOfWholeAnswersWillDo() async throws {
        struct Whole: Transport {
            func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
                (HTTPResponse(status: 200, headerFields: [.contentType: "text/event-stream"]), Array("data: 1\n\ndata: 2\n\n".utf8))
            }
        }
        let environment = ClientEnvironment(transport: Whole(), storage: MemoryStorage(), settings: [:], report: { _ in })
        var texts: [String] = []
        for try await text in try await environment.listen(request).events({ $0.text }) { texts.append(text) }
        #expect(texts == ["1", "2"])
    }
}

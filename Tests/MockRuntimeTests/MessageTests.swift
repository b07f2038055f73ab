import MockRuntime
import Testing

/// What clients say on a WebSocket, as the mock hears it.
@Suite struct MessageTests {
    private static let type = ValueType.object([ValueField("text", .string)])

    private static let room = MockEndpoint(
        "room", methods: [.get], path: "/rooms/{room}", parameters: [MockParameter(.path, ValueField("room"))],
        response: MockResponse(status: 101, .events(type)), isSocket: true
    ) { call in
        call.event(["text": "welcome"])
        return call.stream(isOpen: true)
    }

    private static let say = MockEndpoint(
        "say", path: "/rooms/{room}",
        parameters: [
            MockParameter(.json, ValueField("action"), constant: "say"), MockParameter(.json, ValueField("text")),
            MockParameter(.path, ValueField("room")),
        ],
        response: MockResponse(status: 101, .events(type)), errors: [MockError("tooLong", code: "length", message: "Too long.")], on: "room"
    ) { call in
        if call.request["text"] == "long" { return call.fail("tooLong") }
        call.event(["text": "yes"])
        call.push("room", ["text": call.request["text"]], to: ["room": call.request["room"]])
        return call.stream(isOpen: true)
    }

    private static let leave = MockEndpoint(
        "leave", path: "/rooms/{room}", parameters: [MockParameter(.json, ValueField("action"), constant: "leave")],
        response: MockResponse(status: 101, .events(type)), on: "room"
    ) { call in
        call.event(["text": "bye"])
        return call.stream(isOpen: false)
    }

    private let service = MockService(MockSystem(id: "rooms", title: "Rooms", endpoints: [room, say, leave]))

    /// Somebody in a room.
    private struct Guest {
        let service: MockService
        let request: HTTPRequest
        let events: MockEventStream

        func say(_ text: String) { service.hear(Array(text.utf8), of: request, on: events) }

        /// What was said to him since this was asked last, and whether it is over.
        func heard() -> (texts: [String], isOver: Bool) {
            let (bytes, isOver) = events.take()
            var reader = EventReader()
            return (reader.read(bytes).map(\.data), isOver)
        }
    }

    private func enter(_ room: String = "hall") throws -> Guest {
        let request = HTTPRequest(
            method: .get, scheme: "http", authority: "localhost", path: "/rooms/\(room)", headerFields: [.upgrade: "websocket"])
        let reply = service.answer(request)
        #expect(reply.isSocket && reply.response.status == .switchingProtocols)
        #expect(String(decoding: reply.body, as: UTF8.self) == "data: {\"text\":\"welcome\"}\n\n")
        return Guest(service: service, request: request, events: try #require(reply.events))
    }

    @Test func whatIsSaidIsAnsweredAndTold() throws {
        let (ada, bob, other) = (try enter(), try enter(), try enter("attic"))
        ada.say(#"{"action":"say","text":"Hello"}"#)
        #expect(ada.heard().texts.sorted() == [#"{"text":"Hello"}"#, #"{"text":"yes"}"#])
        #expect(bob.heard().texts == [#"{"text":"Hello"}"#] && other.heard().texts.isEmpty)
        #expect(service.defaultSession.count("say", "ok") == 1)
        let journal = service.answer(
            HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/__mock/journal?endpoint=say"))
        let text = String(decoding: journal.body, as: UTF8.self)
        #expect(text.contains(#""method":"MESSAGE""#) && text.contains(#""target":"/rooms/hall""#), "\(text)")
    }

    @Test func anErrorIsAMessageAndNoEnd() throws {
        let ada = try enter()
        ada.say(#"{"action":"say","text":"long"}"#)
        #expect(ada.heard() == ([#"{"error":"length","error_description":"Too long."}"#], false))
        ada.say(#"{"action":"say","text":"short"}"#)
        #expect(ada.heard().texts.count == 2)
    }

    @Test(arguments: ["nonsense", "{}", #"{"action":"say"}"#, #"{"action":"shout","text":"Hello"}"#, "\u{0}"])
    func whatIsNotDocumentedIsRefused(_ text: String) throws {
        let ada = try enter()
        ada.say(text)
        let (texts, isOver) = ada.heard()
        #expect(texts.count == 1 && texts[0].contains("error") && isOver, "\(texts)")
        ada.say(#"{"action":"say","text":"Hello"}"#)
        #expect(ada.heard().texts.isEmpty, "nobody speaks on what is over")
    }

    /// A message without anything in it is one all the same, a text as well as bytes.
    @Test(arguments: [true, false]) func anEmptyMessageIsHeard(_ isBytes: Bool) throws {
        let said = MockEndpoint(
            "said", path: "/rooms/{room}",
            parameters: [MockParameter(isBytes ? .anyBody : .body, ValueField("all", isRequired: false))],
            response: MockResponse(status: 101, .events(Self.type)), on: "room"
        ) { call in
            call.event(["text": call.request["all"]])
            return call.stream(isOpen: true)
        }
        let service = MockService(MockSystem(id: "rooms", title: "Rooms", endpoints: [Self.room, said]))
        let request = HTTPRequest(
            method: .get, scheme: "http", authority: "localhost", path: "/rooms/hall", headerFields: [.upgrade: "websocket"])
        let events = try #require(service.answer(request).events)
        service.hear([], isBytes: isBytes, of: request, on: events)
        #expect(String(decoding: events.take().bytes, as: UTF8.self) == "data: {\"text\":\"\"}\n\n")
        #expect(service.defaultSession.count("said", "ok") == 1)
    }

    @Test func anAnswerMayBeTheEnd() throws {
        let ada = try enter()
        ada.say(#"{"action":"leave"}"#)
        #expect(ada.heard() == ([#"{"text":"bye"}"#], true) && !ada.events.isCut)
    }

    @Test func faultsMeetMessages() async throws {
        let ada = try enter()
        try service.defaultSession.add(MockFault("say", .error("tooLong")))
        ada.say(#"{"action":"say","text":"Hello"}"#)
        #expect(ada.heard().texts == [#"{"error":"length","error_description":"Too long."}"#])
        try service.defaultSession.add(MockFault("say", .cut))
        ada.say(#"{"action":"say","text":"Hello"}"#)
        #expect(ada.heard().isOver && ada.events.isCut)
    }

    @Test func aRequestIsNoMessage() throws {
        let plain = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/rooms/hall")
        let reply = service.answer(plain)
        #expect(reply.response.status.code == 426 && reply.response.headerFields[.upgrade] == "websocket" && !reply.isSocket)
        var posted = plain
        posted.method = .post
        #expect(service.answer(posted, body: Array(#"{"action":"say","text":"Hello"}"#.utf8)).response.status.code == 405)
        posted.method = try #require(HTTPRequest.Method("MESSAGE"))
        #expect(service.answer(posted, body: Array(#"{"action":"say","text":"Hello"}"#.utf8)).response.status.code == 405)
    }

    @Test func thePageShowsWhatIsSaid() {
        let page = service.answer(
            HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/", headerFields: [.accept: "text/html"]))
        let text = String(decoding: page.body, as: UTF8.self)
        #expect(text.contains("<code>MESSAGE /rooms/{room}</code> say"))
        #expect(text.contains("{&quot;action&quot;:&quot;say&quot;,&quot;text&quot;:&quot;&quot;}"))
        #expect(text.contains("-H &#39;Upgrade: websocket&#39;") && !text.contains("data-try="))
        #expect(text.contains("<form data-listen=\"room\" action=\"/rooms/{room}\">"))
        // What was said when it was opened is not asked for again.
        let remark = text.firstRange(of: "<form data-say=\"room\">").map { text[$0.upperBound...] } ?? ""
        let form = remark.firstRange(of: "</form>").map { remark[..<$0.lowerBound] } ?? ""
        #expect(form.contains("data-in=\"json\"") && !form.contains("data-in=\"path\""))
    }
}

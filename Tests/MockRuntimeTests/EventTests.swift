import ClientRuntime
import MockClient
import MockRuntime
import Testing

/// Answers that are made of events, as a mock sends them.
@Suite(.timeLimit(.minutes(30))) struct EventTests {
    private static let news = MockEndpoint(
        "news", methods: [.get], path: "/news/{topic}",
        parameters: [MockParameter(.path, ValueField("topic")), MockParameter(.query, ValueField("way", .string, isRequired: false))],
        response: MockResponse(
            .events(
                .object([
                    ValueField("kind", .string, values: ["usual", "urgent"]), ValueField("mark", .string, isRequired: false),
                    ValueField("line", .string), ValueField("key", .string, isRequired: false, isSecret: true),
                ]),
                EventForm(name: "kind", id: "mark", end: "[DONE]"))),
        errors: [MockError("gone", code: "gone")]
    ) { call throws(MockStop) in
        call.event(["kind": "usual", "mark": "m-1", "line": "One.", "key": "s-1"])
        switch call.request["way"].stringValue {
        case "ended": return call.stream(isOpen: false)
        case "wrong":
            call.event(["kind": "never", "line": 7])
            return call.stream(isOpen: true)
        case "failed": return call.fail("gone")
        default: return call.stream(isOpen: true)
        }
    }

    private static let texts = MockEndpoint("texts", methods: [.get], path: "/texts", response: MockResponse(.events(.string))) { call in
        call.event("a\nb")
        return call.stream(isOpen: false)
    }

    private static let plain = MockEndpoint("plain", methods: [.get], path: "/plain") { call in
        call.event("x")
        return call.respond()
    }

    private static let push = MockAction(
        "push", title: "Push", parameters: [ValueField("line", .any), ValueField("topic", .string, isRequired: false)]
    ) { call in
        call.push("news", ["kind": "urgent", "line": call.request["line"]], to: ["topic": call.request["topic"]])
        return [:]
    }

    private static let close = MockAction("close", title: "Close", parameters: [ValueField("topic", .string, isRequired: false)]) { call in
        call.close("news", to: ["topic": call.request["topic"]])
        return [:]
    }

    private static let stray = MockAction("stray", title: "Stray") { call in
        call.push("plain", "x")
        return [:]
    }

    /// All of the data of an event, beside its name: JSON, and a text as it is.
    private static let whole = MockEndpoint(
        "whole", methods: [.get], path: "/whole",
        response: MockResponse(
            .events(
                .object([ValueField("kind", isRequired: false), ValueField("names", .array(.string), isRequired: false)]),
                EventForm(name: "kind", data: "names")))
    ) { call in
        call.event(["kind": "names", "names": ["a", "b"]])
        call.event(["kind": "none"])
        return call.stream(isOpen: false)
    }

    private static let named = MockEndpoint(
        "named", methods: [.get], path: "/named",
        response: MockResponse(
            .events(.object([ValueField("kind"), ValueField("text")]), EventForm(name: "kind", data: "text")))
    ) { call in
        call.event(["kind": "said", "text": "a\n\"b\""])
        return call.stream(isOpen: false)
    }

    @Test func allOfTheDataStandsBesideTheName() {
        let whole = "event: names\ndata: [\"a\",\"b\"]\n\nevent: none\ndata: null\n\n"
        #expect(String(decoding: toy.get("/whole").body, as: UTF8.self) == whole)
        #expect(String(decoding: toy.get("/named").body, as: UTF8.self) == "event: said\ndata: a\ndata: \"b\"\n\n")
    }

    private let toy = Toy(
        MockSystem(id: "news", title: "News", endpoints: [news, texts, plain, whole, named], actions: [push, close, stray]))

    private var session: MockSession { toy.service.defaultSession }

    /// What somebody who listens has heard.
    private final class Ear: Sendable {
        private let state = Locked<(text: String, isOver: Bool)>(("", false))
        var text: String { state.value.text }
        var isOver: Bool { state.value.isOver }

        init(_ reply: MockReply) {
            reply.hear { bytes, isEnded in
                self.state.withLock { state in
                    state.text += String(decoding: bytes, as: UTF8.self)
                    state.isOver = isEnded
                }
            }
        }
    }

    private static let first = "event: usual\nid: m-1\ndata: {\"line\":\"One.\",\"key\":\"s-1\"}\n\n"

    @Test func anAnswerEndsWithItsMark() {
        let reply = toy.get("/news/sea?way=ended")
        #expect(reply.text == Self.first + "data: [DONE]\n\n")
        #expect(reply.response.headerFields[.contentType] == "text/event-stream")
        #expect(reply.events == nil)
        #expect(toy.get("/texts").text == "data: a\ndata: b\n\n")
    }

    @Test func anOpenAnswerGoesOn() throws {
        let (sea, land) = (Ear(toy.get("/news/sea")), Ear(toy.get("/news/land")))
        #expect(session.listening() == 2 && session.listening(to: "news") == 2 && session.listening(to: "texts") == 0)
        #expect(toy.get("/__mock/sessions/default").json["listening"] == 2)
        #expect(try session.act("push", ["line": "Two."]).sent == 2)
        #expect(try session.act("push", ["line": "Three.", "topic": "sea"]).sent == 1)
        #expect(sea.text == Self.first + "event: urgent\ndata: {\"line\":\"Two.\"}\n\nevent: urgent\ndata: {\"line\":\"Three.\"}\n\n")
        #expect(land.text == Self.first + "event: urgent\ndata: {\"line\":\"Two.\"}\n\n")
        #expect(try session.act("close", ["topic": "land"]).sent == 1)
        #expect(land.isOver && land.text.hasSuffix("data: [DONE]\n\n") && !sea.isOver)
        #expect(try session.act("push", ["line": "Four."]).sent == 1)
        session.reset()
        #expect(sea.isOver && sea.text.hasSuffix("Four.\"}\n\n"))
        #expect(try session.act("push", ["line": "Five."]).sent == 0)
    }

    /// Nothing tells those who listen that this was the end.
    @Test func whatIsCutOffHasNoEnd() throws {
        let cut = MockAction("cut", title: "Cut") { call in
            call.close("news", isCut: true)
            return [:]
        }
        let toy = Toy(MockSystem(id: "news", title: "News", endpoints: [Self.news], actions: [cut]))
        let reply = toy.get("/news/sea")
        let ear = Ear(reply)
        #expect(reply.events?.isCut == false)
        #expect(try toy.service.defaultSession.act("cut").sent == 1)
        #expect(ear.isOver && ear.text == Self.first)
        #expect(reply.events?.isCut == true)
        #expect(toy.service.defaultSession.listening() == 0)
        let ended = toy.get("/news/sea")
        _ = Ear(ended)
        toy.service.defaultSession.reset()
        #expect(ended.events?.isCut == false)
    }

    /// By hand, in Swift and with `curl`.
    @Test func connectionsAreBrokenOffFromOutside() throws {
        let replies = [toy.get("/news/sea"), toy.get("/news/land")]
        let ears = replies.map(Ear.init)
        #expect(session.cut("texts") == 0)
        #expect(!ears[0].isOver)
        #expect(toy.post("/__mock/cut/news").json == ["cut": 2])
        #expect(ears.allSatisfy { $0.isOver && $0.text == Self.first })
        #expect(replies.allSatisfy { $0.events?.isCut == true })
        _ = Ear(toy.get("/news/sea"))
        #expect(toy.post("/__mock/cut").json == ["cut": 1])
        #expect(session.cut() == 0)
        #expect(toy.post("/__mock/cut/plain").status == 404 && toy.get("/__mock/cut/news").status == 405)
    }

    @Test func anAnswerSaysHowSoonToComeAgain() {
        let news = MockEndpoint(
            "news", methods: [.get], path: "/news", parameters: [MockParameter(.query, ValueField("open", .boolean, isRequired: false))],
            response: MockResponse(.events(.string, EventForm(retry: 1500)))
        ) { call in
            call.event("x")
            return call.stream(isOpen: call.request["open"].boolValue ?? false)
        }
        let toy = Toy(MockSystem(id: "news", title: "News", endpoints: [news]))
        #expect(toy.get("/news").text == "retry: 1500\n\ndata: x\n\n")
        #expect(Ear(toy.get("/news?open=true")).text == "retry: 1500\n\ndata: x\n\n")
    }

    /// Whoever puts it: an action, or a person through the control interface.
    @Test func thoseWhoListenHearOfRecordsThatArePut() throws {
        let lines = RecordType(
            "lines", key: "id", fields: [ValueField("id"), ValueField("line", .string), ValueField("kind", .string, isRequired: false)],
            isEditable: true, pushes: "news", seeds: [["id": "l-0", "line": "Zero.", "kind": "usual"]])
        let put = MockAction("put", title: "Put") { call throws(MockStop) in
            _ = try call.put("lines", ["id": "l-1", "line": "Two.", "kind": "urgent"])
            return [:]
        }
        let toy = Toy(MockSystem(id: "news", title: "News", endpoints: [Self.news], records: [lines], actions: [put]))
        let ear = Ear(toy.get("/news/sea"))
        #expect(ear.text == Self.first, "what was there before is the answer's to tell")
        let report = try toy.service.defaultSession.act("put")
        #expect(report.put == 1 && report.sent == 1)
        #expect(toy.post("/__mock/records/lines", json: ["id": "l-2", "line": "Three.", "kind": "usual"]).status == 201)
        #expect(toy.post("/__mock/records/lines", json: ["id": "l-3", "line": "Four.", "kind": "never"]).status == 201)
        let told = "event: urgent\ndata: {\"line\":\"Two.\"}\n\nevent: usual\ndata: {\"line\":\"Three.\"}\n\n"
        #expect(ear.text == Self.first + told, "what makes no event is not told")
        #expect(toy.get("/__mock/spec").json["records"].arrayValue?.first?["pushes"] == "news")
    }

    @Test func sessionsHearTheirOwn() throws {
        let ear = Ear(toy.get("/s/other/news/sea"))
        #expect(try session.act("push", ["line": "Two."]).sent == 0)
        #expect(try toy.service.session("other").act("push", ["line": "Two."]).sent == 1)
        #expect(ear.text.hasSuffix("Two.\"}\n\n") && !ear.isOver)
        #expect(toy.call(.delete, "/__mock/sessions/other").status == 204)
        #expect(ear.isOver)
    }

    @Test func whoLeavesHearsNoMore() throws {
        let reply = toy.get("/news/sea")
        reply.events?.leave()
        #expect(try session.act("push", ["line": "Two."]).sent == 0)
        // Nobody hears an answer that was never sent.
        #expect(toy.call(.head, "/news/sea").events == nil)
        #expect(toy.get("/news/sea?way=failed").status == 400)
        for fault in [MockFault("news", .answer(status: 500, body: "")), MockFault("news", .cut)] {
            try session.add(fault)
            #expect(toy.get("/news/sea").events == nil)
        }
        #expect(try session.act("push", ["line": "Two."]).sent == 0)
    }

    @Test func whatIsNotDocumentedIsADefect() {
        let wrong = toy.get("/news/sea?way=wrong")
        #expect(wrong.status == 500 && wrong.events == nil)
        #expect(session.defects.first?.contains("\"line\" should be") == true)
        #expect(toy.get("/plain").status == 500)
        #expect(throws: MockProblem.self) { try session.act("stray") }
        _ = toy.get("/news/sea")
        #expect(throws: MockProblem.self) { try session.act("push", ["line": 7]) }
    }

    @Test func onlySoManyListen() {
        for _ in 0..<1000 { #expect(toy.get("/news/sea").events != nil) }
        #expect(toy.get("/news/sea").status == 503)
    }

    /// Whoever hears an event may leave at that moment, while the session that sends it is locked.
    @Test func whoeverHearsMayLeave() throws {
        let reply = toy.service.answer(HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/news/sea"))
        let heard = Locked(0)
        reply.hear { _, _ in
            heard.withLock { $0 += 1 }
            if heard.value > 1 { reply.events?.leave() }
        }
        #expect(session.listening() == 1)
        try session.act("push", ["line": "Two."])
        #expect(heard.value == 2 && session.listening() == 0)
        #expect(try session.act("push", ["line": "Three."]).sent == 0)
        #expect(heard.value == 2)
    }

    /// A stream lets go of who hears it when nothing is locked: he may say only then that he leaves.
    @Test func whoeverIsLetGoMayLeave() throws {
        let reply = toy.service.answer(HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/news/sea"))
        let events = try #require(reply.events)
        for _ in 0..<2 {
            let listener = Listener(events)
            events.watch { listener.isThere() }
        }
        #expect(session.listening() == 0)
    }

    @Test func theJournalHidesSecrets() {
        _ = toy.get("/news/sea?way=ended")
        let answer = toy.get("/__mock/journal").json["entries"][0]["answer"].stringValue ?? ""
        #expect(answer.contains(#""line":"One.""#) && !answer.contains("s-1"))
    }

    /// Somebody who asks for the whole of it waits until it ends.
    @Test func theWholeIsWaitedFor() async throws {
        let service = toy.service
        let whole = Task { await service.handle(HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/news/sea")) }
        while try session.act("push", ["line": "Two."]).sent == 0 { await Task.yield() }
        try session.act("close")
        let reply = await whole.value
        #expect(reply.text.hasPrefix(Self.first + "event: urgent\ndata: {\"line\":\"Two.\"}") && reply.text.hasSuffix("data: [DONE]\n\n"))
    }

    @Test func aClientInTheSameProcessHearsAll() async throws {
        let harness = try MockHarness(toy.service)
        let session = session
        let lines = Locked<[String]>([])
        let request = OutgoingRequest(endpoint: "news", method: .get, url: "https://example.com/news/sea")
        let environment = harness.environment
        environment.start {
            do {
                for try await line in try await environment.listen(request).events(end: "[DONE]", { try $0.json()["line"].wireText }) {
                    lines.withLock { $0.append(line) }
                }
                lines.withLock { $0.append("over") }
            } catch {}
        }
        await environment.idle()
        for number in 1...20 {
            try session.act("push", ["line": .string("\(number)")])
            await environment.idle()
            #expect(lines.value.last == "\(number)")
        }
        try session.act("close")
        await environment.idle()
        #expect(lines.value.count == 22 && lines.value.last == "over")
    }
}

/// Leaves when nobody needs it any more.
private final class Listener: Sendable {
    private let events: MockEventStream

    init(_ events: MockEventStream) { self.events = events }

    deinit { events.leave() }

    func isThere() {}
}

import ClientRuntime
import MockClient
import MockRuntime
import Testing

/// What happens at the vendor's in one call, the calls of an app's server that go out with it, and pages with something to fill in.
@Suite struct ActionTests {
    private static let leaving = MockAction(
        "leave",
        title: MockText(en: "Leaves", ko: "나갑니다"),
        record: "people",
        parameters: [ValueField("why", .string, isRequired: false, values: ["bored", "moved"])]
    ) { call throws(MockStop) in
        let person = try call.subject()
        call.drop("people", ["id": person["id"]])
        try call.send("left", to: call.app("hook"), ["id": person["id"], "why": call.first(call.request["why"], "bored")])
        return [:]
    }

    private static let nothing = MockAction("nothing", title: "Nothing") { _ in [:] }

    private static let telling = MockAction("tell", title: "Tells twice") { call throws(MockStop) in
        for why in ["first", "second"] { try call.send("left", to: call.app("hook"), ["id": "a", "why": .string(why)]) }
        return [:]
    }

    private static let left = MockCallback(
        "left", method: .post, url: "https://example.com/left",
        parameters: [
            MockParameter(.json, ValueField("id")), MockParameter(.json, ValueField("why")), MockParameter(.header, ValueField("X-Key")),
        ],
        given: ["X-Key"], retries: [60, 600]
    ) { call in
        ["X-Key": call.app("key")]
    }

    private static let login = MockEndpoint(
        "login", methods: [.get], path: "/login", response: MockResponse(.json(.object([ValueField("ticks"), ValueField("name")]))),
        allowsAnyOrigin: true
    ) { call in
        if call.has(call.extra("done")) { return call.respond(["ticks": call.first(call.extra("tick"), ""), "name": call.extra("name")]) }
        let fields = [
            MockPageField("name", "Name", value: "<Ada>"), MockPageField("password", "Password", kind: .password),
            MockPageField("tick", "One", kind: .check, value: "one"),
            MockPageField("tick", "Two", kind: .check, value: "two", isRequired: true),
        ]
        return call.page("Hello", message: "Say who.", choices: [MockChoice("Go", extras: ["done": "1"], fields: fields)])
    }

    private static let closed = MockEndpoint("closed", methods: [.get], path: "/closed") { call in call.respond() }

    private static let system = MockSystem(
        id: "people", title: "People", endpoints: [login, closed],
        records: [
            RecordType(
                "people", key: "id", fields: [ValueField("id"), ValueField("name")], isEditable: true,
                seeds: [["id": "a/1", "name": "Ada"]])
        ],
        app: [AppValue("hook", ""), AppValue("key", "k-1", isSecret: true)], callbacks: [left], actions: [leaving, telling, nothing])

    /// A server that refuses its first calls.
    private final class Server: Sendable {
        private let state: Locked<(bodies: [String], refusals: Int)>
        init(refusing count: Int = 0) { state = Locked(([], count)) }
        var bodies: [String] { state.value.bodies }
        func answer(_ request: HTTPRequest, _ body: [UInt8]) -> (HTTPResponse, [UInt8]) {
            state.withLock { state in
                state.bodies.append(String(decoding: body, as: UTF8.self))
                state.refusals -= 1
                return (HTTPResponse(status: state.refusals >= 0 ? .internalServerError : .ok), [])
            }
        }
    }

    private let toy = Toy(MockService(system, options: MockOptions(machineTime: { 1_000_000 })))
    private var session: MockSession { toy.service.defaultSession }

    @Test func anActionSaysWhatItDid() throws {
        let reply = toy.post("/__mock/actions/leave/a%2F1")
        #expect(reply.status == 200 && reply.json["dropped"] == 1 && reply.json["sent"] == 0)
        #expect(session.records("people").isEmpty)
        #expect(toy.get("/__mock/actions").json["actions"][0]["of"] == "people")
        #expect(toy.get("/__mock/spec").json["actions"][2]["name"] == "nothing")
    }

    @Test func whatCannotBeDoneIsSaid() throws {
        #expect(toy.post("/__mock/actions/nothing").status == 409)
        #expect(toy.post("/__mock/actions/leave").json["hint"].wireText.contains("/__mock/records/people"))
        #expect(toy.post("/__mock/actions/leave/b").status == 404)
        #expect(toy.post("/__mock/actions/stay").json["hint"] == "the actions are leave, tell, nothing")
        #expect(toy.post("/__mock/actions/nothing/a").status == 400)
        #expect(toy.post("/__mock/actions/leave/a%2F1", json: ["why": "tired"]).json["error"].wireText.contains("bored"))
        #expect(toy.post("/__mock/actions/leave/a%2F1", json: ["who": "x"]).status == 400)
        #expect(toy.post("/__mock/actions/nothing", json: ["who": "x"]).json["hint"] == "no member is known")
        #expect(toy.get("/__mock/actions/leave/a%2F1").status == 405)
        #expect(session.records("people").count == 1)
        #expect(throws: MockProblem.self) { try session.act("leave", on: "b") }
    }

    @Test func aCallGoesOutAndAgainByTheSessionsClock() async throws {
        try session.setApp("hook", "http://127.0.0.1:9/left")
        session.clock.freeze()
        let report = try session.act("leave", on: "a/1", ["why": "moved"])
        #expect(report.dropped == 1 && report.sent == 1 && report.put == 0 && report.changed == 0)
        let pending = toy.get("/__mock/call").json["pending"]
        #expect(pending[0]["endpoint"] == "left" && pending[0]["attempt"] == 1 && pending[0]["values"] == .null)
        let server = Server(refusing: 2)
        let sender: MockSender = { server.answer($0, $1) }
        #expect(await session.deliver(by: sender).map(\.response?.status.code) == [500])
        #expect(session.pendingCalls.map(\.attempt) == [2] && session.pendingCalls[0].due == session.clock.now + 60)
        #expect(await session.deliver(by: sender).isEmpty)
        session.clock.advance(by: 60)
        await session.deliver(by: sender)
        session.clock.advance(by: 599)
        #expect(await session.deliver(by: sender).isEmpty)
        session.clock.advance(by: 1)
        #expect(await session.deliver(by: sender).map(\.response?.status.code) == [200])
        #expect(session.pendingCalls.isEmpty)
        #expect(server.bodies == Array(repeating: #"{"id":"a/1","why":"moved"}"#, count: 3))
        let entries = toy.get("/__mock/journal?endpoint=left").json["entries"]
        #expect(entries[0]["note"] == "it is made again after 60 seconds" && entries[2]["note"] == "attempt 3")
    }

    @Test func aCallThatKeepsFailingIsGivenUp() async throws {
        try session.setApp("hook", "http://127.0.0.1:9/left")
        try session.act("leave", on: "a/1")
        let server = Server(refusing: 9)
        for _ in 0..<4 {
            await session.deliver { server.answer($0, $1) }
            session.clock.advance(by: 600)
        }
        #expect(server.bodies.count == 3 && session.pendingCalls.isEmpty)
    }

    @Test func anotherAttemptDoesNotWaitForAnotherCallsServer() async throws {
        let (server, release) = (Server(refusing: 1), Event<Void>())
        let options = MockOptions(sender: { request, body in
            if String(decoding: body, as: UTF8.self).contains("first") {
                try? await release.wait()
                return (HTTPResponse(status: .ok), [])
            }
            return server.answer(request, body)
        })
        let session = MockService(Self.system, options: options).defaultSession
        session.clock.run(speed: 1000)
        try session.setApp("hook", "http://127.0.0.1:9/left")
        try session.act("tell")
        for _ in 0..<200 where server.bodies.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(server.bodies.count == 2, "the second call was made again")
        release.send(())
    }

    @Test func aCallFromBeforeAResetIsNoneOfThoseBehindIt() async throws {
        let (called, release) = (Event<Void>(), Event<Void>())
        try session.setApp("hook", "http://127.0.0.1:9/left")
        try session.act("leave", on: "a/1")
        let session = session
        let hanging = Task {
            await session.deliver { _, _ in
                called.send(())
                try await release.wait()
                return (HTTPResponse(status: .ok), [])
            }
        }
        try await called.wait()
        session.reset()
        try session.setApp("hook", "http://127.0.0.1:9/left")
        try session.act("leave", on: "a/1")
        let server = Server(refusing: 1)
        await session.deliver { server.answer($0, $1) }
        release.send(())
        _ = await hanging.value
        #expect(session.pendingCalls.map(\.attempt) == [2])
        #expect(toy.get("/__mock/journal?endpoint=left").json["entries"].arrayValue?.count == 1)
    }

    @Test func otherMachinesAreCalledWhereTheyAreAllowed() async throws {
        let server = Server()
        for (hosts, count) in [([], 0), (["hooks.example.com"], 1)] as [(Set<String>, Int)] {
            let session = MockService(Self.system, options: MockOptions(callbackHosts: hosts)).defaultSession
            try session.setApp("hook", "http://hooks.example.com/left")
            try session.act("leave", on: "a/1")
            await session.deliver { server.answer($0, $1) }
            #expect(server.bodies.count == count && session.pendingCalls.isEmpty)
        }
    }

    @Test func aCallThatCannotGoOutIsInTheJournalWithTheReason() async throws {
        for (url, reason) in [
            ("https://127.0.0.1:9/left", "servers are called by http, not https"), ("http://hooks.example.com/left", "--callback-host"),
        ] {
            try session.setApp("hook", .string(url))
            try session.act("leave", on: "a/1")
            #expect(await session.deliver { _, _ in (HTTPResponse(status: .ok), []) }.isEmpty)
            let entry = toy.get("/__mock/journal?endpoint=left").json["entries"][0]
            #expect(entry["outcome"] == "unreachable" && entry["outgoing"] == true && entry["target"] == .string(url), "\(entry)")
            #expect(entry["note"].wireText.contains(reason), "\(entry)")
            session.reset()
        }
    }

    @Test func aServedMockCallsByItselfOnceItHasAnswered() async throws {
        let server = Server(refusing: 1)
        let options = MockOptions(machineTime: { 1_000_000 }, sender: { server.answer($0, $1) })
        let session = MockService(Self.system, options: options).defaultSession
        try session.setApp("hook", "http://127.0.0.1:9/left")
        try session.act("leave", on: "a/1")
        for _ in 0..<200 where server.bodies.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        for _ in 0..<200 where session.pendingCalls.first?.attempt != 2 { try await Task.sleep(for: .milliseconds(10)) }
        session.clock.advance(by: 60)
        for _ in 0..<200 where !session.pendingCalls.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(server.bodies.count == 2 && session.pendingCalls.isEmpty)
    }

    @Test func aCallGoesOutAtItsTimeWhereItsSessionWasRestored() async throws {
        let server = Server(refusing: 1)
        let options = MockOptions(machineTime: { 1_000_000 }, sender: { server.answer($0, $1) })
        let service = MockService(Self.system, options: options)
        try service.defaultSession.setApp("hook", "http://127.0.0.1:9/left")
        try service.defaultSession.act("leave", on: "a/1")
        for _ in 0..<200 where service.defaultSession.pendingCalls.first?.attempt != 2 { try await Task.sleep(for: .milliseconds(10)) }
        let other = try service.session("other")
        other.restore(service.defaultSession.snapshot())
        other.clock.advance(by: 60)
        for _ in 0..<200 where !other.pendingCalls.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(server.bodies.count == 2 && other.pendingCalls.isEmpty)
    }

    @Test func whatWaitsIsPartOfASnapshot() async throws {
        try session.setApp("hook", "http://127.0.0.1:9/left")
        try session.act("leave", on: "a/1")
        let snapshot = session.snapshot().json
        session.reset()
        #expect(session.pendingCalls.isEmpty)
        session.restore(try MockSnapshot(snapshot, of: Self.system))
        let server = Server()
        await session.deliver { server.answer($0, $1) }
        #expect(server.bodies == [#"{"id":"a/1","why":"bored"}"#])
    }

    // MARK: Pages with something to fill in

    @Test func aPageIsAFormWhereSomethingIsFilledIn() {
        let text = toy.get("/login?client=x&mock_password=secret").text
        #expect(text.contains("<p>Say who.</p>") && text.contains(#"<form action="/login" method="get">"#))
        #expect(
            text.contains(#"<input type="hidden" name="client" value="x">"#)
                && text.contains(#"name="mock_name" autocomplete="off" value="&lt;Ada&gt;""#))
        #expect(text.contains(#"<input type="checkbox" name="mock_tick" value="one" checked>"#))
        #expect(text.contains(#"<input type="hidden" name="mock_tick" value="two">"#) && text.contains("checked disabled> Two (required)"))
        #expect(!text.contains("secret"))
        let target = toy.get("/__mock/journal").json["entries"][0]["target"].wireText
        #expect(target == "/login?client=x&mock_password=[redacted]")
    }

    @Test func aPersonFillsIn() async throws {
        let page = try #require(toy.get("/login").page)
        let choice = page.choices[0]
        #expect(toy.get(page.link(of: choice)).json == ["ticks": "one two", "name": "<Ada>"])
        let filled = page.link(of: choice, filled: ["name": "Ben", "tick": ""])
        #expect(toy.get(filled).json == ["ticks": "two", "name": "Ben"])
    }

    // MARK: Browsers

    @Test func whatTheVendorOpensIsOpen() {
        let origin: HTTPFields = [.origin: "https://app.example.com"]
        let open = toy.get("/login?mock_done=1&mock_name=x", origin).response.headerFields
        #expect(open[.accessControlAllowOrigin] == "*" && open[.accessControlAllowCredentials] == nil)
        #expect(toy.get("/login?mock_done=1&mock_name=x").response.headerFields[.accessControlAllowOrigin] == nil)
        #expect(toy.get("/closed", origin).response.headerFields[.accessControlAllowOrigin] == nil)
        let asking: HTTPFields = [
            .origin: "https://app.example.com", .accessControlRequestMethod: "GET", .accessControlRequestHeaders: "X-A",
        ]
        let preflight = toy.call(.options, "/login", headers: asking)
        #expect(preflight.status == 204 && preflight.response.headerFields[.accessControlAllowMethods] == "GET, HEAD, OPTIONS")
        #expect(preflight.response.headerFields[.accessControlAllowHeaders] == "X-A")
        #expect(toy.call(.options, "/closed", headers: asking).response.headerFields[.accessControlAllowMethods] == nil)
    }
}

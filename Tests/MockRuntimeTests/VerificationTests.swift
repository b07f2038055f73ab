import MockRuntime
import Testing
import ToySystem

@Suite struct VerificationTests {
    let toy = Toy()
    var session: MockSession { toy.service.defaultSession }

    init() {
        _ = toy.get("/v1/items/1?size=small")
        _ = toy.get("/v1/items/2")
        _ = toy.get("/v1/items/x")
        _ = toy.call(.post, "/v1/notes", headers: [.contentType: "application/json"], body: #"{"text":"a","tags":["x"]}"#)
        _ = toy.get("/v1/me")
    }

    private func verify(_ calls: JSONValue, inOrder: Bool = false) -> MockReply {
        toy.post("/__mock/verify", json: ["calls": calls, "inOrder": .bool(inOrder)])
    }

    @Test(
        arguments: [
            [["endpoint": "item", "outcome": "ok", "count": 2]], [["endpoint": "item", "count": ["min": 2, "max": 3]]],
            [["endpoint": "item"]],
            [["endpoint": "it*", "outcome": "in*", "count": 1]], [["path": "/v1/items/*", "count": 3]],
            [["method": "post", "path": "/v1/notes", "status": 201, "body": ["tags[0]": "x"], "count": 1]],
            [
                ["endpoint": "item", "parameters": ["size": "small"], "count": 1],
                ["endpoint": "item", "parameters": ["size": nil], "count": 2],
            ],
            [["endpoint": "note", "headers": ["Content-Type": "*json"]]], [["endpoint": "me", "outcome": "noHeader", "status": 401]],
            [["endpoint": "token.code", "count": 0]], [["count": ["max": 5]]], [["endpoint": "me", "outcome": "do*", "count": 0]],
            [["endpoint": "paid", "outcome": "unreachable", "count": 0]], [["endpoint": "item", "outcome": "tooLarge", "count": 0]],
        ] as [JSONValue])
    func whatCameIsFound(calls: JSONValue) {
        let reply = verify(calls)
        #expect(reply.status == 200 && reply.json["holds"] == true, "\(reply.text)")
    }

    @Test(
        arguments: [
            ([["endpoint": "item", "count": 2]], "item: 2 expected, 3 came"),
            ([["endpoint": "token.code"]], "token.code: at least 1 expected, 0 came"),
            ([["path": "/v1/*", "status": 401, "count": ["max": 0]]], "/v1/* with the status 401: 0 expected, 1 came"),
            ([["endpoint": "note", "body": ["text": "b"]]], #"note with body text = "b": at least 1 expected, 0 came"#),
            ([["endpoint": "item", "count": ["min": 4, "max": 5]]], "item: 4 to 5 expected, 3 came"),
            // What nobody can call never comes, which is nothing to be content with.
            ([["endpoint": "itme", "count": 0]], #"there is no endpoint "itme""#),
            ([["endpoint": "item", "outcome": "okay", "count": 0]], #""item" has no outcome "okay""#),
            ([["outcome": "donw", "count": 0]], #"no endpoint has an outcome "donw""#),
        ] as [(JSONValue, String)])
    func whatIsOtherwiseIsTold(calls: JSONValue, problem: String) {
        let reply = verify(calls)
        #expect(reply.status == 409 && reply.json["holds"] == false && reply.json["error"].stringValue == problem)
        let came = "What came: item invalid (1), item ok (2), me noHeader (1), note ok (1)"
        #expect(reply.json["hint"].stringValue == came)
    }

    @Test func callsComeInOrder() {
        #expect(verify([["endpoint": "item", "count": 3], ["endpoint": "note"], ["endpoint": "me"]], inOrder: true).status == 200)
        #expect(verify([["endpoint": "item"], ["endpoint": "token.code", "count": 0], ["endpoint": "item"]], inOrder: true).status == 200)
        let reply = verify([["endpoint": "note"], ["endpoint": "item"]], inOrder: true)
        #expect(reply.status == 409 && reply.json["error"] == "item: came, but not after note")
        #expect(verify([["endpoint": "note"], ["endpoint": "note"]], inOrder: true).status == 409)
        #expect(verify([["endpoint": "note"], ["endpoint": "item"]]).json["found"] == [[4], [1, 2, 3]])
    }

    @Test(arguments: [
        "{}", #"{"calls":[]}"#, #"{"calls":[5]}"#, #"{"calls":[{"nothing":1}]}"#, #"{"calls":[{"endpoint":5}]}"#,
        #"{"calls":[{"status":"x"}]}"#, #"{"calls":[{"method":"a b"}]}"#,
        #"{"calls":[{"count":-1}]}"#, #"{"calls":[{"count":{"min":2,"max":1}}]}"#, #"{"calls":[{"count":{}}]}"#, #"{"calls":[{"body":5}]}"#,
        #"{"calls":[{}],"inOrder":5}"#, #"{"calls":[{}],"wait":-1}"#,
    ])
    func whatMeansNothingIsRefused(body: String) {
        let reply = toy.call(.post, "/__mock/verify", body: body)
        #expect(reply.status == 400 && reply.deferred == nil)
    }

    @Test func droppedCallsAreSpokenOf() {
        var options = MockOptions()
        options.limits.journalEntries = 2
        let toy = Toy(options: options)
        for _ in 0..<3 { _ = toy.get("/v1/items/1") }
        let report = toy.service.defaultSession.verify(Verification([.init(CallPattern("item"), count: 3)]))
        #expect("\(report)".contains("the journal has dropped 1 calls") && !report.holds)
    }

    @Test(.timeLimit(.minutes(30))) func callsAreWaitedFor() async throws {
        let request = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/__mock/verify")
        let body = Array(#"{"calls":[{"endpoint":"item","outcome":"ok","count":4}],"wait":60}"#.utf8)
        let service = toy.service
        let reply = Task { await service.handle(request, body: body) }
        for id in 3...4 { _ = toy.get("/v1/items/\(id)") }
        #expect(await reply.value.json == ["holds": true, "found": [[1, 2, 6, 7]]])
    }

    /// There may be no call any more that has the journal looked at.
    @Test func aJournalThatIsForgottenIsLookedAtAgain() async throws {
        let session = session
        let report = Task { await session.verify(Verification([.init(CallPattern("item"), count: 0)]), within: 30) }
        try await Task.sleep(for: .milliseconds(50))
        session.clearJournal()
        let start = ContinuousClock.now
        #expect(await report.value.holds && start.duration(to: .now) < .seconds(25))
    }

    @Test func callsAreNotWaitedForInVain() async {
        let report = await session.verify(Verification([.init(CallPattern("token.code"))]), within: 0.05)
        #expect(!report.holds && report.found == [[]])
        let held = await session.verify(Verification([.init(CallPattern("me"), count: 1)]), within: 3600)
        #expect(held.holds && "\(held)" == "all calls came as expected")
    }
}

/// A documented answer that is not the main one is no `ok`.
@Suite struct OtherAnswerTests {
    private let toy: Toy

    init() {
        let lists = MockEndpoint(
            "lists", methods: [.get], path: "/lists", parameters: [MockParameter(.query, ValueField("token", isRequired: false))],
            response: MockResponse(.text), alternatives: ["challenge": MockResponse(status: 401, .text)]
        ) { call throws(MockStop) in
            call.has(call.request["token"]) ? call.respond("a") : call.respond(with: "challenge", "Who?")
        }
        toy = Toy(MockSystem(id: "lists", title: "Lists", endpoints: [lists]))
        _ = toy.get("/lists")
        _ = toy.get("/lists")
        _ = toy.get("/lists?token=t")
    }

    @Test(arguments: [("ok", 1), ("challenge", 2), ("*", 3)])
    func itIsCountedByItsName(outcome: String, count: Int) {
        let calls: JSONValue = [["endpoint": "lists", "outcome": .string(outcome), "count": .int(count)]]
        let reply = toy.post("/__mock/verify", json: ["calls": calls])
        #expect(reply.status == 200, "\(reply.text)")
        #expect(outcome == "*" || toy.service.defaultSession.count("lists", outcome) == count)
        #expect(outcome == "*" || toy.get("/__mock/journal?outcome=\(outcome)").json["matching"] == .int(count))
    }

    @Test func itIsSoEverywhere() {
        #expect(toy.get("/__mock/counters").json["endpoints", "lists"] == ["challenge": 2, "ok": 1])
        #expect(toy.get("/__mock/metrics").text.contains(#"endpoint="lists",outcome="challenge""#))
        #expect(toy.get("/__mock/journal.har").json["log", "entries"][0]["_outcome"] == "challenge")
        #expect(toy.get("/__mock/journal").json["entries"][0]["alternative"] == "challenge")
    }
}

@Suite struct ArchiveTests {
    @Test func theJournalIsAnArchive() throws {
        let toy = Toy(options: MockOptions(machineTime: { 1_735_689_600.25 }))
        let login = toy.logIn(session: "/s/a")
        _ = toy.me(login, session: "/s/a")
        let fault: JSONValue = ["endpoint": "item", "cut": true, "latencyMillis": 40]
        _ = toy.post("/s/a/__mock/faults", json: fault)
        _ = toy.get("/s/a/v1/items/1?size=small")
        _ = toy.post("/s/a/v1/notes", json: ["text": "hello"])
        let reply = toy.get("/s/a/__mock/journal.har")
        let log = reply.json["log"]
        #expect(log["version"] == "1.2" && log["creator", "name"] == "toy-login-mock")
        let entries = try #require(log["entries"].arrayValue)
        #expect(entries.map { $0["_endpoint"] } == ["authorize", "token.code", "me", "item", "note"])
        for entry in entries { Self.expectComplete(entry) }
        #expect(entries[0]["startedDateTime"] == "2025-01-01T00:00:00.250Z")
        #expect(entries.map { $0["response", "statusText"] } == ["Found", "OK", "OK", "", "Created"])
        #expect(entries[1]["request", "url"].stringValue?.contains("client_secret=[redacted]") == true)
        #expect(entries[2]["response", "content", "mimeType"] == "application/json;charset=utf-8")
        #expect(entries[3]["time"] == 40 && entries[3]["response", "status"] == 0 && entries[3]["_outcome"] == "cut")
        #expect(entries[3]["request", "url"] == "http://localhost:80/s/a/v1/items/1?size=small")
        #expect(entries[3]["request", "queryString"] == [["name": "size", "value": "small"]])
        #expect(entries[4]["request", "postData"] == ["mimeType": "application/json", "text": #"{"text":"hello"}"#])
        for secret in ["toy-secret", login["access_token"].wireText] { #expect(!reply.text.contains(secret)) }
    }

    /// The members that HAR 1.2 wants, http://www.softwareishard.com/blog/har-12-spec/.
    private static func expectComplete(_ entry: JSONValue) {
        let wanted: [([String], [String])] = [
            ([], ["startedDateTime", "time", "request", "response", "cache", "timings"]),
            (["request"], ["method", "url", "httpVersion", "cookies", "headers", "queryString", "headersSize", "bodySize"]),
            (
                ["response"],
                ["status", "statusText", "httpVersion", "cookies", "headers", "content", "redirectURL", "headersSize", "bodySize"]
            ),
            (["response", "content"], ["size", "mimeType"]), (["timings"], ["send", "wait", "receive"]),
        ]
        for (path, names) in wanted {
            let object = path.reduce(entry) { $0[$1] }
            for name in names { #expect(!object[name].isNull, "\(path) \(name)") }
        }
    }
}

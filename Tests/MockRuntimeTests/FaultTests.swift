import MockRuntime
import Testing
import ToySystem

/// Faults for some requests only, now and then, and with more than an error.
@Suite struct FaultConditionTests {
    let toy = Toy()
    var session: MockSession { toy.service.defaultSession }

    private func add(_ fault: JSONValue) throws {
        let reply = toy.post("/__mock/faults", json: fault)
        try #require(reply.status == 201, "\(reply.text)")
    }

    private func statuses(_ count: Int, _ path: String = "/v1/items/1") -> [Int] { (0..<count).map { _ in toy.get(path).status } }

    @Test(
        arguments: [
            (["parameters": ["id": "2"]], "/v1/items/2", "/v1/items/1"),
            (["parameters": ["size": "s*l"]], "/v1/items/1?size=small", "/v1/items/1"),
            (["parameters": ["size": nil]], "/v1/items/1", "/v1/items/1?size=small"),
            (["parameters": ["id": 2, "size": "large"]], "/v1/items/2?size=large", "/v1/items/2"),
            (["headers": ["X-Trace": "a*"]], "/v1/items/7", "/v1/items/1"),
        ] as [(JSONValue, String, String)])
    func aFaultIsForRequestsThatFit(match: JSONValue, meant: String, other: String) throws {
        try add(["endpoint": "item", "status": 503, "match": match])
        #expect(toy.get(other).status == 200)
        #expect(toy.get(meant, meant.hasSuffix("7") ? [HTTPField.Name("X-Trace") ?? .from: "abc"] : [:]).status == 503)
        #expect(session.faults.isEmpty)
    }

    @Test(
        arguments: [
            (#"{"text":"a","tags":["x","y"],"due":5}"#, ["tags[1]": "y", "due": 5], true),
            (#"{"text":"a","tags":["x","y"]}"#, ["tags[2]": "y"], false), (#"{"text":"a"}"#, ["text.inner": nil], true),
            (#"{"text":"a"}"#, ["text": "*"], true), (#"{"text":"a"}"#, ["due": "*"], false),
        ] as [(String, JSONObject, Bool)])
    func aFaultIsForBodiesThatFit(body: String, match: JSONObject, isMet: Bool) throws {
        try add(["endpoint": "note", "status": 503, "match": ["body": .object(match)]])
        #expect((toy.call(.post, "/v1/notes", headers: [.contentType: "application/json"], body: body).status == 503) == isMet)
    }

    @Test func aFaultIsForOneUser() throws {
        let (ada, bob) = (toy.logIn("u1"), toy.logIn("u2"))
        try add(["endpoint": "me", "error": "down", "count": nil, "match": ["user": "u2"]])
        #expect(toy.me(ada).status == 200 && toy.me(bob).status == 503)
        session.clearFaults()
        try add(["endpoint": "authorize", "error": "denied", "match": ["user": "u1"]])
        #expect(!toy.logIn("u2")["access_token"].isNull && toy.logIn("u1")["access_token"].isNull)
    }

    @Test func everyThirdRequestMeetsIt() throws {
        try add(["endpoint": "item", "status": 503, "every": 3, "count": 2])
        #expect(statuses(10) == [200, 200, 503, 200, 200, 503, 200, 200, 200, 200])
    }

    @Test func theSeedChoosesAShare() throws {
        func run(_ seed: UInt64) throws -> [Int] {
            let toy = Toy(options: MockOptions(seed: seed))
            let added = toy.post("/__mock/faults", json: ["endpoint": "item", "status": 503, "percent": 10, "count": nil])
            try #require(added.status == 201)
            return (0..<1000).map { _ in toy.get("/v1/items/1").status }
        }
        let (one, again, other) = (try run(1), try run(1), try run(2))
        #expect(one == again && one != other)
        for statuses in [one, other] { #expect((60..<140).contains(statuses.count { $0 == 503 })) }
    }

    /// What is made up otherwise is the same with and without faults.
    @Test func chanceInFaultsLeavesOtherChanceAlone() throws {
        let plain = toy.logIn()
        let other = Toy()
        try other.service.defaultSession.add(MockFault("*", latency: .between(0, 1), share: .percent(50), count: nil))
        #expect(other.logIn() == plain)
    }

    @Test func anErrorComesLateAndWithHeaders() throws {
        try add(["endpoint": "me", "error": "down", "latencyMillis": 250, "headers": ["Retry-After": 7, "X-Why": "test"]])
        let reply = toy.get("/v1/me")
        #expect(reply.status == 503 && reply.latency == 0.25 && reply.outcome == "down")
        #expect(reply.response.headerFields[values: .retryAfter] == ["7"])
        #expect(reply.response.headerFields.contains { $0.name.rawName == "X-Why" })
        try add(["endpoint": "item", "headers": ["Retry-After": 9]])
        #expect(toy.get("/v1/items/1").response.headerFields[.retryAfter] == "9" && session.faults.isEmpty)
    }

    @Test func anErrorSaysWhatIsAskedOfIt() throws {
        try add(["endpoint": "me", "error": "down", "with": ["code": "501", "message": "closed"]])
        let body = toy.get("/v1/me").text
        #expect(body.contains("501") && body.contains("closed") && !body.contains("under repair"), "\(body)")
        let fault: JSONValue = ["endpoint": "me", "error": "down", "with": ["code": "501"]]
        try add(fault)
        #expect(toy.get("/__mock/faults").json["faults"][0]["with"] == ["code": "501"])
        #expect(toy.post("/__mock/faults", json: ["status": 503, "with": ["code": "501"]]).status == 400)
        let placeless = toy.post("/__mock/faults", json: ["endpoint": "me", "error": "down", "with": ["statusCode": 404]])
        #expect(placeless.status == 400 && placeless.text.contains("statusCode"), "\(placeless.text)")
    }

    @Test func latenciesAreDistributed() throws {
        try add(["endpoint": "item", "latencyMillis": ["from": 100, "to": 200], "count": 500])
        let even = (0..<500).map { _ in toy.get("/v1/items/1").latency }
        #expect(even.allSatisfy { (0.1...0.2).contains($0) } && Set(even).count > 400)
        try add(["endpoint": "item", "latencyMillis": ["median": 100, "p99": 1000], "count": 2000])
        let usual = (0..<2000).map { _ in toy.get("/v1/items/1").latency }.sorted()
        #expect((0.08...0.12).contains(usual[1000]) && (0.6...1.8).contains(usual[1980]))
    }

    @Test func anUndocumentedErrorWaitsAndIsReported() throws {
        try add(["error": "down"])
        #expect(toy.get("/v1/items/1").status == 200)
        let fault = toy.get("/__mock/faults").json["faults"][0]
        #expect(fault["passedOver"] == 1 && fault["requests"] == 1 && fault["count"] == 1)
        let note = toy.get("/__mock/journal").json["entries"][0]["note"]
        #expect(note == #"a fault waits on, because "item" documents no error "down""#)
        #expect(toy.get("/v1/me").status == 503 && session.faults.isEmpty)
    }

    /// An answer of a fault is the vendor's to the last letter; only whoever runs the mock is told.
    @Test func whatAnswersSoIsTold() throws {
        try add(["endpoint": "me", "error": "ServiceError.down"])
        let reply = toy.get("/v1/me")
        #expect(reply.outcome == "down" && reply.reason.isEmpty)
        #expect(toy.get("/__mock/journal").json["entries"][0]["note"] == "a fault has it answered so")
        _ = toy.get("/v1/items/1")
        #expect(toy.get("/__mock/journal").json["entries"][1]["note"] == nil)
    }

    @Test func chaosIsWhatMayHappen() throws {
        try add(["chaos": true, "count": nil])
        let replies = (0..<200).map { _ in toy.get("/v1/me") }
        #expect(Set(replies.map(\.outcome)) == ["noHeader", "badToken", "down", "cut"])
        #expect(replies.contains { $0.latency > 0 } && replies.allSatisfy { $0.latency <= 2 })
        let items = (0..<100).map { _ in toy.get("/v1/items/1") }
        #expect(Set(items.map(\.outcome)) == ["ok", "cut"] && session.defects.isEmpty)
    }

    @Test(arguments: [
        #"{"cut":true,"every":0}"#, #"{"cut":true,"percent":0}"#, #"{"cut":true,"percent":101}"#, #"{"cut":true,"every":2,"percent":5}"#,
        #"{"latencyMillis":{"from":2,"to":1}}"#, #"{"latencyMillis":{"median":0,"p99":1}}"#, #"{"latencyMillis":{"from":1}}"#,
        #"{"headers":[]}"#, #"{"headers":{"a b":"c"}}"#, #"{"headers":{"Content-Length":"5"}}"#, #"{"headers":{"X":"a\r\nb"}}"#,
        #"{"cut":true,"match":{"query":{}}}"#, #"{"cut":true,"match":{"body":[]}}"#, #"{"cut":true,"match":"x"}"#, #"{"chaos":false}"#,
        #"{"error":5}"#, #"{"endpoint":5,"cut":true}"#, #"{"cut":true,"count":1.5}"#,
        // A body is of an answer that no document knows, and not all of those have one.
        #"{"error":"down","body":"x"}"#, #"{"cut":true,"body":"x"}"#, #"{"latencyMillis":5,"body":{"a":1}}"#,
        #"{"status":204,"body":{"a":1}}"#, #"{"status":205,"body":"x"}"#, #"{"status":304,"body":"x"}"#,
    ])
    func conditionsThatMeanNothingAreRefused(body: String) {
        let reply = toy.call(.post, "/__mock/faults", body: body)
        #expect(reply.status == 400 && reply.json["error"].stringValue?.isEmpty == false && session.faults.isEmpty)
    }

    /// A client would take a body behind them for the beginning of the next answer.
    @Test(arguments: [204, 205, 304])
    func someAnswersHaveNoBody(status: Int) throws {
        try session.add(MockFault("item", .answer(status: status, body: "much")))
        let reply = toy.get("/v1/items/1")
        #expect(reply.status == status && reply.body.isEmpty)
        try add(["endpoint": "item", "status": .int(status), "body": ""])
    }

    @Test(
        arguments: [
            ("*", #"no endpoint documents an error "nothing""#, "documented: badNote, badToken"),
            ("me", #""me" documents no error "nothing""#, "documented: badToken, down, noHeader"),
            ("item", #""item" documents no error "nothing""#, "it documents none"),
        ])
    func anErrorThatNobodyDocumentsIsRefused(endpoint: String, problem: String, hint: String) {
        let reply = toy.post("/__mock/faults", json: ["endpoint": .string(endpoint), "error": "nothing"])
        #expect(reply.status == 404 && reply.json["error"].stringValue == problem)
        #expect(reply.json["hint"].stringValue?.hasPrefix(hint) == true, "\(reply.text)")
    }

    @Test(arguments: [
        ("a*c", "abbc", true), ("a*c", "ac", true), ("*", "", true), ("a*b*c", "axbxbxc", true), ("a*c", "ab", false), ("", "a", false),
        ("a**", "a", true),
    ])
    func starsStandForAnyText(pattern: String, text: String, fits: Bool) throws {
        try add(["endpoint": "note", "status": 503, "match": ["body": ["text": .string(pattern)]]])
        #expect((toy.post("/v1/notes", json: ["text": .string(text)]).status == 503) == fits)
    }
}

/// Errors that no answer says: a fault can't give them, but what a client comes to them by.
@Suite struct ClientErrorTests {
    private let toy: Toy

    init() {
        var system = ToySystem.system
        system.clientErrors = [
            MockClientError("offline", "There is no network.", causes: [.unreachable, .timeout, .insecure]),
            MockClientError("early", "Nobody has begun."),
        ]
        toy = Toy(system)
    }

    @Test(arguments: [
        ("offline", #"a fault with {"cut": true}, or with {"latencyMillis": …} beyond what the client waits has one come to it"#),
        ("early", "Nobody has begun."),
    ])
    func aFaultThatNamesOneIsRefused(name: String, hint: String) {
        for endpoint in ["item", "*"] {
            let reply = toy.post("/__mock/faults", json: ["endpoint": .string(endpoint), "error": .string(name)])
            #expect(reply.status == 404 && reply.json["error"].stringValue == "no answer says \"\(name)\": a client comes to it by itself")
            #expect(reply.json["hint"].stringValue == hint)
        }
        let known = toy.get("/__mock/spec").json["clientErrors"].arrayValue?.first { $0["name"].stringValue == name }
        #expect(known?["advice"].stringValue == hint)
    }
}

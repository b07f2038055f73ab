import ClientRuntime
import MockRuntime
import Testing
import ToySystem

/// Calls that a mock makes of an app's server, which is a function here.
@Suite struct CallTests {
    /// What the app's server was sent.
    final class Inbox: Sendable {
        private let calls = Locked<[(request: HTTPRequest, body: [UInt8])]>([])
        var last: (request: HTTPRequest, body: [UInt8])? { calls.value.last }
        var count: Int { calls.value.count }
        func add(_ request: HTTPRequest, _ body: [UInt8]) { calls.withLock { $0.append((request, body)) } }
    }

    private func toy(_ inbox: Inbox, status: Int = 200, body: String = "") -> Toy {
        Toy(
            options: MockOptions(
                machineTime: { 1_000_000 },
                sender: { request, sent in
                    inbox.add(request, sent)
                    return (HTTPResponse(status: .init(code: status)), Array(body.utf8))
                }
            )
        )
    }

    private func post(_ toy: Toy, _ name: String, _ input: JSONValue) async -> MockReply {
        let request = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/__mock/call/\(name)")
        return await toy.service.handle(request, body: input.encoded())
    }

    @Test func aQueryAndTheMocksOwnHeader() async throws {
        let inbox = Inbox()
        let toy = toy(inbox, status: 204)
        let report = try await toy.service.call(
            "left", at: "http://localhost:9/hooks?app=1", ["user": "u 1", "reason": "admin"], wait: 60)
        #expect(report.outcome == .called && report.isInTime && report.response?.status.code == 204)
        let request = try #require(inbox.last?.request)
        #expect(request.path == "/hooks?app=1&user=u%201&reason=admin&kind=left" && request.authority == "localhost:9")
        #expect(request.headerFields[.authorization] == "ToyAK toy-secret" && request.method == .get)
    }

    @Test func bodiesAreAsTheSpecSays() async throws {
        let inbox = Inbox()
        let toy = toy(inbox)
        _ = try await toy.service.call("paid", at: "http://127.0.0.1:9", ["id": 7, "items": ["a", "b"]], wait: 60)
        #expect(inbox.last.map { String(decoding: $0.body, as: UTF8.self) } == #"{"id":7,"items":"a,b"}"#)
        #expect(inbox.last?.request.headerFields[.contentType]?.hasPrefix("application/json") == true && inbox.last?.request.path == "/")
        _ = try await toy.service.call("refunded", at: "http://[::1]:9/x", ["id": 7, "why": "a b&c"], wait: 60)
        #expect(inbox.last.map { String(decoding: $0.body, as: UTF8.self) } == "id=7&why=a%20b%26c")
        #expect(inbox.last?.request.headerFields[.contentType]?.hasPrefix("application/x-www-form-urlencoded") == true)
    }

    @Test func whatIsMissingIsLeftOutOfObjects() async throws {
        let inbox = Inbox()
        let payers: JSONValue = [["name": nil, "extra": ["by": nil]], ["name": "a", "extra": nil]]
        _ = try await toy(inbox).service.call("paid", at: "http://127.0.0.1:9", ["id": 7, "items": [], "payers": payers], wait: 60)
        let sent = inbox.last.map { String(decoding: $0.body, as: UTF8.self) }
        #expect(sent == #"{"id":7,"items":"","payers":[{"extra":{"by":null}},{"name":"a"}]}"#)
    }

    @Test func stepsComeFirst() async throws {
        let toy = toy(Inbox())
        _ = try await toy.service.call("left", at: "http://127.0.0.1", ["user": "u1"])
        #expect(toy.service.defaultSession.records("users").map { $0["id"] } == ["u2"])
        _ = try await toy.service.call("left", at: "http://127.0.0.1", ["user": "u2"], session: "other")
        #expect(toy.service.defaultSession.records("users").count == 1)
    }

    @Test func theControlInterfaceReports() async throws {
        let inbox = Inbox()
        let toy = toy(inbox, status: 500, body: "no database")
        let report = await post(toy, "left", ["url": "http://127.0.0.1:9/x", "values": ["user": "u1"], "wait": 60]).json
        #expect(report["outcome"] == "called" && report["status"] == 500 && report["inTime"] == true && report["withinMillis"] == 2000)
        #expect(report["body"] == "no database" && report["bodySize"] == 11 && report["problem"].isNull)
        #expect(report["url"] == "http://127.0.0.1:9/x?user=u1&kind=left" && report["millis"].doubleValue != nil)
        let entry = toy.get("/__mock/journal?endpoint=left").json["entries"][0]
        #expect(entry["outgoing"] == true && entry["outcome"] == "called" && entry["status"] == 500)
        #expect(entry["headers", "Authorization"] == "[redacted]" && !toy.get("/__mock/journal").text.contains("toy-secret"))
        #expect(toy.get("/__mock/call").json["calls"][0]["values"].arrayValue?.map { $0["name"] } == ["user", "reason"])
        #expect(toy.get("/__mock/spec").json["calls"].arrayValue?.count == 4)
    }

    @Test func whoeverDoesNotAnswerHoldsUpNobody() async throws {
        let never = Event<Void>()
        let toy = Toy(
            options: MockOptions(sender: { _, _ in
                try await never.wait()
                return (HTTPResponse(status: .ok), [])
            }))
        let report = try await toy.service.call("paid", at: "http://127.0.0.1", ["id": 1, "items": []], wait: 0.01)
        #expect(report.outcome == .unanswered && report.response == nil && report.problem == "there was no answer within 0.01 seconds")
        #expect(toy.service.defaultSession.count("paid", "unanswered") == 1)
    }

    @Test(arguments: [(1.9, CallReport.Outcome.called), (2.1, .late)])
    func anAnswerAfterTheLimitIsLate(seconds: Double, outcome: CallReport.Outcome) async throws {
        let time = Locked(1000.0)
        let options = MockOptions(
            machineTime: { time.value },
            sender: { _, _ in
                time.withLock { $0 += seconds }
                return (HTTPResponse(status: .ok), [])
            }
        )
        let service = MockService(ToySystem.system, options: options)
        let report = try await service.call("left", at: "http://127.0.0.1", ["user": "u1"], wait: 60)
        #expect(report.outcome == outcome && report.isInTime == (outcome == .called) && report.response?.status == .ok)
    }

    @Test func noServerIsAReportToo() async throws {
        let toy = Toy(options: MockOptions(sender: { _, _ in throw TransportError.unreachable("nobody listens") }))
        let report = await post(toy, "left", ["url": "http://127.0.0.1:9", "values": ["user": "u1"], "wait": 60])
        #expect(report.status == 200 && report.json["outcome"] == "unreachable" && report.json["status"].isNull)
        #expect(report.json["problem"].stringValue?.contains("nobody listens") == true)
    }

    @Test(
        arguments: [
            ("http://example.com/x", 403, "only servers on this machine"), ("http://127.0.0.1.example.com", 403, "only servers"),
            ("http://localhost@example.com/", 400, "without a user"), ("http://a:b@127.0.0.1/", 400, "without a user"),
            ("https://127.0.0.1/", 400, "by http"), ("127.0.0.1", 400, "no URL"),
            ("http://127.0.0.1:99999/", 400, "port"), ("http://127.0.0.1:x/", 400, "port"), ("http://127.0.0.1/a b", 400, "no URL"),
            ("http://127.0.0.1/\r\nX: y", 400, "no URL"),
        ])
    func otherPlacesAreNotCalled(url: String, status: Int, reason: String) async {
        let inbox = Inbox()
        let toy = toy(inbox)
        let reply = await post(toy, "left", ["url": .string(url), "values": ["user": "u1"]])
        #expect(reply.status == status && reply.json["error"].stringValue?.contains(reason) == true, "\(reply.text)")
        #expect(reply.json["hint"].stringValue?.contains("http://127.0.0.1:") == true && inbox.count == 0)
        #expect(toy.service.defaultSession.records("users").count == 2)
    }

    @Test(
        arguments: [
            ([:], "\"user\" is missing"), (["user": 1], "\"user\" should be a string"),
            (["user": "u1", "reason": "x"], "one of person, admin"),
            (["user": "u1", "why": "x"], "no parameter \"why\""), (["user": "u1", "Authorization": "x"], "what the mock itself gives"),
            (["user": "u1", "kind": "x"], "always left"),
        ] as [(JSONObject, String)])
    func valuesThatDoNotFitAreRefused(values: JSONObject, reason: String) async {
        let inbox = Inbox()
        let reply = await post(toy(inbox), "left", ["url": "http://127.0.0.1", "values": .object(values)])
        #expect(reply.status == 400 && reply.json["error"].stringValue?.contains(reason) == true, "\(reply.text)")
        #expect(reply.json["hint"].stringValue?.isEmpty == false && inbox.count == 0)
    }

    @Test func otherMistakesAreRefused() async {
        let toy = toy(Inbox())
        #expect(await post(toy, "right", ["url": "http://127.0.0.1"]).status == 404)
        #expect(await post(toy, "right", [:]).status == 404)
        #expect(await post(toy, "left", ["values": [:]]).status == 400)
        #expect(await post(toy, "left", ["url": "http://127.0.0.1", "values": []]).status == 400)
        #expect(await post(toy, "left", ["url": "http://127.0.0.1", "values": ["user": "u1"], "wait": 0]).status == 400)
        #expect(await post(toy, "left", ["url": "http://127.0.0.1", "value": [:]]).status == 400)
        #expect(await post(toy, "mistaken", ["url": "http://127.0.0.1"]).json["error"] == "there are no records \"nothing\"")
        #expect(toy.get("/__mock/call/left").status == 405 && toy.get("/__mock/call/left/x").status == 404)
    }

    @Test func withoutASenderNobodyIsCalled() async throws {
        let toy = Toy()
        #expect(await post(toy, "left", ["url": "http://127.0.0.1", "values": ["user": "u1"]]).status == 501)
        await #expect(throws: MockProblem.self) { try await toy.service.call("left", at: "http://127.0.0.1", ["user": "u1"]) }
    }
}

import ClientRuntime
import MockRuntime
import MockTesting
import StampKit
import Testing

/// What an app's server answers where the documents leave it no choice, and what the mock makes of another answer.
struct WebhookTests {
    private func report(_ name: String, _ values: JSONObject, _ answer: @escaping MockSender) async throws -> CallReport {
        try await MockService(Facts.system, options: MockOptions(sender: answer)).call(name, at: "http://127.0.0.1:9", values)
    }

    @Test func theHandlerSaysWhatIsDocumented() async throws {
        let sold = try await report("sold", ["order": "1"]) { request, body in
            await SoldCallback.answer(request, body: body) { #expect($0.order == "1") }
        }
        #expect(sold.body == Array("ok".utf8) && sold.problem == nil)
        let stocked = try await report("stocked", ["count": 3]) { request, body in
            await StockedCallback.answer(request, body: body) { #expect($0.count == 3) }
        }
        #expect(stocked.body == Array(#"{"ok":true}"#.utf8) && stocked.problem == nil)
    }

    @Test(arguments: [
        ("sold", "fine", false), ("sold", " ok\n", true), ("stocked", #"{"ok":false}"#, false), ("stocked", "ok", false),
        ("stocked", #"{"ok":true,"note":"thanks"}"#, true), ("priced", #"{"ok":true,"price":3}"#, true), ("priced", "{}", false),
    ])
    func theMockLooksForIt(_ name: String, _ answer: String, _ isRight: Bool) async throws {
        let values: [String: JSONObject] = ["sold": ["order": "1"], "stocked": ["count": 3], "priced": ["stamp": "blue"]]
        let found = try await report(name, values[name] ?? [:]) { _, _ in (HTTPResponse(status: .ok), Array(answer.utf8)) }
        #expect((found.problem == nil) == isRight)
    }

    @Test func anotherAnswerIsNoneAndTheCallIsMadeAgain() async throws {
        let service = MockService(Facts.system)
        let session = service.defaultSession
        session.clock.freeze()
        try session.setApp("hook", "http://127.0.0.1:9/sold")
        let request = HTTPRequest(
            method: .post, scheme: "https", authority: "stamps.example.com", path: "/buy",
            headerFields: [.contentType: "application/x-www-form-urlencoded"])
        _ = await service.handle(request, body: Array("count=3".utf8))
        await session.deliver { _, _ in (HTTPResponse(status: .ok), Array("not at all".utf8)) }
        #expect(session.pendingCalls.map(\.attempt) == [2])
        session.clock.advance(by: 300)
        await session.deliver { _, _ in (HTTPResponse(status: .ok), Array("ok".utf8)) }
        #expect(session.pendingCalls.isEmpty)
    }
}

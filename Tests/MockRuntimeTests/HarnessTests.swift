import ClientRuntime
import MockClient
import MockRuntime
import Testing
import ToySystem

@Suite struct HarnessTests {
    func harness() throws -> MockHarness { try MockHarness(ToySystem.system) }

    private let page = "https://login.example.com/oauth/authorize?response_type=code&client_id=toy-client&redirect_uri=toyclient://done"

    private func exchange(_ code: String, _ environment: ClientEnvironment) async throws -> ResponseReader {
        var request = OutgoingRequest(endpoint: "token.code", method: .post, url: "https://login.example.com/oauth/token")
        request.form("grant_type", "authorization_code")
        request.form("client_id", "toy-client")
        request.form("client_secret", "toy-secret")
        request.form("code", code)
        return try await environment.send(request).reader()
    }

    @Test func aClientLogsInThroughTheBrowser() async throws {
        let harness = try harness()
        let url = try #require(URL(string: page))
        let callback = try #require(try await harness.environment.browser.authenticate(url, callbackScheme: "toyclient"))
        let token = try await exchange(callback.queryValue("code") ?? "", harness.environment)
        #expect(try token.member("expires_in").integer(.string) == 3600)
        harness.clock.advance(by: 3600)
        var request = OutgoingRequest(endpoint: "me", method: .get, url: "https://api.example.com/v1/me")
        request.header("Authorization", try token.member("access_token").string(), scheme: "Bearer")
        #expect(try await harness.environment.send(request).status == 401)
        #expect(harness.session.defects.isEmpty)
    }

    @Test(
        arguments: [
            (MockPerson.Decision.approve, "code="), (.choose(["user": "u2"]), "code="), (.deny, "error=access_denied"), (.close, nil),
        ] as [(MockPerson.Decision, String?)])
    func aPersonDecides(decision: MockPerson.Decision, expected: String?) async throws {
        let harness = try harness()
        harness.person.will(decision)
        let callback = try await harness.environment.browser.authenticate(try #require(URL(string: page)), callbackScheme: "toyclient")
        #expect(expected.map { callback?.absoluteString.contains($0) == true } ?? (callback == nil))
    }

    @Test func aPageWithoutThatChoiceIsAnError() async throws {
        let harness = try harness()
        harness.person.will(.choose(["user": "nobody"]))
        let url = try #require(URL(string: page))
        await #expect(throws: TransportError.self) { try await harness.environment.browser.authenticate(url, callbackScheme: "toyclient") }
    }

    @Test func aPageThatShowsAnErrorIsClosed() async throws {
        let harness = try harness()
        let bad = try #require(URL(string: "https://login.example.com/oauth/authorize?client_id=x"))
        #expect(try await harness.environment.browser.authenticate(bad, callbackScheme: "toyclient") == nil)
        #expect(harness.session.count("authorize", "ok") == 0)
    }

    @Test func anotherAppAnswers() async throws {
        let harness = try harness()
        let returned = Event<URL>()
        harness.opener.onReturn { returned.send($0) }
        let url = try #require(URL(string: "toyapp://login?callback=toyclient"))
        #expect(harness.environment.opener.canOpen(url))
        #expect(await harness.environment.opener.open(url))
        #expect(try await returned.wait().queryValue("code")?.isEmpty == false)
        harness.opener.isInstalled = false
        #expect(!harness.environment.opener.canOpen(url))
        #expect(await harness.environment.opener.open(url) == false)
        #expect(harness.opener.opened == [url])
    }

    @Test func whatTheClientAsksThePersonAnswers() async throws {
        let harness = try harness()
        let dialog = harness.environment.dialog
        #expect(await dialog.confirm("Go on?", accept: "Yes", decline: "No"))
        harness.person.will(.deny)
        #expect(await dialog.confirm("Really?", accept: "Yes", decline: "No") == false)
        #expect(harness.dialog.asked == ["Go on?", "Really?"])
        #expect(await NoDialog().confirm("Anybody?", accept: "Yes", decline: "No") == false)
    }

    @Test func oneClockMovesBoth() async throws {
        let harness = try harness()
        #expect(harness.clock.now == Date(timeIntervalSince1970: MockHarness.start))
        let woke = Event<Double>()
        harness.environment.start {
            try? await harness.environment.sleep(for: 100)
            woke.send(harness.session.clock.now)
        }
        while harness.clock.sleeping == 0 { await Task.yield() }
        harness.session.clock.advance(by: 100)
        #expect(try await woke.wait() == MockHarness.start + 100)
        harness.clock.advance(by: 1)
        #expect(harness.session.clock.now == MockHarness.start + 101)
    }

    @Test func aCutConnectionIsATransportError() async throws {
        let harness = try harness()
        try harness.session.add(MockFault("item", .cut))
        let request = OutgoingRequest(endpoint: "item", method: .get, url: "https://api.example.com/v1/items/1")
        await #expect(throws: TransportError.connectionLost("the mock cut the connection")) { try await harness.environment.send(request) }
        #expect(try await harness.environment.send(request).isSuccess)
    }

    @Test func harnessesOnOneMockDoNotMeet() async throws {
        let service = MockService(ToySystem.system)
        let (one, other) = (try MockHarness(service, session: "one"), try MockHarness(service, session: "two"))
        try one.session.add(MockFault("item", .cut, count: nil))
        one.clock.advance(by: 5)
        #expect(other.clock.now == Date(timeIntervalSince1970: MockHarness.start))
        let request = OutgoingRequest(endpoint: "item", method: .get, url: "https://api.example.com/v1/items/1")
        #expect(try await other.environment.send(request).isSuccess)
    }
}

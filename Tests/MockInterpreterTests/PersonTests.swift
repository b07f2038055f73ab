import MockInterpreter
import MockRuntime
import MockTesting
import Testing

@testable import KakaoOpenSDKTests
@testable import NaverThirdPartyLoginTests

/// What people do on the login pages of the two systems that have one, in both of their mocks: redirect URIs that nobody registered, wrong passwords,
/// locked accounts, and consent to a part of what is asked for.
struct PersonTests {
    private static let both: [Bool] = [false, true]

    private static func session(_ facts: any DocumentedFacts.Type, interpreted: Bool) throws -> Browser {
        let mocks = try #require(BothMocks.all.first { $0.facts.system.id == facts.system.id })
        return Browser(service: MockService(interpreted ? try mocks.interpreted().system : facts.system))
    }

    /// Opens pages of a mock.
    private struct Browser {
        let service: MockService
        var session: MockSession { service.defaultSession }

        func open(_ path: String, _ query: [(String, String)]) -> MockReply {
            let items = query.map { FormFields.Field(name: $0.0, value: $0.1) }
            return get(path + "?" + FormFields(items).encoded)
        }

        func get(_ target: String, _ headers: HTTPFields = [:]) -> MockReply {
            service.answer(HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: target, headerFields: headers))
        }

        func post(_ path: String, _ form: [(String, String)]) throws -> JSONValue {
            var request = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: path)
            request.headerFields[.contentType] = "application/x-www-form-urlencoded"
            let body = FormFields(form.map { .init(name: $0.0, value: $0.1) }).encoded
            return try JSONValue(parsing: service.answer(request, body: Array(body.utf8)).body)
        }

        /// The choice that has such a field, filled in and sent.
        func fill(_ page: MockPage, _ values: [String: String]) throws -> MockReply {
            let choice = try #require(
                page.choices.first { choice in values.keys.allSatisfy { name in choice.fields.contains { $0.name == name } } })
            return get(page.link(of: choice, filled: values))
        }
    }

    private func code(_ reply: MockReply) throws -> String {
        let location = try #require(reply.response.headerFields[.location])
        return try #require(FormFields(parsing: location.drop { $0 != "?" }.dropFirst())["code"])
    }

    // MARK: Kakao

    private let kakao = [
        ("client_id", "0123456789abcdef0123456789abcdef"), ("response_type", "code"), ("redirect_uri", "http://localhost/cb"),
    ]

    @Test("a redirect URI has to be registered", arguments: both)
    func registered(_ interpreted: Bool) throws {
        let browser = try Self.session(KakaoOpenSDKTests.Facts.self, interpreted: interpreted)
        try browser.session.setApp("redirect_uris", ["https://shop.example.com/cb"])
        #expect(browser.open("/oauth/authorize", kakao + [("mock_user", "vincent")]).outcome == "refused")
        let known = Array(kakao.prefix(2)) + [("redirect_uri", "https://shop.example.com/cb?a=1"), ("mock_user", "vincent")]
        let code = try code(browser.open("/oauth/authorize", known))
        let asking = [("grant_type", "authorization_code"), kakao[0], ("code", code)]
        #expect(try browser.post("/oauth/token", asking + [("redirect_uri", "https://shop.example.com/other")])["error"] == "misconfigured")
        try browser.session.setApp("redirect_uris", [])
        #expect(try browser.post("/oauth/token", asking)["error"] == "misconfigured")
    }

    @Test("five wrong passwords lock an account", arguments: both)
    func locked(_ interpreted: Bool) throws {
        let browser = try Self.session(KakaoOpenSDKTests.Facts.self, interpreted: interpreted)
        var page = try #require(browser.open("/oauth/authorize", kakao).page)
        for left in (0..<5).reversed() {
            page = try #require(try browser.fill(page, ["login": "ryan", "password": "wrong"]).page)
            #expect(page.title.en == (left == 0 ? "This account is locked" : "Log in with Kakao"))
            #expect(left == 0 || page.message.en == "The account or the password is wrong.")
        }
        let again = browser.open("/oauth/authorize", kakao + [("mock_login", "ryan"), ("mock_password", "ryan-password")])
        #expect(again.page?.title.en == "This account is locked")
        #expect(browser.open("/oauth/authorize", kakao + [("mock_user", "ryan")]).page?.title.en == "This account is locked")
        let ryan = try #require(browser.session.records("accounts", ["login": "ryan"]).first)
        try browser.session.change(ryan, ["locked": false])
        let reply = browser.open("/oauth/authorize", kakao + [("mock_login", "ryan"), ("mock_password", "ryan-password")])
        #expect(reply.response.headerFields[.location]?.contains("code=") == true)
        #expect(browser.session.records("accounts", ["login": "ryan"]).first?["failures"] == 0)
        let nobody = browser.open("/oauth/authorize", kakao + [("mock_login", "who"), ("mock_password", "x")])
        #expect(nobody.page?.message.en == "The account or the password is wrong.")
    }

    @Test("consent to a part, and only to what is missing later", arguments: both)
    func partialConsent(_ interpreted: Bool) throws {
        let browser = try Self.session(KakaoOpenSDKTests.Facts.self, interpreted: interpreted)
        let scoped = kakao + [("scope", "account_email,gender")]
        let first = try #require(browser.open("/oauth/authorize", scoped + [("mock_account", "ryan")]).page)
        #expect(first.choices[0].fields.map(\.value) == ["account_email", "gender"])
        let part = try code(try browser.fill(first, ["scope": "gender"]))
        func token(_ code: String) throws -> JSONValue {
            try browser.post("/oauth/token", [("grant_type", "authorization_code"), kakao[0], ("code", code)])["scope"]
        }
        #expect(try token(part) == "gender")
        let second = try #require(browser.open("/oauth/authorize", scoped + [("mock_account", "ryan")]).page)
        #expect(second.choices[0].fields.map(\.value) == ["account_email"])
        #expect(try token(try code(browser.get(second.link(of: second.choices[0])))) == "gender account_email")
        #expect(browser.open("/oauth/authorize", scoped + [("mock_account", "ryan")]).page == nil)
    }

    @Test("what the console says is required, or asked for at every login", arguments: both)
    func consoleConsents(_ interpreted: Bool) throws {
        let browser = try Self.session(KakaoOpenSDKTests.Facts.self, interpreted: interpreted)
        let birthday = try #require(browser.session.records("scopes", ["id": "birthday"]).first)
        try browser.session.change(birthday, ["required": true, "atLogin": true])
        let page = try #require(browser.open("/oauth/authorize", kakao + [("mock_account", "vincent")]).page)
        #expect(page.choices[0].fields.map(\.isRequired) == [true])
        _ = try browser.fill(page, ["scope": ""])
        #expect(browser.session.records("consents", ["login": "vincent"]).map { $0["scope"] } == ["birthday"])
    }

    @Test("the vendor calls the app's server when a person ends the connection", arguments: both)
    func unlinked(_ interpreted: Bool) async throws {
        let browser = try Self.session(KakaoOpenSDKTests.Facts.self, interpreted: interpreted)
        try browser.session.setApp("unlink_url", "http://127.0.0.1:9/unlinked")
        #expect(throws: MockProblem.self) { try browser.session.act("unlink", on: "vincent") }
        _ = browser.open("/oauth/authorize", kakao + [("mock_user", "vincent")])
        #expect(try browser.session.act("unlink", on: "vincent").sent == 1)
        let reports = await browser.session.deliver { request, _ in
            (HTTPResponse(status: request.path == "/unlinked?user_id=1001&referrer_type=UNLINK_FROM_APPS" ? .ok : .badRequest), [])
        }
        #expect(reports.map(\.response?.status.code) == [200] && browser.session.records("profiles").isEmpty)
    }

    // MARK: NAVER

    private let naver = [
        ("client_id", "jyvqXeaVOVmV"), ("response_type", "code"), ("redirect_uri", "http://localhost/cb"), ("state", "s"),
    ]

    @Test("log in with a password, consent to a part, and see a profile without the rest", arguments: both)
    func profile(_ interpreted: Bool) throws {
        let browser = try Self.session(NaverThirdPartyLoginTests.Facts.self, interpreted: interpreted)
        let page = try #require(browser.open("/oauth2.0/authorize", naver).page)
        let wrong = try #require(try browser.fill(page, ["login": "gildong", "password": "x"]).page)
        #expect(wrong.message.en == "The ID or the password is wrong.")
        let consent = try #require(try browser.fill(wrong, ["login": "gildong", "password": "gildong-password"]).page)
        #expect(consent.choices[0].fields.filter(\.isRequired).map(\.value) == ["name", "email"])
        let code = try code(try browser.fill(consent, ["item": "nickname"]))
        let token = try browser.post(
            "/oauth2.0/token",
            [("grant_type", "authorization_code"), naver[0], ("client_secret", "527300A0_COq1_XV33cf"), ("code", code), ("state", "s")])
        let profile = browser.get("/v1/nid/me", [.authorization: "Bearer \(token["access_token"].wireText)"])
        let names = try JSONValue(parsing: profile.body)["response"].objectValue?.names
        #expect(names == ["id", "nickname", "name", "email"])
        #expect(browser.open("/oauth2.0/authorize", naver + [("mock_account", "10001")]).page == nil)
        #expect(browser.open("/oauth2.0/authorize", naver + [("mock_account", "10001"), ("auth_type", "reprompt")]).page != nil)
    }

    @Test("an address that is not registered, and an account that is locked", arguments: both)
    func refused(_ interpreted: Bool) throws {
        let browser = try Self.session(NaverThirdPartyLoginTests.Facts.self, interpreted: interpreted)
        for _ in 0..<5 { _ = browser.open("/oauth2.0/authorize", naver + [("mock_login", "gildong"), ("mock_password", "x")]) }
        for answer in [("mock_user", "10001"), ("mock_account", "10001"), ("mock_login", "gildong")] {
            let page = browser.open("/oauth2.0/authorize", naver + [answer, ("mock_password", "gildong-password")]).page
            #expect(page?.title.en == "This account is locked", "\(answer)")
        }
        try browser.session.setApp("redirect_uris", ["https://shop.example.com/cb"])
        let reply = browser.open("/oauth2.0/authorize", naver + [("mock_user", "10002")])
        #expect(reply.outcome == "refused" && reply.response.headerFields[.location] == nil)
    }

    // MARK: Whom nobody knows

    @Test("who is known is told to whoever names somebody else", arguments: both)
    func unknown(_ interpreted: Bool) throws {
        let first = try Self.session(NaverThirdPartyLoginTests.Facts.self, interpreted: interpreted)
        _ = first.open("/oauth2.0/authorize", naver + [("mock_user", "gildong")])
        let second = try Self.session(KakaoOpenSDKTests.Facts.self, interpreted: interpreted)
        _ = second.open("/oauth/authorize", kakao + [("mock_user", "10001")])
        let words = [
            "mock_user is \"gildong\", which is the id of none of the users: known are 10001, 10002",
            "mock_user is \"10001\", which is the login of none of the accounts: known are vincent, ryan",
        ]
        for (browser, words) in zip([first, second], words) {
            let journal = try JSONValue(parsing: browser.get("/__mock/journal").body)
            #expect(journal["entries"][0]["note"].stringValue == words)
        }
    }
}

import MockRuntime
import Testing
import ToySystem

@Suite struct EndpointTests {
    let toy = Toy()

    @Test func aLoginRuns() {
        let login = toy.logIn()
        #expect(login["token_type"] == "bearer" && login["expires_in"] == "3600")
        let me = toy.me(login)
        #expect(me.status == 200 && me.outcome == "ok")
        #expect(me.json["response"] == ["id": "u1", "name": "Ada", "email": "ada@example.com", "age": 36])
    }

    @Test func aCodeIsGoodOnce() {
        let url = "/oauth/authorize?response_type=code&client_id=toy-client&redirect_uri=toyclient://done&state=x%20y&mock_user=u2"
        let location = toy.get(url).location
        #expect(location.hasPrefix("toyclient://done?code=") && location.hasSuffix("&state=x%20y"))
        let code = String(location.drop { $0 != "=" }.dropFirst().prefix { $0 != "&" })
        #expect(toy.get(Toy.tokenPath(code)).json["refresh_token"].stringValue?.count == 32)
        #expect(toy.get(Toy.tokenPath(code)).json == ["error": "invalid_grant", "error_description": "not a living code"])
    }

    @Test func formsComeInTheBodyOfAPost() {
        let form = "grant_type=refresh_token&client_id=toy-client&client_secret=toy-secret&refresh_token="
        let refresh = toy.logIn()["refresh_token"].wireText
        let headers: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
        let reply = toy.call(.post, "/oauth/token", headers: headers, body: form + refresh)
        #expect(reply.endpoint == "token.refresh" && reply.outcome == "ok")
        #expect(reply.json["refresh_token"].isNull && reply.json["expires_in"] == "3600")
        #expect(toy.call(.post, "/oauth/token?" + form + refresh, headers: headers).outcome == "invalidRequest")
    }

    @Test func aBodyOfAnotherTypeIsNotRead() {
        let form = "grant_type=refresh_token&client_id=toy-client&client_secret=toy-secret&refresh_token=x"
        for type in ["text/plain", "application/xml"] {
            let reply = toy.call(.post, "/oauth/token", headers: [.contentType: type], body: form)
            #expect(reply.outcome == "invalidRequest" && reply.reason.contains("a body of the type \(type) is not read"))
        }
        // Some clients name no type; then it is told by what it looks like.
        #expect(toy.call(.post, "/oauth/token", headers: [:], body: form).outcome == "invalidGrant")
    }

    /// What is wrong is the body, and not what it lacks: `curl -d` sends forms.
    @Test(arguments: [
        ("application/x-www-form-urlencoded", "the body should be JSON, and its type is application/x-www-form-urlencoded"),
        ("text/plain", "a body of the type text/plain is not read"), ("application/json", #"json parameter "text" is missing"#),
    ])
    func aBodyOfAnotherKindIsSaidToBeOne(type: String, reason: String) {
        let reply = toy.call(.post, "/v1/notes", headers: [.contentType: type], body: type.hasSuffix("json") ? "{}" : #"{"text":"a"}"#)
        #expect(reply.status == 400 && reply.reason.contains(reason), "\(reply.text)")
    }

    @Test func aNumberThatIsNoneIsNotMissing() {
        let reply = toy.get("/v1/items/x")
        #expect(reply.text.contains("should be an integer") && !reply.text.contains("missing"), "\(reply.text)")
    }

    @Test(arguments: [
        ("", "invalidRequest", "\"grant_type\" is missing"), ("grant_type=nix&code=1", "invalidRequest", "should be authorization_code"),
        ("grant_type=authorization_code&client_id=&client_secret=s&code=c", "invalidRequest", "\"client_id\" is missing"),
        ("grant_type=authorization_code&client_id=x&client_secret=s&code=c", "invalidClient", ""),
        ("grant_type=refresh_token&client_id=x&client_secret=s", "invalidRequest", "\"refresh_token\" is missing"),
    ])
    func requestsAreValidated(query: String, outcome: String, reason: String) {
        let reply = toy.get("/oauth/token?" + query)
        #expect(reply.status == 200 && reply.outcome == outcome)
        #expect(reason.isEmpty || reply.reason.contains(reason))
    }

    @Test(
        arguments: [
            (nil, 401, "028"), ("Basic abc", 401, "028"), ("Bearer", 401, "028"), ("Bearer ", 401, "028"), ("Bearer nobody", 401, "024"),
            ("bearer nobody", 401, "024"),
        ] as [(String?, Int, String)])
    func headersAreLookedAt(header: String?, status: Int, code: String) {
        let reply = toy.get("/v1/me", header.map { [.authorization: $0] } ?? [:])
        #expect(reply.status == status && reply.json["errorCode"].stringValue == code)
    }

    @Test(
        arguments: [
            ("/v1/items/12", 200, JSONValue.object(["id": 12, "size": nil])),
            ("/v1/items/12?size=small", 200, ["id": 12, "size": "small"]),
            ("/v1/items/12?size=huge", 400, .null), ("/v1/items/x", 400, .null),
            ("/v1/items/12?other=1&size=", 200, ["id": 12, "size": nil]),
        ] as [(String, Int, JSONValue)])
    func pathsAndQueriesAreTyped(path: String, status: Int, body: JSONValue) {
        let reply = toy.get(path)
        #expect(reply.status == status)
        #expect(body.isNull ? reply.outcome == "invalid" : reply.json == body)
    }

    @Test func jsonBodiesAreReadAndWrapped() {
        let good = toy.post("/v1/notes", json: ["text": "hi", "tags": ["a"], "due": 5000])
        #expect(good.status == 201 && good.text == #"/*{"number":1,"due":5000}*/"#)
        let failed = toy.post("/v1/notes", json: ["text": "bad"])
        #expect(failed.text == #"/*{"header":{"isSuccessful":false,"code":7,"fields":["text"]},"at":"1970-01-12T13:46:40Z"}*/"#)
    }

    @Test(arguments: [#"{"text":1}"#, #"{"text":"a","tags":[1]}"#, "{", "[]", "", #"{"text":"a","due":"soon"}"#])
    func badBodiesAreRefusedAsDocumented(body: String) {
        let reply = toy.call(.post, "/v1/notes", headers: [.contentType: "application/json"], body: body)
        #expect(reply.status == 400 && reply.outcome == "badNote")
    }

    @Test func redirectsCarryDocumentedErrorsAndNeverLeadToStrangers() {
        let good = "/oauth/authorize?response_type=code&client_id=toy-client&redirect_uri=toyclient://done?x=1&state=s&mock_deny=1"
        let location = toy.get(good).location
        #expect(location == "toyclient://done?x=1&error=access_denied&error_description=the%20user%20said%20no&state=s")
        let marked = toy.get(good.replacing("done?x=1", with: "done%3Fx=1%23part")).location
        #expect(marked == "toyclient://done?x=1&error=access_denied&error_description=the%20user%20said%20no&state=s#part")
        for bad in ["client_id=other&redirect_uri=toyclient://done", "client_id=toy-client&redirect_uri=https://evil.example"] {
            let reply = toy.get("/oauth/authorize?response_type=code&mock_user=u1&" + bad)
            #expect(reply.status == 400 && reply.location.isEmpty && reply.outcome == "refused")
        }
    }

    @Test func anAnswerThatIsNotAsDocumentedIsTheMocksFault() {
        let reply = toy.get("/v1/broken")
        #expect(reply.status == 500 && reply.outcome == "defect")
        #expect(
            reply.json["problems"] == [
                "\"number\" should be an integer, but is string", "\"there\" is missing", "\"extra\" is not documented",
            ]
        )
        #expect(toy.service.defaultSession.defects.count == 1)
    }

    @Test func headIsAGetWithoutItsBody() {
        let reply = toy.call(.head, "/v1/items/3")
        #expect(reply.status == 200 && reply.body.isEmpty && reply.response.headerFields[.contentLength] == "20")
    }

    @Test func methodsThatAreNotDocumentedAreRefused() {
        #expect(toy.call(.options, "/v1/me").status == 204)
        #expect(toy.call(.options, "/v1/me").response.headerFields[.allow] == "GET, HEAD, POST, OPTIONS")
        let reply = toy.call(.delete, "/v1/me")
        #expect(reply.status == 405 && reply.response.headerFields[.allow] == "GET, HEAD, POST, OPTIONS")
    }

    @Test func whatNothingAnswersGetsTheNearestAndTheDifferences() {
        let reply = toy.call(.put, "/v1/mee")
        #expect(reply.status == 404 && reply.json["hint"] == "did you mean GET /v1/me?")
        let nearest = reply.json["nearest"][0]
        #expect(nearest["endpoint"] == "me")
        #expect(
            nearest["differences"] == [
                "method: GET or POST is documented, PUT was sent", "path segment 2: \"me\" is documented, \"mee\" was sent",
            ]
        )
    }

    @Test func largeBodiesAreRefused() {
        let reply = toy.call(.post, "/v1/notes", body: String(repeating: "x", count: 1024 * 1024 + 1))
        #expect(reply.status == 413)
        #expect(toy.call(.post, "/v1/notes", body: String(repeating: "x", count: 1024 * 1024)).status == 400)
    }

    @Test func otherAppsAreOpened() throws {
        let reply = try #require(toy.service.open("toyapp://login?callback=toyclient&mock_user=u1"))
        #expect(reply.location.hasPrefix("toyclient://done?code=") && reply.location.hasSuffix("&result=0"))
        #expect(toy.service.open("other://login") == nil)
        #expect(toy.service.opens(scheme: "ToyApp"))
        #expect(toy.get("/__mock/open?url=toyapp%3A%2F%2Flogin%3Fcallback%3Dc%26mock_user%3Du1").location.hasPrefix("c://done?code="))
    }
}

@Suite struct PageTests {
    let toy = Toy()
    let url = "/oauth/authorize?response_type=code&client_id=toy-client&redirect_uri=toyclient://done&state=%22%3E"

    @Test func aPageOffersUsersAsLinks() throws {
        let reply = toy.get("/s/one" + url)
        #expect(reply.status == 200 && reply.outcome == "page")
        #expect(reply.text.contains("<html lang=\"en\">"))
        #expect(reply.text.contains("href=\"/s/one/oauth/authorize?"))
        #expect(reply.text.contains("&lt;Bob&gt;") && !reply.text.contains("<Bob>") && !reply.text.contains("<script"))
        let page = try #require(reply.page)
        let next = toy.get(page.link(of: page.choices[0]))
        #expect(next.location.contains("code="))
    }

    @Test func aPageSpeaksKorean() {
        let reply = toy.get(url, [.acceptLanguage: "fr, ko-KR;q=0.9, en"])
        #expect(reply.text.contains("<html lang=\"ko\">") && reply.text.contains("<h1>로그인</h1>"))
    }
}

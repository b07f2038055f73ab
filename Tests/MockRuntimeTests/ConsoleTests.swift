import MockRuntime
import Testing
import ToySystem

/// The page for people, as requests see it.
@Suite struct ConsoleTests {
    private static let browser: HTTPFields = [.accept: "text/html,application/xhtml+xml"]
    private let toy = Toy()

    private func page(_ path: String = "/", language: String = "en") -> MockReply {
        var headers = Self.browser
        headers[.acceptLanguage] = language
        return toy.get(path, headers)
    }

    @Test func browsersGetAPage() {
        let reply = page()
        #expect(reply.status == 200 && reply.response.headerFields[.contentType] == "text/html;charset=utf-8")
        #expect(reply.response.headerFields[.contentSecurityPolicy]?.contains("script-src 'self';") == true)
        #expect(reply.text == page("/__mock/page").text && toy.get("/").status == 404)
        #expect(toy.get("/__mock/page.js").response.headerFields[.contentType] == "text/javascript;charset=utf-8")
        #expect(toy.post("/__mock/page").status == 405 && toy.post("/__mock/page.js").status == 405)
    }

    /// Elements are closed in the order in which they were opened, and names of elements that are looked up are used once.
    @Test(arguments: ["en", "ko"]) func itIsWellFormed(language: String) throws {
        fill()
        let text = page(language: language).text
        var open: [Substring] = []
        for match in text.matches(of: /<(\/?)([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>/) {
            let name = match.2
            if ["meta", "input", "br"].contains(name) { continue }
            if match.1.isEmpty { open.append(name) } else { try #require(open.popLast() == name) }
        }
        #expect(open.isEmpty)
        let tags = text.matches(of: /<(?!!DOCTYPE)/).count
        #expect(tags == text.matches(of: /<\/?[a-z0-9]+(?:\s+[a-z-]+(?:="[^"<>]*")?)*\s*>/).count, "something stands in the page unescaped")
        let ids = text.matches(of: #/ id="([^"]+)"/#).map(\.1)
        #expect(Set(ids).count == ids.count && ids.contains("endpoint-me") && ids.contains("records-users") && ids.contains("call-1"))
    }

    /// Calls, records, faults and notes with what would be markup.
    private func fill() {
        _ = toy.get("/v1/items/%3Cb%3E?a=<script>&b=\"'")
        _ = toy.post("/v1/notes", json: ["text": "<img src=x onerror=alert(1)>"])
        _ = toy.get("/v1/me", [.userAgent: "\"><script>alert(1)</script>", .authorization: "Bearer secret"])
        _ = toy.post("/__mock/users", json: ["id": "<i>\"'&", "name": "</details>\0"])
        _ = toy.post("/__mock/faults", json: ["endpoint": "item", "status": 500, "body": "<b>"])
        _ = toy.logIn()
    }

    @Test func itShowsWhatTheSessionKnows() {
        fill()
        let text = page().text
        for expected in [
            "<title>Toy login</title>", "<code>GET POST /v1/me</code>", "noHeader", "curl -H &#39;Authorization: Bearer AUTHORIZATION&#39;",
            "client_secret=toy-secret", "value=\"Ada\"", "value=\"&lt;i&gt;&quot;&#39;&amp;\"", "&quot;status&quot;:500",
            "Authorization: [redacted]", "value=\"&lt;/details&gt;\u{FFFD}\"",
            "data-path=\"call/paid\"", "data-body=\"{&quot;advance&quot;:3600}\"", "href=\"/__mock/journal.har\"", "1970-01-12T13:46:40Z",
        ] { #expect(text.contains(expected), "\(expected)") }
        #expect(!text.contains("Bearer secret") && !text.contains("<script>alert"))
        #expect(page("/s/a/").text.contains("<b>a</b>") && page("/s/a/").text.contains("src=\"/s/a/__mock/page.js\""))
    }

    @Test func itIsInTwoLanguages() {
        #expect(page(language: "ko").text.contains("<html lang=\"ko\">") && page(language: "ko").text.contains("엔드포인트"))
        #expect(page("/__mock/page?lang=ko").text.contains("장난감 로그인") && page(language: "fr").text.contains("Endpoints"))
    }

    /// Every form's fields, sent as the script sends them, are taken; whatever a choice says is a fault that can be added.
    @Test func whatFormsSayIsTaken() throws {
        let choices = page().text.matches(of: /<option value="([^"]*)">/).map { String($0.1).unescaped }
        #expect(choices.count > 30)
        for choice in choices {
            let object = try #require(try JSONValue(parsing: Array(choice.utf8)).objectValue)
            let isEmpty = object.names == ["endpoint"]
            let fault = isEmpty ? object.merging(["latencyMillis": 5]) : object
            #expect(toy.post("/__mock/faults", json: .object(fault)).status == 201, "\(choice)")
        }
        for match in page().text.matches(of: /data-send="([A-Z]+)" data-path="([^"]*)" data-body="([^"]*)"/) {
            let method = try #require(HTTPRequest.Method(String(match.1)))
            #expect(toy.call(method, "/__mock/\(match.2)", body: String(match.3).unescaped).status == 200)
        }
    }

    @Test func whatIsServedByHTTPSIsCalledSo() {
        _ = toy.get("/v1/items/1")
        func secure(_ path: String) -> String {
            toy.service.answer(
                HTTPRequest(method: .get, scheme: "https", authority: "localhost:8443", path: path, headerFields: Self.browser)
            ).text
        }
        let page = secure("/")
        #expect(page.contains("https://localhost:8443/v1/") && !page.contains("http://localhost"))
        #expect(secure("/__mock/journal.har").contains(#""url":"https://localhost:8443/v1/items/1""#))
    }

    @Test func strangersDoNotSeeIt() {
        func status(_ authority: String, _ headers: HTTPFields = [:], _ options: MockOptions = MockOptions()) -> Int {
            let all = HTTPFields(Array(Self.browser) + Array(headers))
            let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/", headerFields: all)
            return Toy(options: options).service.answer(request).status
        }
        #expect(status("localhost:80") == 200 && status("evil.example") == 403)
        #expect(status("localhost:80", [.origin: "http://evil.example"]) == 403)
        let guarded = MockOptions(controlToken: "a?b>", allowsAnyHost: true)
        #expect(status("mock.internal", [:], guarded) == 401)
        #expect(status("mock.internal", [.authorization: "Basic OmE/Yj4="], guarded) == 200)
        #expect(status("mock.internal", [.authorization: "Basic bWU6YT9iPg=="], guarded) == 200)
        #expect(status("mock.internal", [.authorization: "Basic OmE/Yj8="], guarded) == 401)
    }
}

extension String {
    fileprivate var unescaped: String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(self) { text, pair in
            text.split(separator: pair.0, omittingEmptySubsequences: false).joined(separator: pair.1)
        }
    }
}

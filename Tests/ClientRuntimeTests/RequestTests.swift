import ClientRuntime
import Testing

/// Keeps what was sent, and answers what it is told.
final class RecordingTransport: Transport {
    let sent = Locked<[(request: HTTPRequest, body: String)]>([])
    let answer: @Sendable () throws -> (HTTPResponse, [UInt8])

    init(_ answer: @escaping @Sendable () throws -> (HTTPResponse, [UInt8]) = { (HTTPResponse(status: .ok), Array("{}".utf8)) }) {
        self.answer = answer
    }

    func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        let text = String(decoding: body, as: UTF8.self)
        sent.withLock { $0.append((request, text)) }
        return try answer()
    }
}

func testEnvironment(_ transport: any Transport = RecordingTransport(), storage: any TokenStorage = MemoryStorage(), baseURL: String? = nil)
    -> ClientEnvironment
{
    ClientEnvironment(
        transport: transport,
        clock: ManualClock(),
        storage: storage,
        opener: NoOpener(),
        browser: NoBrowser(),
        random: SeededRandom(),
        baseURL: baseURL.flatMap { URL(string: $0) },
        settings: [:],
        report: { _ in }
    )
}

private enum Doors: String, ClientHost {
    case production, sandbox

    var url: String { "https://\(rawValue).example.com" }
}

@Suite struct RequestTests {
    @Test func anAppChoosesWhereAServerStands() {
        let silent = ClientEnvironment(hosts: [])
        let chosen = ClientEnvironment(hosts: [Doors.sandbox])
        #expect(silent.host(Doors.self) == nil && chosen.host(Doors.self) == .sandbox)
    }

    @Test func fillsInEveryPlace() async throws {
        let transport = RecordingTransport()
        var request = OutgoingRequest(endpoint: "e", method: .post, url: "https://api.example.com/v1/{id}/x?fixed=1")
        request.path("id", "a/b")
        request.query("q", "x y")
        request.query("absent", String?.none)
        request.form("n", 3, wire: .string)
        request.form("list", ["a", "b"])
        request.header("Authorization", "tok", scheme: "Bearer")
        request.header("bad name", "x")
        _ = try await testEnvironment(transport).send(request)
        let sent = try #require(transport.sent.value.first)
        #expect(sent.request.scheme == "https" && sent.request.authority == "api.example.com")
        #expect(sent.request.path == "/v1/a%2Fb/x?fixed=1&q=x%20y")
        #expect(sent.body == "n=3&list=%5B%22a%22%2C%22b%22%5D")
        #expect(sent.request.headerFields[.authorization] == "Bearer tok")
        #expect(sent.request.headerFields[.contentType]?.hasPrefix("application/x-www-form-urlencoded") == true)
    }

    @Test func putsTheFormOfAGetIntoTheQuery() async throws {
        let transport = RecordingTransport()
        var request = OutgoingRequest(endpoint: "e", method: .get, url: "https://api.example.com/t")
        request.form("code", "c&d")
        _ = try await testEnvironment(transport).send(request)
        #expect(transport.sent.value.first?.request.path == "/t?code=c%26d")
        #expect(transport.sent.value.first?.body == "")
    }

    @Test func spreadsListsAndWritesDates() async throws {
        let transport = RecordingTransport()
        var request = OutgoingRequest(endpoint: "e", method: .get, url: "https://api.example.com/{day}/")
        request.path("day", 1_738_311_300.0, wire: .iso8601)
        request.query("tag", ["a b", "c"], wire: .repeated)
        request.query("page", [1, 2], wire: .brackets)
        request.query("none", [String](), wire: .repeated)
        request.header("X-Since", 0.0, wire: .iso8601)
        _ = try await testEnvironment(transport).send(request)
        let sent = try #require(transport.sent.value.first?.request)
        #expect(sent.path == "/2025-01-31T08%3A15%3A00Z/?tag=a%20b&tag=c&page%5B%5D=1&page%5B%5D=2")
        #expect(HTTPField.Name("X-Since").flatMap { sent.headerFields[$0] } == "1970-01-01T00:00:00Z")
    }

    @Test func sendsAValueAsTheWholeBody() async throws {
        let transport = RecordingTransport()
        var request = OutgoingRequest(endpoint: "e", method: .post, url: "https://api.example.com/t")
        request.body("titles", ["Tea", "Milk"])
        _ = try await testEnvironment(transport).send(request)
        #expect(transport.sent.value.first?.body == #"["Tea","Milk"]"#)
        #expect(transport.sent.value.first?.request.headerFields[.contentType] == "application/json; charset=utf-8")
    }

    @Test func sendsJSON() async throws {
        let transport = RecordingTransport()
        var request = OutgoingRequest(endpoint: "e", method: .post, url: "https://api.example.com/t")
        request.json("b", true)
        request.json("none", Int?.none)
        request.json("ms", 2, wire: .milliseconds)
        _ = try await testEnvironment(transport).send(request)
        #expect(transport.sent.value.first?.body == #"{"b":true,"ms":2000}"#)
        #expect(transport.sent.value.first?.request.headerFields[.contentType] == "application/json; charset=utf-8")
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080", "127.0.0.1:8080", "/oauth/token?a=1"),
        ("http://127.0.0.1:8080/s/one/", "127.0.0.1:8080", "/s/one/oauth/token?a=1"),
        ("http://[::1]:80", "[::1]:80", "/oauth/token?a=1"),
    ])
    func goesToTheBaseURL(base: String, authority: String, path: String) async throws {
        let transport = RecordingTransport()
        let request = OutgoingRequest(endpoint: "e", method: .get, url: "https://api.example.com/oauth/token?a=1")
        _ = try await testEnvironment(transport, baseURL: base).send(request)
        let sent = try #require(transport.sent.value.first?.request)
        #expect(sent.scheme == "http" && sent.authority == authority && sent.path == path)
    }

    @Test func leavesURLsOfAppsAlone() throws {
        let environment = testEnvironment(baseURL: "http://127.0.0.1:1")
        let app = try #require(URL(string: "otherapp://login?x=1"))
        let web = try #require(URL(string: "https://example.com/a?x=1"))
        #expect(environment.resolve(app) == app)
        #expect(environment.resolve(web).absoluteString == "http://127.0.0.1:1/a?x=1")
    }

    @Test func aCallersURLStaysAsItIs() throws {
        var request = OutgoingRequest(endpoint: "resource", method: .get, url: "{resource}")
        request.path("resource", url: URL(string: "https://app.example.com/a%20b/c?x=1&y=%2F"))
        request.query("z", "2")
        #expect(try request.resolvedURL().absoluteString == "https://app.example.com/a%20b/c?x=1&y=%2F&z=2")
        let mock = try #require(URL(string: "http://127.0.0.1:8080/s/one"))
        #expect(try request.resolvedURL(base: mock).absoluteString == "http://127.0.0.1:8080/s/one/a%20b/c?x=1&y=%2F&z=2")
    }

    private struct Redirecting: Transport {
        func send(_ request: HTTPRequest, body: [UInt8]) -> (HTTPResponse, [UInt8]) { (HTTPResponse(status: 200), []) }
        func sendOnce(_ request: HTTPRequest, body: [UInt8]) -> (HTTPResponse, [UInt8]) {
            (HTTPResponse(status: 302, headerFields: [.location: "http://localhost?code=7"]), [])
        }
    }

    @Test func aRedirectThatIsTheAnswerIsNotFollowed() async throws {
        let environment = ClientEnvironment(transport: Redirecting(), storage: MemoryStorage())
        var request = OutgoingRequest(endpoint: "authorize", method: .get, url: "https://app.example.com/authorize")
        #expect(try await environment.send(request).status == 200)
        request.followsRedirects = false
        let response = try await environment.send(request)
        #expect(response.status == 302 && response.header("Location") == "http://localhost?code=7")
    }

    @Test func namesAPlaceholderThatWasNotFilledIn() async {
        let request = OutgoingRequest(endpoint: "item", method: .get, url: "https://example.com/{id}")
        await #expect(throws: MissingValue("item: path parameter {id}")) { try await testEnvironment().send(request) }
    }

    @Test func buildsURLs() {
        let url = buildURL("app://{host}/x", path: ["host": "a b"], query: ["k": "ü&", "none": nil, "e": ""])
        #expect(url?.absoluteString == "app://a%20b/x?k=%C3%BC%26&e=")
        #expect(url?.queryValue("k") == "ü&" && url?.queryValue("none") == nil && url?.queryValue("e") == "")
        #expect(URL(string: "app://x?a=1#f?a=2")?.queryValue("a") == "1")
    }
}

@Suite struct ResponseTests {
    private func reader(_ text: String) throws -> ResponseReader {
        try IncomingResponse(endpoint: "e", status: 200, body: Array(text.utf8)).reader()
    }

    @Test func readsTypedValues() throws {
        let reader = try reader(#"{"s":"x","n":"3600","b":"true","ms":1500,"l":[{"i":1}],"o":{"k":null},"t":"2025-01-01 00:00:00Z"}"#)
        #expect(try reader.member("s").string() == "x")
        #expect(try reader.member("n").integer(.string) == 3600)
        #expect(try reader.member("b").boolean(.string))
        #expect(try reader.member("ms").number(.milliseconds) == 1.5)
        #expect(try reader.member("l").array()[0].member("i").integer() == 1)
        #expect(try reader.member("t").date() == Date(timeIntervalSince1970: 1_735_689_600))
        #expect(try reader.optional("missing")?.string() == nil)
        #expect(try reader.member("o").object().optional("k")?.string() == nil)
        #expect(try reader.member("o").dictionary() == ["k": .null])
    }

    @Test func saysWhatWasWrongAndWhere() throws {
        let reader = try reader(#"{"a":{"list":[{"secret":"s3cret"}]}}"#)
        let element = try reader.member("a").member("list").array()[0]
        #expect(throws: ResponseError(endpoint: "e", path: "a.list[0].secret", expected: "an integer", found: "string")) {
            try element.member("secret").integer()
        }
        #expect(throws: ResponseError(endpoint: "e", path: "x", expected: "a string", found: "missing")) { try reader.member("x").string() }
    }

    @Test func readsWrappedJSONAndRefusesWhatIsNone() throws {
        let wrapped = IncomingResponse(endpoint: "e", status: 200, body: Array(#"/*{"a":1}*/"#.utf8))
        #expect(try wrapped.json(prefix: "/*", suffix: "*/")["a"] == 1)
        #expect(throws: ResponseError.self) { try wrapped.json() }
        #expect(wrapped.jsonIfAny.isNull)
        let empty = IncomingResponse(endpoint: "e", status: 204)
        #expect(throws: ResponseError(endpoint: "e", path: "", expected: "JSON", found: "empty")) { try empty.json() }
    }
}

@Suite struct ErrorTests {
    enum Toy: Int, DocumentedError {
        static let errorDomain = "ToyDomain"
        case lost = 4
        var errorCode: Int { rawValue }
        var meaning: String { "it is lost" }
        var remedy: String? { "look again" }
    }

    @Test func documentedErrorsAreNSErrors() {
        let error = Toy.lost as NSError
        #expect(error.domain == "ToyDomain" && error.code == 4)
        #expect(error.localizedDescription == "it is lost" && error.localizedRecoverySuggestion == "look again")
    }

    @Test func unknownErrorsSayWhatIsKnown() {
        #expect(
            UnknownError(domain: "token", code: "x9", message: "why", status: 418).description
                == "token: undocumented error x9 (HTTP 418): why")
        #expect(UnknownError(domain: "token").description == "token: undocumented error")
    }
}

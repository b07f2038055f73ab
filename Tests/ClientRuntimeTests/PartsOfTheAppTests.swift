import ClientRuntime
import Foundation
import Testing

/// What an app chooses of a request, what stands in its way, and all headers of an answer.
@Suite struct PartsOfTheAppTests {
    private func request(_ method: HTTPRequest.Method = .post, _ change: (inout OutgoingRequest) -> Void) -> OutgoingRequest {
        var request = OutgoingRequest(endpoint: "relay", method: method, url: "https://relay.example.com/v1/relay")
        change(&request)
        return request
    }

    private func sent(_ request: OutgoingRequest) async throws -> (head: HTTPRequest, body: String, log: [String]) {
        let transport = RecordingTransport()
        let log = Locked<[String]>([])
        let environment = ClientEnvironment(
            transport: transport, clock: ManualClock(), storage: MemoryStorage(), opener: NoOpener(), browser: NoBrowser(),
            random: SeededRandom(), baseURL: nil, settings: [:], report: { line in log.withLock { $0.append(line) } })
        _ = try await environment.send(request)
        let (head, body) = try #require(transport.sent.value.first)
        return (head, body, log.value)
    }

    @Test func headersTravelAsTexts() async throws {
        let found = try await sent(request { $0.anyHeaders(["X-Trace": "t-1", "X-Count": 3, "X-Is": true, "X-None": nil]) })
        let fields = found.head.headerFields
        #expect(fields[HTTPField.Name("X-Trace")!] == "t-1" && fields[HTTPField.Name("X-Count")!] == "3")
        #expect(fields[HTTPField.Name("X-Is")!] == "true" && fields[HTTPField.Name("X-None")!] == nil && found.log == [])
    }

    @Test(arguments: [
        ("X-Bad", "a\r\nX-Other: b"), ("X-Bad", "a\nb"), ("X-Bad", "a\0b"), ("X-Other: a\r\nX-Bad", "b"), ("", "a"),
        ("X Bad", "a"), (":path", "/other"), ("Content-Length", "3"), ("transfer-encoding", "chunked"), ("HOST", "other.example.com"),
        ("Connection", "close"),
    ])
    func whatNoHeaderCanBeIsLeftOutAndNoted(_ name: String, _ value: String) async throws {
        let headers = JSONValue.object(JSONObject([(name, .string(value)), ("X-Good", "good")]))
        let found = try await sent(request { $0.anyHeaders(headers) })
        #expect(found.head.headerFields.map(\.name.canonicalName).sorted() == ["accept", "x-good"])
        #expect(found.head.authority == "relay.example.com" && found.head.path == "/v1/relay")
        #expect(found.log.count == 1)
        let line = try #require(found.log.first)
        #expect(line.hasPrefix("relay: header ") && !line.contains { $0.isNewline })
        #expect(value.count < 4 || !line.contains(value), "the value may be secret")
    }

    @Test func listsAndObjectsAreNoHeaders() async throws {
        let found = try await sent(request { $0.anyHeaders(["X-List": ["a"], "X-Object": ["a": 1]]) })
        #expect(found.head.headerFields.count == 1 && found.log.count == 2)
    }

    @Test func whatIsDocumentedComesFirst() async throws {
        let found = try await sent(
            request {
                $0.header("Authorization", "token", scheme: "Bearer")
                $0.header("X-Version", String?.none)
                $0.query("page", 1)
                $0.query("size", Int?.none)
                $0.anyHeaders(["authorization": "Basic eDp5", "x-version": "2", "x-VERSION": "3", "Accept": "text/plain"])
                $0.anyQuery(["page": 9, "size": 20])
            })
        let fields = found.head.headerFields
        #expect(fields[.authorization] == "Bearer token" && fields[HTTPField.Name("X-Version")!] == "3" && fields[.accept] == "text/plain")
        #expect(found.head.path == "/v1/relay?page=1&size=20" && found.log == [])
    }

    @Test func itemsAreEncodedAndListsSpread() async throws {
        let items: JSONValue = ["a b": "x&y=z", "tags": ["tea", "milk"], "deep": ["n": 1], "none": nil, "line": "\r\nHost: x"]
        let found = try await sent(request(.get) { $0.anyQuery(items) })
        let query = try #require(found.head.path?.split(separator: "?").last.map(String.init))
        #expect(query == "a%20b=x%26y%3Dz&tags=tea&tags=milk&deep=%7B%22n%22%3A1%7D&line=%0D%0AHost%3A%20x")
        #expect(FormFields(parsing: query).all("tags") == ["tea", "milk"])
    }

    @Test func aBodyHasTheTypeThatTheAppSays() async throws {
        let bytes = Data("hello".utf8)
        let plain = try await sent(request { $0.anyBody(bytes) })
        #expect(plain.body == "hello" && plain.head.headerFields[.contentType] == "application/octet-stream")
        let named = try await sent(
            request {
                $0.anyHeaders(["content-type": "text/csv"])
                $0.anyBody(bytes)
            })
        #expect(named.body == "hello" && named.head.headerFields[.contentType] == "text/csv")
        let none = try await sent(request { $0.anyBody(nil) })
        #expect(none.body == "" && none.head.headerFields[.contentType] == nil)
    }

    @Test func aGetHasNoBody() async throws {
        let found = try await sent(request(.get) { $0.anyBody(Data("hello".utf8)) })
        #expect(found.body == "" && found.head.headerFields[.contentType] == nil && found.log.count == 1)
    }

    @Test func aBodyOfTheDocumentsKeepsItsType() async throws {
        let found = try await sent(
            request {
                $0.json("a", 1)
                $0.anyHeaders(["Content-Type": "text/plain"])
            })
        #expect(found.head.headerFields[.contentType] == "application/json; charset=utf-8")
    }

    @Test func allHeadersHaveOneSpelling() {
        let headers: HTTPFields = [.contentType: "text/plain", .eTag: "1"]
        var fields = headers
        fields.append(HTTPField(name: HTTPField.Name("x-trace-ID")!, value: "t-1"))
        fields.append(HTTPField(name: HTTPField.Name("X-Trace-Id")!, value: "t-2"))
        let response = IncomingResponse(endpoint: "relay", status: 200, headers: fields)
        #expect(response.allHeaders == ["Content-Type": "text/plain", "Etag": "1", "X-Trace-Id": "t-1, t-2"])
        #expect(HeaderSpelling.spelled("WWW-authenticate") == "Www-Authenticate" && HeaderSpelling.spelled("") == "")
    }
}

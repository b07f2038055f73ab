import ClientRuntime
import MockRuntime
import MockServer
import Testing
import ToySystem

/// What a server wrote to its log.
final class Lines: Sendable {
    private let bytes = Locked<[UInt8]>([])
    func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }
    var text: String { String(decoding: bytes.value, as: UTF8.self) }
}

@Suite(.serialized, .timeLimit(.minutes(30))) struct MockServerTests {
    /// Runs a test's code against a server on a free port, and stops the server.
    private func serving(_ log: RequestLog? = nil, _ body: @Sendable (ClientEnvironment, MockService, ServerAddress) async throws -> Void)
        async throws
    {
        let service = MockService(ToySystem.system)
        try await serve(service, log: log) { address async throws in
            try await body(ClientEnvironment(storage: MemoryStorage(), baseURL: URL(string: address.url), settings: [:]), service, address)
        }
    }

    private func get(_ path: String) -> OutgoingRequest {
        OutgoingRequest(endpoint: "test", method: .get, url: "https://api.example.com" + path)
    }

    @Test func answersOverASocketAsInProcess() async throws {
        try await serving { environment, service, _ async throws in
            let response = try await environment.send(get("/v1/items/7?size=small"))
            let inProcess = service.answer(HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/v1/items/7?size=small"))
            #expect(response.status == 200 && response.body == inProcess.body)
            #expect(response.header("Content-Type") == inProcess.response.headerFields[.contentType])
            var form = OutgoingRequest(endpoint: "token", method: .post, url: "https://api.example.com/s/x/oauth/token")
            form.form("grant_type", "authorization_code")
            #expect(try await environment.send(form).json()["error"] == "invalid_request")
            #expect(service.sessions.map(\.name) == ["default", "x"])
        }
    }

    @Test func largeBodiesAreRefusedAndTheServerGoesOn() async throws {
        try await serving { environment, service, _ async throws in
            var note = OutgoingRequest(endpoint: "note", method: .post, url: "https://api.example.com/v1/notes")
            note.json("text", String(repeating: "x", count: 1024 * 1024))
            #expect(try await environment.send(note).status == 413)
            #expect(try await environment.send(get("/v1/items/1")).status == 200)
            #expect(service.defaultSession.count("unmatched", "tooLarge") == 1)
        }
    }

    @Test func aFaultCutsTheConnection() async throws {
        try await serving { environment, service, _ async throws in
            try service.defaultSession.add(MockFault("item", .cut))
            await #expect(throws: TransportError.self) { try await environment.send(get("/v1/items/1")) }
            #expect(try await environment.send(get("/v1/items/1")).status == 200)
        }
    }

    /// Also over a connection that was used before, which is not used again behind the caller's back.
    @Test func aFaultCutsTheConnectionOfARequestWithABody() async throws {
        try await serving { environment, service, _ async throws in
            var note = OutgoingRequest(endpoint: "note", method: .post, url: "https://api.example.com/v1/notes")
            note.json("text", "x")
            #expect(try await environment.send(get("/v1/items/1")).status == 200)
            #expect(try await environment.send(note).isSuccess)
            try service.defaultSession.add(MockFault("note", .cut))
            await #expect(throws: TransportError.self) { try await environment.send(note) }
            #expect(service.defaultSession.count("note", "cut") == 1 && service.defaultSession.count("note") == 2)
            #expect(try await environment.send(note).isSuccess)
        }
    }

    @Test func aLateAnswerHoldsUpNobodyElse() async throws {
        try await serving { environment, service, _ async throws in
            try service.defaultSession.add(MockFault("item", latency: 600))
            let late = Task { try await environment.send(get("/v1/items/1")) }
            while service.defaultSession.count("item") == 0 { try await Task.sleep(for: .milliseconds(1)) }
            #expect(try await environment.send(get("/v1/items/2")).json()["id"] == 2)
            late.cancel()
            await #expect(throws: (any Error).self) { try await late.value }
        }
    }

    @Test func requestsAreLoggedWithoutSecrets() async throws {
        let lines = Lines()
        let log = RequestLog { lines.add($0) }
        try await serving(log) { environment, _, _ async throws in
            _ = try await environment.send(get("/oauth/token?client_id=a&client_secret=s3cret"))
            _ = try await environment.send(get("/v1/me"))
        }
        let words = lines.text.split(separator: "\n").map { $0.split(separator: " ") }
        let logged = words.map { $0.prefix(3).joined(separator: " ") }
        #expect(logged == ["GET /oauth/token?client_id=a&client_secret=[redacted] 200", "GET /v1/me 401"])
        // Whoever watches the log sees why.
        let reasons = words.map { $0.dropFirst(4).joined(separator: " ") }
        #expect(
            reasons[0].hasPrefix("form parameter \"grant_type\" is missing; ")
                && reasons[1] == "header parameter \"Authorization\" is missing")
    }

    @Test func requestsAreLoggedAsJSON() async throws {
        let lines = Lines()
        try await serving(RequestLog(format: .json) { lines.add($0) }) { environment, service, _ async throws in
            _ = try await environment.send(get("/v1/me?a=%22b%22"))
            try service.defaultSession.add(MockFault("note", .cut))
            var note = OutgoingRequest(endpoint: "note", method: .post, url: "https://api.example.com/v1/notes")
            note.json("text", "x")
            await #expect(throws: TransportError.self) { try await environment.send(note) }
        }
        let logged = try lines.text.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
        #expect(logged.map { $0["method"] } == ["GET", "POST"] && logged.map { $0["status"] } == [401, nil])
        #expect(logged.map { $0["target"] } == ["/v1/me?a=%22b%22", "/v1/notes"])
        for line in logged { #expect(line["millis"].doubleValue != nil && (line["time"].doubleValue ?? 0) > 1.7e9) }
    }

    @Test func anAppsServerIsCalledOverASocket() async throws {
        try await serving { environment, service, _ async throws in
            let heard = Event<String>()
            let app = Event<ServerAddress>()
            let server = Task {
                try await AppServer { request, body in
                    heard.send("\(request.method) \(request.path ?? "") \(String(decoding: body, as: UTF8.self))")
                    return (HTTPResponse(status: .accepted), Array("thanks".utf8))
                }.run { app.send($0) }
            }
            let address = try await app.wait()
            let report = try await call("paid", address.url + "/hooks", ["id": 7, "items": ["a"]], environment)
            #expect(report["status"] == 202 && report["body"] == "thanks" && report["outcome"] == "called")
            #expect(try await heard.wait() == #"POST /hooks {"id":7,"items":"a"}"#)
            server.cancel()
            _ = await server.result
            let gone = try await call("paid", address.url, ["id": 7, "items": []], environment)
            #expect(gone["outcome"] == "unreachable" && gone["problem"].stringValue?.contains("nobody listens on 127.0.0.1") == true)
            #expect(service.defaultSession.count("paid", "called") == 1)
        }
    }

    private func call(_ name: String, _ url: String, _ values: JSONValue, _ environment: ClientEnvironment) async throws -> JSONValue {
        var request = OutgoingRequest(endpoint: name, method: .post, url: "https://api.example.com/__mock/call/\(name)")
        request.json("url", url)
        request.json("values", values)
        request.json("wait", 60)
        return try await environment.send(request).json()
    }

    @Test func anAppsServerThatNeverAnswersHoldsUpNobody() async throws {
        try await serving { environment, _, address async throws in
            let silent = Event<ServerAddress>()
            let never = Event<Void>()
            let server = Task {
                try await AppServer { _, _ in
                    try? await never.wait()
                    return (HTTPResponse(status: .ok), [])
                }.run { silent.send($0) }
            }
            defer { server.cancel() }
            let url = try await silent.wait().url
            var request = OutgoingRequest(endpoint: "paid", method: .post, url: "https://api.example.com/__mock/call/paid")
            request.json("url", url)
            request.json("values", ["id": 7, "items": []] as JSONValue)
            request.json("wait", 0.2)
            async let report = environment.send(request).json()
            #expect(try await environment.send(get("/v1/items/1")).status == 200)
            #expect(try await report["outcome"] == "unanswered")
        }
    }

    @Test func aUsedPortIsRefusedWithAReason() async throws {
        try await serving { _, service, address async throws in
            let second = MockServer(service, port: address.port)
            do {
                try await second.run()
                Issue.record("two servers listen on one port")
            } catch {
                #expect("\(error)" == "port \(address.port) is in use on 127.0.0.1; choose another with --port, or 0 for any that is free")
            }
        }
    }
}

extension Result where Failure == any Error {
    init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}

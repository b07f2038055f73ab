public import ClientRuntime
internal import MockClient
public import MockRuntime
public import Testing

/// Seconds after which a test gives a call up. No test asks how long a call took: the machine may be busy.
private let patience = 60.0

/// The mock calls an app's server, as the vendor does, and the app's server answers.
extension InboundCall {
    /// The call reaches the app, and its answer the mock.
    public func expectArrival(from system: MockSystem, at location: SourceLocation = #_sourceLocation) async throws {
        let received = Event<String>()
        let report = try await called(by: MockService(system, options: options { received.send(endpoint) }))
        #expect(report.isInTime, sourceLocation: location)
        // Who was refused is not waited for.
        try #require(report.response?.status.kind == .successful, sourceLocation: location)
        #expect(report.problem == nil && report.body == said?.bytes ?? [], sourceLocation: location)
        #expect(try await received.wait() == endpoint, sourceLocation: location)
    }

    /// The same where mock and app listen on sockets.
    ///
    /// - Parameters:
    ///   - app: serves what the app answers, until its task is cancelled, and says under which address.
    ///   - mock: serves the mock.
    public func expectArrival(
        from system: MockSystem, app: @escaping ServesApp, mock: @escaping ServesMock, at location: SourceLocation = #_sourceLocation
    ) async throws {
        let (address, server) = (Event<String>(), Event<String>())
        let received = Event<String>()
        let answers: AppAnswers = { request, body in await answer(request, body) { received.send(endpoint) } }
        let serving = Task { try await app(answers) { server.send($0) } }
        let service = MockService(system, options: MockOptions(machineTime: { MockHarness.start }))
        let mocking = Task { try await mock(service) { address.send($0) } }
        defer {
            serving.cancel()
            mocking.cancel()
        }
        var request = OutgoingRequest(endpoint: endpoint, method: .post, url: "\(try await address.wait())/__mock/call/\(endpoint)")
        request.json("url", "\(try await server.wait())/hooks?app=1")
        request.json("values", JSONValue.object(values))
        request.json("wait", patience)
        let report = try await ClientEnvironment(settings: [:]).send(request).json()
        try #require(
            report["inTime"] == true && report["status"].intValue.map { 200..<300 ~= $0 } == true && report["problem"] == .null,
            "\(report)", sourceLocation: location)
        #expect(try await received.wait() == endpoint, sourceLocation: location)
    }

    /// A caller that shows something else than the vendor, or nothing, is refused.
    public func expectRefusalOfOthers(from system: MockSystem, at location: SourceLocation = #_sourceLocation) async throws {
        for (name, value) in shown.flatMap({ [($0, "another"), ($0, nil)] as [(String, JSONValue?)] }) {
            let options = options { Issue.record("it was taken for the vendor's", sourceLocation: location) }
            let service = MockService(system, options: options)
            try service.defaultSession.setApp(name, value ?? .null)
            #expect(try await called(by: service).response?.status == .unauthorized, "\(name)", sourceLocation: location)
        }
    }

    /// An error of the app's work is told to the vendor.
    public func expectFailureToBeTold(to system: MockSystem, at location: SourceLocation = #_sourceLocation) async throws {
        let service = MockService(system, options: options { throw MissingValue("the app's database") })
        #expect(try await called(by: service).response?.status == .internalServerError, sourceLocation: location)
    }

    /// A call without what it needs, with a value that is none, or by another method is refused.
    public func expectRefusalOfLess(from system: MockSystem, at location: SourceLocation = #_sourceLocation) async throws {
        let sent = try await sent(by: system)
        let changes = required.map { ($0, nil) } + closed.map { ($0, "no-such-value") } as [(String, String?)]
        for (name, value) in changes {
            let changed = try sent.with(name, value)
            let (response, _) = await answer(changed.request, changed.body) {
                Issue.record("\(name) was not looked at", sourceLocation: location)
            }
            #expect(response.status == .badRequest, "\(name)", sourceLocation: location)
        }
        var other = sent.request
        other.method = .delete
        let (response, _) = await answer(other, sent.body) { Issue.record("the method was not looked at", sourceLocation: location) }
        #expect(response.status == .methodNotAllowed, sourceLocation: location)
    }

    /// The answer is there in time, however long the app's work takes; the work goes on.
    public func expectAnswerInTime(to system: MockSystem, at location: SourceLocation = #_sourceLocation) async throws {
        guard let limit else { return }
        let sent = try await sent(by: system)
        let clock = HarnessClock(MockService(system).defaultSession.clock)
        clock.mock.freeze()
        let (work, end) = (Event<String>(), Event<String>())
        async let response = answer(sent.request, sent.body, by: clock) { end.send(try await work.wait()) }
        while clock.sleeping == 0 || !work.isAwaited { await Task.yield() }
        clock.advance(by: limit)
        #expect(await response.0.status.kind == .successful, sourceLocation: location)
        work.send("done")
        #expect(try await end.wait() == "done", sourceLocation: location)
    }

    // MARK: - Calls

    private func called(by service: MockService) async throws -> CallReport {
        try await service.call(endpoint, at: "http://127.0.0.1/hooks", values, wait: patience)
    }

    /// For a mock whose calls the app's server gets in the same process.
    private func options(_ receive: @escaping Work) -> MockOptions {
        MockOptions(machineTime: { MockHarness.start }, sender: { request, body in await answer(request, body, receive) })
    }

    /// The call as the mock sends it, caught on its way.
    private func sent(by system: MockSystem) async throws -> SentCall {
        let caught = Event<SentCall>()
        let options = MockOptions(
            sender: { request, body in
                caught.send(SentCall(request: request, body: body))
                return (HTTPResponse(status: .ok), [])
            })
        _ = try await called(by: MockService(system, options: options))
        return try await caught.wait()
    }
}

/// An app's server as a function.
public typealias AppAnswers = @Sendable (HTTPRequest, [UInt8]) async -> (HTTPResponse, [UInt8])

/// Serves an app's answers until its task is cancelled, and says under which address as soon as it can be called.
///
/// ```swift
/// { answer, ready in try await AppServer(handler: answer).run { ready($0.url) } }
/// ```
public typealias ServesApp = @Sendable (@escaping AppAnswers, @escaping @Sendable (String) -> Void) async throws -> Void

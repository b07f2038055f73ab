// Made by Scripts/embed-templates from Templates/tests: edit there, then run `make templates`.
// swift-format-ignore-file

extension BuiltInTemplates {
    static let tests: [String: String] = [
        "tests/device": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            {{#deviceImports}}
            import {{.}}
            {{/deviceImports}}

            @testable import {{module}}

            extension MockDevice {
                /// A device on a mock of this system.
                ///
                /// - Parameters:
                ///   - service: the mock; one of its own unless it is shared.
                ///   - address: where the mock listens; nil to call it in this process.
                convenience init(
                    session name: String,
                    settings: [String: String] = [:],
                    service: MockService = {{mock}}.service(),
                    address: String? = nil
                ) throws {
                    try self.init(
                        service,
                        session: name,
                        facts: Facts.self,
                        settings: settings,
                        notifications: [{{notifications}}],
                        address: address,
                        capabilities: { {{#hasCapabilities}}script{{/hasCapabilities}}{{#hasNoCapabilities}}_{{/hasNoCapabilities}} in
                            {{#suppliesCapabilities}}
                            var capabilities = Capabilities()
                            {{#capabilities}}
                            capabilities[{{key}}.self] = {{name}}(script)
                            {{/capabilities}}
                            {{#isSecured}}
                            capabilities[StorageCipherKey.self] = AESGCMCipher()
                            {{/isSecured}}
                            return capabilities
                            {{/suppliesCapabilities}}
                            {{#suppliesNothing}}
                            Capabilities()
                            {{/suppliesNothing}}
                        }
                    )
                }
            }

            """#,
        "tests/event-tests": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            {{#imports}}
            import {{.}}
            {{/imports}}

            {{#hasTwins}}
            /// What a delegate would be told, answered and thrown by methods that are awaited.
            struct TwinTests {
                {{#twinScenarios}}
                {{>tests/scenario-test}}

                {{/twinScenarios}}
            }

            /// Those methods, awaited by a task that is cancelled.
            struct CancellationTests {
                {{#cancellations}}
                {{>tests/scenario-test}}

                {{/cancellations}}
            }

            {{/hasTwins}}
            {{#hasEventScenarios}}
            /// What a delegate is told, read in a loop.
            struct EventTests {
                {{#eventScenarios}}
                {{>tests/scenario-test}}

                {{/eventScenarios}}
            }

            {{/hasEventScenarios}}
            private func run(_ name: String, settings: [String: String] = [:], _ body: @Sendable (MockDevice) async throws -> Void) async throws {
                try await MockDevice(session: name, settings: settings).tell(body)
            }

            """#,
        "tests/inbound-call": #"""
            {{#arguments}}
            {{.}}
            {{/arguments}}
                {{#answer}}
                {{.}}
                {{/answer}}
                    {{#expectations}}
                    {{.}}
                    {{/expectations}}
                    try await receive()
                }
            {{tail}}

            """#,
        "tests/inbound": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            {{#imports}}
            import {{.}}
            {{/imports}}

            /// The mock calls an app's server, as the vendor does, and the generated handler answers.
            struct InboundTests {
                static let calls: [InboundCall] = [
                    {{#calls}}
                    {{>tests/inbound-call}}
                    {{/calls}}
                ]

                /// What the app's server knows of what is registered with the vendor.
                private static func registered(_ name: String) -> String {
                    {{mock}}.system.app.first { $0.name == name }?.value.wireText ?? ""
                }

                /// Seconds after which a test gives a call up. No test asks how long a call took: the machine may be busy.
                private static let patience = 60.0

                // MARK: - The mock calls

                @Test(arguments: calls)
                func callArrives(_ call: InboundCall) async throws {
                    let received = Event<String>()
                    let report = try await called(call, {{mock}}.service(options: options(call) { received.send(call.endpoint) }))
                    #expect(report.isInTime)
                    #expect(report.response?.status.kind == .successful)
                    #expect(try await received.wait() == call.endpoint)
                }

                @Test(.timeLimit(.minutes(10)), arguments: calls)
                func callArrivesOverASocket(_ call: InboundCall) async throws {
                    let (mock, app) = (Event<String>(), Event<String>())
                    let received = Event<String>()
                    let server = AppServer { request, body in (await call.answer(request, body) { received.send(call.endpoint) }, []) }
                    let serving = Task { try await server.run { app.send($0.url) } }
                    let service = {{mock}}.service(options: MockOptions(machineTime: { MockHarness.start }))
                    let mocking = Task { try await MockServer(service, port: 0).run { mock.send($0.url) } }
                    defer {
                        serving.cancel()
                        mocking.cancel()
                    }
                    var request = OutgoingRequest(endpoint: call.endpoint, method: .post, url: "\(try await mock.wait())/__mock/call/\(call.endpoint)")
                    request.json("url", "\(try await app.wait())/hooks?app=1")
                    request.json("values", JSONValue.object(call.values))
                    request.json("wait", Self.patience)
                    let report = try await ClientEnvironment(settings: [:]).send(request).json()
                    #expect(report["inTime"] == true && report["status"] == 200, "\(report)")
                    #expect(try await received.wait() == call.endpoint)
                }

                @Test(arguments: calls)
                func callOfSomebodyElseIsRefused(_ call: InboundCall) async throws {
                    for (name, value) in call.shown.flatMap({ [($0, "another"), ($0, nil)] as [(String, JSONValue?)] }) {
                        let service = {{mock}}.service(options: options(call) { Issue.record("it was taken for the vendor's") })
                        try service.defaultSession.setApp(name, value ?? .null)
                        #expect(try await called(call, service).response?.status == .unauthorized, "\(name)")
                    }
                }

                @Test(arguments: calls)
                func failureOfTheAppIsToldToTheVendor(_ call: InboundCall) async throws {
                    let service = {{mock}}.service(options: options(call) { throw MissingValue("the app's database") })
                    #expect(try await called(call, service).response?.status == .internalServerError)
                }

                private func called(_ call: InboundCall, _ service: MockService) async throws -> CallReport {
                    try await service.call(call.endpoint, at: "http://127.0.0.1/hooks", call.values, wait: Self.patience)
                }

                /// A mock whose calls the app's server gets in the same process.
                private func options(_ call: InboundCall, _ receive: @escaping @Sendable () async throws -> Void) -> MockOptions {
                    MockOptions(machineTime: { MockHarness.start }, sender: { request, body in (await call.answer(request, body, receive), []) })
                }

                // MARK: - The app's server answers

                @Test(arguments: calls)
                func callThatIsNotAsDocumentedIsRefused(_ call: InboundCall) async throws {
                    let sent = try await sent(call)
                    let changes = call.required.map { ($0, nil) } + call.closed.map { ($0, "no-such-value") } as [(String, String?)]
                    for (name, value) in changes {
                        let changed = try sent.with(name, value)
                        let response = await call.answer(changed.request, changed.body) { Issue.record("\(name) was not looked at") }
                        #expect(response.status == .badRequest, "\(name)")
                    }
                    var other = sent.request
                    other.method = .delete
                    #expect(await call.answer(other, sent.body) { Issue.record("the method was not looked at") }.status == .methodNotAllowed)
                }

                @Test(.timeLimit(.minutes(10)), arguments: calls)
                func slowAppDoesNotHoldUpTheAnswer(_ call: InboundCall) async throws {
                    guard let limit = call.limit else { return }
                    let sent = try await sent(call)
                    let clock = HarnessClock({{mock}}.service().defaultSession.clock)
                    clock.mock.freeze()
                    let (work, end) = (Event<String>(), Event<String>())
                    async let response = call.answer(sent.request, sent.body, by: clock) { end.send(try await work.wait()) }
                    while clock.sleeping == 0 || !work.isAwaited { await Task.yield() }
                    clock.advance(by: limit)
                    #expect(await response.status.kind == .successful)
                    work.send("done")
                    #expect(try await end.wait() == "done")
                }

                /// The call as the mock sends it, caught on its way.
                private func sent(_ call: InboundCall) async throws -> SentCall {
                    let caught = Event<SentCall>()
                    let options = MockOptions(
                        sender: { request, body in
                            caught.send(SentCall(request: request, body: body))
                            return (HTTPResponse(status: .ok), [])
                        })
                    _ = try await called(call, {{mock}}.service(options: options))
                    return try await caught.wait()
                }
            }

            """#,
        "tests/scenario-entry": #"""
            {{#entry}}
            {{.}}
            {{/entry}}

            """#,
        "tests/scenario-test": #"""
            {{#test}}
            {{.}}
            {{/test}}

            """#,
        "tests/suites": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            {{#serverImports}}
            import {{.}}
            {{/serverImports}}

            /// Every scenario, client and mock in one process.
            struct ScenarioTests {
                {{#scenarios}}
                {{>tests/scenario-test}}

                {{/scenarios}}
                private func run(
                    _ name: String, settings: [String: String] = [:], _ body: @Sendable (MockDevice) async throws -> Void
                ) async throws {
                    try await MockDevice(session: name, settings: settings).tell(body)
                }
            }

            /// The same scenarios over a socket.
            struct SocketTests {
                @Test(.timeLimit(.minutes(10)))
                func everyScenario() async throws {
                    let service = {{mock}}.service()
                    let server = MockServer(service, port: 0)
                    let ready = Event<String>()
                    let running = Task { try await server.run { ready.send($0.url) } }
                    defer { running.cancel() }
                    let address = try await ready.wait()
                    var answers: Set<String> = []
                    for (name, settings, body) in Self.scenarios {
                        let device = try MockDevice(session: name, settings: settings, service: service, address: address)
                        try await device.tell(body)
                        answers.formUnion(try device.answers())
                    }
                    {{#hasScenarios}}
                    expectEvery(answers.union(try answersToCalls(service)))
                    {{/hasScenarios}}
                }
                {{#hasScenarios}}

                /// The answers to calls without a client: some endpoints are for other servers.
                private func answersToCalls(_ service: MockService) throws -> Set<String> {
                    let device = try MockDevice(session: "without-a-client", service: service)
                    for call in EndpointTests.calls { _ = try call.send(to: service, session: device.session.name) }
                    return try device.answers()
                }

                /// Whether the mock was seen to give each documented answer of each endpoint. What does not conform to the documents is none.
                private func expectEvery(_ answers: Set<String>) {
                    for endpoint in Facts.system.endpoints {
                        for name in [""] + endpoint.alternatives.keys.sorted() {
                            #expect(answers.contains("\(endpoint.name) \(name)"), "nothing gets the answer \"\(name)\" of \(endpoint.name)")
                        }
                    }
                }
                {{/hasScenarios}}

                typealias Entry = (name: String, settings: [String: String], body: @Sendable (MockDevice) async throws -> Void)

                static let scenarios: [Entry] = [
                    {{#scenarios}}
                    {{>tests/scenario-entry}}
                    {{/scenarios}}
                ]
            }

            """#,
    ]
}

// Made by Scripts/embed-templates from Templates/tests: edit there, then run `make templates`.
// swift-format-ignore-file

extension BuiltInTemplates {
    static let tests: [String: String] = [
        "tests/capabilities": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import ClientRuntime

            @testable import {{module}}

            /// What a scenario says that operations of capabilities answer next. Where it says nothing, they are those of an app that gave none.
            final class CapabilityScript: Sendable {
                enum Reply: Sendable {
                    case answer(JSONValue)
                    case fail(any Error & Sendable)
                    case never
                }

                /// The app's surroundings, which keep this.
                let environment = WeakBox<ClientEnvironment>()
                private let replies: Locked<[String: [Reply]]> = Locked([:])

                func will(_ operation: String, _ reply: Reply) { replies.withLock { $0[operation, default: []].append(reply) } }

                /// What is there without this script.
                func usual<Key: CapabilityKey>(_ key: Key.Type) -> Key.Value {
                    environment.value.map { key.defaultValue(in: $0) } ?? key.defaultValue
                }

                /// The answer of an operation that one has to wait for; nil if it is the usual one.
                func next(_ operation: String) async throws -> JSONValue? {
                    switch take(operation) {
                    case .answer(let value): return value
                    case .fail(let error): throw error
                    case .never: return try await ClientEnvironment.current.wait(for: Event<JSONValue>())
                    case nil: return nil
                    }
                }

                /// The answer of an operation that needs no waiting; nil if it is the usual one.
                func answer(_ operation: String) -> JSONValue? {
                    if case .answer(let value) = take(operation) { value } else { nil }
                }

                private func take(_ operation: String) -> Reply? {
                    replies.withLock { replies in
                        guard let first = replies[operation]?.first else { return nil }
                        replies[operation]?.removeFirst()
                        return first
                    }
                }
            }

            {{#capabilities}}
            {{>tests/capability}}

            {{/capabilities}}

            """#,
        "tests/capability": #"""
            /// `{{protocol}}`, as the scenario says.
            struct {{name}}: {{protocol}} {
                private let script: CapabilityScript

                init(_ script: CapabilityScript) { self.script = script }

                {{#methods}}
                {{>tests/recorded}}

                {{/methods}}
            }

            """#,
        "tests/client-call": #"""
            {{#lines}}
            {{.}}
            {{/lines}}
                {{#call}}
                {{.}}
                {{/call}}
            },

            """#,
        "tests/client-calls": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import ClientRuntime
            import MockClient
            import MockRuntime
            import Testing

            @testable import {{module}}

            /// A call of one of the client's endpoints, what it has to send, and an answer as it is documented.
            struct ClientCall: Sendable, CustomTestStringConvertible {
                let endpoint: String
                /// Method and URL, with placeholders.
                let request: String
                /// The headers that it sends.
                let headers: [String: String]
                /// The names of what it sends in its query or body, sorted.
                let names: [String]
                let status: Int
                let answer: JSONValue
                let prefix: String
                let suffix: String
                /// Paths of what has to be in the answer.
                let required: [String]
                /// How it may end otherwise, and the documented error for that.
                let endings: [(CannedTransport.Ending, any DocumentedError)]
                /// Status and body of an error that no document has.
                let unheardOf: (Int, JSONValue)?
                /// Those of a documented error, and the names of what it carries beside code and message.
                let detailed: (Int, JSONValue)?
                let details: [String]
                let call: @Sendable (ClientEnvironment) async throws -> Void

                init(
                    _ endpoint: String,
                    _ request: String,
                    headers: [String: String] = [:],
                    names: [String] = [],
                    status: Int = 200,
                    answer: JSONValue = [:],
                    prefix: String = "",
                    suffix: String = "",
                    required: [String] = [],
                    endings: [(CannedTransport.Ending, any DocumentedError)] = [],
                    unheardOf: (Int, JSONValue)? = nil,
                    detailed: (Int, JSONValue)? = nil,
                    details: [String] = [],
                    call: @escaping @Sendable (ClientEnvironment) async throws -> Void
                ) {
                    self.endpoint = endpoint
                    self.request = request
                    self.headers = headers
                    self.names = names
                    self.status = status
                    self.answer = answer
                    self.prefix = prefix
                    self.suffix = suffix
                    self.required = required
                    self.endings = endings
                    self.unheardOf = unheardOf
                    self.detailed = detailed
                    self.details = details
                    self.call = call
                }

                var testDescription: String { endpoint }

                /// Makes the call; what it is answered comes from here, not from a mock.
                func run(answering answer: JSONValue) async throws -> (request: HTTPRequest, body: [UInt8], error: (any Error)?) {
                    try await run(ending: .answer(status, "\(prefix)\(answer)\(suffix)"))
                }

                func run(ending: CannedTransport.Ending) async throws -> (request: HTTPRequest, body: [UInt8], error: (any Error)?) {
                    let transport = CannedTransport(ending: ending)
                    let environment = ClientEnvironment(transport: transport, storage: MemoryStorage(), settings: [:], report: { _ in })
                    var thrown: (any Error)?
                    do { try await call(environment) } catch { thrown = error }
                    let sent = try #require(transport.sent.value, "nothing was sent: \(thrown.map { "\($0)" } ?? "")")
                    return (sent.request, sent.body, thrown)
                }
            }

            /// Ends every request the same, and remembers the last.
            struct CannedTransport: Transport {
                enum Ending: Sendable {
                    case answer(Int, String)
                    case failure(TransportError)
                }

                struct Sent: Sendable {
                    let request: HTTPRequest
                    let body: [UInt8]
                }

                let ending: Ending
                let sent: Locked<Sent?> = Locked(nil)

                func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
                    sent.value = Sent(request: request, body: body)
                    switch ending {
                    case .answer(let status, let text):
                        let head = HTTPResponse(status: HTTPResponse.Status(code: status), headerFields: [.contentType: "application/json"])
                        return (head, Array(text.utf8))
                    case .failure(let error): throw error
                    }
                }
            }

            /// The client sends what is documented, and takes nothing less than what is.
            struct ClientCallTests {
                static let calls: [ClientCall] = [
                    {{#clientCalls}}
                    {{>tests/client-call}}
                    {{/clientCalls}}
                ]

                @Test(arguments: calls)
                func requestIsAsDocumented(_ call: ClientCall) async throws {
                    let (request, body, error) = try await call.run(answering: call.answer)
                    #expect(error == nil)
                    #expect(Facts.matches(request, oneOf: [call.request]), "\(request)")
                    #expect(Facts.carried(by: request, body).map(\.0).sorted() == call.names)
                    for (name, value) in call.headers {
                        let field = try #require(HTTPField.Name(name))
                        #expect(request.headerFields[field] == value, "\(name)")
                    }
                }

                @Test(arguments: calls)
                func answerWithLessIsRefused(_ call: ClientCall) async throws {
                    for path in call.required {
                        let less = Self.without(path.split(separator: ".").map(String.init)[...], call.answer)
                        #expect(try await call.run(answering: less).error != nil, "\(path)")
                    }
                }

                @Test(arguments: calls)
                func endingWithoutAnAnswerIsTyped(_ call: ClientCall) async throws {
                    for (ending, expected) in call.endings {
                        let error = try await call.run(ending: ending).error
                        let found = ((error as? FailureDetails)?.error ?? error) as? any DocumentedError
                        let text = found.map { "\(type(of: $0)) \($0.errorCode)" }
                        #expect(text == "\(type(of: expected)) \(expected.errorCode)", "\(ending): \(error.map { "\($0)" } ?? "no error")")
                    }
                }

                @Test(arguments: calls.filter { $0.unheardOf != nil })
                func unheardOfErrorSaysWhatTheServerSays(_ call: ClientCall) async throws {
                    let (status, body) = try #require(call.unheardOf)
                    let ending = CannedTransport.Ending.answer(status, "\(call.prefix)\(body)\(call.suffix)")
                    let error = try #require(try await call.run(ending: ending).error as? UnknownError)
                    #expect(error.message == "what the server says")
                    #expect(["987654", "unheard-of"].contains(error.code), "\(error.code)")
                }

                @Test(arguments: calls.filter { $0.detailed != nil })
                func documentedErrorCarriesItsDetails(_ call: ClientCall) async throws {
                    let (status, body) = try #require(call.detailed)
                    let ending = CannedTransport.Ending.answer(status, "\(call.prefix)\(body)\(call.suffix)")
                    let error = try #require(try await call.run(ending: ending).error as? FailureDetails)
                    for name in call.details {
                        let detail = error.details[name]
                        #expect((detail.arrayValue?.first ?? detail).stringValue == "detail \(name)", "\(name)")
                    }
                }

                private static func without(_ path: ArraySlice<String>, _ value: JSONValue) -> JSONValue {
                    if let items = value.arrayValue { return .array(items.map { without(path, $0) }) }
                    guard let name = path.first, var object = value.objectValue else { return value }
                    object[name] = path.count == 1 ? nil : without(path.dropFirst(), value[name])
                    return .object(object)
                }
            }

            """#,
        "tests/device": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import ClientRuntime
            import MockClient
            import MockRuntime
            import Testing
            {{#hasCapabilities}}

            @testable import {{module}}
            {{/hasCapabilities}}

            /// What a scenario happens on: a device with an app, its other apps and the person who holds it, and a session of the mock.
            final class Device: Sendable {
                let session: MockSession
                let clock: HarnessClock
                let person = MockPerson(.close)
                let log = CallLog()
                {{#hasCapabilities}}
                private let capability = CapabilityScript()
                {{/hasCapabilities}}
                private let unsent = UnsentRequests()
                private let held = HeldAnswers()
                private let service: MockService
                private let storage = MemoryStorage()
                private let opener: DeviceOpener
                private let browser: DeviceBrowser
                private let settings: [String: String]
                private let address: String?
                private let current: Locked<ClientEnvironment?> = Locked(nil)
                private let kept: Locked<[any Sendable]> = Locked([])

                /// - Parameter address: where the mock listens; nil to call it in this process.
                init(_ service: MockService, session name: String, settings: [String: String] = [:], address: String? = nil) throws {
                    self.service = service
                    self.settings = settings
                    session = try service.session(name)
                    session.clock.freeze()
                    session.clock.set(MockHarness.start)
                    clock = HarnessClock(session.clock)
                    browser = DeviceBrowser(MockBrowser(service, session: name, person: person))
                    opener = DeviceOpener(service, session: name, person: person)
                    self.address = address
                }

                /// The URL schemes of the apps that are installed.
                var apps: Set<String> {
                    get { opener.apps }
                    set { opener.apps = newValue }
                }

                /// Those of them that do not open after all.
                var broken: Set<String> {
                    get { opener.broken }
                    set { opener.broken = newValue }
                }

                /// The page that the browser was asked for last.
                var visited: URL? { browser.visited }
                /// The URLs that were opened.
                var opened: [URL] { opener.opened }
                /// The URL with which another app answered last.
                var callback: URL? { opener.callback }

                /// The app's surroundings, made when the app starts.
                var environment: ClientEnvironment {
                    current.withLock { current in
                        if let current { return current }
                        let made = start()
                        current = made
                        return made
                    }
                }

                private func start() -> ClientEnvironment {
                    let direct: any Transport = InProcessTransport(service, session: session.name)
                    let transport = address.map { SocketTransport(address: $0, session: session.name) as any Transport } ?? direct
                    let center = NotificationCenter()
                    log.observe(center, [{{notifications}}])
                    {{#hasCapabilities}}
                    var capabilities = Capabilities()
                    {{#capabilities}}
                    capabilities[{{key}}.self] = {{name}}(capability)
                    {{/capabilities}}
                    {{/hasCapabilities}}
                    let made = ClientEnvironment(
                        transport: DocumentedTransport(transport, unsent, held),
                        clock: clock,
                        storage: storage,
                        opener: opener,
                        browser: browser,
                        random: SeededRandom(),
                        settings: settings,
                        notifications: center,
                        {{#hasCapabilities}}
                        capabilities: capabilities,
                        {{/hasCapabilities}}
                        report: { _ in }
                    )
                    {{#hasCapabilities}}
                    capability.environment.value = made
                    {{/hasCapabilities}}
                    return made
                }

                /// Runs code of the app.
                func run(_ body: () async throws -> Void) async throws { try await environment.run(body) }

                /// Ends the app and starts it again: durable state stays.
                func restart<Result>(_ body: () async throws -> Result) async throws -> Result {
                    await settle()
                    current.value = nil
                    kept.value = []
                    return try await environment.run(body)
                }

                /// Until nothing that a call began is under way.
                func settle() async { await environment.idle() }

                /// Waits until that is so; in vain for two seconds fails the test.
                func until(at location: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool) async throws {
                    for _ in 0..<2000 where try !isSo() { try await Task.sleep(for: .milliseconds(1)) }
                    try #require(try isSo(), "waited in vain", sourceLocation: location)
                }

                /// Delegates are held weakly by what calls them.
                func keep<T: Sendable>(_ object: T) -> T {
                    kept.withLock { $0.append(object) }
                    return object
                }

                /// Whether the durable storage holds a text as it is.
                func stores(_ text: String) -> Bool {
                    let names: [String] = storage.keys
                    return names.contains { storage.load($0)?.range(of: Data(text.utf8)) != nil }
                }

                /// Lets time pass for the client and the mock.
                func advance(_ seconds: Double) { clock.advance(by: seconds) }

                // MARK: - The mock

                /// Makes the next calls of an endpoint fail.
                func fault(_ endpoint: String, _ effect: JSONObject, count: Int) throws {
                    let fault: JSONObject = ["endpoint": .string(endpoint), "count": .int(count)]
                    _ = try control(.post, "faults", .object(fault.merging(effect)))
                }

                /// The next requests of these never get to the mock.
                func unsent(_ requests: [String], _ error: TransportError, count: Int) { unsent.add(requests, error, count: count) }

                /// The answers to the next requests of these do not arrive before they are released.
                func hold(_ requests: [String], count: Int) { held.hold(requests, count: count) }

                func release(_ requests: [String]) { held.release(requests) }

                func put(_ records: String, _ fields: JSONObject) throws { _ = try control(.post, "records/\(records)", .object(fields)) }

                func drop(_ records: String, _ key: String) throws { _ = try control(.delete, "records/\(records)/\(key)", nil) }

                /// The vendor calls the app's server, which takes note of it.
                func callback(_ endpoint: String, _ values: JSONObject) async throws {
                    let call: JSONObject = ["url": "http://127.0.0.1/callback", "values": .object(values)]
                    let outgoing = try #require(try asked(.post, "call/\(endpoint)", .object(call)).outgoing)
                    _ = await service.complete(outgoing) { _, _ in (HTTPResponse(status: .ok), []) }
                }

                /// The only record with these values.
                func record(_ records: String, _ fields: JSONObject, at location: SourceLocation = #_sourceLocation) throws -> JSONValue {
                    let all = try control(.get, "records/\(records)", nil)[records].arrayValue ?? []
                    let found = all.filter { record in fields.allSatisfy { record[$0.name] == $0.value } }
                    try #require(found.count == 1, "\(found.count) of the \(records) are so", sourceLocation: location)
                    return found[0]
                }

                /// How often an endpoint was called.
                func count(_ endpoint: String) throws -> Int {
                    let outcomes = try control(.get, "counters", nil)["endpoints", endpoint].objectValue ?? [:]
                    return outcomes.reduce(0) { $0 + ($1.value.intValue ?? 0) }
                }

                /// The journal as the control interface shows it.
                func journal() throws -> JSONValue { try control(.get, "journal?limit=1000", nil) }

                /// The good answers that the mock gave: endpoints, with the answer's name where it is not the main one.
                func answers() throws -> Set<String> {
                    let entries = try journal()["entries"].arrayValue ?? []
                    let good = entries.filter { $0["outcome"] == "ok" }
                    return Set(good.map { "\($0["endpoint"].wireText) \($0["alternative"].stringValue ?? "")" })
                }

                private func control(_ method: HTTPRequest.Method, _ path: String, _ body: JSONValue?) throws -> JSONValue {
                    let reply = try asked(method, path, body)
                    return reply.body.isEmpty ? .null : try JSONValue(parsing: reply.body)
                }

                private func asked(_ method: HTTPRequest.Method, _ path: String, _ body: JSONValue?) throws -> MockReply {
                    var request = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: "/s/\(session.name)/__mock/\(path)")
                    if body != nil { request.headerFields[.contentType] = "application/json" }
                    let reply = service.answer(request, body: body?.encoded() ?? [])
                    try #require(reply.response.status.kind == .successful, "\(String(decoding: reply.body, as: UTF8.self))")
                    return reply
                }

                {{#hasCapabilities}}
                // MARK: - Capabilities

                /// What an operation answers next, whatever the mock would say.
                func answers(_ operation: String, _ value: JSONValue) { capability.will(operation, .answer(value)) }

                /// The error that an operation fails with next.
                func fails(_ operation: String, _ error: some Error & Sendable) { capability.will(operation, .fail(error)) }

                /// The next time an operation is asked it does not answer.
                func neverAnswers(_ operation: String) { capability.will(operation, .never) }

                {{/hasCapabilities}}
                // MARK: - What was heard

                /// The next call of a delegate, which must be this one.
                @discardableResult
                func heard(_ method: String, at location: SourceLocation = #_sourceLocation) async throws -> Heard {
                    let next = try #require(await log.next(), "nothing was heard, expected \(method)", sourceLocation: location)
                    try #require(next.method == method, "heard \(next)", sourceLocation: location)
                    return next
                }

                /// Whether what happened has all been looked at, and no answer of the mock was wrong.
                func finish(_ name: String) async throws {
                    await settle()
                    #expect(log.rest == [], "\(name): heard more")
                    let entries = try journal()["entries"].arrayValue ?? []
                    #expect(entries.filter { $0["outcome"] == "defect" } == [], "\(name): the mock answered what it should not")
                }
            }

            /// Reads a URL, or fails the test.
            func link(_ text: String, path: [String: String] = [:], query: KeyValuePairs<String, String?> = [:]) throws -> URL {
                try #require(buildURL(text, path: path, query: query))
            }

            """#,
        "tests/endpoints": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            {{#imports}}
            import {{.}}
            {{/imports}}

            /// Every endpoint of the mock, called over the wire.
            struct EndpointTests {
                static let calls: [WireCall] = [
                    {{#calls}}
                    {{>tests/lines}}
                    {{/calls}}
                ]

                @Test(arguments: calls)
                func callThatFitsIsUnderstood(_ call: WireCall) throws {
                    let service = {{mock}}.service()
                    let reply = try call.send(to: service, session: "fits")
                    #expect(reply.response.status.code != 404 || !Self.isUnmatched(reply))
                    #expect(reply.response.status.code < 500)
                    let counted = try Self.control("counters", service, "fits")
                    let outcomes = try #require(counted["endpoints", call.endpoint].objectValue)
                    #expect(outcomes.names.allSatisfy { $0 != "defect" && $0 != "invalid" }, "\(outcomes.names)")
                }

                @Test("no endpoint is left out, and no error of one")
                func nothingIsLeftOut() {
                    for endpoint in {{mock}}.system.endpoints where endpoint.scheme == nil {
                        #expect(Self.calls.contains { $0.endpoint == endpoint.name }, "\(endpoint.name)")
                        {{#hasErrors}}
                        let tried = Set(Self.errors.filter { $0.endpoint == endpoint.name }.map(\.error))
                        #expect(endpoint.errors.filter { !tried.contains($0.name) }.map(\.name) == [], "\(endpoint.name)")
                        {{/hasErrors}}
                    }
                }

                @Test(arguments: calls)
                func callWithoutAParameterIsRefused(_ call: WireCall) throws {
                    for parameter in call.parameters where parameter.isRequired && !parameter.isConstant && parameter.location != .path {
                        let service = {{mock}}.service()
                        _ = try call.without(parameter.name).send(to: service, session: "missing")
                        let outcomes = try Self.control("counters", service, "missing")["endpoints", call.endpoint].objectValue?.names
                        #expect(outcomes == [call.onInvalid ?? "invalid"], "\(parameter.name)")
                    }
                }

                @Test(arguments: calls)
                func callWithAnotherConstantIsAnother(_ call: WireCall) throws {
                    for parameter in call.parameters where parameter.isRequired && parameter.isConstant {
                        let service = {{mock}}.service()
                        _ = try call.with(parameter.name, "no-such-value").send(to: service, session: "constant")
                        let counted = try Self.control("counters", service, "constant")
                        let all = counted["endpoints"].objectValue?.flatMap { $0.value.objectValue?.names ?? [] } ?? []
                        #expect(!all.isEmpty && !all.contains("ok"), "\(parameter.name): \(all)")
                    }
                }

                @Test(arguments: calls)
                func secretsStayOutOfTheJournal(_ call: WireCall) throws {
                    let service = {{mock}}.service()
                    var secret = call
                    for parameter in call.parameters where parameter.isSecret && !parameter.isConstant {
                        secret = secret.with(parameter.name, .string("hush-\(parameter.name)"))
                    }
                    _ = try secret.send(to: service, session: "secrets")
                    let text = try Self.control("journal", service, "secrets").description
                    #expect(text.contains(call.endpoint))
                    #expect(!text.contains("hush-"))
                }
                {{#hasErrors}}

                static let errors: [WireError] = [
                    {{#errors}}
                    {{.}}
                    {{/errors}}
                ]

                @Test(arguments: errors)
                func errorTravelsAsDocumented(_ error: WireError) throws {
                    let service = {{mock}}.service()
                    let call = try #require(Self.calls.first { $0.endpoint == error.endpoint })
                    let fault: JSONValue = ["endpoint": .string(error.endpoint), "error": .string(error.error)]
                    _ = try Self.control("faults", service, "faults", body: fault)
                    let reply = try call.send(to: service, session: "faults")
                    #expect(reply.response.status.code == error.status)
                    for (path, text) in error.fields { #expect(try WireError.value(path, in: reply) == text) }
                }
                {{/hasErrors}}

                private static func isUnmatched(_ reply: MockReply) -> Bool { String(decoding: reply.body, as: UTF8.self).contains("hint") }

                /// Asks the control interface of a session.
                static func control(_ path: String, _ service: MockService, _ session: String, body: JSONValue? = nil) throws -> JSONValue {
                    let method: HTTPRequest.Method = body == nil ? .get : .post
                    var request = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: "/s/\(session)/__mock/\(path)")
                    if body != nil { request.headerFields[.contentType] = "application/json" }
                    let reply = service.answer(request, body: body?.encoded() ?? [])
                    return try JSONValue(parsing: reply.body)
                }
            }

            """#,
        "tests/errors": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            {{#imports}}
            import {{.}}
            {{/imports}}

            @testable import {{module}}

            /// Every documented error arrives as the error that it is.
            struct ErrorTests {
                private struct Row: Sendable {
                    let endpoint: String
                    let error: String
                    let call: @Sendable (ClientEnvironment) async throws -> Void
                    let isExpected: @Sendable (any Error) -> Bool
                }

                @Test("every error of every endpoint that the client calls arrives typed")
                func errorsOfEndpointsArriveTyped() async throws {
                    for row in Self.rows {
                        let error = try await error(row)
                        let isExpected = error.map(row.isExpected) ?? false
                        #expect(isExpected, "\(row.error) of \(row.endpoint) arrives as \(error.map { "\($0)" } ?? "nothing")")
                    }
                    print("{{module}}: {{typedCount}} errors of endpoints arrive typed")
                }
                {{#hasDocumented}}

                /// How an error is provoked.
                private enum Provocation {
                    /// The mock is told to answer it.
                    case mock
                    /// A scenario comes to it.
                    case scenario(String)
                    /// It cannot be, for that reason.
                    case nothing(String)
                }

                private struct Documented {
                    let name: String
                    let error: any DocumentedError
                    let provoked: Provocation
                }

                @Test("every documented error of the system is provoked and arrives typed")
                func documentedErrorsArriveTyped() async throws {
                    var arrived = 0
                    var lines: [String] = []
                    for documented in Self.documented {
                        let (way, isThere) = try await provoke(documented)
                        if isThere { arrived += 1 }
                        #expect(isThere, "nothing provokes \(documented.name)")
                        let code = String(documented.error.errorCode)
                        let name = documented.name.padding(toLength: max(48, documented.name.count), withPad: " ", startingAt: 0)
                        lines.append("  \(String(repeating: " ", count: max(0, 8 - code.count)))\(code)  \(name)  \(way)")
                    }
                    lines.insert("{{module}}: \(arrived) of \(Self.documented.count) documented errors are accounted for", at: 0)
                    print(lines.joined(separator: "\n"))
                }

                /// How an error is provoked, in words, and whether it arrives; one that nothing can raise wants a reason.
                private func provoke(_ documented: Documented) async throws -> (way: String, isThere: Bool) {
                    switch documented.provoked {
                    case .mock:
                        var isThere = false
                        for row in Self.rows where row.isExpected(documented.error) {
                            isThere = try await error(row).map(row.isExpected) ?? false
                            if isThere { break }
                        }
                        return ("mock", isThere)
                    case .scenario(let name):
                        try await tell(name)
                        return ("scenario \(name)", true)
                    case .nothing(let reason): return (reason.isEmpty ? "nothing" : "nothing: \(reason)", !reason.isEmpty)
                    }
                }

                /// Has a scenario happen: what it expects and does not see fails this test, too.
                private func tell(_ name: String) async throws {
                    let (_, settings, body) = try #require(SocketTests.scenarios.first { $0.name == name })
                    let device = try Device({{mock}}.service(), session: name, settings: settings)
                    try await device.run { try await body(device) }
                    try await device.finish(name)
                }

                private static let documented: [Documented] = [
                    {{#documented}}
                    {{>tests/lines}}
                    {{/documented}}
                ]
                {{/hasDocumented}}

                /// What the client throws when the mock is told to fail so.
                private func error(_ row: Row) async throws -> (any Error)? {
                    let harness = try MockHarness({{mock}}.system)
                    let fault: JSONValue = ["endpoint": .string(row.endpoint), "error": .string(row.error)]
                    var request = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/__mock/faults")
                    request.headerFields[.contentType] = "application/json"
                    let reply = harness.service.answer(request, body: fault.encoded())
                    try #require(reply.response.status.code == 201)
                    do {
                        try await row.call(harness.environment)
                        return nil
                    } catch {
                        {{#hasDetails}}
                        return (error as? FailureDetails)?.error ?? error
                        {{/hasDetails}}
                        {{#hasNoDetails}}
                        return error
                        {{/hasNoDetails}}
                    }
                }

                private static let rows: [Row] = [
                    {{#typed}}
                    {{>tests/typed-error}}
                    {{/typed}}
                ]
            }

            /// Calls of the client's endpoints with any values.
            private enum Samples {
                {{#samples}}
                {{>tests/sample}}

                {{/samples}}
            }

            """#,
        "tests/event-log": #"""
            extension CallLog {
                /// Notes an event as the call that it stands for.
                func note(_ event: {{element}}) {
                    switch event {
                    {{#cases}}
                    {{>tests/noted-event}}
                    {{/cases}}
                    }
                }
                {{#isAwaited}}

                /// Notes what an awaited method answers or throws, as though a delegate had been told.
                func note(_ call: () async throws -> {{element}}) async {
                    do {
                        note(try await call())
                    {{#failures}}
                    {{>tests/noted-event}}
                    {{/failures}}
                    } catch {
                        Issue.record(error)
                    }
                }
                {{/isAwaited}}
            }
            {{#isRegistered}}

            extension {{sequence}} {
                /// A delegate whose events are noted.
                static func noted(in log: CallLog) -> {{sequence}} {
                    {{#following}}
                    {{.}}
                    {{/following}}
                    log.follow { [weak log] in
                        for await event in events { log?.note(event) }
                    }
                    return events
                }
            }
            {{/isRegistered}}

            """#,
        "tests/event-scenarios": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import ClientRuntime
            import MockClient
            import MockRuntime
            import Testing

            @testable import {{module}}

            {{#hasTwins}}
            /// The scenarios of an app that awaits the methods which tell delegates how a call ended.
            enum TwinScenarios {
                {{#twinScenarios}}
                {{>tests/scenario}}

                {{/twinScenarios}}
            }

            /// Each of those methods, awaited by a task that is cancelled.
            enum CancelledCalls {
                {{#cancellations}}
                {{>tests/scenario}}

                {{/cancellations}}
            }

            {{/hasTwins}}
            {{#hasEventScenarios}}
            /// The scenarios of an app that reads in a loop what its delegate is told.
            enum EventScenarios {
                {{#eventScenarios}}
                {{>tests/scenario}}

                {{/eventScenarios}}
            }

            {{/hasEventScenarios}}

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
            private func run(_ name: String, settings: [String: String] = [:], _ body: @Sendable (Device) async throws -> Void) async throws {
                let device = try Device({{mock}}.service(), session: name, settings: settings)
                try await device.run { try await body(device) }
                try await device.finish(name)
            }

            """#,
        "tests/events": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import ClientRuntime
            import MockRuntime
            import Testing

            @testable import {{module}}

            {{#eventLogs}}
            {{>tests/event-log}}

            {{/eventLogs}}
            {{#hasCancellations}}
            extension Device {
                /// A call ends with `CancellationError` when its task is cancelled: before it begins, and while it waits for an endpoint.
                func cancelled<Answer: Sendable>(
                    waitingFor endpoint: String? = nil,
                    _ call: @escaping @Sendable () async throws -> Answer
                ) async throws {
                    await #expect(throws: CancellationError.self) {
                        let early = Task {
                            withUnsafeCurrentTask { $0?.cancel() }
                            return try await call()
                        }
                        _ = try await early.value
                    }
                    guard let endpoint else { return }
                    try fault(endpoint, ["latencyMillis": 60_000], count: 1)
                    await #expect(throws: CancellationError.self) {
                        let late = Task { try await call() }
                        late.cancel()
                        _ = try await late.value
                    }
                }
            }

            {{/hasCancellations}}

            """#,
        "tests/fact-tests": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import ClientRuntime
            import MockRuntime
            import Testing

            @testable import {{module}}

            /// Client and mock say what the documents state.
            struct FactTests {
                {{#facts}}
                {{>tests/fact}}

                {{/facts}}
            }

            """#,
        "tests/fact": #"""
            @Test({{title}})
            func {{name}}() throws {
                {{#lines}}
                {{.}}
                {{/lines}}
            }

            """#,
        "tests/facts": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            {{#imports}}
            import {{.}}
            {{/imports}}

            /// A request that a client may send.
            struct DocumentedRequest: Sendable {
                /// Method and URL, with placeholders.
                let template: String
                /// What it may carry in its query or body: the only values of each, none for any.
                let parameters: [String: [String]]

                init(_ template: String, _ parameters: [String: [String]] = [:]) {
                    self.template = template
                    self.parameters = parameters
                }

                /// Whether the documents know what a request carries.
                func knows(_ name: String, _ value: String) -> Bool {
                    guard let values = parameters[name] else { return false }
                    return values.isEmpty || values.contains(value)
                }
            }

            /// What the documents state, spelled out.
            enum Facts {
                private static let requests: [DocumentedRequest] = [
                    {{#requests}}
                    {{.}}
                    {{/requests}}
                ]

                /// Fails the test for a request that no document knows, or that carries what none does.
                static func check(_ request: HTTPRequest, body: [UInt8]) {
                    let text = text(request)
                    guard let documented = requests.first(where: { isInstance(text, of: $0.template) }) else {
                        Issue.record("\(text) is not documented")
                        return
                    }
                    // A placeholder in front stands for the app's own address: what it takes is the app's business.
                    if documented.template.contains(" {") { return }
                    for (name, value) in carried(by: request, body) {
                        #expect(documented.knows(name, value), "\(name)=\(value) is not documented for \(text)")
                    }
                }

                /// Names and values of its query and of its body.
                static func carried(by request: HTTPRequest, _ body: [UInt8]) -> [(String, String)] {
                    let query = (request.path ?? "").split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
                    let inQuery = FormFields(parsing: query).fields.map { ($0.name, $0.value) }
                    let type = request.headerFields[.contentType] ?? ""
                    if type.hasPrefix("application/json") {
                        let members = (try? JSONValue(parsing: body))?.objectValue ?? [:]
                        return inQuery + members.map { ($0.name, $0.value.wireText) }
                    }
                    let isForm = type.hasPrefix("application/x-www-form-urlencoded")
                    return inQuery + (isForm ? FormFields(parsing: body).fields.map { ($0.name, $0.value) } : [])
                }

                /// Whether a request is one of those with these methods and URLs.
                static func matches(_ request: HTTPRequest, oneOf templates: [String]) -> Bool {
                    let text = text(request)
                    return templates.contains { isInstance(text, of: $0) }
                }

                private static func text(_ request: HTTPRequest) -> String {
                    let path = (request.path ?? "/").prefix { $0 != "?" }
                    return "\(request.method.rawValue) \(request.scheme ?? "")://\(request.authority ?? "")\(path)"
                }

                /// Whether a request is one of a template's: a part with a placeholder may be anything.
                private static func isInstance(_ text: String, of template: String) -> Bool {
                    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
                    let wanted = template.split(separator: "/", omittingEmptySubsequences: false)
                    if wanted.first?.contains("{") == true { return hasSuffix(parts, wanted) }
                    return parts.count == wanted.count && zip(parts, wanted).allSatisfy { isInstance($0, ofPart: $1) }
                }

                private static func isInstance(_ part: Substring, ofPart wanted: Substring) -> Bool {
                    guard let start = wanted.firstIndex(of: "{"), let end = wanted.lastIndex(of: "}") else { return part == wanted }
                    return part.hasPrefix(wanted[..<start]) && part.hasSuffix(wanted[wanted.index(after: end)...])
                }

                /// A placeholder in front stands for a whole address.
                private static func hasSuffix(_ parts: [Substring], _ wanted: [Substring]) -> Bool {
                    let rest = wanted.dropFirst()
                    guard parts.count >= rest.count else { return false }
                    return zip(parts.suffix(rest.count), rest).allSatisfy { isInstance($0, ofPart: $1) }
                }

                static func endpoint(_ name: String) throws -> MockEndpoint {
                    try #require({{mock}}.system.endpoints.first { $0.name == name })
                }

                static func record(_ name: String) throws -> RecordType {
                    try #require({{mock}}.system.records.first { $0.name == name })
                }

                /// What is registered of the app.
                static func app(_ name: String) throws -> AppValue {
                    try #require({{mock}}.system.app.first { $0.name == name })
                }
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

            /// A call that the mock makes, with values that fit, and the app's server for it.
            struct InboundCall: Sendable, CustomTestStringConvertible {
                typealias Work = @Sendable () async throws -> Void
                typealias Answer = @Sendable (HTTPRequest, [UInt8], any ClientClock, @escaping Work) async -> HTTPResponse

                let endpoint: String
                let values: JSONObject
                /// Those that have to be there, and those with a closed set of values.
                let required: [String]
                let closed: [String]
                /// What is registered and the vendor shows, to be known by.
                let shown: [String]
                /// Seconds in which the app's server has to answer.
                let limit: Double?
                private let answering: Answer

                init(
                    _ endpoint: String,
                    values: JSONObject,
                    required: [String],
                    closed: [String],
                    shown: [String],
                    limit: Double?,
                    answering: @escaping Answer
                ) {
                    self.endpoint = endpoint
                    self.values = values
                    self.required = required
                    self.closed = closed
                    self.shown = shown
                    self.limit = limit
                    self.answering = answering
                }

                var testDescription: String { endpoint }

                /// Has the app's server answer; `receive` is what the app does.
                func answer(
                    _ request: HTTPRequest,
                    _ body: [UInt8],
                    by clock: any ClientClock = SystemClock(),
                    _ receive: @escaping Work
                ) async -> HTTPResponse {
                    await answering(request, body, clock, receive)
                }
            }

            /// A request on its way to an app's server.
            struct SentCall: Sendable {
                var request: HTTPRequest
                var body: [UInt8]

                /// The same with another value of a parameter, or without it, wherever it stands.
                func with(_ name: String, _ value: String?) throws -> SentCall {
                    var copy = self
                    if let header = HTTPField.Name(name), request.headerFields[header] != nil { copy.request.headerFields[header] = value }
                    let parts = (request.path ?? "/").split(separator: "?", maxSplits: 1)
                    if parts.count > 1 { copy.request.path = "\(parts[0])?\(Self.form(FormFields(parsing: parts[1]), name, value))" }
                    guard !body.isEmpty else { return copy }
                    if var object = try? JSONValue(parsing: body).objectValue {
                        object[name] = value.map(JSONValue.string)
                        copy.body = JSONValue.object(object).encoded()
                    } else {
                        copy.body = Array(Self.form(FormFields(parsing: body), name, value).utf8)
                    }
                    return copy
                }

                private static func form(_ form: FormFields, _ name: String, _ value: String?) -> String {
                    FormFields(
                        form.fields.compactMap { field in
                            guard field.name == name else { return field }
                            return value.map { FormFields.Field(name: name, value: $0) }
                        }
                    ).encoded
                }
            }

            """#,
        "tests/lines": #"""
            {{#lines}}
            {{.}}
            {{/lines}}

            """#,
        "tests/log": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import ClientRuntime
            import Testing

            /// One call of a delegate.
            struct Heard: @unchecked Sendable, CustomStringConvertible {
                let method: String
                private let values: [String: Any]

                init(_ method: String, _ values: [String: Any?]) {
                    self.method = method
                    self.values = values.compactMapValues { $0 }
                }

                /// The method and what it was given, errors in words.
                var description: String {
                    let words = values.sorted { $0.key < $1.key }.map { name, value in
                        "\(name): \((value as? any Error)?.localizedDescription ?? "\(value)")"
                    }
                    return "\(method) [\(words.joined(separator: ", "))]"
                }

                /// What was given under that name; nil where it was nil.
                subscript(_ name: String) -> Any? { values[name] }
            }

            /// What delegates and observers heard, in order, and what delegates do then.
            final class CallLog: Sendable {
                private struct State {
                    var calls: [Heard] = []
                    var posted: [String] = []
                    var reactions: [String: @Sendable (Heard) -> Void] = [:]
                    var answers: [String: any Sendable] = [:]
                    var following: [Task<Void, Never>] = []
                }

                private let state = Locked(State())

                deinit { for task in state.value.following { task.cancel() } }

                /// Does something in the background as long as the log is there.
                func follow(_ body: @escaping @Sendable () async -> Void) {
                    let task = Task { await body() }
                    state.withLock { $0.following.append(task) }
                }

                func note(_ method: String, _ values: [String: Any?]) {
                    let heard = Heard(method, values)
                    let reaction = state.withLock { state in
                        state.calls.append(heard)
                        return state.reactions[method]
                    }
                    reaction?(heard)
                }

                /// From now on the delegate does this inside the method.
                func react(_ method: String, _ reaction: @escaping @Sendable (Heard) -> Void) { state.withLock { $0.reactions[method] = reaction } }

                /// From now on the delegate's method answers this.
                func answer(_ method: String, _ value: some Sendable) { state.withLock { $0.answers[method] = value } }

                func answer<T>(of method: String, _ type: T.Type) -> T? { state.withLock { $0.answers[method] } as? T }

                /// The next call, as soon as there is one.
                func next() async -> Heard? {
                    for _ in 0..<2000 {
                        if let first = state.withLock({ $0.calls.isEmpty ? nil : $0.calls.removeFirst() }) { return first }
                        try? await Task.sleep(for: .milliseconds(1))
                    }
                    return nil
                }

                /// What nobody looked at.
                var rest: [String] { state.withLock { $0.calls.map(\.method) + $0.posted } }

                // MARK: - Notifications

                func observe(_ center: NotificationCenter, _ names: [String]) {
                    for name in names {
                        _ = center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { [state] _ in
                            state.withLock { $0.posted.append(name) }
                        }
                    }
                }

                /// The next notification, which must be this one.
                func posted(_ name: String, at location: SourceLocation = #_sourceLocation) {
                    let first = state.withLock { $0.posted.isEmpty ? nil : $0.posted.removeFirst() }
                    #expect(first == name, sourceLocation: location)
                }
            }

            /// What a handler was given.
            final class Answer<Value>: Sendable {
                private struct Given: @unchecked Sendable {
                    let value: Value
                }

                private let given: Locked<Given?> = Locked(nil)

                /// Set once, by the handler.
                var value: Value? {
                    get { given.value?.value }
                    set { given.value = newValue.map { Given(value: $0) } }
                }

                /// The value, as soon as there is one: what waits for the app's answer does not hold up the device.
                func given() async -> Value? {
                    for _ in 0..<2000 where given.value == nil { try? await Task.sleep(for: .milliseconds(1)) }
                    return value
                }
            }

            /// A call of the app's that goes on while the scenario does.
            final class Started<Value: Sendable>: Sendable {
                private let outcome: Locked<Result<Value, any Error>?>
                private let task: Task<Void, Never>

                init(_ call: @escaping @Sendable () async throws -> Value) {
                    let outcome: Locked<Result<Value, any Error>?> = Locked(nil)
                    self.outcome = outcome
                    task = Task {
                        do {
                            let value = try await call()
                            outcome.value = .success(value)
                        } catch {
                            outcome.value = .failure(error)
                        }
                    }
                }

                func cancel() { task.cancel() }

                /// What the call came to, as soon as it has; one that goes on fails the test.
                @discardableResult
                func ended(at location: SourceLocation = #_sourceLocation) async throws -> Value {
                    for _ in 0..<2000 where outcome.value == nil { try await Task.sleep(for: .milliseconds(1)) }
                    return try #require(outcome.value, "the call goes on", sourceLocation: location).get()
                }
            }

            """#,
        "tests/method-sample": #"""
            /// {{title}}
            {{#head}}
            {{.}}
            {{/head}}
                {{#body}}
                {{.}}
                {{/body}}
            }

            """#,
        "tests/noted-event": #"""
            {{head}}
                {{#lines}}
                {{.}}
                {{/lines}}

            """#,
        "tests/opener": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import ClientRuntime
            import MockClient
            import MockRuntime

            /// The other apps of the device: those that are installed, played by the mock.
            final class DeviceOpener: URLOpener {
                private struct State {
                    var apps: Set<String> = []
                    var broken: Set<String> = []
                    var opened: [URL] = []
                    var callback: URL?
                }

                private let inner: MockOpener
                private let state = Locked(State())

                init(_ service: MockService, session: String, person: MockPerson) {
                    inner = MockOpener(service, session: session, person: person)
                    inner.onReturn { [state] url in state.withLock { $0.callback = url } }
                }

                var apps: Set<String> {
                    get { state.withLock { $0.apps } }
                    set { state.withLock { $0.apps = newValue } }
                }

                /// Those that do not open after all.
                var broken: Set<String> {
                    get { state.withLock { $0.broken } }
                    set { state.withLock { $0.broken = newValue } }
                }

                var opened: [URL] { state.withLock { $0.opened } }
                var callback: URL? { state.withLock { $0.callback } }

                func canOpen(_ url: URL) -> Bool { url.scheme.map { apps.contains($0) } ?? false }

                func open(_ url: URL) async -> Bool {
                    state.withLock { $0.opened.append(url) }
                    let isWeb = url.scheme == "https" || url.scheme == "http"
                    guard isWeb || canOpen(url), !broken.contains(url.scheme ?? "") else { return false }
                    _ = await inner.open(url)
                    return true
                }
            }

            /// A browser that remembers where it went.
            final class DeviceBrowser: WebAuthenticator {
                private let inner: MockBrowser
                private let last: Locked<URL?> = Locked(nil)

                init(_ inner: MockBrowser) { self.inner = inner }

                var visited: URL? { last.value }

                func authenticate(_ url: URL, callbackScheme: String) async throws -> URL? {
                    last.value = url
                    return try await inner.authenticate(url, callbackScheme: callbackScheme)
                }
            }

            /// Sends requests on, and fails the test for one that no document knows.
            struct DocumentedTransport: Transport {
                let reachesMock = true
                private let inner: any Transport
                private let unsent: UnsentRequests
                private let held: HeldAnswers

                init(_ inner: any Transport, _ unsent: UnsentRequests, _ held: HeldAnswers) {
                    self.inner = inner
                    self.unsent = unsent
                    self.held = held
                }

                func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
                    try await checked(request, body) { try await inner.send(request, body: body) }
                }

                func sendOnce(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
                    try await checked(request, body) { try await inner.sendOnce(request, body: body) }
                }

                private func checked<Answer: Sendable>(
                    _ request: HTTPRequest,
                    _ body: [UInt8],
                    _ answer: () async throws -> Answer
                ) async throws -> Answer {
                    Facts.check(request, body: body)
                    if let error = unsent.take(request) { throw error }
                    let answer = try await answer()
                    try await held.pass(request)
                    return answer
                }
            }

            /// Answers that arrive when the scenario says so, and not before.
            final class HeldAnswers: Sendable {
                private struct Entry {
                    let requests: [String]
                    let released: Event<Void>
                    var count: Int
                }

                private let entries: Locked<[Entry]> = Locked([])

                func hold(_ requests: [String], count: Int) {
                    entries.withLock { $0.append(Entry(requests: requests, released: Event(), count: count)) }
                }

                func release(_ requests: [String]) {
                    let events = entries.withLock { entries in
                        let held = entries.filter { $0.requests == requests }
                        entries.removeAll { $0.requests == requests }
                        return held.map(\.released)
                    }
                    for event in events { event.send(()) }
                }

                /// Waits where the answer to that request is held. Others of the app's work may come to rest meanwhile.
                func pass(_ request: HTTPRequest) async throws {
                    let event = entries.withLock { entries -> Event<Void>? in
                        guard let place = entries.firstIndex(where: { $0.count > 0 && Facts.matches(request, oneOf: $0.requests) }) else { return nil }
                        entries[place].count -= 1
                        return entries[place].released
                    }
                    guard let event else { return }
                    try await ClientEnvironment.current.wait(for: event)
                    event.send(())
                }
            }

            /// Requests that end on the device, and how.
            final class UnsentRequests: Sendable {
                private struct Entry {
                    let requests: [String]
                    let error: TransportError
                    var count: Int
                }

                private let entries: Locked<[Entry]> = Locked([])

                func add(_ requests: [String], _ error: TransportError, count: Int) {
                    entries.withLock { $0.append(Entry(requests: requests, error: error, count: count)) }
                }

                /// The error of a request that is one of these, once for each that was asked for.
                func take(_ request: HTTPRequest) -> TransportError? {
                    entries.withLock { entries in
                        guard let place = entries.firstIndex(where: { $0.count > 0 && Facts.matches(request, oneOf: $0.requests) }) else { return nil }
                        entries[place].count -= 1
                        return entries[place].error
                    }
                }
            }

            /// Sends requests to a mock that listens, the documented hosts dropped.
            ///
            /// Each goes over a connection of its own: what sends again when a connection that it reused was cut would hide the cut.
            struct SocketTransport: Transport {
                /// `http://127.0.0.1:8080`
                let address: String
                let session: String

                func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
                    try await URLSessionTransport().send(addressed(request), body: body)
                }

                func sendOnce(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
                    try await URLSessionTransport().sendOnce(addressed(request), body: body)
                }

                private func addressed(_ request: HTTPRequest) -> HTTPRequest {
                    var request = request
                    let parts = address.split(separator: "/", omittingEmptySubsequences: true)
                    request.scheme = parts.first.map { String($0.dropLast()) }
                    request.authority = parts.last.map(String.init)
                    request.path = "/s/\(session)\(request.path ?? "/")"
                    return request
                }
            }

            """#,
        "tests/recorded": #"""
            {{#head}}
            {{.}}
            {{/head}}
                {{#body}}
                {{.}}
                {{/body}}
            }

            """#,
        "tests/recorder": #"""
            /// Notes what `{{protocol}}` hears.
            final class {{name}}: {{parents}}, Sendable {
                private let log: CallLog

                init(_ log: CallLog) { self.log = log }

                {{#methods}}
                {{>tests/recorded}}

                {{/methods}}
            }

            """#,
        "tests/recorders": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import ClientRuntime

            @testable import {{module}}

            {{#recorders}}
            {{>tests/recorder}}

            {{/recorders}}

            """#,
        "tests/sample": #"""
            static func {{name}}(_ environment: ClientEnvironment) async throws {
                {{#lines}}
                {{.}}
                {{/lines}}
            }

            """#,
        "tests/samples": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import {{module}}

            /// The samples of the reference. Nothing calls them: that they compile is what matters.
            enum ReferenceSamples {
                {{#methodSamples}}
                {{>tests/method-sample}}

                {{/methodSamples}}
            }

            """#,
        "tests/scenario-entry": #"""
            {{#entry}}
            {{.}}
            {{/entry}}

            """#,
        "tests/scenario-test": #"""
            @Test({{title}})
            func {{name}}() async throws {
                {{#call}}
                {{.}}
                {{/call}}
            }

            """#,
        "tests/scenario": #"""
            {{#documentation}}
            {{.}}
            {{/documentation}}
            {{#hasResult}}
            @discardableResult
            {{/hasResult}}
            static func {{name}}(_ device: Device) async throws {{result}}{
                {{#body}}
                {{.}}
                {{/body}}
            }

            """#,
        "tests/scenarios": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import ClientRuntime
            import MockClient
            import MockRuntime
            import Testing

            @testable import {{module}}

            /// What happens on a device, step by step.
            enum Scenarios {
                {{#scenarios}}
                {{>tests/scenario}}

                {{/scenarios}}
            }

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
                private func run(_ name: String, settings: [String: String] = [:], _ body: @Sendable (Device) async throws -> Void) async throws {
                    let device = try Device({{mock}}.service(), session: name, settings: settings)
                    try await device.run { try await body(device) }
                    try await device.finish(name)
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
                        let device = try Device(service, session: name, settings: settings, address: address)
                        try await device.run { try await body(device) }
                        try await device.finish(name)
                        answers.formUnion(try device.answers())
                    }
                    {{#hasScenarios}}
                    expectEvery(answers.union(try answersToCalls(service)))
                    {{/hasScenarios}}
                }
                {{#hasScenarios}}

                /// The answers to calls without a client: some endpoints are for other servers.
                private func answersToCalls(_ service: MockService) throws -> Set<String> {
                    let device = try Device(service, session: "without-a-client")
                    for call in EndpointTests.calls { _ = try call.send(to: service, session: device.session.name) }
                    return try device.answers()
                }

                /// Whether the mock was seen to give each documented answer of each endpoint. What does not conform to the documents is none.
                private func expectEvery(_ answers: Set<String>) {
                    for endpoint in {{mock}}.system.endpoints {
                        for name in [""] + endpoint.alternatives.keys.sorted() {
                            #expect(answers.contains("\(endpoint.name) \(name)"), "nothing gets the answer \"\(name)\" of \(endpoint.name)")
                        }
                    }
                }
                {{/hasScenarios}}

                typealias Entry = (name: String, settings: [String: String], body: @Sendable (Device) async throws -> Void)

                static let scenarios: [Entry] = [
                    {{#scenarios}}
                    {{>tests/scenario-entry}}
                    {{/scenarios}}
                ]
            }

            """#,
        "tests/typed-error": #"""
            Row(endpoint: {{endpoint}}, error: {{error}}, call: Samples.{{sample}}) {
                $0 as? {{type}} == {{expected}}
            },

            """#,
        "tests/wire": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import ClientRuntime
            import MockRuntime
            import Testing

            /// One parameter of a call, with a value that fits.
            struct WireParameter: Sendable {
                let location: ParameterLocation
                let name: String
                var value: JSONValue
                let isRequired: Bool
                let isConstant: Bool
                let isSecret: Bool
                let scheme: String?

                init(
                    _ location: ParameterLocation,
                    _ name: String,
                    _ value: JSONValue,
                    isRequired: Bool = true,
                    isConstant: Bool = false,
                    isSecret: Bool = false,
                    scheme: String? = nil
                ) {
                    self.location = location
                    self.name = name
                    self.value = value
                    self.isRequired = isRequired
                    self.isConstant = isConstant
                    self.isSecret = isSecret
                    self.scheme = scheme
                }
            }

            /// A call of an endpoint over the wire, without a client.
            struct WireCall: Sendable, CustomTestStringConvertible {
                let endpoint: String
                let method: String
                let path: String
                var parameters: [WireParameter]
                /// The error for a parameter that is missing or wrong, where one is documented.
                let onInvalid: String?

                init(_ endpoint: String, method: String, path: String, parameters: [WireParameter], onInvalid: String? = nil) {
                    self.endpoint = endpoint
                    self.method = method
                    self.path = path
                    self.parameters = parameters
                    self.onInvalid = onInvalid
                }

                var testDescription: String { endpoint }

                func without(_ name: String) -> WireCall {
                    var copy = self
                    copy.parameters.removeAll { $0.name == name }
                    return copy
                }

                func with(_ name: String, _ value: JSONValue) -> WireCall {
                    var copy = self
                    for index in copy.parameters.indices where copy.parameters[index].name == name { copy.parameters[index].value = value }
                    return copy
                }

                func send(to service: MockService, session: String) throws -> MockReply {
                    var target = "/s/\(session)\(path.hasPrefix("/") ? "" : "/")\(path)"
                    var fields = HTTPFields()
                    for parameter in parameters {
                        let text = parameter.value.wireText
                        if parameter.location == .path { target = target.replacingOccurrences(of: "{\(parameter.name)}", with: text) }
                        guard parameter.location == .header, let name = HTTPField.Name(parameter.name) else { continue }
                        fields[name] = parameter.scheme.map { "\($0) \(text)" } ?? text
                    }
                    let query = form(.query)
                    if !query.isEmpty { target += "?\(query)" }
                    let body = body(&fields)
                    let verb = try #require(HTTPRequest.Method(method))
                    let request = HTTPRequest(method: verb, scheme: "http", authority: "localhost", path: target, headerFields: fields)
                    return service.answer(request, body: body)
                }

                private func form(_ location: ParameterLocation) -> String {
                    FormFields(parameters.filter { $0.location == location }.map { FormFields.Field(name: $0.name, value: $0.value.wireText) }).encoded
                }

                private func body(_ fields: inout HTTPFields) -> [UInt8] {
                    if parameters.contains(where: { $0.location == .form }) {
                        fields[.contentType] = "application/x-www-form-urlencoded"
                        return Array(form(.form).utf8)
                    }
                    let members = parameters.filter { $0.location == .json }
                    guard !members.isEmpty else { return [] }
                    fields[.contentType] = "application/json"
                    return JSONValue.object(JSONObject(members.map { ($0.name, $0.value) })).encoded()
                }
            }

            /// A documented error of an endpoint, and what the wire shows of it.
            struct WireError: Sendable, CustomTestStringConvertible {
                let endpoint: String
                let error: String
                let status: Int
                /// Values by path, as text.
                let fields: [String: String]

                init(_ endpoint: String, _ error: String, status: Int, fields: [String: String]) {
                    self.endpoint = endpoint
                    self.error = error
                    self.status = status
                    self.fields = fields
                }

                var testDescription: String { "\(endpoint) \(error)" }

                /// What a reply says at a path of its body, or in the query of where it leads.
                static func value(_ path: String, in reply: MockReply) throws -> String? {
                    if let location = reply.response.headerFields[.location] { return URL(string: location)?.queryValue(path) }
                    let body = try JSONValue(parsing: reply.body)
                    let value = path.split(separator: ".").reduce(body) { $0[String($1)] }
                    return value.isNull ? nil : value.wireText
                }
            }

            """#,
        "tests/words": #"""
            {{#head}}
            {{>mock/head}}
            {{/head}}

            import MockRuntime

            /// What a mock takes and answers, in words, so that a test can spell out all that is documented of it.
            extension Facts {
                static func words(_ parameter: MockParameter) -> String {
                    let constant = parameter.constant.map { ", always \($0.wireText)" } ?? ""
                    let scheme = parameter.scheme.map { ", after \($0)" } ?? ""
                    return "\(parameter.location.rawValue) \(words(parameter.field))\(constant)\(scheme)"
                }

                static func words(_ response: MockResponse) -> [String] {
                    switch response.body {
                    case .empty: ["\(response.status), nothing"]
                    case .text: ["\(response.status), text"]
                    case .redirect(let fields): ["\(response.status), redirect"] + words(fields)
                    case .json(let type, let prefix, let suffix):
                        ["\(response.status), \(prefix)\(type.name)\(suffix)"] + words(inside: type, prefix: "")
                    }
                }

                static func words(_ record: RecordType) -> [String] {
                    ["by \(record.key)\(record.isEditable ? ", editable" : "")"] + words(record.fields)
                }

                static func words(_ value: AppValue) -> String { "\(value.name) = \(value.value.wireText)\(value.isSecret ? ", secret" : "")" }

                private static func words(_ fields: [ValueField], prefix: String = "") -> [String] {
                    fields.flatMap { ["\(prefix)\(words($0))"] + words(inside: $0.type, prefix: "\(prefix)\($0.name).") }
                }

                private static func words(inside type: ValueType, prefix: String) -> [String] {
                    switch type {
                    case .object(let fields): words(fields, prefix: prefix)
                    case .array(let element): words(inside: element, prefix: prefix)
                    default: []
                    }
                }

                private static func words(_ field: ValueField) -> String {
                    var text = "\(field.name): \(name(of: field.type))"
                    if !field.isRequired { text += ", optional" }
                    if field.wire != .plain { text += ", as \(field.wire.rawValue)" }
                    if !field.values.isEmpty { text += ", \(field.values.map(\.wireText).joined(separator: " or "))" }
                    if field.isSecret { text += ", secret" }
                    return text
                }

                private static func name(of type: ValueType) -> String {
                    guard case .array(let element) = type else { return type.name }
                    return "array of \(name(of: element))"
                }
            }

            """#,
    ]
}

public import ClientRuntime
internal import MockClient
public import MockRuntime
public import Testing

/// A documented error, and whether another is the same.
public struct ExpectedError: Sendable {
    /// The error's name in the spec.
    public let name: String
    /// Which of several codes the server says for it, by the names of the failure shape; the first if nothing is said.
    public let spelling: JSONObject
    /// Whether what was thrown is that error.
    public let isThrown: @Sendable (any Error) -> Bool

    /// The error of that name, as the client throws it.
    public init<Documented: DocumentedError & Equatable>(_ name: String, _ error: Documented, spelled spelling: JSONObject = [:]) {
        self.name = name
        self.spelling = spelling
        isThrown = { $0 as? Documented == error }
    }
}

extension ExpectedError {
    /// The error of that kind, whatever code the server gave it, by which the vendor tells two of them apart.
    public init<Documented: SpelledError>(_ name: String, _ error: Documented, spelled spelling: JSONObject = [:]) {
        self.init(name, spelling) { ($0 as? Documented)?.kind == error.kind }
    }

    private init(_ name: String, _ spelling: JSONObject, _ isThrown: @escaping @Sendable (any Error) -> Bool) {
        (self.name, self.spelling, self.isThrown) = (name, spelling, isThrown)
    }
}

/// The documented errors of one endpoint that the client calls.
public struct EndpointErrors: Sendable, CustomTestStringConvertible {
    /// The endpoint's name in the spec.
    public let endpoint: String
    /// Its errors.
    public let errors: [ExpectedError]
    /// Calls the endpoint with any values.
    public let call: @Sendable (ClientEnvironment) async throws -> Void

    /// A row of the table of errors.
    public init(_ endpoint: String, _ errors: [ExpectedError], call: @escaping @Sendable (ClientEnvironment) async throws -> Void) {
        self.endpoint = endpoint
        self.errors = errors
        self.call = call
    }

    /// The endpoint's name.
    public var testDescription: String { endpoint }

    /// What the client throws when the mock is told to fail so.
    public func thrown(
        _ error: ExpectedError, by system: MockSystem, at location: SourceLocation = #_sourceLocation
    ) async throws -> (any Error)? {
        let harness = try MockHarness(system)
        let fault: JSONValue = ["endpoint": .string(endpoint), "error": .string(error.name), "with": .object(error.spelling)]
        var request = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/__mock/faults")
        request.headerFields[.contentType] = "application/json"
        let reply = harness.service.answer(request, body: fault.encoded())
        try #require(reply.response.status.code == 201, sourceLocation: location)
        do {
            try await call(harness.environment)
            return nil
        } catch {
            return (error as? FailureDetails)?.error ?? error
        }
    }

    /// Every error of the endpoint arrives typed.
    public func expectTyped(by system: MockSystem, at location: SourceLocation = #_sourceLocation) async throws {
        for expected in errors {
            let error = try await thrown(expected, by: system, at: location)
            let arrived = error.map { "\($0)" } ?? "nothing"
            #expect(error.map(expected.isThrown) == true, "\(expected.name) of \(endpoint) arrives as \(arrived)", sourceLocation: location)
        }
    }
}

/// A documented error of a system, and how it is provoked.
public struct ProvokedError: Sendable {
    /// How an error is provoked.
    public enum Provocation: Sendable {
        /// The mock is told to answer it.
        case mock
        /// A scenario comes to it.
        case scenario(String)
        /// The mock is told to answer it at that endpoint, which apps' servers call and no client does.
        case server(String)
        /// It cannot be, for that reason.
        case nothing(String)
    }

    /// `ErrorEnum.case`
    public let name: String
    /// The error as the client throws it.
    public let error: any DocumentedError
    /// How it comes about.
    public let provoked: Provocation

    /// A row of the table of errors.
    public init(_ name: String, _ error: any DocumentedError, _ provoked: Provocation) {
        self.name = name
        self.error = error
        self.provoked = provoked
    }
}

/// Every documented error of a system is provoked and arrives as the error that it is.
public struct ProvokedErrors: Sendable {
    private let facts: any DocumentedFacts.Type
    private let endpoints: [EndpointErrors]
    private let scenarios: [MockScenario]
    private let servers: [WireError]
    private let calls: [WireCall]

    /// - Parameters:
    ///   - endpoints: the errors that the mock can be told to answer.
    ///   - scenarios: those in which the others happen.
    ///   - servers: errors over the wire, where some only answer apps' servers.
    ///   - calls: calls without a client, for those.
    public init(
        of facts: any DocumentedFacts.Type, _ endpoints: [EndpointErrors], _ scenarios: [MockScenario], servers: [WireError] = [],
        _ calls: [WireCall] = []
    ) {
        self.facts = facts
        self.endpoints = endpoints
        self.scenarios = scenarios
        self.servers = servers
        self.calls = calls
    }

    /// Provokes each of them; what each came of is printed.
    public func expect(_ errors: [ProvokedError], at location: SourceLocation = #_sourceLocation) async throws {
        var arrived = 0
        var lines: [String] = []
        for documented in errors {
            let (way, isThere) = try await provoke(documented, at: location)
            if isThere { arrived += 1 }
            #expect(isThere, "nothing provokes \(documented.name)", sourceLocation: location)
            let code = String(documented.error.errorCode)
            let name = documented.name.padding(toLength: max(48, documented.name.count), withPad: " ", startingAt: 0)
            lines.append("  \(String(repeating: " ", count: max(0, 8 - code.count)))\(code)  \(name)  \(way)")
        }
        lines.insert("\(facts.system.id): \(arrived) of \(errors.count) documented errors are accounted for", at: 0)
        print(lines.joined(separator: "\n"))
    }

    /// How an error is provoked, in words, and whether it arrives; one that nothing can raise wants a reason.
    private func provoke(_ documented: ProvokedError, at location: SourceLocation) async throws -> (way: String, isThere: Bool) {
        switch documented.provoked {
        case .mock:
            for row in endpoints {
                for expected in row.errors where expected.isThrown(documented.error) {
                    let error = try await row.thrown(expected, by: facts.system, at: location)
                    if let error, expected.isThrown(error) { return ("mock", true) }
                }
            }
            return ("mock", false)
        case .scenario(let name):
            try await scenarios.happen(name, in: facts, at: location)
            return ("scenario \(name)", true)
        case .server(let endpoint):
            guard let row = servers.first(where: { $0.endpoint == endpoint && $0.error == documented.name }) else {
                return ("mock", false)
            }
            try row.expectDocumented(by: facts.system, calls, at: location)
            return ("mock, to apps' servers", true)
        case .nothing(let reason): return (reason.isEmpty ? "nothing" : "nothing: \(reason)", !reason.isEmpty)
        }
    }
}

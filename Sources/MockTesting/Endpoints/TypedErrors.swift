public import ClientRuntime
internal import MockClient
public import MockRuntime
public import Testing

/// One documented error of one endpoint that the client calls.
public struct TypedError: Sendable {
    /// The endpoint's name in the spec.
    public let endpoint: String
    /// The error's name in the spec.
    public let error: String
    /// Calls the endpoint with any values.
    public let call: @Sendable (ClientEnvironment) async throws -> Void
    /// Whether what was thrown is that error.
    public let isExpected: @Sendable (any Error) -> Bool

    /// A row of the table of errors.
    public init(
        _ endpoint: String,
        _ error: String,
        call: @escaping @Sendable (ClientEnvironment) async throws -> Void,
        isExpected: @escaping @Sendable (any Error) -> Bool
    ) {
        self.endpoint = endpoint
        self.error = error
        self.call = call
        self.isExpected = isExpected
    }

    /// What the client throws when the mock is told to fail so.
    public func thrown(by system: MockSystem, at location: SourceLocation = #_sourceLocation) async throws -> (any Error)? {
        let harness = try MockHarness(system)
        let fault: JSONValue = ["endpoint": .string(endpoint), "error": .string(error)]
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
}

/// A documented error of a system, and how it is provoked.
public struct ProvokedError: Sendable {
    /// How an error is provoked.
    public enum Provocation: Sendable {
        /// The mock is told to answer it.
        case mock
        /// A scenario comes to it.
        case scenario(String)
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

/// Every documented error arrives as the error that it is.
public struct ErrorTable: Sendable {
    private let title: String
    private let system: MockSystem
    private let typed: [TypedError]

    /// The errors of one system's endpoints.
    public init(_ title: String, _ system: MockSystem, _ typed: [TypedError]) {
        self.title = title
        self.system = system
        self.typed = typed
    }

    /// Every error of every endpoint that the client calls arrives typed.
    public func expectTyped(at location: SourceLocation = #_sourceLocation) async throws {
        for row in typed {
            let error = try await row.thrown(by: system, at: location)
            let isExpected = error.map(row.isExpected) ?? false
            let arrived = error.map { "\($0)" } ?? "nothing"
            #expect(isExpected, "\(row.error) of \(row.endpoint) arrives as \(arrived)", sourceLocation: location)
        }
        print("\(title): \(typed.count) errors of endpoints arrive typed")
    }

    /// Every documented error of the system is provoked and arrives typed.
    ///
    /// - Parameter tell: has a scenario of that name happen.
    public func expectProvoked(
        _ errors: [ProvokedError], at location: SourceLocation = #_sourceLocation, tell: (String) async throws -> Void
    ) async throws {
        var arrived = 0
        var lines: [String] = []
        for documented in errors {
            let (way, isThere) = try await provoke(documented, tell)
            if isThere { arrived += 1 }
            #expect(isThere, "nothing provokes \(documented.name)", sourceLocation: location)
            let code = String(documented.error.errorCode)
            let name = documented.name.padding(toLength: max(48, documented.name.count), withPad: " ", startingAt: 0)
            lines.append("  \(String(repeating: " ", count: max(0, 8 - code.count)))\(code)  \(name)  \(way)")
        }
        lines.insert("\(title): \(arrived) of \(errors.count) documented errors are accounted for", at: 0)
        print(lines.joined(separator: "\n"))
    }

    /// How an error is provoked, in words, and whether it arrives; one that nothing can raise wants a reason.
    private func provoke(
        _ documented: ProvokedError, _ tell: (String) async throws -> Void
    ) async throws -> (way: String, isThere: Bool) {
        switch documented.provoked {
        case .mock:
            for row in typed where row.isExpected(documented.error) {
                if let error = try await row.thrown(by: system), row.isExpected(error) { return ("mock", true) }
            }
            return ("mock", false)
        case .scenario(let name):
            try await tell(name)
            return ("scenario \(name)", true)
        case .nothing(let reason): return (reason.isEmpty ? "nothing" : "nothing: \(reason)", !reason.isEmpty)
        }
    }
}

internal import ClientRuntime
public import MockRuntime
public import Testing

/// What happens on a device, step by step, under a name: a row of a table of tests.
///
/// ```swift
/// struct SignInTests {
///     static let stories = [MockScenario("signsIn", signsIn), MockScenario("forgets", settings: ["Key": "none"], forgets)]
///
///     @Test(arguments: stories)
///     func story(_ story: MockScenario) async throws { try await story.happen(in: Facts.self) }
/// }
/// ```
public struct MockScenario: Sendable, CustomTestStringConvertible {
    /// The scenario's name, and that of its session of the mock.
    public let name: String
    /// Values of the app's property list.
    public let settings: [String: String]
    /// What happens.
    public let body: @Sendable (MockDevice) async throws -> Void

    /// A row of a table of scenarios; what the function answers is for others that go on from there.
    public init<Answer>(
        _ name: String, settings: [String: String] = [:], _ body: @escaping @Sendable (MockDevice) async throws -> Answer
    ) {
        self.name = name
        self.settings = settings
        self.body = { device in _ = try await body(device) }
    }

    /// The name.
    public var testDescription: String { name }

    /// Has it all happen on a device of its own, with a mock in this process, and looks whether it left anything over.
    public func happen(in facts: any DocumentedFacts.Type, at location: SourceLocation = #_sourceLocation) async throws {
        try await MockDevice(facts, session: name, settings: settings).tell(at: location, body)
    }
}

extension Sequence<MockScenario> {
    /// Has the scenario of that name happen; the test fails where there is none.
    public func happen(
        _ name: String, in facts: any DocumentedFacts.Type, at location: SourceLocation = #_sourceLocation
    ) async throws {
        let scenario = try #require(first { $0.name == name }, "no scenario is called \(name)", sourceLocation: location)
        try await scenario.happen(in: facts, at: location)
    }

    /// Has one scenario after the other happen, all with one mock that is called over a socket.
    ///
    /// - Parameter serve: serves the mock until its task is cancelled, and says under which address as soon as it can be called.
    /// - Returns: the good answers that the mock gave: endpoints, with the answer's name where it is not the main one.
    public func happen(
        in facts: any DocumentedFacts.Type, at location: SourceLocation = #_sourceLocation, serving serve: @escaping ServesMock
    ) async throws -> Set<String> {
        let service = MockService(facts.system)
        let ready = Event<String>()
        let running = Task { try await serve(service) { ready.send($0) } }
        defer { running.cancel() }
        let address = try await ready.wait()
        var answers: Set<String> = []
        for scenario in self {
            let device = try MockDevice(facts, session: scenario.name, settings: scenario.settings, service: service, address: address)
            try await device.tell(at: location, scenario.body)
            answers.formUnion(try device.answers())
        }
        return answers
    }
}

/// Serves a mock until its task is cancelled, and says under which address as soon as it can be called.
///
/// ```swift
/// { service, ready in try await MockServer(service, port: 0).run { ready($0.url) } }
/// ```
public typealias ServesMock = @Sendable (MockService, @escaping @Sendable (String) -> Void) async throws -> Void

public import ClientRuntime
public import MockClient
public import MockRuntime
public import Testing

/// Gives each test, or each of a suite's, a mock of its own, and runs it with that mock's environment in force.
///
///     @Test(.mock(SomeMock.system)) func somebodyLogsIn() async throws {
///         let harness = try MockHarness.current
///         …
///         harness.session.expectCalls(of: "token", count: 1)
///     }
public struct MockTrait: TestTrait, SuiteTrait, TestScoping {
    let system: MockSystem
    let seed: UInt64
    let settings: [String: String]
    let capabilities: Capabilities

    /// A suite's trait is its tests'.
    public var isRecursive: Bool { true }

    /// Tests have mocks, suites have none: those of one suite don't share any.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> MockTrait? { testCase == nil ? nil : self }

    /// Runs a test, and waits until the client is idle.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let harness = try MockHarness(system, seed: seed, settings: settings, capabilities: capabilities)
        try await MockHarness.$scoped.withValue(harness) { try await harness.run(function) }
    }
}

extension Trait where Self == MockTrait {
    /// A mock of that system for each test; `MockHarness.current` is its surroundings.
    ///
    /// - Parameters:
    ///   - system: the system, such as a generated mock's `system`, possibly with seeds of the test's own.
    ///   - seed: where the mock's random values start from.
    ///   - settings: values of the app's property list.
    ///   - capabilities: further capabilities.
    public static func mock(
        _ system: MockSystem, seed: UInt64 = 1, settings: [String: String] = [:], capabilities: Capabilities = Capabilities()
    ) -> MockTrait {
        MockTrait(system: system, seed: seed, settings: settings, capabilities: capabilities)
    }
}

extension MockHarness {
    @TaskLocal fileprivate static var scoped: MockHarness?

    /// The surroundings of the test that runs, where it or its suite has the trait `.mock(…)`.
    ///
    /// - Throws: where it has not.
    public static var current: MockHarness {
        get throws { try #require(scoped, "neither the test nor its suite has the trait .mock(…)") }
    }
}

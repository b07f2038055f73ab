public import ClientRuntime
public import MockRuntime

/// Everything that a test of a client against a mock in the same process needs: an environment whose network, clock, browser and
/// other apps are one session of the mock.
public final class MockHarness: Sendable {
    /// 1 January 2025, 00:00 UTC, in seconds since 1970: when every harness begins.
    public static let start = 1_735_689_600.0

    /// The mock.
    public let service: MockService
    /// The session that the client talks to.
    public let session: MockSession
    /// The clock of both: it stands still until it is moved.
    public let clock: HarnessClock
    /// Who decides on the mock's pages.
    public let person: MockPerson
    /// The other apps of the device.
    public let opener: MockOpener
    /// What the client asks the person.
    public let dialog: MockDialog
    /// What the client keeps.
    public let storage: MemoryStorage
    /// What the client runs in.
    public let environment: ClientEnvironment
    /// What the client noted on its environment's log.
    public var log: [String] { lines.value }

    private let lines: Locked<[String]>

    /// A harness on a mock.
    ///
    /// - Parameters:
    ///   - service: the mock; several harnesses may share one.
    ///   - session: the session's name; the default one if there is none. A test that shares its mock names one of its own.
    ///   - settings: values of the app's property list.
    ///   - storage: what the client finds stored; empty if none is given.
    ///   - notifications: where the client posts; a centre of the harness's own, so that tests beside each other do not hear each other.
    ///     An app that observes `NotificationCenter.default` hears what is posted there: `notifications: .default`.
    ///   - capabilities: further capabilities.
    /// - Throws: `MockProblem` if the session can't be made.
    public init(
        _ service: MockService,
        session name: String? = nil,
        settings: [String: String] = [:],
        storage: MemoryStorage = MemoryStorage(),
        notifications: NotificationCenter = NotificationCenter(),
        capabilities: Capabilities = Capabilities()
    ) throws(MockProblem) {
        let session = try name.map { name throws(MockProblem) in try service.session(name) } ?? service.defaultSession
        session.clock.freeze()
        session.clock.set(Self.start)
        let (person, clock, lines) = (MockPerson(), HarnessClock(session.clock), Locked<[String]>([]))
        let opener = MockOpener(service, session: name, person: person)
        (self.service, self.session, self.clock, self.person) = (service, session, clock, person)
        let dialog = MockDialog(person)
        (self.opener, self.dialog, self.storage, self.lines) = (opener, dialog, storage, lines)
        environment = ClientEnvironment(
            transport: InProcessTransport(service, session: name),
            clock: clock,
            storage: storage,
            opener: opener,
            browser: MockBrowser(service, session: name, person: person),
            dialog: dialog,
            random: SeededRandom(),
            settings: settings,
            notifications: notifications,
            capabilities: capabilities,
            report: { line in lines.withLock { $0.append(line) } }
        )
    }

    /// With the harness, what the client does in the background ends.
    deinit { environment.end() }

    /// A harness on a mock of its own.
    public convenience init(
        _ system: MockSystem, seed: UInt64 = 1, settings: [String: String] = [:], notifications: NotificationCenter = NotificationCenter(),
        capabilities: Capabilities = Capabilities()
    ) throws(MockProblem) {
        let service = MockService(system, options: MockOptions(seed: seed))
        try self.init(service, settings: settings, notifications: notifications, capabilities: capabilities)
    }

    /// Runs a test's code with the environment in force, and waits until the client is idle.
    public func run<R: Sendable>(_ body: @Sendable () async throws -> R) async rethrows -> R {
        let result = try await environment.run { try await body() }
        await environment.idle()
        return result
    }
}

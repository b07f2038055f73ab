public import ClientRuntime
public import MockClient
public import MockRuntime
public import Testing

/// What a scenario happens on: a device with an app, its other apps and the person who holds it, and a session of the mock.
public final class MockDevice: Sendable {
    /// The session of the mock that the app talks to.
    public let session: MockSession
    /// The clock of client and mock: it stands still until it is moved.
    public let clock: HarnessClock
    /// Who decides on pages; closes them unless told otherwise.
    public let person = MockPerson(.close)
    /// What delegates and observers heard.
    public let log = CallLog()
    let capability = CapabilityScript()
    let unsent = UnsentRequests()
    let held = HeldAnswers()
    let service: MockService
    private let storage = MemoryStorage()
    private let opener: DeviceOpener
    private let browser: DeviceBrowser
    private let dialog: DeviceDialog
    private let settings: [String: String]
    private let facts: (any DocumentedFacts.Type)?
    private let notifications: [String]
    private let capabilities: @Sendable (CapabilityScript) -> Capabilities
    private let address: String?
    private let current: Locked<ClientEnvironment?> = Locked(nil)
    private let kept: Locked<[any Sendable]> = Locked([])
    private let noted: Locked<[String]> = Locked([])

    /// A device that has just been switched on, with nothing stored.
    ///
    /// - Parameters:
    ///   - service: the mock; several devices may share one.
    ///   - name: the session that the app talks to.
    ///   - facts: what the documents state: a request that they do not know fails the test. Nil to look at no request; an app's own tests
    ///     need none.
    ///   - settings: values of the app's property list.
    ///   - notifications: names of those that are written down.
    ///   - address: where the mock listens; nil to call it in this process.
    ///   - capabilities: what the app takes from its platform, answering by a script.
    /// - Throws: `MockProblem` if the session can't be made.
    public init(
        _ service: MockService,
        session name: String,
        facts: (any DocumentedFacts.Type)? = nil,
        settings: [String: String] = [:],
        notifications: [String] = [],
        address: String? = nil,
        capabilities: @escaping @Sendable (CapabilityScript) -> Capabilities = { _ in Capabilities() }
    ) throws {
        self.service = service
        self.settings = settings
        self.facts = facts
        self.notifications = notifications
        self.capabilities = capabilities
        session = try service.session(name)
        session.clock.freeze()
        session.clock.set(MockHarness.start)
        clock = HarnessClock(session.clock)
        browser = DeviceBrowser(MockBrowser(service, session: name, person: person))
        opener = DeviceOpener(service, session: name, person: person)
        dialog = DeviceDialog(MockDialog(person), capability)
        self.address = address
    }

    /// The URL schemes of the apps that are installed.
    public var apps: Set<String> {
        get { opener.apps }
        set { opener.apps = newValue }
    }

    /// Those of them that do not open after all.
    public var broken: Set<String> {
        get { opener.broken }
        set { opener.broken = newValue }
    }

    /// The page that the browser was asked for last.
    public var visited: URL? { browser.visited }
    /// What the client asked the person.
    public var asked: [String] { dialog.asked }
    /// The URLs that were opened.
    public var opened: [URL] { opener.opened }
    /// The URL with which another app answered last.
    public var callback: URL? { opener.callback }
    /// What the client noted, since nobody was there to be told.
    public var notes: [String] { noted.value }

    /// The app's surroundings, made when the app starts.
    public var environment: ClientEnvironment {
        current.withLock { current in
            if let current { return current }
            let made = start()
            current = made
            return made
        }
    }

    /// With the device, what the app does in the background ends.
    deinit { current.value?.end() }

    private func start() -> ClientEnvironment {
        let direct: any Transport = InProcessTransport(service, session: session.name)
        let transport = address.map { SocketTransport(address: $0, session: session.name) as any Transport } ?? direct
        let center = NotificationCenter()
        log.observe(center, notifications)
        let made = ClientEnvironment(
            transport: DocumentedTransport(transport, facts, unsent, held),
            clock: clock,
            storage: storage,
            opener: opener,
            browser: browser,
            dialog: dialog,
            random: SeededRandom(),
            settings: settings,
            notifications: center,
            capabilities: capabilities(capability),
            report: { [noted] note in noted.withLock { $0.append(note) } }
        )
        capability.environment.value = made
        return made
    }

    /// Runs code of the app.
    public func run(_ body: () async throws -> Void) async throws { try await environment.run(body) }

    /// Ends the app and starts it again: durable state stays.
    @discardableResult
    public func restart<Result>(_ body: () async throws -> Result) async throws -> Result {
        await settle()
        let ended = current.withLock { $0.take() }
        await log.hearingNothing { await ended?.finish() }
        kept.value = []
        return try await environment.run(body)
    }

    /// Until nothing that a call began is under way.
    public func settle() async { await environment.idle() }

    /// Waits until that is so; in vain for five seconds fails the test.
    public func until(at location: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool) async throws {
        try await Patience.long.wait(until: isSo)
        try #require(try isSo(), "waited in vain", sourceLocation: location)
    }

    /// Delegates are held weakly by what calls them.
    public func keep<T: Sendable>(_ object: T) -> T {
        kept.withLock { $0.append(object) }
        return object
    }

    /// The app's object of that type, as what came before has kept one; otherwise that one is kept.
    public func keptBefore<T: Sendable>(_ object: @autoclosure () -> T) -> T {
        kept.value.lazy.reversed().compactMap { $0 as? T }.first ?? keep(object())
    }

    /// Whether the durable storage holds a text as it is.
    public func stores(_ text: String) -> Bool {
        let names: [String] = storage.keys
        return names.contains { storage.load($0)?.range(of: Data(text.utf8)) != nil }
    }

    /// Waits until all that the app began has ended, or waits for time, a person or an event: time that passes then passes for each wait that was
    /// to begin. That holds for methods that go on in the background, and for each `StartedCall`; work that does not come to rest within five
    /// seconds fails the test.
    public func rest(at location: SourceLocation = #_sourceLocation) async throws {
        let environment = environment
        try await Patience.long.wait { environment.isAtRest }
        try #require(environment.isAtRest, "the app is at work still, and time would pass before it waits for it", sourceLocation: location)
    }

    /// Waits until the client sleeps. In vain for a second is no failure: it may wait for something else.
    public func asleep() async {
        try? await Patience.short.wait { clock.sleeping > 0 }
    }

    /// Lets time pass for the client and the mock. A wait that has yet to begin goes from there on: see to it with `rest()` that calls under way have
    /// come to theirs.
    public func advance(_ seconds: Double) { clock.advance(by: seconds) }
}

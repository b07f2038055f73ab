public import Foundation

/// Everything that a generated client takes from its surroundings: network, time, storage, other apps, a browser, chance.
///
/// An app needs one, and gets it without asking: `ClientEnvironment.current`. A test makes one each, and runs the code under test
/// inside `run`. Objects of a client keep the environment in which they were made.
public final class ClientEnvironment: Sendable {
    /// Sends requests.
    public let transport: any Transport
    /// Tells the time and waits.
    public let clock: any ClientClock
    /// Keeps durable state.
    public let storage: any TokenStorage
    /// Opens URLs of other apps.
    public let opener: any URLOpener
    /// Shows web pages on which a user logs in.
    public let browser: any WebAuthenticator
    /// Asks the user a question.
    public let dialog: any ConfirmationDialog
    /// Makes up unguessable values.
    public let random: any RandomSource
    /// Where every request goes instead of the documented host, its path appended to this URL's: a mock, or a proxy of one's own.
    public let baseURL: URL?
    /// Where the vendor's servers stand, of those that stand in several places.
    public let hosts: [any ClientHost]
    /// Values that an app has in its property list, by their documented keys.
    public let settings: [String: String]
    /// Where notifications are posted.
    public let notifications: NotificationCenter
    /// Further capabilities, such as a store.
    public let capabilities: Capabilities
    /// Told what a client can't report to its caller.
    private let report: @Sendable (String) -> Void

    private let registry = SharedObjects()
    private let work: WorkCounter
    /// Calls of the app's that a test began.
    private let begun = WorkCounter()
    private let tasks = BackgroundTasks()
    private let runs: SharedRuns
    let connections = Connections()

    /// An environment of these parts; each that is not given is the platform's own.
    public init(
        transport: any Transport = URLSessionTransport(),
        clock: any ClientClock = SystemClock(),
        storage: any TokenStorage = Platform.storage(),
        opener: any URLOpener = Platform.opener(),
        browser: any WebAuthenticator = Platform.browser(),
        dialog: any ConfirmationDialog = Platform.dialog(),
        random: any RandomSource = SystemRandom(),
        baseURL: URL? = nil,
        hosts: [any ClientHost] = [],
        settings: [String: String] = Platform.settings(),
        notifications: NotificationCenter = .default,
        capabilities: Capabilities = Capabilities(),
        report: @escaping @Sendable (String) -> Void = Platform.report
    ) {
        self.transport = transport
        self.clock = clock
        self.storage = storage
        self.opener = opener
        self.browser = browser
        self.dialog = dialog
        self.random = random
        self.baseURL = baseURL
        self.hosts = hosts
        self.settings = settings
        self.notifications = notifications
        self.capabilities = capabilities
        self.report = report
        work = WorkCounter()
        runs = SharedRuns(work)
    }

    /// Notes something that nobody is there to catch, such as a token that could not be saved. Never with a secret in it.
    public func log(_ message: String) { report(message) }

    /// Whether requests go to a mock: there is a base URL, or the transport leads nowhere else.
    public var talksToMock: Bool { baseURL != nil || transport.reachesMock }

    /// The capability under that key: the app's, or what the key gives to an environment such as this.
    public subscript<Key: CapabilityKey>(_ key: Key.Type) -> Key.Value { capabilities.supplied(key) ?? Key.defaultValue(in: self) }

    /// The one object of its type in this environment, made at first use: what a documented singleton answers.
    ///
    /// - Parameter make: makes the object; called once, or more often if first uses coincide, of which one then counts.
    public func shared<T: AnyObject & Sendable>(_ make: (ClientEnvironment) -> T) -> T {
        registry.object(of: T.self) { make(self) }
    }

    /// The state group of that type: one box per environment, loaded from the storage at first use if the group is durable.
    public func state<S: StateGroup>(_ type: S.Type = S.self) -> StateBox<S> {
        shared { StateBox<S>(environment: $0) }
    }

    /// Starts the work of a method that answers at once and goes on in the background. `idle()` waits for it.
    ///
    /// - Returns: what cancels it.
    @discardableResult
    public func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        work.begin()
        return tasks.start { [work] in
            await Self.$counter.withValue(work) { await operation() }
            work.end()
        }
    }

    /// Ends what `start` began and what goes on still, as the end of the app's process does: for tests, which have many apps in one process.
    public func end() { tasks.end() }

    /// The same, and waits until it has ended.
    public func finish() async { await tasks.finish() }

    /// Returns when no work that `start` began is left, work that this work started included.
    public func idle() async { await work.idle() }

    /// Waits by the environment's clock. Work that waits here does not keep `idle()` from returning.
    ///
    /// - Throws: `CancellationError` if the task is cancelled first.
    public func sleep(for seconds: Double) async throws {
        // Once this does not count any more, a test may move the clock: that is when the wait has begun, wherever its task has come to.
        let start = clock.now
        try await uncounted { try await clock.sleep(for: seconds, since: start) }
    }

    /// Waits for something that happens outside. Work that waits here does not keep `idle()` from returning.
    ///
    /// - Throws: `CancellationError` if the task is cancelled first.
    public func wait<Value>(for event: Event<Value>) async throws -> Value {
        try await uncounted { try await event.wait() }
    }

    /// The result of work of which one run at a time is enough, such as the renewal of a token: of the run under way, or else of a new one.
    ///
    /// A caller that is cancelled leaves the run to the others; with the last of them the run is cancelled too.
    ///
    /// - Parameters:
    ///   - name: what the work is called; runs of different names know nothing of each other.
    ///   - object: whose work it is; other objects have runs of their own.
    ///   - key: tells apart runs of one name that have to be made for themselves.
    ///   - body: the work; only that of the first caller is run.
    /// - Throws: what the run throws, `CancellationError` if the calling task is cancelled first.
    public func together<R: Sendable>(
        _ name: String, of object: ObjectIdentifier? = nil, key: String = "", _ body: @escaping @Sendable () async throws -> R
    ) async throws -> R {
        let place = object.map { "\(UInt(bitPattern: $0))" } ?? ""
        let result = try await runs.join("\(name) \(place) \(key)", for: Self.counter) { [work] in
            try await Self.$counter.withValue(work) { try await body() }
        }
        guard let result = result as? R else { throw MissingValue("a result of \(name) that is a \(R.self)") }
        return result
    }

    /// Counts the current task, where it is work that `start` began, or a call that a test did; what an app awaits itself is not counted.
    @TaskLocal static var counter: WorkCounter?

    /// Waits for what happens outside; work that does so is not counted.
    package func uncounted<R: Sendable>(_ body: () async throws -> R) async throws -> R {
        guard let counter = Self.counter else { return try await body() }
        let pause = Pause(counter)
        defer { pause.end() }
        return try await Pause.$current.withValue(pause) { try await body() }
    }

    /// Begins a call for a test. It does not keep `idle()` from returning: what a call of the app's own does with an answer is nobody's work.
    package func begin(_ call: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        begun.begin()
        return Task { [begun] in
            await Self.$counter.withValue(begun) { await call() }
            begun.end()
        }
    }

    /// Whether all that `start` and `begin` began has ended, or waits for something outside.
    package var isAtRest: Bool { work.isIdle && begun.isIdle }

    /// Runs a closure on the main actor, where delegates and handlers expect to be called.
    public func deliver<R: Sendable>(_ body: @MainActor @Sendable () throws -> R) async rethrows -> R {
        try await MainActor.run(body: body)
    }

    /// The same of what waits itself: handlers that are `async`.
    public func deliverAndWait(_ body: @MainActor @Sendable () async -> Void) async { await body() }
}

/// How much a mock keeps at most. Whatever runs for long stays within these.
public struct MockLimits: Sendable, Hashable {
    /// Sessions, the default one included. When there are as many, the one unused for longest makes room if it was unused for
    /// `sessionIdle` seconds; otherwise a new one is refused.
    public var sessions = 1024
    /// Seconds of real time without a request after which a session may make room for another.
    public var sessionIdle = 300.0
    /// Records of one kind in one session; see `RecordType.Overflow` for what happens then.
    public var records = 4096
    /// Entries of a session's journal. Older ones are dropped; its counters are not.
    public var journalEntries = 1000
    /// Bytes of one body that the journal keeps; the rest is cut off.
    public var journalBody = 64 * 1024
    /// Bytes that a session's journal keeps in all, bodies above all.
    public var journalBytes = 4 * 1024 * 1024
    /// Bytes of a request's body; more is refused with 413.
    public var body = 1024 * 1024
    /// Faults that wait in a session.
    public var faults = 1000
    /// Seconds that a call of an app's server waits for its answer where no document names a limit.
    public var callWait = 10.0

    /// The limits as documented.
    public init() {}
}

/// Sends a request to an app's server and brings back the answer; fails with an error that says why there is none.
public typealias MockSender = @Sendable (HTTPRequest, [UInt8]) async throws -> (HTTPResponse, [UInt8])

/// How a mock runs, apart from what system it is.
public struct MockOptions: Sendable {
    /// Where every session's random values start from, unless it has a seed of its own.
    public var seed: UInt64
    /// The machine's time in seconds since 1970.
    public var machineTime: @Sendable () -> Double
    /// How much is kept.
    public var limits: MockLimits
    /// What requests to the control interface must show as a bearer token; nothing if there is none.
    public var controlToken: String?
    /// Host names, beyond those of the loopback interface, by which the control interface may be called.
    public var allowedHosts: Set<String>
    /// Whether the control interface may be called by any host name; only sensible together with a token.
    public var allowsAnyHost: Bool
    /// How the mock calls an app's server. A mock that is served over HTTP needs none; one in the same process, as in a test, may be
    /// given a function that plays the server.
    public var sender: MockSender?
    /// Faults that wait in every session from the beginning, and again after a reset.
    public var faults: [MockFault]
    /// Whether pages of any origin may call the mock from a browser, apart from the control interface.
    public var allowsAnyOrigin: Bool
    /// Hosts beyond this machine whose servers the mock may call, in lower case.
    public var callbackHosts: Set<String>

    /// Options: as they stand, for a mock that only this machine can reach.
    public init(
        seed: UInt64 = 1,
        machineTime: @escaping @Sendable () -> Double = MachineTime.now,
        limits: MockLimits = MockLimits(),
        controlToken: String? = nil,
        allowedHosts: Set<String> = [],
        allowsAnyHost: Bool = false,
        sender: MockSender? = nil,
        faults: [MockFault] = [],
        allowsAnyOrigin: Bool = false,
        callbackHosts: Set<String> = []
    ) {
        self.seed = seed
        self.machineTime = machineTime
        self.limits = limits
        self.controlToken = controlToken
        self.allowedHosts = allowedHosts
        self.allowsAnyHost = allowsAnyHost
        self.sender = sender
        self.faults = faults
        self.allowsAnyOrigin = allowsAnyOrigin
        self.callbackHosts = callbackHosts
    }
}

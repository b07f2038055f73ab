import Synchronization

/// One isolated world of a mock: records, clock, faults, chance and journal of its own.
public final class MockSession: Sendable {
    /// Its name, as it stands in `/s/<name>/`.
    public let name: String
    /// Its clock.
    public let clock: MockClock
    /// What its chance began with.
    let seed: UInt64
    let limits: MockLimits
    let courier: Courier
    /// The id of the system that the session is of.
    let systemID: String
    private let world: Mutex<World>
    private let journal: Mutex<Journal>
    private let lastUse: Mutex<Double>
    private let watchers = Mutex<[Int: AsyncStream<Void>.Continuation]>([:])

    init(name: String, system: MockSystem, seed: UInt64, options: MockOptions) {
        self.name = name
        systemID = system.id
        self.seed = seed
        limits = options.limits
        courier = Courier(options)
        clock = MockClock(machine: options.machineTime)
        world = Mutex(World(system: system, seed: seed, recordLimit: options.limits.records, faults: options.faults, now: clock.now))
        journal = Mutex(Journal(limits: options.limits))
        lastUse = Mutex(options.machineTime())
    }

    var system: MockSystem { withWorld(\.system) }

    /// Does something with the world while nobody else does.
    func withWorld<R: Sendable>(_ body: (World) throws -> R) rethrows -> R {
        try world.withLock { try body($0) }
    }

    func note(_ entry: JournalEntry) {
        journal.withLock { $0.add(entry) }
        tellWatchers()
    }

    private func tellWatchers() { watchers.withLock { for watcher in $0.values { watcher.yield() } } }

    /// Tells of every entry from now on, and of a journal that is forgotten, until the stream is finished.
    func watchJournal() -> (notes: AsyncStream<Void>, end: AsyncStream<Void>.Continuation) {
        let (notes, end) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = watchers.withLock { watchers in
            let number = (watchers.keys.max() ?? 0) + 1
            watchers[number] = end
            return number
        }
        end.onTermination = { [weak self] _ in self?.watchers.withLock { _ = $0.removeValue(forKey: number) } }
        return (notes, end)
    }

    func readJournal<R: Sendable>(_ body: (Journal) -> R) -> R { journal.withLock { body($0) } }

    /// When it was last used, by the machine's time.
    var lastUsed: Double { lastUse.withLock { $0 } }

    func touch(_ now: Double) { lastUse.withLock { $0 = now } }

    // MARK: What tests set up and look at

    /// Everything as it was in the beginning: records, app values, faults, clock, journal.
    public func reset() {
        clock.reset()
        withWorld { $0.reset(now: clock.now) }
        clearJournal()
    }

    /// Forgets the journal, its counters too.
    public func clearJournal() {
        journal.withLock { $0.removeAll() }
        tellWatchers()
    }

    /// Lets something go wrong.
    ///
    /// - Throws: `MockProblem` if there is no such endpoint, the endpoint documents no such error, or too many faults wait already.
    public func add(_ fault: MockFault) throws(MockProblem) {
        try system.check(fault)
        let isAdded = withWorld { world in
            guard world.faults.faults.count < limits.faults else { return false }
            world.faults.add(fault)
            return true
        }
        if !isAdded { throw MockProblem(.conflict, "there are \(limits.faults) faults already", hint: "remove them first") }
    }

    /// The faults that still wait, oldest first.
    public var faults: [MockFault] { withWorld { $0.faults.faults } }

    /// Forgets all faults.
    public func clearFaults() { withWorld { $0.faults.removeAll() } }

    /// The records of a kind whose fields have these values, those whose life has ended too, oldest first.
    public func records(_ type: String, _ match: JSONObject = [:]) -> [MockRecord] {
        withWorld { $0.list(type, match, now: clock.now, includingEnded: true) }
    }

    /// Puts a record as the mock itself would.
    ///
    /// - Parameter lives: seconds until it ends, where that is not what its kind says.
    /// - Throws: `MockProblem` if there is no such kind, a field does not fit, or the session holds too many.
    @discardableResult
    public func put(_ type: String, _ fields: JSONObject, lives: Double? = nil) throws(MockProblem) -> MockRecord {
        guard let kind = system.records.first(where: { $0.name == type }) else { throw .unknownRecords(type, system) }
        try kind.check(fields, isNew: true)
        guard let record = withWorld({ $0.put(type, fields, lives: lives, now: clock.now) }) else {
            throw MockProblem(.conflict, "there are too many \(type) already", hint: "drop some, or reset the session")
        }
        return record
    }

    /// Changes fields of a record; those that are `null` are removed.
    ///
    /// - Returns: the record as it is then, `nil` if it is gone.
    @discardableResult
    public func change(_ record: MockRecord, _ fields: JSONObject) throws(MockProblem) -> MockRecord? {
        if let kind = system.records.first(where: { $0.name == record.type }) { try kind.check(fields, isNew: false) }
        return withWorld { $0.change(record, fields, lives: nil, now: clock.now) }
    }

    /// Drops a record.
    public func drop(_ record: MockRecord) { withWorld { $0.drop(record) } }

    /// A value of the registered app.
    public func app(_ name: String) -> JSONValue { withWorld { $0.app(name) } }

    /// Sets a value of the registered app.
    ///
    /// - Throws: `MockProblem` if the system knows no such value, or only lists in its place.
    public func setApp(_ name: String, _ value: JSONValue) throws(MockProblem) {
        guard let known = system.app.first(where: { $0.name == name }) else { throw .unknownAppValue(name, system) }
        let value = try known.checked(value)
        withWorld { $0.setApp(name, value) }
    }

    /// How many calls of an endpoint had that outcome: `ok`, the name of another documented answer, or an error's name. Counts what the journal has dropped, too.
    public func count(_ endpoint: String, _ outcome: String? = nil) -> Int {
        readJournal { journal in
            let outcomes = journal.outcomes.first { $0.endpoint == endpoint }?.outcomes ?? []
            return outcomes.filter { outcome == nil || $0.outcome == outcome }.reduce(0) { $0 + $1.count }
        }
    }

    /// The outcomes of answers that the mock itself got wrong, which never happens in a mock that is as its spec says.
    public var defects: [String] {
        readJournal { $0.entries.filter { $0.outcome == Outcome.defect }.map { "\($0.endpoint ?? $0.target): \($0.note ?? "")" } }
    }
}

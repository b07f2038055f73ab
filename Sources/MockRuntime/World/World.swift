/// What changes in a session: records, app values, faults, chance. Only ever touched while the session is locked.
final class World {
    private(set) var system: MockSystem
    private let seed: UInt64
    private let recordLimit: Int
    private let standingFaults: [MockFault]
    // Asked for at every step of every answer, and only while the session is locked: nobody has to watch who else is at it.
    @exclusivity(unchecked) private var stores = RecordStores()
    private var appValues: [String: JSONValue] = [:]
    private var numbers: [String: Int] = [:]
    private var nextRecord = 0
    var random: MockRandom
    var faults: FaultList
    /// The calls of the app's server that are still to be made.
    var outbox = Outbox()
    /// Who hears events, oldest first, and who has left since anybody asked.
    private var listeners: [MockEventStream] = []
    /// What steps have done since the session began.
    var tally = ActionReport()

    init(system: MockSystem, seed: UInt64, recordLimit: Int, faults standingFaults: [MockFault], now: Double) {
        self.system = system
        self.seed = seed
        self.recordLimit = recordLimit
        self.standingFaults = standingFaults
        random = MockRandom(seed: seed)
        faults = FaultList(standingFaults, random: MockRandom(seed: ~seed))
        reset(now: now)
    }

    /// With a session, its events end.
    deinit { for listener in listeners { listener.end() } }

    /// Everything as it was in the beginning, chance included.
    func reset(now: Double) {
        random = MockRandom(seed: seed)
        faults = FaultList(standingFaults, random: MockRandom(seed: ~seed))
        numbers = [:]
        nextRecord = 0
        outbox.replaceAll()
        for listener in listeners { listener.end() }
        listeners = []
        appValues = Dictionary(system.app.map { ($0.name, $0.value) }) { first, _ in first }
        makeStores()
        for type in system.records {
            for seed in type.seeds { _ = put(type.name, seed, lives: nil, now: now) }
        }
    }

    // MARK: Another version of the system

    /// What a session has put, changed or dropped stays. What it never touched is as another version of the system has it: values of the app,
    /// and records that the system itself begins with.
    func adopt(_ next: MockSystem, now: Double) {
        let old = system
        system = next
        appValues = Dictionary(
            next.app.map { value in
                let began = old.app.first { $0.name == value.name }?.value
                let held = appValues[value.name]
                return (value.name, held == began ? value.value : held ?? value.value)
            }
        ) { first, _ in first }
        let kept = stores
        makeStores()
        for type in next.records {
            for var record in kept[type.name]?.all ?? [] where !record[type.key].isNull {
                record.fields = type.completed(record.fields)
                _ = stores[type.name]?.insert(record, now: now)
            }
            adopt(type, began: kept[type.name] == nil ? [] : old.records.first { $0.name == type.name }?.seeds ?? [], now: now)
        }
    }

    /// Seeds that changed stand for the records that began as they were. What the session has changed, dropped or put itself stays so.
    private func adopt(_ type: RecordType, began: [JSONObject], now: Double) {
        let untouched = began.filter { seed in stores[type.name]?.all.contains { isAsItBegan($0, seed) } == true }
        for seed in untouched where !type.seeds.contains(seed) {
            for record in stores[type.name]?.all ?? [] where isAsItBegan(record, seed) { drop(record) }
        }
        let taken = Set((stores[type.name]?.all ?? []).map { $0[type.key].wireText })
        for seed in type.seeds where !began.contains(seed) {
            let key = seed[type.key] ?? .null
            let earlier = key.isNull ? nil : began.first { $0[type.key] == key }
            guard earlier.map(untouched.contains) ?? (key.isNull || !taken.contains(key.wireText)) else { continue }
            _ = put(type.name, seed, lives: nil, now: now)
        }
    }

    /// What a seed says is there, and nothing else but what the kind makes up.
    private func isAsItBegan(_ record: MockRecord, _ seed: JSONObject) -> Bool {
        let made = stores[record.type]?.generated.map(\.field) ?? []
        let seed = seed.withoutNulls
        return seed.allSatisfy { record[$0.name] == $0.value } && record.fields.names.allSatisfy { seed[$0] != nil || made.contains($0) }
    }

    // MARK: There and back

    /// All that it knows.
    var state: WorldState {
        let records = stores.all.map { store in
            (store.type.name, store.all.map { RecordState(fields: $0.fields, created: $0.created, ends: $0.ends) })
        }
        return WorldState(
            app: appValues, records: Dictionary(uniqueKeysWithValues: records), numbers: numbers, random: random,
            faultRandom: faults.random, faults: faults.faults, calls: outbox.calls)
    }

    /// Knows what a state says, and nothing else.
    func restore(_ state: WorldState, now: Double) {
        (appValues, numbers, random) = (state.app, state.numbers, state.random)
        faults = FaultList(state.faults, random: state.faultRandom)
        outbox.replaceAll(with: state.calls)
        nextRecord = 0
        makeStores()
        for type in system.records {
            for record in state.records[type.name] ?? [] {
                nextRecord += 1
                let created = record.created ?? now
                let record = MockRecord(id: nextRecord, type: type.name, fields: record.fields, created: created, ends: record.ends)
                _ = stores[type.name]?.insert(record, now: now)
            }
        }
    }

    private func makeStores() {
        stores = RecordStores(system.records, limit: recordLimit)
    }

    // MARK: Records

    func type(_ name: String) -> RecordType? { stores[name]?.type }

    /// The records of a kind; `nil` where there is none of that name.
    func store(_ type: String) -> RecordStore? { stores[type] }

    func list(_ type: String, _ match: JSONObject, now: Double, includingEnded: Bool) -> [MockRecord] {
        stores[type]?.matching(match) { includingEnded || !$0.hasEnded(at: now) } ?? []
    }

    /// Puts a record, with what the kind makes up where nothing was given. Answers `nil` if the kind is unknown or takes no more.
    func put(_ type: String, _ given: JSONObject, lives: Double?, now: Double) -> MockRecord? {
        guard let store = stores[type] else { return nil }
        var fields = given.withoutNulls
        for (field, made) in store.generated where fields[field] == nil { fields[field] = random.value(made) }
        nextRecord += 1
        tally.put += 1
        let ends = (lives ?? store.type.lives).map { now + $0 }
        let record = store.insert(MockRecord(id: nextRecord, type: type, fields: fields, created: now, ends: ends), now: now)
        if let record, let endpoint = store.type.pushes { tell(of: record, endpoint) }
        return record
    }

    // MARK: Who listens

    func listen(_ events: MockEventStream) { listeners.append(events) }

    /// Who hears events, oldest first.
    func listening() -> [MockEventStream] {
        listeners.removeAll(where: \.isEnded)
        return listeners
    }

    /// Those who listen to an endpoint with events hear of a record.
    private func tell(of record: MockRecord, _ endpoint: String) {
        let response = system.endpoints.first { $0.name == endpoint }?.response
        guard case .events(.object(let fields), let form)? = response?.body else { return }
        let names = Set(fields.map(\.name))
        let event = JSONObject(record.fields.filter { names.contains($0.name) })
        let bytes = form.encoded(.object(event), as: .object(fields)).bytes
        guard !bytes.isEmpty else { return }
        for listener in listening() where listener.endpoint == endpoint {
            listener.send(bytes)
            tally.sent += 1
        }
    }

    func change(_ record: MockRecord, _ fields: JSONObject, lives: Double?, now: Double) -> MockRecord? {
        guard let store = stores[record.type], var changed = store.record(record.id) else { return nil }
        for (name, value) in fields { changed.fields[name] = value.isNull ? nil : value }
        if let lives { changed.ends = now + lives }
        tally.changed += 1
        return store.replace(changed)
    }

    func drop(_ record: MockRecord) {
        tally.dropped += 1
        stores[record.type]?.remove(record.id)
    }

    func count(_ type: String) -> Int { stores[type]?.count ?? 0 }

    /// Whether one of these values is a secret, such as a token, of a record that has a key of somebody's.
    func holds(_ key: String, asOwnerOf secrets: [JSONValue]) -> Bool {
        stores.all.contains { store in
            store.type.fields.contains { field in
                field.isSecret
                    && secrets.contains { secret in
                        store.first([field.name: secret]) { record in record.fields.contains { $0.value.wireText == key } } != nil
                    }
            }
        }
    }

    // MARK: Numbers and app values

    /// The next of the numbers 1, 2, 3 … of that name.
    func next(_ name: String) -> Int {
        numbers[name, default: 0] += 1
        return numbers[name] ?? 1
    }

    func app(_ name: String) -> JSONValue { appValues[name] ?? .null }

    func setApp(_ name: String, _ value: JSONValue) { appValues[name] = value }
}

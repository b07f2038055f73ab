/// All that a session knows at one moment, apart from its journal: to go back to, or to take along as JSON.
public struct MockSnapshot: Sendable {
    let system: String
    let now: Double
    let mode: MockClock.Mode
    let world: WorldState
}

/// What changes in a session's world.
struct WorldState: Sendable {
    var app: [String: JSONValue]
    var records: [String: [RecordState]]
    var numbers: [String: Int]
    var random: MockRandom
    var faultRandom: MockRandom
    var faults: [MockFault]
    var calls: [PendingCall] = []
}

/// A record apart from its number.
struct RecordState: Sendable {
    var fields: JSONObject
    var created: Double?
    var ends: Double?
}

extension MockSession {
    /// All that the session knows now, apart from its journal.
    public func snapshot() -> MockSnapshot {
        MockSnapshot(system: systemID, now: clock.now, mode: clock.mode, world: withWorld(\.state))
    }

    /// Puts the session where it was when a snapshot was taken, of it or of another of the same system. Its journal goes on.
    public func restore(_ snapshot: MockSnapshot) {
        // What is to stand still stands still first: it would not be that moment any more.
        switch snapshot.mode {
        case .frozen: clock.freeze()
        case .running(let speed): clock.run(speed: speed)
        }
        clock.set(snapshot.now)
        withWorld { $0.restore(snapshot.world, now: snapshot.now) }
        // What was to be called then is to be called again, at its time.
        if !pendingCalls.isEmpty { courier.look(self) }
    }
}

// MARK: As JSON

extension MockSnapshot {
    static let names = ["system", "clock", "app", "records", "numbers", "random", "faults", "calls"]

    /// The snapshot as JSON. Secrets stand in it as they are: without them it would lead nowhere.
    public var json: JSONValue {
        let clock: JSONValue =
            switch mode {
            case .frozen: ["now": .double(now), "frozen": true]
            case .running(let speed): ["now": .double(now), "frozen": false, "speed": .double(speed)]
            }
        let kinds = world.records.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.array($0.value.map(\.json))) }
        return [
            "system": .string(system), "clock": clock, "app": .object(Self.sorted(world.app)), "records": .object(JSONObject(kinds)),
            "numbers": .object(Self.sorted(world.numbers.mapValues(JSONValue.int))),
            "random": [.string(String(world.random.state)), .string(String(world.faultRandom.state))],
            "faults": .array(world.faults.map(\.json)), "calls": .array(world.calls.map(\.json)),
        ]
    }

    private static func sorted(_ members: [String: JSONValue]) -> JSONObject {
        JSONObject(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    /// A snapshot out of JSON.
    ///
    /// - Throws: `MockProblem` where it is none of that system.
    public init(_ json: JSONValue, of system: MockSystem) throws(MockProblem) {
        guard let object = json.objectValue, object["system"]?.stringValue == system.id else {
            throw MockProblem(.badRequest, "that is no snapshot of \(system.id)", hint: "GET /__mock/snapshot takes one")
        }
        guard let now = json["clock", "now"].doubleValue, (0...1e11).contains(now) else {
            throw MockProblem(.badRequest, "the snapshot's clock tells no time")
        }
        let (stated, frozen) = (json["clock", "speed"], json["clock", "frozen"])
        guard let speed = stated.isNull ? 1 : stated.doubleValue, MockClock.speeds.contains(speed) else {
            throw MockProblem(.badRequest, "the speed of the snapshot's clock is none", hint: MockClock.speedHint)
        }
        guard frozen.isNull || frozen.boolValue != nil else {
            throw MockProblem(.badRequest, "\"frozen\" of the snapshot's clock should be a boolean")
        }
        self.init(
            system: system.id, now: now, mode: frozen == true ? .frozen : .running(speed: speed),
            world: WorldState(
                app: try Self.app(object, system), records: try Self.records(object, system), numbers: try Self.numbers(object),
                random: try Self.random(json["random"][0]), faultRandom: try Self.random(json["random"][1]),
                faults: try Self.faults(object, system), calls: try Self.calls(object)))
    }

    private static func app(_ object: JSONObject, _ system: MockSystem) throws(MockProblem) -> [String: JSONValue] {
        var values = Dictionary(system.app.map { ($0.name, $0.value) }) { first, _ in first }
        for (name, value) in try members("app", of: object) {
            guard let known = system.app.first(where: { $0.name == name }) else { throw .unknownAppValue(name, system) }
            values[name] = try known.checked(value)
        }
        return values
    }

    private static func records(_ object: JSONObject, _ system: MockSystem) throws(MockProblem) -> [String: [RecordState]] {
        var records: [String: [RecordState]] = [:]
        for (name, list) in try members("records", of: object) {
            guard let kind = system.records.first(where: { $0.name == name }) else { throw .unknownRecords(name, system) }
            records[name] = try self.records(list, of: kind) { kind.completed($0) }
        }
        return records
    }

    /// The records of one kind.
    ///
    /// - Parameter completing: adds what a record may lack.
    static func records(
        _ list: JSONValue, of kind: RecordType, completing: (JSONObject) -> JSONObject = { $0 }
    ) throws(MockProblem) -> [RecordState] {
        guard let elements = list.arrayValue else { throw MockProblem(.badRequest, "\"\(kind.name)\" should be a list of records") }
        if let limit = kind.limit, elements.count > limit {
            throw MockProblem(.badRequest, "there are \(elements.count) \(kind.name), and a session holds \(limit) at most")
        }
        var records: [RecordState] = []
        for (place, element) in elements.enumerated() {
            try MockProblem.placing(.element(place)) { () throws(MockProblem) in
                records.append(try record(element, place, of: kind, completing))
            }
        }
        try kind.checkKeys(of: records)
        return records
    }

    private static func record(
        _ element: JSONValue, _ place: Int, of kind: RecordType, _ completing: (JSONObject) -> JSONObject
    ) throws(MockProblem) -> RecordState {
        guard let object = element.objectValue else { throw MockProblem(.badRequest, "\(kind.name)[\(place)] should be an object") }
        let fields = completing(JSONObject(object.filter { !RecordState.own.contains($0.name) }.map { ($0.name, $0.value) }))
        do throws(MockProblem) {
            try kind.check(fields, isNew: true)
        } catch {
            throw error.telling("\(kind.name)[\(place)]: \(error.message)")
        }
        return RecordState(fields: fields, created: object["_created"]?.doubleValue, ends: object["_ends"]?.doubleValue)
    }

    private static func numbers(_ object: JSONObject) throws(MockProblem) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for (name, value) in try members("numbers", of: object) {
            guard let number = value.intValue else { throw MockProblem(.badRequest, "the number \"\(name)\" of the snapshot is none") }
            numbers[name] = number
        }
        return numbers
    }

    private static func random(_ value: JSONValue) throws(MockProblem) -> MockRandom {
        guard let state = value.stringValue.flatMap({ UInt64($0) }) else {
            throw MockProblem(.badRequest, "\"random\" of the snapshot should be two numbers as texts")
        }
        return MockRandom(seed: state)
    }

    private static func faults(_ object: JSONObject, _ system: MockSystem) throws(MockProblem) -> [MockFault] {
        var faults: [MockFault] = []
        for element in object["faults"]?.arrayValue ?? [] {
            var fault = try FaultReader(element.objectValue ?? [:]).fault
            try system.check(fault)
            fault.requests = element["requests"].intValue ?? 0
            fault.passedOver = element["passedOver"].intValue ?? 0
            faults.append(fault)
        }
        return faults
    }

    private static func calls(_ object: JSONObject) throws(MockProblem) -> [PendingCall] {
        var calls: [PendingCall] = []
        for element in object["calls"]?.arrayValue ?? [] { calls.append(try PendingCall(element)) }
        return calls
    }

    /// The members of an object's member; none where there is none.
    static func members(_ name: String, of object: JSONObject) throws(MockProblem) -> JSONObject {
        guard let value = object[name] else { return [:] }
        return try MockProblem.placing(.member(name)) { () throws(MockProblem) in
            guard let members = value.objectValue else { throw MockProblem(.badRequest, "\"\(name)\" should be an object") }
            return members
        }
    }
}

extension RecordState {
    /// Members that are no field of any record.
    static let own: Set<String> = ["_created", "_ends", "_ended"]

    fileprivate var json: JSONValue {
        var object = fields
        if let created { object["_created"] = .double(created) }
        if let ends { object["_ends"] = .double(ends) }
        return .object(object)
    }
}

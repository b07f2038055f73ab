/// A call of an app's server that a step has sent, and that is still to be made: for the first time, or again because it failed.
public struct PendingCall: Sendable, Hashable {
    /// Unique in its session.
    public let number: Int
    /// The name of the callback.
    public let endpoint: String
    /// Where it goes.
    public let url: String
    /// All of its parameters.
    let values: JSONObject
    /// The how-manieth attempt is next, from 1 on.
    public internal(set) var attempt = 1
    /// When it is to be made, in seconds since 1970 of the session's time.
    public internal(set) var due: Double
    /// Whether it is being made.
    var isUnderWay = false

    init(number: Int, endpoint: String, url: String, values: JSONObject, due: Double) {
        self.number = number
        self.endpoint = endpoint
        self.url = url
        self.values = values
        self.due = due
    }
}

// MARK: As JSON

extension PendingCall {
    /// All of it, for snapshots.
    var json: JSONValue {
        [
            "number": .int(number), "endpoint": .string(endpoint), "url": .string(url), "values": .object(values),
            "attempt": .int(attempt), "due": .double(due),
        ]
    }

    init(_ json: JSONValue) throws(MockProblem) {
        guard let endpoint = json["endpoint"].stringValue, let url = json["url"].stringValue, let due = json["due"].doubleValue,
            let values = json["values"].objectValue
        else { throw MockProblem(.badRequest, "a call of the snapshot lacks its endpoint, its URL, its values or when it is due") }
        self.init(number: json["number"].intValue ?? 0, endpoint: endpoint, url: url, values: values, due: due)
        attempt = json["attempt"].intValue ?? 1
    }
}

// MARK: In a world

/// The calls of a session that are still to be made.
struct Outbox: Sendable {
    static let limit = 1000

    private(set) var calls: [PendingCall] = []
    private var last = 0
    /// How often all calls have given way to others. One that is under way meanwhile is none of those, whatever its number.
    private(set) var generation = 0

    var isEmpty: Bool { calls.isEmpty }
    var isFull: Bool { calls.count >= Self.limit }

    /// Other calls, or none, take the place of all.
    mutating func replaceAll(with calls: [PendingCall] = []) {
        self.calls = calls
        last = calls.map(\.number).max() ?? 0
        generation += 1
    }

    mutating func add(_ endpoint: String, _ url: String, _ values: JSONObject, due: Double) {
        last += 1
        calls.append(PendingCall(number: last, endpoint: endpoint, url: url, values: values, due: due))
    }

    /// The calls whose time has come. From here on they are under way.
    mutating func take(now: Double) -> [PendingCall] {
        var taken: [PendingCall] = []
        for place in calls.indices where calls[place].due <= now && !calls[place].isUnderWay {
            calls[place].isUnderWay = true
            taken.append(calls[place])
        }
        return taken
    }

    /// A call was made: it is done with, or there is another attempt after so many seconds.
    ///
    /// - Returns: whether it is still one of these.
    mutating func settle(_ number: Int, of generation: Int, again seconds: Double?, now: Double) -> Bool {
        guard generation == self.generation, let place = calls.firstIndex(where: { $0.number == number }) else { return false }
        guard let seconds else {
            calls.remove(at: place)
            return true
        }
        calls[place].isUnderWay = false
        calls[place].attempt += 1
        calls[place].due = now + seconds
        return true
    }

    /// When the next of those that wait is due.
    var next: Double? { calls.lazy.filter { !$0.isUnderWay }.map(\.due).min() }
}

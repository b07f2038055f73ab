/// One call of an endpoint, as its handler sees it: what was asked, what the session knows, and the ways to answer.
///
/// While a handler runs, its session is locked: what it reads stays so until it answers.
public struct MockCall {
    /// The endpoint that is called.
    public var endpoint: MockEndpoint { box.value }
    /// The parameters.
    public let request: RequestValues
    /// The session's time, in seconds since 1970; the same all through the call.
    public let now: Double
    let box: EndpointBox
    let parts: RequestParts
    let world: World
    /// The record that an action is done to.
    let item: MockRecord?
    /// The WebSocket on which this was said, where it is a message.
    var connection: MockEventStream?
    /// The events of the answer so far.
    var events: [UInt8] = []
    /// What is wrong with lists and JSON values of the request, where the handler has not refused it for that yet.
    var malformed: [RequestProblem] = []
    /// What a person in whose place the request speaks got wrong: there is no user of that name.
    var hints: [String] = []
    /// What the handler got wrong, such as a kind of record that does not exist.
    var defects: [String] = []

    init(endpoint: EndpointBox, values: [JSONValue], parts: RequestParts, world: World, now: Double, item: MockRecord? = nil) {
        box = endpoint
        self.parts = parts
        self.world = world
        self.now = now
        self.item = item
        request = RequestValues(keys: endpoint.keys, values: values)
    }

    /// What a page's choice, or a test, added to the query as `mock_name`; `.null` if nothing. Several of a name, as ticks are, stand in one
    /// text with blanks between them.
    public func extra(_ name: String) -> JSONValue {
        guard !parts.querySuffix.isEmpty else { return .null }
        let all = parts.query.all("mock_" + name)
        return all.isEmpty ? .null : .string(all.joined(separator: " "))
    }

    /// Where the client has reached the mock: a URL without a path, or with the session's prefix for one (`http://127.0.0.1:8080/s/test`).
    public var address: JSONValue { .string(parts.address) }

    /// A value of the registered app, `.null` where the system knows none of that name.
    public func app(_ name: String) -> JSONValue { world.app(name) }

    /// The session's time in a form of the wire.
    public func time(_ form: TimeForm, after seconds: Double = 0) -> JSONValue { form.value(now + seconds) }

    /// Whether there is something in a value: it is not `null`, not `false`, and no text or list without anything in it.
    public func has(_ value: JSONValue) -> Bool { !value.isNothing }

    /// Whether two values are the same, a number and a text that spells it included. Nothing is the same as `null`.
    public func equal(_ left: JSONValue, _ right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, _), (_, .null): false
        case (.string(let left), .string(let right)): left == right
        default: left == right || left.wireText == right.wireText
        }
    }

    /// Whether two URLs are the same up to their queries.
    public func sameRedirect(_ left: JSONValue, _ right: JSONValue) -> Bool {
        guard let left = left.stringValue, let right = right.stringValue else { return false }
        return left.prefix { $0 != "?" } == right.prefix { $0 != "?" }
    }

    /// Counts the call with the faults that wait for it.
    func meetFaults() -> MetFaults {
        guard !world.faults.faults.isEmpty else { return MetFaults() }
        return world.faults.meet(FaultSubject(endpoint: endpoint, values: request, parts: parts) { isOf($0) })
    }

    /// Whether the call is a user's: it has the user's key, or a secret of a record that has it.
    private func isOf(_ user: String) -> Bool {
        let extras = parts.query.fields.filter { $0.name.hasPrefix("mock_") }.map(\.value)
        let words = request.all.flatMap { $0.wireText.split(separator: " ").map(String.init) }
        return extras.contains(user) || words.contains(user) || world.holds(user, asOwnerOf: words.map(JSONValue.string))
    }

    /// Something random of that kind: the same in every session of one seed.
    public mutating func random(_ kind: RandomKind) -> JSONValue { world.random.value(kind) }

    /// The next of the numbers 1, 2, 3 … of that name.
    public mutating func next(_ name: String) -> JSONValue { .int(world.next(name)) }
}

/// The parameters of one call by their keys, as documented values: numbers are numbers, whatever they were on the wire.
public struct RequestValues: Sendable {
    private let keys: [String]
    private let values: [JSONValue]

    init(keys: [String], values: [JSONValue]) {
        self.keys = keys
        self.values = values
    }

    /// All that was given, in the order of the parameters.
    var all: [JSONValue] { values.filter { !$0.isNull } }

    /// The value of a parameter, `.null` where the request has none.
    public subscript(_ key: String) -> JSONValue {
        guard let place = keys.firstIndex(of: key), values.indices.contains(place) else { return .null }
        return values[place]
    }
}

/// Something that happens at the vendor's when somebody says so, in one call: a purchase is refunded, a person ends the connection.
public struct MockAction: Sendable {
    /// Its name in the spec; the control interface uses it.
    public var name: String
    /// What happens, for people.
    public var title: MockText
    /// The kind of record that it is done to, if it is to one.
    public var record: String?
    /// What it is told.
    public var parameters: [ValueField]
    /// What is done. It answers nothing.
    public var handler: MockCallbackHandler

    /// An action of these parts.
    public init(
        _ name: String,
        title: MockText,
        record: String? = nil,
        parameters: [ValueField] = [],
        handler: @escaping MockCallbackHandler
    ) {
        self.name = name
        self.title = title
        self.record = record
        self.parameters = parameters
        self.handler = handler
    }
}

/// What came of an action.
public struct ActionReport: Sendable, Hashable {
    /// How many records are new, or in the place of others of their keys.
    public var put = 0
    /// How many were changed.
    public var changed = 0
    /// How many are gone.
    public var dropped = 0
    /// How many calls of the app's server wait to go out because of it, and how many listeners hear of it.
    public var sent = 0
    /// How many events were pushed or ended. An event that nobody hears has happened all the same: who listened may have left a moment ago.
    public var pushed = 0

    /// Whether anything happened.
    public var isEmpty: Bool { self == ActionReport() }

    static func - (after: ActionReport, before: ActionReport) -> ActionReport {
        ActionReport(
            put: after.put - before.put, changed: after.changed - before.changed, dropped: after.dropped - before.dropped,
            sent: after.sent - before.sent, pushed: after.pushed - before.pushed)
    }
}

extension MockSession {
    /// Has something happen at the vendor's.
    ///
    /// - Parameters:
    ///   - name: the action's name in the spec.
    ///   - key: the key of the record that it is done to, for an action that is done to one.
    ///   - values: what it is told.
    /// - Returns: what it did. Calls of the app's server that it sends are made by whoever serves the mock; see `deliver(by:)`.
    /// - Throws: `MockProblem` where there is no such action or record, a value does not fit, or there was nothing to be done.
    @discardableResult
    public func act(_ name: String, on key: String? = nil, _ values: JSONObject = [:]) throws(MockProblem) -> ActionReport {
        let report = try perform(name, on: key, values)
        courier.look(self)
        return report
    }

    /// The same, while nobody is called yet.
    func perform(_ name: String, on key: String?, _ values: JSONObject) throws(MockProblem) -> ActionReport {
        let now = clock.now
        return try withWorld { world -> Result<ActionReport, MockProblem> in
            do throws(MockProblem) {
                return .success(try world.act(name, on: key, values, now: now))
            } catch {
                return .failure(error)
            }
        }.get()
    }
}

extension World {
    fileprivate func act(_ name: String, on key: String?, _ values: JSONObject, now: Double) throws(MockProblem) -> ActionReport {
        guard let action = system.actions.first(where: { $0.name == name }) else {
            let known = system.actions.map(\.name).joined(separator: ", ")
            throw MockProblem(
                .notFound, "there is no action \"\(name)\"", hint: known.isEmpty ? "the system has none" : "the actions are \(known)")
        }
        try action.check(values)
        let item = try subject(of: action, key, now: now)
        let before = tally
        var call = MockCall(
            name: name, parameters: action.parameters.map { MockParameter(.json, $0) }, item: item, values, self, now: now)
        do throws(MockStop) {
            _ = try action.handler(&call)
        } catch {
            throw MockProblem(.conflict, error.answer.note ?? error.answer.outcome)
        }
        if !call.defects.isEmpty { throw MockProblem(.internalServerError, call.defects.joined(separator: "; ")) }
        let report = tally - before
        if report.isEmpty { throw MockProblem(.conflict, "there was nothing to be done", hint: "\(name): \(action.title.en)") }
        return report
    }

    private func subject(of action: MockAction, _ key: String?, now: Double) throws(MockProblem) -> MockRecord? {
        guard let name = action.record, let kind = type(name) else {
            if key == nil { return nil }
            throw MockProblem(.badRequest, "\"\(action.name)\" is done to no record", hint: "POST /__mock/actions/\(action.name)")
        }
        guard let key else {
            throw MockProblem(
                .badRequest, "\"\(action.name)\" is done to one of the \(name)",
                hint: "POST /__mock/actions/\(action.name)/KEY; GET /__mock/records/\(name) lists them")
        }
        let found = list(name, [:], now: now, includingEnded: true).first { $0[kind.key].wireText == key }
        guard let found else {
            throw MockProblem(.notFound, "none of the \(name) is \"\(key)\"", hint: "GET /__mock/records/\(name) lists them")
        }
        return found
    }
}

extension MockAction {
    fileprivate func check(_ values: JSONObject) throws(MockProblem) {
        try GivenValues(name: name, parameters: parameters.map { (key: $0.name, field: $0) }).check(values)
    }
}

/// Why something that was asked of a mock's control interface, or of a session in a test, can't be done.
public struct MockProblem: Error, Sendable, CustomStringConvertible {
    /// The HTTP status that says so.
    public let status: HTTPResponse.Status
    /// What is wrong.
    public let message: String
    /// What to do about it; empty if there is nothing to say.
    public let hint: String
    /// Where in the JSON that was given it stands, from the outermost value; not said where it is about all of that.
    package private(set) var place: [JSONStep] = []

    /// A problem of these parts.
    public init(_ status: HTTPResponse.Status, _ message: String, hint: String = "") {
        self.status = status
        self.message = message
        self.hint = hint
    }

    /// The message and the hint.
    public var description: String { hint.isEmpty ? message : "\(message) (\(hint))" }

    /// The same problem in other words.
    func telling(_ message: String) -> MockProblem {
        var problem = MockProblem(status, message, hint: hint)
        problem.place = place
        return problem
    }

    /// Has problems of what is done stand at a place in JSON.
    static func placing<Value>(_ place: JSONStep..., body: () throws(MockProblem) -> Value) throws(MockProblem) -> Value {
        do throws(MockProblem) {
            return try body()
        } catch {
            var error = error
            error.place = place + error.place
            throw error
        }
    }

    static func unknownRecords(_ name: String, _ system: MockSystem) -> MockProblem {
        MockProblem(
            .notFound,
            "there are no records \"\(name)\"",
            hint: "the kinds are \(system.records.map(\.name).joined(separator: ", "))"
        )
    }
}

extension RecordType {
    /// Whether these fields may stand in a record of this kind.
    ///
    /// - Parameter byStep: whether a step of the mock's own puts them. What it was told by a client is none of the values that a person may give,
    ///   where no document has such a request refused.
    func check(_ given: JSONObject, isNew: Bool, byStep: Bool = false) throws(MockProblem) {
        for (name, value) in given {
            try MockProblem.placing(.member(name)) { () throws(MockProblem) in try check(name, value, byStep: byStep) }
        }
        if let gone = given.first(where: { name, value in value.isNull && fields.contains { $0.name == name && $0.isRequired } }), !isNew {
            throw MockProblem(.badRequest, "the field \"\(gone.name)\" of \(self.name) can't be taken away")
        }
        guard isNew else { return }
        // Fields are looked at in their place: copying each of them would cost more than the look.
        for place in fields.indices where fields[place].isRequired {
            let name = fields[place].name
            guard (given[name] ?? .null).isNull, generated[name] == nil else { continue }
            throw MockProblem(.badRequest, "the field \"\(name)\" of \(self.name) is missing")
        }
    }

    private func check(_ name: String, _ value: JSONValue, byStep: Bool) throws(MockProblem) {
        guard let place = fields.firstIndex(where: { $0.name == name }) else {
            let known = fields.map(\.name).joined(separator: ", ")
            throw MockProblem(.badRequest, "\(self.name) have no field \"\(name)\"", hint: "their fields are \(known)")
        }
        if value.isNull { return }
        let problem = byStep ? fields[place].type.problem(with: value, at: name) : fields[place].problem(with: value, at: name)
        if let problem { throw MockProblem(.badRequest, problem) }
    }
}

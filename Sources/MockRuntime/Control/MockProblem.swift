/// Why something that was asked of a mock's control interface, or of a session in a test, can't be done.
public struct MockProblem: Error, Sendable, CustomStringConvertible {
    /// The HTTP status that says so.
    public let status: HTTPResponse.Status
    /// What is wrong.
    public let message: String
    /// What to do about it; empty if there is nothing to say.
    public let hint: String

    /// A problem of these parts.
    public init(_ status: HTTPResponse.Status, _ message: String, hint: String = "") {
        self.status = status
        self.message = message
        self.hint = hint
    }

    /// The message and the hint.
    public var description: String { hint.isEmpty ? message : "\(message) (\(hint))" }

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
    func check(_ given: JSONObject, isNew: Bool) throws(MockProblem) {
        for (name, value) in given {
            guard let place = fields.firstIndex(where: { $0.name == name }) else {
                let known = fields.map(\.name).joined(separator: ", ")
                throw MockProblem(.badRequest, "\(self.name) have no field \"\(name)\"", hint: "their fields are \(known)")
            }
            if !value.isNull, let problem = fields[place].problem(with: value, at: name) { throw MockProblem(.badRequest, problem) }
        }
        guard isNew else { return }
        // Fields are looked at in their place: copying each of them would cost more than the look.
        for place in fields.indices where fields[place].isRequired {
            let name = fields[place].name
            guard (given[name] ?? .null).isNull, generated[name] == nil else { continue }
            throw MockProblem(.badRequest, "the field \"\(name)\" of \(self.name) is missing")
        }
    }
}

extension MockSystem {
    /// The system with other values and records to begin with.
    ///
    /// - Parameter seeds: an object with the members `app`, values of the registered app by name, and `records`, lists of records by kind.
    ///   A kind that is named begins with these records and no other. A snapshot will do: what else stands in it is not looked at.
    /// - Throws: `MockProblem` where that does not fit the system.
    public func seeded(with seeds: JSONValue) throws(MockProblem) -> MockSystem {
        guard let seeds = seeds.objectValue else { throw MockProblem(.badRequest, "the seeds should be a JSON object") }
        // What else a snapshot has is not asked for by others.
        let known = seeds["system"] == nil ? ["app", "records"] : MockSnapshot.names
        if let unknown = seeds.names.first(where: { !known.contains($0) }) {
            try MockProblem.placing(.member(unknown)) { () throws(MockProblem) in
                throw MockProblem(
                    .badRequest, "\"\(unknown)\" is nothing that a mock can begin with", hint: "it begins with app and records")
            }
        }
        if let other = seeds["system"]?.stringValue, other != id {
            try MockProblem.placing(.member("system")) { () throws(MockProblem) in
                throw MockProblem(.badRequest, "that is of \(other), and this is the mock of \(id)")
            }
        }
        var system = self
        for (name, value) in try MockSnapshot.members("app", of: seeds) {
            try MockProblem.placing(.member("app"), .member(name)) { () throws(MockProblem) in try system.begin(name, value) }
        }
        for (name, list) in try MockSnapshot.members("records", of: seeds) {
            try MockProblem.placing(.member("records"), .member(name)) { () throws(MockProblem) in try system.begin(name, records: list) }
        }
        return system
    }

    private mutating func begin(_ name: String, _ value: JSONValue) throws(MockProblem) {
        guard let place = app.firstIndex(where: { $0.name == name }) else { throw .unknownAppValue(name, self) }
        app[place].value = try app[place].checked(value)
    }

    private mutating func begin(_ name: String, records list: JSONValue) throws(MockProblem) {
        guard let place = records.firstIndex(where: { $0.name == name }) else { throw .unknownRecords(name, self) }
        records[place].seeds = try MockSnapshot.records(list, of: records[place]).map(\.fields)
    }
}

extension RecordType {
    /// Of two records with one key a session would keep the later, and say nothing.
    func checkKeys(of records: [RecordState]) throws(MockProblem) {
        var first: [String: Int] = [:]
        for (place, record) in records.enumerated() {
            guard let value = record.fields[key], !value.isNull else { continue }
            if let other = first.updateValue(place, forKey: value.wireText) {
                try MockProblem.placing(.element(place), .member(key)) { () throws(MockProblem) in
                    throw MockProblem(
                        .badRequest, "\(name)[\(place)] has the \(key) of \(name)[\(other)]", hint: "a key names one of the \(name)")
                }
            }
        }
    }
}

extension AppValue {
    /// A value that may stand in the place of this one: one of its kind, or nothing.
    func checked(_ other: JSONValue) throws(MockProblem) -> JSONValue {
        if !other.isNull, let problem = value.type.problem(with: other, at: name) { throw MockProblem(.badRequest, problem) }
        return other
    }
}

extension JSONValue {
    /// The type that it is of as far as a value tells. A whole number may be of either kind of numbers.
    fileprivate var type: ValueType {
        switch self {
        case .string: .string
        case .int, .double: .number
        case .bool: .boolean
        case .array(let elements): .array(elements.first?.type ?? .any)
        case .object, .null: .any
        }
    }
}

extension MockProblem {
    static func unknownAppValue(_ name: String, _ system: MockSystem) -> MockProblem {
        MockProblem(
            .notFound,
            "there is no app value \"\(name)\"",
            hint: "the app values are \(system.app.map(\.name).joined(separator: ", "))"
        )
    }
}

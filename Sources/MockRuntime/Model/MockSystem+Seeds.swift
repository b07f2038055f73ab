extension MockSystem {
    /// The system with other values and records to begin with.
    ///
    /// - Parameter seeds: an object with the members `app`, values of the registered app by name, and `records`, lists of records by kind.
    ///   A kind that is named begins with these records and no other. A snapshot will do: what else stands in it is not looked at.
    /// - Throws: `MockProblem` where that does not fit the system.
    public func seeded(with seeds: JSONValue) throws(MockProblem) -> MockSystem {
        guard let seeds = seeds.objectValue else { throw MockProblem(.badRequest, "the seeds should be a JSON object") }
        if let unknown = seeds.names.first(where: { !MockSnapshot.names.contains($0) }) {
            throw MockProblem(.badRequest, "\"\(unknown)\" is nothing that a mock can begin with", hint: "it begins with app and records")
        }
        if let other = seeds["system"]?.stringValue, other != id {
            throw MockProblem(.badRequest, "that is of \(other), and this is the mock of \(id)")
        }
        var system = self
        for (name, value) in try MockSnapshot.members("app", of: seeds) {
            guard let place = app.firstIndex(where: { $0.name == name }) else { throw .unknownAppValue(name, self) }
            system.app[place].value = try app[place].checked(value)
        }
        for (name, list) in try MockSnapshot.members("records", of: seeds) {
            guard let place = records.firstIndex(where: { $0.name == name }) else { throw .unknownRecords(name, self) }
            system.records[place].seeds = try MockSnapshot.records(list, of: records[place]).map(\.fields)
            try system.records[place].checkSeeds()
        }
        return system
    }
}

extension RecordType {
    /// Of two records with one key a session would keep the later, and say nothing.
    fileprivate func checkSeeds() throws(MockProblem) {
        var first: [String: Int] = [:]
        for (place, seed) in seeds.enumerated() {
            guard let value = seed[key], !value.isNull else { continue }
            if let other = first.updateValue(place, forKey: value.wireText) {
                throw MockProblem(
                    .badRequest, "\(name)[\(place)] has the \(key) of \(name)[\(other)]", hint: "a key names one of the \(name)")
            }
        }
    }
}

extension AppValue {
    /// A value that may stand in the place of this one: a list in that of a list, and nowhere else.
    func checked(_ other: JSONValue) throws(MockProblem) -> JSONValue {
        if other.isNull || value.isNull || (other.arrayValue == nil) == (value.arrayValue == nil) { return other }
        throw MockProblem(.badRequest, "\"\(name)\" should be \(value.arrayValue == nil ? "no list" : "a list")")
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

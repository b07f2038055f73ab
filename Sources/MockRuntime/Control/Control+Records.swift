extension Control {
    func records(_ path: [String]) throws(MockProblem) -> MockReply {
        guard let name = path.first else {
            guard method == .get else { throw notAllowed("GET") }
            return ControlReply.json(["kinds": .array(service.system.records.map { .string($0.name) })])
        }
        guard let kind = service.system.records.first(where: { $0.name == name }) else { throw .unknownRecords(name, service.system) }
        if path.count > 1 { return try record(kind, key: path[1]) }
        switch method {
        case .get: return try list(kind)
        case .post:
            try checkEditable(kind)
            let input = try input(kind.fields.map(\.name))
            if let hidden = kind.hidden(in: input).first {
                throw MockProblem(.badRequest, "\"\(hidden)\" was hidden where it was read", hint: "say what it is, or leave it out")
            }
            let record = try session.put(kind.name, input)
            return ControlReply.json(Self.describe(record, kind, at: session.clock.now), status: 201)
        default: throw notAllowed(kind.isEditable ? "GET and POST" : "GET")
        }
    }

    /// The records of a kind whose fields are as the query says.
    private func list(_ kind: RecordType) throws(MockProblem) -> MockReply {
        let filters = parts.query.fields
        if let unknown = filters.first(where: { filter in !kind.fields.contains { $0.name == filter.name } }) {
            let known = kind.fields.map(\.name).joined(separator: ", ")
            throw MockProblem(.badRequest, "\(kind.name) have no field \"\(unknown.name)\"", hint: "their fields are \(known)")
        }
        let records = session.records(kind.name).filter { record in filters.allSatisfy { record[$0.name].wireText == $0.value } }
        return ControlReply.json([kind.name: .array(records.map { Self.describe($0, kind, at: session.clock.now) })] as JSONValue)
    }

    private func record(_ kind: RecordType, key: String) throws(MockProblem) -> MockReply {
        guard let record = session.records(kind.name).first(where: { $0[kind.key].wireText == key }) else {
            throw MockProblem(.notFound, "there is no \"\(key)\" among the \(kind.name)")
        }
        switch method {
        case .get: return ControlReply.json(Self.describe(record, kind, at: session.clock.now))
        case .patch:
            try checkEditable(kind)
            let input = try input(kind.fields.map(\.name))
            if let new = input[kind.key], new != record[kind.key] {
                throw MockProblem(
                    .badRequest, "\"\(kind.key)\" is what \(kind.name) are told apart by, and stays", hint: "put another instead")
            }
            guard let changed = try session.change(record, input.leaving(kind.hidden(in: input))) else {
                throw MockProblem(.notFound, "\"\(key)\" is gone")
            }
            return ControlReply.json(Self.describe(changed, kind, at: session.clock.now))
        case .delete:
            try checkEditable(kind)
            session.drop(record)
            return ControlReply.nothing
        default: throw notAllowed(kind.isEditable ? "GET, PATCH and DELETE" : "GET")
        }
    }

    private func checkEditable(_ kind: RecordType) throws(MockProblem) {
        guard kind.isEditable else { throw MockProblem(.methodNotAllowed, "\(kind.name) can be read only") }
    }

    /// A record's fields, and how long it lives. Secret ones are hidden unless the record began with them: those have to be sent by whoever
    /// reads this.
    static func describe(_ record: MockRecord, _ kind: RecordType, at now: Double) -> JSONValue {
        let seed = kind.seeds.first { $0[kind.key] == record[kind.key] } ?? [:]
        let secret = Set(kind.fields.filter { $0.isSecret && seed[$0.name] != record[$0.name] }.map(\.name))
        var object = JSONObject(record.fields.map { ($0, secret.contains($0) ? .string(Redaction.mark) : $1) })
        guard let ends = record.ends else { return .object(object) }
        object["_ends"] = .double(ends)
        object["_ended"] = .bool(record.hasEnded(at: now))
        return .object(object)
    }

    func app() throws(MockProblem) -> MockReply {
        let values = service.system.app
        switch method {
        case .get: break
        case .patch:
            let input = try input(values.map(\.name))
            let hidden = values.filter { $0.isSecret && input.isHidden($0.name) }.map(\.name)
            for (name, value) in input.leaving(hidden) { try session.setApp(name, value) }
        default: throw notAllowed("GET and PATCH")
        }
        return ControlReply.json(.object(JSONObject(values.map { ($0.name, Self.shown($0, in: session)) })))
    }

    /// A value of the app in a session; a secret one is hidden unless the session began with it.
    static func shown(_ value: AppValue, in session: MockSession) -> JSONValue {
        let now = session.app(value.name)
        return value.isSecret && now != value.value ? .string(Redaction.mark) : now
    }
}

// What is hidden comes back hidden from whoever reads a record, changes something else, and sends it back. It stays as it is.
extension RecordType {
    /// The secret fields that say no more than that they are hidden.
    fileprivate func hidden(in input: JSONObject) -> [String] {
        fields.filter { $0.isSecret && input.isHidden($0.name) }.map(\.name)
    }
}

extension JSONObject {
    fileprivate func isHidden(_ name: String) -> Bool { self[name] == .string(Redaction.mark) }

    fileprivate func leaving(_ names: [String]) -> JSONObject {
        names.isEmpty ? self : JSONObject(filter { !names.contains($0.name) }.map { ($0.name, $0.value) })
    }
}

extension Control {
    func faults(_ path: [String]) throws(MockProblem) -> MockReply {
        guard path.isEmpty else { throw MockProblem(.notFound, "faults have no names", hint: "DELETE /__mock/faults forgets all") }
        switch method {
        case .get: return ControlReply.json(["faults": .array(session.faults.map(\.json))])
        case .post:
            let fault = try FaultReader(try input(FaultReader.names)).fault
            try session.add(fault)
            return ControlReply.json(fault.json, status: 201)
        case .delete:
            session.clearFaults()
            return ControlReply.nothing
        default: throw notAllowed("GET, POST and DELETE")
        }
    }
}

extension MockFault {
    /// The fault as the control interface shows it, and takes it.
    var json: JSONValue {
        var object: JSONObject = ["endpoint": .string(endpoint)]
        switch effect {
        case nil: break
        case .error(let name, let values):
            object["error"] = .string(name)
            if !values.isEmpty { object["with"] = .object(values) }
        case .cut: object["cut"] = true
        case .chaos: object["chaos"] = true
        case .answer(let status, let body):
            object["status"] = .int(status)
            object["body"] = .string(body)
        }
        if let latency { object["latencyMillis"] = latency.json }
        if !headers.isEmpty { object["headers"] = .object(JSONObject(headers.map { ($0.name.rawName, .string($0.value)) })) }
        if let condition { object["match"] = condition }
        switch share {
        case nil: break
        case .every(let count): object["every"] = .int(count)
        case .percent(let percent): object["percent"] = .double(percent)
        }
        object["count"] = remaining.map(JSONValue.int) ?? .null
        object["requests"] = .int(requests)
        object["passedOver"] = .int(passedOver)
        return .object(object)
    }

    private var condition: JSONValue? {
        var object = match.json
        if let user { object["user"] = .string(user) }
        return object.isEmpty ? nil : .object(object)
    }
}

extension MockLatency {
    fileprivate var json: JSONValue {
        switch self {
        case .exactly(let seconds): .double(seconds * 1000)
        case .between(let low, let high): ["from": .double(low * 1000), "to": .double(high * 1000)]
        case .usual(let median, let p99): ["median": .double(median * 1000), "p99": .double(p99 * 1000)]
        }
    }
}

extension RequestPattern {
    /// What it says, as the control interface shows it.
    var json: JSONObject {
        var object = JSONObject()
        for (name, members) in [("parameters", parameters), ("headers", headers), ("body", body)] where !members.isEmpty {
            object[name] = .object(members)
        }
        return object
    }

    /// A pattern out of the members `parameters`, `headers` and `body` of an object; others are not looked at.
    init(reading input: JSONObject) throws(MockProblem) {
        self.init()
        parameters = try Self.members("parameters", of: input)
        headers = try Self.members("headers", of: input)
        body = try Self.members("body", of: input)
    }

    private static func members(_ name: String, of input: JSONObject) throws(MockProblem) -> JSONObject {
        guard let value = input[name] else { return [:] }
        guard let members = value.objectValue else {
            throw MockProblem(.badRequest, "\"\(name)\" should be an object", hint: "such as {\"name\": \"a value, or * for any text\"}")
        }
        return members
    }
}

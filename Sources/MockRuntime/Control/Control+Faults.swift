extension Control {
    func faults(_ path: [String]) throws(MockProblem) -> MockReply {
        guard path.isEmpty else { throw MockProblem(.notFound, "faults have no names", hint: "DELETE /__mock/faults forgets all") }
        switch method {
        case .get: return ControlReply.json(["faults": .array(session.faults.map(\.json))])
        case .post:
            let fault = try fault(from: try input(["endpoint", "error", "latencyMillis", "cut", "status", "body", "count"]))
            try session.add(fault)
            return ControlReply.json(fault.json, status: 201)
        case .delete:
            session.clearFaults()
            return ControlReply.nothing
        default: throw notAllowed("GET, POST and DELETE")
        }
    }

    private func fault(from input: JSONObject) throws(MockProblem) -> MockFault {
        let endpoint = input["endpoint"] ?? "*"
        guard let name = endpoint.stringValue else { throw MockProblem(.badRequest, "\"endpoint\" should be a string") }
        let count = input["count"] ?? 1
        guard count.isNull || (count.intValue ?? 0) > 0 else {
            throw MockProblem(.badRequest, "\"count\" should be a positive integer", hint: "or null for always")
        }
        return MockFault(name, try effect(from: input), count: count.intValue)
    }

    private func effect(from input: JSONObject) throws(MockProblem) -> MockFault.Effect {
        let kinds = ["error", "latencyMillis", "cut", "status"].filter { input[$0] != nil }
        guard kinds.count == 1, let kind = kinds.first, let value = input[kind] else {
            throw MockProblem(.badRequest, "exactly one of error, latencyMillis, cut and status should be given")
        }
        switch kind {
        case "error":
            if let name = value.stringValue { return .error(name) }
        case "latencyMillis":
            if let millis = value.doubleValue, millis >= 0, millis <= 3_600_000 { return .latency(millis / 1000) }
        case "cut":
            if value.boolValue == true { return .cut }
        default:
            if let status = value.intValue, (200...599).contains(status) {
                return .answer(status: status, body: (input["body"] ?? "").wireText)
            }
        }
        let wanted = ["error": "an error's name", "latencyMillis": "0 to 3600000", "cut": "true", "status": "200 to 599"]
        throw MockProblem(.badRequest, "\"\(kind)\" should be \(wanted[kind] ?? "something else")")
    }
}

extension MockFault {
    /// The fault as the control interface shows it.
    var json: JSONValue {
        var object: JSONObject = ["endpoint": .string(endpoint)]
        switch effect {
        case .error(let name): object["error"] = .string(name)
        case .latency(let seconds): object["latencyMillis"] = .double(seconds * 1000)
        case .cut: object["cut"] = true
        case .answer(let status, let body):
            object["status"] = .int(status)
            object["body"] = .string(body)
        }
        object["count"] = remaining.map(JSONValue.int) ?? .null
        return .object(object)
    }
}

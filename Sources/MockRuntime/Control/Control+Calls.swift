extension Control {
    /// `/__mock/call/<endpoint>`: a call of an app's server, which is answered for when that has answered.
    func call(_ path: [String]) throws(MockProblem) -> MockReply {
        guard let name = path.first, path.count == 1 else {
            guard path.isEmpty else { throw MockProblem(.notFound, "there is no \(parts.path)", hint: "POST /__mock/call/NAME calls") }
            let pending = session.pendingCalls.map(describe)
            return try only(.get) { ["calls": .array(service.system.callbacks.map(describe)), "pending": .array(pending)] }
        }
        guard method == .post else { throw notAllowed("POST") }
        let callback = try service.callback(name)
        let input = try input(["url", "values", "wait"])
        guard let url = input["url"]?.stringValue else {
            throw MockProblem(.badRequest, "\"url\" should be the URL of the app's server", hint: "such as http://127.0.0.1:9000/path")
        }
        let values = input["values"] ?? [:]
        guard let object = values.objectValue else { throw MockProblem(.badRequest, "\"values\" should be an object") }
        var reply = ControlReply.nothing
        reply.deferred = .call(try service.prepare(callback, url, object, in: session, wait: try wait(input["wait"] ?? .null)))
        return reply
    }

    /// How many seconds to wait, where that is said.
    func wait(_ value: JSONValue) throws(MockProblem) -> Double? {
        if value.isNull { return nil }
        if let seconds = value.doubleValue, seconds > 0, seconds <= 60 { return seconds }
        throw MockProblem(.badRequest, "\"wait\" should be a number of seconds", hint: "more than 0 and up to 60")
    }

    func describe(_ callback: MockCallback) -> JSONValue {
        [
            "name": .string(callback.name),
            "method": .string(callback.method.rawValue),
            "url": .string(callback.url),
            "within": callback.within.map(JSONValue.double) ?? .null,
            "retries": .array(callback.retries.map(JSONValue.double)),
            "values": .array(callback.open.map(describe)),
        ]
    }

    /// A call that a step has sent and that is still to be made. Its values are left out: they may be secret.
    func describe(_ call: PendingCall) -> JSONValue {
        [
            "endpoint": .string(call.endpoint), "url": .string(service.redaction.target(call.url)), "attempt": .int(call.attempt),
            "due": .double(call.due), "text": TimeForm.iso8601.value(call.due),
        ]
    }
}

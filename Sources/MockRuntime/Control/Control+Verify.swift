extension Control {
    /// `/__mock/verify`: whether the calls that came are those that are expected, now or within some seconds.
    func verify() throws(MockProblem) -> MockReply {
        guard method == .post else { throw notAllowed("POST") }
        let input = try input(["calls", "inOrder", "wait"])
        guard let calls = input["calls"]?.arrayValue, !calls.isEmpty else {
            throw MockProblem(.badRequest, "\"calls\" should be a list of calls", hint: "such as [{\"endpoint\": \"token\", \"count\": 1}]")
        }
        guard let isInOrder = (input["inOrder"] ?? false).boolValue else {
            throw MockProblem(.badRequest, "\"inOrder\" should be a boolean")
        }
        var expectations: [Verification.Expectation] = []
        for call in calls { expectations.append(try Verification.Expectation(reading: call)) }
        let verification = Verification(expectations, inOrder: isInOrder)
        guard let wait = try wait(input["wait"] ?? .null) else { return Self.reply(session.verify(verification)) }
        var reply = ControlReply.nothing
        reply.deferred = .verification(verification, session, wait: wait)
        return reply
    }

    /// A report as an answer: 409 where something is not as expected, so that `curl --fail` fails.
    static func reply(_ report: VerificationReport) -> MockReply {
        var object: JSONObject = ["holds": .bool(report.holds)]
        object["found"] = .array(report.found.map { .array($0.map(JSONValue.int)) })
        if !report.holds {
            object["error"] = .string(report.problems.joined(separator: "; "))
            object["hint"] = .string(report.summary)
        }
        return ControlReply.json(.object(object), status: report.holds ? 200 : 409)
    }
}

extension Verification.Expectation {
    private static let names = ["endpoint", "outcome", "method", "path", "status", "parameters", "headers", "body", "count"]

    fileprivate init(reading value: JSONValue) throws(MockProblem) {
        guard let input = value.objectValue else { throw MockProblem(.badRequest, "a call that is expected should be an object") }
        if let unknown = input.names.first(where: { !Self.names.contains($0) }) {
            throw MockProblem(
                .badRequest, "\"\(unknown)\" of a call means nothing here", hint: "known are \(Self.names.joined(separator: ", "))")
        }
        var texts: [String: String] = [:]
        for name in ["endpoint", "outcome", "method", "path"] {
            guard let value = input[name] else { continue }
            guard let text = value.stringValue else { throw MockProblem(.badRequest, "\"\(name)\" should be a string") }
            texts[name] = text
        }
        let method = texts["method"].map { HTTPRequest.Method($0.uppercased()) }
        if case .some(nil) = method { throw MockProblem(.badRequest, "\"\(texts["method"] ?? "")\" is no method") }
        let status = input["status"] ?? .null
        guard status.isNull || status.intValue != nil else { throw MockProblem(.badRequest, "\"status\" should be an integer") }
        self.init(
            CallPattern(
                texts["endpoint"], texts["outcome"], method: method ?? nil,
                path: texts["path"], status: status.intValue, request: try RequestPattern(reading: input)))
        try read(count: input["count"] ?? .null)
    }

    private mutating func read(count: JSONValue) throws(MockProblem) {
        if count.isNull { return }
        if let exact = count.intValue, exact >= 0 { return (least, most) = (exact, exact) }
        if let range = count.objectValue, range.names.allSatisfy({ ["min", "max"].contains($0) }), !range.isEmpty {
            let (low, high) = (range["min"] ?? 0, range["max"] ?? .null)
            if let low = low.intValue, low >= 0, high.isNull || (high.intValue ?? -1) >= low { return (least, most) = (low, high.intValue) }
        }
        throw MockProblem(.badRequest, "\"count\" should be a number of calls", hint: "or {\"min\": 1, \"max\": 3}, one of them or both")
    }
}

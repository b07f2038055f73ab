/// Reads a fault that was given as JSON.
struct FaultReader {
    static let names = [
        "endpoint", "error", "with", "cut", "status", "body", "chaos", "latencyMillis", "headers", "match", "every", "percent", "count",
    ]
    private static let effects = ["error", "cut", "status", "chaos"]

    private let input: JSONObject

    init(_ input: JSONObject) { self.input = input }

    var fault: MockFault {
        get throws(MockProblem) {
            guard let endpoint = (input["endpoint"] ?? "*").stringValue else { throw wrong("endpoint", "an endpoint's name, or \"*\"") }
            let match = try object("match") ?? [:]
            if let unknown = match.names.first(where: { !["user", "parameters", "headers", "body"].contains($0) }) {
                throw MockProblem(
                    .badRequest, "\"match\" has no member \"\(unknown)\"", hint: "it has user, parameters, headers and body")
            }
            return MockFault(
                endpoint, try effect, latency: try latency, headers: try headers, match: try RequestPattern(reading: match),
                user: match["user"].map(\.wireText), share: try share, count: try count)
        }
    }

    private var effect: MockFault.Effect? {
        get throws(MockProblem) {
            let kinds = Self.effects.filter { input[$0] != nil }
            if input["body"] != nil, kinds != ["status"] {
                throw MockProblem(.badRequest, "\"body\" goes with \"status\" alone", hint: "documented errors have bodies of their own")
            }
            if input["with"] != nil, kinds != ["error"] {
                throw MockProblem(.badRequest, "\"with\" goes with \"error\" alone", hint: "other answers have a \"body\"")
            }
            if kinds.isEmpty, input["latencyMillis"] != nil || input["headers"] != nil { return nil }
            guard kinds.count == 1, let kind = kinds.first, let value = input[kind] else {
                throw MockProblem(
                    .badRequest, "one of error, cut, status and chaos should be given",
                    hint: "or none of them, with latencyMillis or headers")
            }
            switch kind {
            case "error":
                // References show it with its enum: `ShopError.soldOut`.
                if let name = value.stringValue {
                    return .error(name.split(separator: ".").last.map(String.init) ?? name, with: try object("with") ?? [:])
                }
                throw wrong(kind, "an error's name")
            case "status":
                guard let status = value.intValue, (200...599).contains(status) else { throw wrong(kind, "200 to 599") }
                let body = (input["body"] ?? "").wireText
                guard body.isEmpty || MockReply.hasBody(status) else {
                    throw MockProblem(.badRequest, "an answer with the status \(status) has no body", hint: "leave \"body\" out")
                }
                return .answer(status: status, body: body)
            default:
                guard value.boolValue == true else { throw wrong(kind, "true") }
                return kind == "cut" ? .cut : .chaos
            }
        }
    }

    private var latency: MockLatency? {
        get throws(MockProblem) {
            guard let value = input["latencyMillis"] else { return nil }
            if let seconds = Self.seconds(value) { return .exactly(seconds) }
            if let low = Self.seconds(value["from"]), let high = Self.seconds(value["to"]), low <= high { return .between(low, high) }
            if let median = Self.seconds(value["median"]), let p99 = Self.seconds(value["p99"]), median > 0, median <= p99 {
                return .usual(median: median, p99: p99)
            }
            throw wrong("latencyMillis", "0 to 3600000, {\"from\", \"to\"}, or {\"median\", \"p99\"}")
        }
    }

    private static func seconds(_ value: JSONValue) -> Double? {
        value.doubleValue.flatMap { (0...MockLatency.limit * 1000).contains($0) ? $0 / 1000 : nil }
    }

    private var headers: HTTPFields {
        get throws(MockProblem) {
            var fields: HTTPFields = [:]
            for (name, value) in try object("headers") ?? [:] {
                guard let field = HTTPField.Name(name), HTTPField.isValidValue(value.wireText) else {
                    throw MockProblem(.badRequest, "\"\(name): \(value.wireText)\" can't be a header")
                }
                if field == .contentLength || field == .transferEncoding {
                    throw MockProblem(.badRequest, "\(name) says how long an answer is, and stays as it is")
                }
                fields.append(HTTPField(name: field, value: value.wireText))
            }
            return fields
        }
    }

    private var share: MockFault.Share? {
        get throws(MockProblem) {
            switch (input["every"], input["percent"]) {
            case (nil, nil): return nil
            case (let every?, nil):
                if let count = every.intValue, count > 0 { return .every(count) }
                throw wrong("every", "a positive integer: 3 for every third request")
            case (nil, let percent?):
                if let percent = percent.doubleValue, percent > 0, percent <= 100 { return .percent(percent) }
                throw wrong("percent", "more than 0 and up to 100")
            default: throw MockProblem(.badRequest, "\"every\" and \"percent\" don't go together")
            }
        }
    }

    private var count: Int? {
        get throws(MockProblem) {
            let count = input["count"] ?? 1
            guard count.isNull || (count.intValue ?? 0) > 0 else {
                throw MockProblem(.badRequest, "\"count\" should be a positive integer", hint: "or null for always")
            }
            return count.intValue
        }
    }

    private func object(_ name: String) throws(MockProblem) -> JSONObject? {
        guard let value = input[name] else { return nil }
        guard let object = value.objectValue else { throw wrong(name, "an object") }
        return object
    }

    private func wrong(_ name: String, _ wanted: String) -> MockProblem {
        MockProblem(.badRequest, "\"\(name)\" should be \(wanted)")
    }
}

/// The control interface under `/__mock`, for the session that the request names.
struct Control {
    /// One thing that can be asked for, for the overview.
    struct Route {
        let method: String
        let path: String
        let text: String
    }

    let service: MockService
    let session: MockSession
    let parts: RequestParts
    let authority: String?
    /// `http` or `https`: how it was reached.
    let scheme: String

    /// What stands before the paths of the mock.
    var origin: String { "\(scheme)://\(authority ?? "localhost")" }

    /// Whether a path belongs to the control interface.
    static func owns(_ path: String) -> Bool { path == "/__mock" || path.hasPrefix("/__mock/") }

    func reply() -> MockReply {
        do throws(MockProblem) {
            try ControlAccess(options: service.options).check(authority: authority, headers: parts.headers)
            return try dispatch()
        } catch {
            return ControlReply.problem(error)
        }
    }

    private func dispatch() throws(MockProblem) -> MockReply {
        if !Self.owns(parts.path) { return try page() }
        let segments = parts.path.split(separator: "/").dropFirst().map { PercentCoding.decode($0) }
        guard let subject = segments.first else { return ControlReply.json(overview) }
        let rest = Array(segments.dropFirst())
        switch subject {
        case "health": return try only(.get) { health }
        case "spec": return try only(.get) { spec }
        case "sessions": return try sessions(rest)
        case "faults": return try faults(rest)
        case "clock": return try clock()
        case "app": return try app()
        case "journal": return try journal()
        case "page": return try page()
        case "page.js": return try script()
        case "journal.har": return try only(.get) { archive }
        case "verify": return try verify()
        case "snapshot": return try snapshot()
        case "metrics": return try metrics()
        case "counters": return try only(.get) { counters }
        case "reset": return try reset()
        case "open": return try open()
        case "cut": return try cut(rest)
        case "records": return try records(rest)
        case "call": return try call(rest)
        case "actions": return try actions(rest)
        default:
            // The kinds of record are reached by their own names, too, where those are not taken.
            if service.system.records.contains(where: { $0.name == subject }) { return try records(segments) }
            throw MockProblem(.notFound, "there is no /__mock/\(subject)", hint: "GET /__mock lists what there is")
        }
    }

    // MARK: For all parts

    /// The method, `HEAD` being a `GET`.
    var method: HTTPRequest.Method { parts.method == .head ? .get : parts.method }

    func only(_ method: HTTPRequest.Method, _ value: () throws(MockProblem) -> JSONValue) throws(MockProblem) -> MockReply {
        guard self.method == method else { throw notAllowed(method.rawValue) }
        return ControlReply.json(try value())
    }

    func notAllowed(_ allowed: String) -> MockProblem {
        MockProblem(.methodNotAllowed, "\(parts.path) does not take \(parts.method.rawValue)", hint: "it takes \(allowed)")
    }

    /// The body's JSON object; an empty one if there is no body. What the request says of the body's type is not asked: `curl -d` says it
    /// is a form.
    func input(_ known: [String]) throws(MockProblem) -> JSONObject {
        guard !parts.rawBody.isEmpty else { return JSONObject() }
        guard case .object(let object) = try json() else { throw MockProblem(.badRequest, "the body should be a JSON object") }
        if let unknown = object.names.first(where: { !known.contains($0) }) {
            let hint = known.isEmpty ? "no member is known" : "known are \(known.joined(separator: ", "))"
            throw MockProblem(.badRequest, "\"\(unknown)\" means nothing here", hint: hint)
        }
        return object
    }

    private func json() throws(MockProblem) -> JSONValue {
        do { return try JSONValue(parsing: parts.rawBody) } catch { throw MockProblem(.badRequest, "the body is not JSON: \(error)") }
    }

    private var overview: JSONValue {
        [
            "system": .string(service.system.id),
            "session": .string(session.name),
            "control": .array(Self.routes.map { ["method": .string($0.method), "path": .string($0.path), "text": .string($0.text)] }),
        ]
    }

    private static let routes = [
        Route(method: "GET", path: "/", text: "a page for people, where a browser asks and no endpoint answers; also at /__mock/page"),
        Route(method: "GET", path: "/__mock/health", text: "that the mock runs, and how many sessions it holds"),
        Route(method: "GET", path: "/__mock/spec", text: "the endpoints, their parameters and errors, and the kinds of record"),
        Route(method: "GET", path: "/__mock/sessions", text: "all sessions"),
        Route(method: "POST", path: "/__mock/sessions", text: "make one: {name, seed}, both optional"),
        Route(method: "DELETE", path: "/__mock/sessions/{name}", text: "forget one"),
        Route(method: "GET", path: "/__mock/faults", text: "the faults that wait"),
        Route(
            method: "POST", path: "/__mock/faults",
            text: "add one: {endpoint, count} with error, cut, status and body, or chaos; also latencyMillis (a number, {from, to} or "
                + "{median, p99}) and headers; for which requests: match {user, parameters, headers, body}, every or percent"),
        Route(method: "DELETE", path: "/__mock/faults", text: "forget all faults"),
        Route(method: "GET", path: "/__mock/clock", text: "the session's time, in seconds since 1970"),
        Route(method: "POST", path: "/__mock/clock", text: "move it: advance (seconds), now, frozen, speed, reset"),
        Route(method: "GET", path: "/__mock/app", text: "what the mock knows of the registered app"),
        Route(method: "PATCH", path: "/__mock/app", text: "change it"),
        Route(method: "GET", path: "/__mock/records/{kind}", text: "the records of a kind; the query filters by field"),
        Route(method: "POST", path: "/__mock/records/{kind}", text: "put one, for editable kinds"),
        Route(method: "GET", path: "/__mock/records/{kind}/{key}", text: "one record"),
        Route(method: "PATCH", path: "/__mock/records/{kind}/{key}", text: "change its fields, for editable kinds"),
        Route(method: "DELETE", path: "/__mock/records/{kind}/{key}", text: "drop it, for editable kinds"),
        Route(method: "GET", path: "/__mock/journal", text: "the latest requests; query: endpoint, outcome, limit"),
        Route(method: "GET", path: "/__mock/journal.har", text: "all of them as an HTTP archive, for browsers' developer tools"),
        Route(
            method: "POST", path: "/__mock/verify",
            text: "whether calls came as expected, 409 if not: {calls: [{endpoint, outcome, method, path, status, parameters, headers, "
                + "body, count}], inOrder, wait (seconds)}"),
        Route(method: "DELETE", path: "/__mock/journal", text: "forget them, and the counters"),
        Route(method: "GET", path: "/__mock/counters", text: "how often each outcome of each endpoint came"),
        Route(method: "GET", path: "/__mock/metrics", text: "what all sessions count, in Prometheus' text format"),
        Route(
            method: "GET", path: "/__mock/snapshot",
            text: "all that the session knows, with secrets: a file to begin with, or to go back to"),
        Route(method: "PUT", path: "/__mock/snapshot", text: "go back to where a snapshot was taken"),
        Route(method: "POST", path: "/__mock/reset", text: "this session as it was in the beginning; {all: true} for every session"),
        Route(
            method: "POST", path: "/__mock/cut/{endpoint}",
            text: "break off the connections of those who listen to its events; without an endpoint, to any"),
        Route(method: "GET", path: "/__mock/open?url=", text: "open a URL of another app, as the system would"),
        Route(method: "GET", path: "/__mock/actions", text: "what can happen at the vendor's in one call, such as a refund"),
        Route(
            method: "POST", path: "/__mock/actions/{name}/{key}",
            text: "have it happen, to the record of that key; without a key where it is to none; the body is an object of what it is told"),
        Route(method: "GET", path: "/__mock/call", text: "the calls that the mock can make of an app's server, and those that wait"),
        Route(
            method: "POST", path: "/__mock/call/{endpoint}",
            text: "call an app's server, as the vendor would, and report: {url, values, wait (seconds)}"),
    ]
}

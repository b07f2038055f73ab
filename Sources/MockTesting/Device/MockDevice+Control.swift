public import ClientRuntime
internal import MockRuntime
public import Testing

/// What a test does to the mock, and asks it.
extension MockDevice {
    /// Makes the next calls of an endpoint fail.
    public func fault(_ endpoint: String, _ effect: JSONObject, count: Int) throws {
        let fault: JSONObject = ["endpoint": .string(endpoint), "count": .int(count)]
        _ = try control(.post, "faults", .object(fault.merging(effect)))
    }

    /// The next requests of these never get to the mock.
    public func unsent(_ requests: [String], _ error: TransportError, count: Int) { unsent.add(requests, error, count: count) }

    /// The answers to the next requests of these do not arrive before they are released.
    public func hold(_ requests: [String], count: Int) { held.hold(requests, count: count) }

    /// The answers that were held arrive.
    public func release(_ requests: [String]) { held.release(requests) }

    /// Adds a record to the mock, or changes the one with that key.
    public func put(_ records: String, _ fields: JSONObject) throws { _ = try control(.post, "records/\(records)", .object(fields)) }

    /// Takes a record out of the mock.
    public func drop(_ records: String, _ key: String) throws { _ = try control(.delete, "records/\(records)/\(key)", nil) }

    /// The vendor calls the app's server, which takes note of it.
    public func callback(_ endpoint: String, _ values: JSONObject) async throws {
        let call: JSONObject = ["url": "http://127.0.0.1/callback", "values": .object(values)]
        let outgoing = try #require(try asked(.post, "call/\(endpoint)", .object(call)).deferred)
        _ = await service.complete(outgoing) { _, _ in (HTTPResponse(status: .ok), []) }
    }

    /// Something happens at the vendor's to the record of that key, and the app's server takes note of what it is told of it.
    public func act(_ action: String, _ key: String, _ values: JSONObject) async throws {
        try await act(PercentCoding.encode(action) + "/" + PercentCoding.encode(key), values)
    }

    /// Something happens at the vendor's, and the app's server takes note of what it is told of it.
    public func act(_ action: String, _ values: JSONObject) async throws {
        _ = try control(.post, "actions/\(action)", .object(values))
        await session.deliver { _, _ in (HTTPResponse(status: .ok), []) }
    }

    /// The only record with these values.
    public func record(_ records: String, _ fields: JSONObject, at location: SourceLocation = #_sourceLocation) throws -> JSONValue {
        let all = try control(.get, "records/\(records)", nil)[records].arrayValue ?? []
        let found = all.filter { record in fields.allSatisfy { record[$0.name] == $0.value } }
        try #require(found.count == 1, "\(found.count) of the \(records) are so", sourceLocation: location)
        return found[0]
    }

    /// How often an endpoint was called.
    public func count(_ endpoint: String) throws -> Int {
        let outcomes = try control(.get, "counters", nil)["endpoints", endpoint].objectValue ?? [:]
        return outcomes.reduce(0) { $0 + ($1.value.intValue ?? 0) }
    }

    /// The journal as the control interface shows it.
    public func journal() throws -> JSONValue { try control(.get, "journal?limit=1000", nil) }

    /// The good answers that the mock gave: endpoints, with the answer's name where it is not the main one.
    public func answers() throws -> Set<String> {
        let entries = try journal()["entries"].arrayValue ?? []
        let good = entries.filter { $0["outcome"] == "ok" || $0["outcome"] == $0["alternative"] }
        return Set(good.map { "\($0["endpoint"].wireText) \($0["alternative"].stringValue ?? "")" })
    }

    private func control(_ method: HTTPRequest.Method, _ path: String, _ body: JSONValue?) throws -> JSONValue {
        let reply = try asked(method, path, body)
        return reply.body.isEmpty ? .null : try JSONValue(parsing: reply.body)
    }

    private func asked(_ method: HTTPRequest.Method, _ path: String, _ body: JSONValue?) throws -> MockReply {
        var request = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: "/s/\(session.name)/__mock/\(path)")
        if body != nil { request.headerFields[.contentType] = "application/json" }
        let reply = service.answer(request, body: body?.encoded() ?? [])
        try #require(reply.response.status.kind == .successful, "\(String(decoding: reply.body, as: UTF8.self))")
        return reply
    }
}

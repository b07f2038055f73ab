internal import ClientRuntime
public import MockRuntime

extension MockService {
    /// Asks the control interface of a session, below `/__mock/`.
    ///
    /// - Parameters:
    ///   - path: what is asked for, such as `counters`.
    ///   - name: the session.
    ///   - body: what is sent; nil for a question.
    /// - Returns: the answer, whatever its status.
    /// - Throws: where the answer is no JSON.
    public func control(_ path: String, session name: String, body: JSONValue? = nil) throws -> JSONValue {
        let method: HTTPRequest.Method = body == nil ? .get : .post
        var request = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: "/s/\(name)/__mock/\(path)")
        if body != nil { request.headerFields[.contentType] = "application/json" }
        return try JSONValue(parsing: answer(request, body: body?.encoded() ?? []).body)
    }
}

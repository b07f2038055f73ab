/// Replies of the control interface: JSON, never cached.
enum ControlReply {
    static func json(_ value: JSONValue, status: Int = 200) -> MockReply {
        let headers: HTTPFields = [.contentType: AnswerEncoding.jsonType, .cacheControl: "no-store"]
        return MockReply(status: status, headers: headers, body: value.encoded(), outcome: Outcome.control)
    }

    static var nothing: MockReply { MockReply(status: 204, outcome: Outcome.control) }

    static func problem(_ problem: MockProblem) -> MockReply {
        var reply = AnswerEncoding.message(problem.message, hint: problem.hint, status: problem.status.code, outcome: Outcome.control)
        reply.response.headerFields[.cacheControl] = "no-store"
        if problem.status == .unauthorized { reply.response.headerFields[.wwwAuthenticate] = #"Bearer, Basic realm="mock""# }
        return reply
    }
}

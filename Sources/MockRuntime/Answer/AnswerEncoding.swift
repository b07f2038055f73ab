/// Turns answers of handlers into replies.
struct AnswerEncoding {
    /// A header that says, beside what the vendor answers, what the mock found wrong. For people; no client reads it.
    static let reasonHeader = HTTPField.Name("Mock-Reason")
    static let jsonType = "application/json;charset=utf-8"
    private static let textType = "text/plain;charset=utf-8"
    private static let htmlType = "text/html;charset=utf-8"
    // Made once, and shared by all answers that add none.
    private static let jsonHeaders: HTTPFields = [.contentType: jsonType]
    private static let textHeaders: HTTPFields = [.contentType: textType]
    private static let htmlHeaders: HTTPFields = [.contentType: htmlType]

    let box: EndpointBox
    /// The headers of what is answered.
    let request: HTTPFields

    private var endpoint: MockEndpoint { box.value }

    func reply(_ answer: MockAnswer) -> MockReply {
        var reply = encoded(answer)
        if !answer.headers.isEmpty {
            // The type that the answer gives goes before the usual one.
            if answer.headers[.contentType] != nil { reply.response.headerFields[.contentType] = nil }
            reply.response.headerFields.append(contentsOf: answer.headers)
        }
        if let note = answer.note, let name = Self.reasonHeader {
            reply.response.headerFields[name] = String(decoding: note.utf8.filter { (0x20..<0x7F).contains($0) }, as: UTF8.self)
        }
        reply.endpoint = box.value.name
        reply.alternative = reply.outcome == Outcome.defect ? nil : answer.alternative
        if reply.note == nil { reply.note = answer.note }
        return reply
    }

    private func encoded(_ answer: MockAnswer) -> MockReply {
        switch answer.content {
        case .body(let value): body(value, answer)
        case .redirect(let target, let items): redirect(target, items, answer)
        case .failure(let fields, let kind): failure(fields, kind, answer)
        case .page(let page): Self.page(page, MockLanguage(accepting: request[.acceptLanguage]), answer)
        case .events(let bytes, let stream): events(bytes, stream, answer)
        case .closing(let closure): closing(closure, answer)
        case .refusal(let reason): Self.message(reason, status: answer.status ?? 400, outcome: answer.outcome)
        case .defect(let what): Self.defect([what], endpoint)
        }
    }

    private func body(_ value: JSONValue, _ answer: MockAnswer) -> MockReply {
        let response = answer.alternative.flatMap { box.value.alternatives[$0] } ?? box.value.response
        let status = answer.status ?? response.status
        switch response.body {
        case .json(let type, let prefix, let suffix):
            var writer = ConformingWriter(prefix: prefix)
            writer.write(value, as: type)
            writer.finish(suffix: suffix)
            guard writer.problems.isEmpty else { return Self.defect(writer.problems, endpoint) }
            let headers = prefix.isEmpty && suffix.isEmpty ? Self.jsonHeaders : Self.textHeaders
            return MockReply(status: status, headers: headers, body: writer.bytes, outcome: answer.outcome)
        case .text, .html:
            let bytes = Array(value.wireText.utf8)
            let headers = response.isPage ? Self.htmlHeaders : Self.textHeaders
            return MockReply(status: status, headers: headers, body: bytes, outcome: answer.outcome)
        case .bytes(let contentType):
            guard let bytes = TextForm.bytes(fromBase64: value.wireText) else {
                return Self.defect(["bytes are documented, and the answer is no Base64"], endpoint)
            }
            return MockReply(status: status, headers: [.contentType: contentType], body: bytes, outcome: answer.outcome)
        case .empty:
            return MockReply(status: status, outcome: answer.outcome)
        case .redirect:
            return Self.defect(["a redirect is documented, but the answer is none"], endpoint)
        case .events:
            return Self.defect(["events are documented, but the answer is made of none"], endpoint)
        }
    }

    private func events(_ bytes: [UInt8], _ stream: MockEventStream?, _ answer: MockAnswer) -> MockReply {
        let headers: HTTPFields = [.contentType: ServerSentEvent.contentType, .cacheControl: "no-store"]
        var reply = MockReply(
            status: answer.status ?? endpoint.response.status, headers: headers, body: bytes, outcome: answer.outcome)
        reply.events = stream
        return reply
    }

    private func closing(_ closure: MockClosure, _ answer: MockAnswer) -> MockReply {
        var reply = MockReply(status: endpoint.response.status, outcome: answer.outcome)
        reply.closure = closure
        return reply
    }

    /// What is wrapped so that no browser runs it is JSON no more.
    private static func type(_ prefix: String, _ suffix: String) -> String { prefix.isEmpty && suffix.isEmpty ? jsonType : textType }

    private func redirect(_ target: String, _ items: JSONObject, _ answer: MockAnswer) -> MockReply {
        if answer.outcome == Outcome.ok, let problem = problem(inRedirect: items) { return Self.defect([problem], endpoint) }
        let query = FormFields(items.lazy.filter { !$0.value.isNull }.map { .init(name: $0.name, value: $0.value.wireText) }).encoded
        let url = query.isEmpty ? target : Self.adding(query, to: target)
        let documented = endpoint.response.status
        let status = answer.status ?? ((300..<400).contains(documented) ? documented : 302)
        return MockReply(status: status, headers: [.location: url, .cacheControl: "no-store"], outcome: answer.outcome)
    }

    /// A fragment stays behind the query.
    private static func adding(_ query: String, to target: String) -> String {
        let base = target.prefix { $0 != "#" }
        let sign = base.last == "?" || base.last == "&" ? "" : base.contains("?") ? "&" : "?"
        return base + sign + query + target.dropFirst(base.count)
    }

    private func problem(inRedirect items: JSONObject) -> String? {
        guard case .redirect(let fields) = endpoint.response.body else { return "a redirect is answered, but none is documented" }
        var writer = ConformingWriter()
        writer.write(.object(items), as: .object(fields))
        return writer.problems.first
    }

    private func failure(_ body: JSONValue, _ kind: FailureShape.Kind, _ answer: MockAnswer) -> MockReply {
        var bytes: [UInt8] = []
        var headers: HTTPFields = [:]
        switch kind {
        case .json(let prefix, let suffix):
            bytes.append(contentsOf: prefix.utf8)
            body.write(to: &bytes)
            bytes.append(contentsOf: suffix.utf8)
            headers[.contentType] = Self.type(prefix, suffix)
        case .text:
            bytes = Array(body[""].wireText.utf8)
            headers[.contentType] = Self.textType
        case .redirect, .empty: break
        }
        return MockReply(status: answer.status ?? 400, headers: headers, body: bytes, outcome: answer.outcome)
    }

    private static func page(_ page: MockPage, _ language: MockLanguage, _ answer: MockAnswer) -> MockReply {
        let headers: HTTPFields = [
            .contentType: htmlType, .cacheControl: "no-store", .vary: "Accept-Language",
            .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'",
        ]
        var reply = MockReply(
            status: answer.status ?? 200, headers: headers, body: Array(page.html(in: language).utf8), outcome: answer.outcome)
        reply.page = page
        return reply
    }

    /// A JSON answer of the mock's own, that no document knows.
    static func message(_ text: String, hint: String = "", status: Int, outcome: String, more: JSONObject = [:]) -> MockReply {
        var object: JSONObject = ["error": .string(text)]
        if !hint.isEmpty { object["hint"] = .string(hint) }
        var bytes: [UInt8] = []
        object.merging(more).write(to: &bytes)
        return MockReply(status: status, headers: [.contentType: jsonType], body: bytes, outcome: outcome)
    }

    private static func defect(_ problems: [String], _ endpoint: MockEndpoint) -> MockReply {
        var reply = message(
            "the mock's answer for \"\(endpoint.name)\" is not what its spec says",
            hint: "this is a mistake in the mock, not in the request",
            status: 500,
            outcome: Outcome.defect,
            more: ["problems": .array(problems.map(JSONValue.string))]
        )
        reply.note = problems.joined(separator: "; ")
        return reply
    }
}

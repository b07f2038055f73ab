extension MockCall {
    /// What comes of the call: a fault's error, an answer to what is wrong with the request, or the handler's answer.
    mutating func answer(problems: [RequestProblem], fault: MetFaults.Effect?) -> MockAnswer {
        if case .error(let name, let values) = fault { return fail(name, values) }
        if case .answer = fault { return respond() }
        if let problem = problems.first(where: { !box.value.checksHeadersFirst || !$0.isOfStructure }) {
            return answer(to: problem, among: problems)
        }
        malformed = problems
        let answer = handled()
        return defects.isEmpty ? answer : defect(defects.joined(separator: "; "))
    }

    /// Ends the call if a list or a JSON value of the request is malformed.
    ///
    /// Services know who calls before they take apart what is asked: a token that is no good is told before a body that is none.
    public mutating func checkStructures() throws(MockStop) {
        guard let problem = malformed.first else { return }
        throw MockStop(answer(to: problem, among: malformed))
    }

    private mutating func handled() -> MockAnswer {
        var answer: MockAnswer
        do throws(MockStop) {
            answer = try box.value.handler(&self)
        } catch {
            answer = error.answer
        }
        if !hints.isEmpty { answer.note = ([answer.note].compactMap(\.self) + hints).joined(separator: "; ") }
        return answer
    }

    private mutating func answer(to problem: RequestProblem, among problems: [RequestProblem]) -> MockAnswer {
        // Of a body that can't be read each parameter says the same.
        let reasons = problems.map(\.message).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        var answer: MockAnswer
        if let error = problem.error {
            answer = fail(error)
        } else {
            answer = MockAnswer(.refusal(reasons.joined(separator: "; ")), status: 400, outcome: Outcome.invalid)
        }
        answer.note = reasons.joined(separator: "; ")
        return answer
    }
}

/// An endpoint that is passed around without copying its many parts, with what would be worked out anew for each request.
final class EndpointBox: Sendable {
    let value: MockEndpoint
    let parameters: [ParameterBox]
    /// The names by which handlers ask for the parameters, in their order.
    let keys: [String]
    /// Whether any parameter stands in a body.
    let readsBody: Bool
    /// The kind of body that it takes, where that is one whose kind has to fit.
    let bodyKind: ParameterLocation?
    /// What it documents as the type of its body in JSON, in small letters: `application/vnd.door.v1`.
    let jsonType: String?
    /// Whether its body is any bytes.
    let takesBytes: Bool
    /// The headers that are parameters.
    let headers: Set<HTTPField.Name>
    /// The items of the query that are parameters.
    let items: Set<String>

    init(_ value: MockEndpoint) {
        self.value = value
        parameters = value.parameters.map(ParameterBox.init)
        keys = value.parameters.map(\.key)
        readsBody = value.parameters.contains { [.form, .json, .body, .multipart].contains($0.location) }
        takesBytes = value.parameters.contains { $0.location == .anyBody }
        let kinds = Set(value.parameters.map(\.location)).intersection([.form, .json, .multipart])
        bodyKind = kinds.count == 1 ? kinds.first : nil
        let isJSON = value.parameters.contains { $0.location == .json || $0.location == .body }
        jsonType = isJSON ? parameters.first { $0.header == .contentType }?.value.constant?.stringValue?.lowercased() : nil
        headers = Set(parameters.compactMap(\.header))
        let inQuery = value.parameters.filter { $0.location == .query || $0.location == .form && value.methods.contains(.get) }
        items = Set(inQuery.map { $0.field.wire.itemName($0.field.name) })
    }
}

/// A parameter, in the same way.
final class ParameterBox: Sendable {
    let value: MockParameter
    let location: ParameterLocation
    let name: String
    /// The header that it stands in, if it is one's.
    let header: HTTPField.Name?
    /// Whether every text will do.
    let isAnyText: Bool
    /// Whether requests that have it may be told by it from those of an endpoint without it.
    let tells: Bool

    init(_ value: MockParameter) {
        self.value = value
        location = value.location
        name = value.field.name
        header = value.location == .header ? HTTPField.Name(value.field.name) : nil
        // Bytes that travel as they are, handlers get in Base64.
        let isRead = value.field.type == .bytes && [.anyBody, .multipart].contains(value.location)
        isAnyText = value.constant == nil && (value.field.type == .string || isRead) && value.field.values.isEmpty
        tells = ![.path, .verb, .body, .anyHeaders, .anyQuery, .anyBody].contains(value.location)
    }
}

extension HTTPFields {
    /// The value of a header. Most are there once, and need not be joined.
    func value(of name: HTTPField.Name) -> String? {
        guard let first = firstIndex(where: { $0.name == name }) else { return nil }
        return self[(first + 1)...].contains { $0.name == name } ? self[name] : self[first].value
    }
}

extension MockLanguage {
    /// The language that a request accepts soonest, English if it accepts none of them or does not say. Any Chinese is the one there is.
    init(accepting header: String?) {
        let wanted = (header ?? "").split(separator: ",").lazy.compactMap { part in
            let name = part.drop { $0 == " " }.prefix { $0.isLetter }.lowercased()
            return name == "zh" ? .zhHans : MockLanguage(rawValue: name)
        }
        self = wanted.first ?? .en
    }
}

extension JournalEntry {
    init(_ reply: MockReply, _ parts: RequestParts, now: Double, limits: MockLimits) {
        time = now
        method = parts.method.rawValue
        target = parts.querySuffix.isEmpty ? parts.path : parts.path + parts.querySuffix
        endpoint = reply.endpoint
        outcome = reply.outcome == Outcome.ok ? reply.alternative ?? reply.outcome : reply.outcome
        alternative = reply.alternative
        status = reply.response.status.code
        headers = parts.headers
        body = parts.rawBody.count > limits.journalBody ? Array(parts.rawBody.prefix(limits.journalBody)) : parts.rawBody
        bodySize = parts.rawBody.count
        answerHeaders = reply.visibleHeaders
        answer = reply.body.count > limits.journalBody ? Array(reply.body.prefix(limits.journalBody)) : reply.body
        answerSize = reply.body.count
        note = reply.note
        latency = reply.latency
    }
}

extension Control {
    func journal() throws(MockProblem) -> MockReply {
        switch method {
        case .get: return ControlReply.json(try journalPage())
        case .delete:
            session.clearJournal()
            return ControlReply.nothing
        default: throw notAllowed("GET and DELETE")
        }
    }

    /// All that the journal has, for browsers' developer tools.
    var archive: JSONValue {
        let prefix = session.name == SessionTable.defaultName ? "" : "/s/\(session.name)"
        let archive = HTTPArchive(redaction: service.redaction, base: origin + prefix)
        return archive.log(session.readJournal(\.entries), of: service.system)
    }

    var counters: JSONValue {
        session.readJournal { journal in
            let endpoints = journal.outcomes.map { endpoint, outcomes in
                (endpoint, JSONValue.object(JSONObject(outcomes.map { ($0.outcome, .int($0.count)) })))
            }
            return ["total": .int(journal.total), "endpoints": .object(JSONObject(endpoints))]
        }
    }

    /// The entries that a query asks for, and how many there were. How many is exact as long as the counters tell it or nothing was
    /// dropped; otherwise it is not known, and the page says that.
    private func journalPage() throws(MockProblem) -> JSONValue {
        let query = parts.query
        try check(query)
        let limit = try limit(query["limit"])
        let (entries, total, dropped) = session.readJournal { ($0.entries, $0.total, $0.dropped) }
        let fitting = entries.filter { entry in
            (query["endpoint"].map { $0 == entry.endpoint } ?? true) && (query["outcome"].map { $0 == entry.outcome } ?? true)
        }
        return [
            "total": .int(total),
            "dropped": .int(dropped),
            "matching": matching(query, fitting: fitting.count, dropped: dropped),
            "entries": .array(fitting.suffix(limit).map(describe)),
        ]
    }

    /// What nobody can call, or cannot come of it, would be looked for in vain.
    private func check(_ query: FormFields) throws(MockProblem) {
        let known = ["endpoint", "outcome", "limit"]
        if let unknown = query.fields.first(where: { !known.contains($0.name) }) {
            throw MockProblem(.badRequest, "\"\(unknown.name)\" means nothing here", hint: "known are \(known.joined(separator: ", "))")
        }
        if let problem = CallPattern(query["endpoint"], query["outcome"]).problem(in: service.system) {
            throw MockProblem(.badRequest, problem, hint: "GET /__mock/counters says what came")
        }
    }

    private func matching(_ query: FormFields, fitting: Int, dropped: Int) -> JSONValue {
        if dropped == 0 { return .int(fitting) }
        if let endpoint = query["endpoint"] { return .int(session.count(endpoint, query["outcome"])) }
        return query["outcome"] == nil ? .int(session.readJournal { $0.total }) : "unknown"
    }

    private func limit(_ text: String?) throws(MockProblem) -> Int {
        guard let text else { return 100 }
        if let limit = Int(text), limit >= 0 { return limit }
        throw MockProblem(.badRequest, "\"limit\" should be a number, but is \"\(text)\"")
    }

    private func describe(_ entry: JournalEntry) -> JSONValue {
        let redaction = service.redaction
        var object: JSONObject = [
            "number": .int(entry.number),
            "time": .double(entry.time),
            "method": .string(entry.method),
            "target": .string(redaction.target(entry.target)),
            "endpoint": entry.endpoint.map(JSONValue.string) ?? .null,
            "outcome": .string(entry.outcome),
            "status": .int(entry.status),
            "headers": .object(JSONObject(entry.headers.map { ($0.name.rawName, .string(redaction.header($0))) })),
            "body": .string(redaction.body(entry.body, size: entry.bodySize, type: entry.headers[.contentType])),
            "bodySize": .int(entry.bodySize),
            "answerHeaders": .object(JSONObject(entry.answerHeaders.map { ($0.name.rawName, .string(redaction.header($0))) })),
            "answer": .string(redaction.answer(entry, type: entry.answerType)),
            "answerSize": .int(entry.answerSize),
        ]
        if let alternative = entry.alternative { object["alternative"] = .string(alternative) }
        if let location = entry.location { object["location"] = .string(redaction.target(location)) }
        if let note = entry.note { object["note"] = .string(note) }
        if entry.isOutgoing { object["outgoing"] = true }
        return .object(object)
    }
}

/// A journal as an HTTP archive (HAR 1.2), which browsers' developer tools and proxies open. Secrets are hidden as in the journal.
struct HTTPArchive {
    let redaction: Redaction
    /// What stands before the targets of requests: scheme, host and the session's prefix.
    let base: String

    func log(_ entries: [JournalEntry], of system: MockSystem) -> JSONValue {
        [
            "log": [
                "version": "1.2",
                "creator": ["name": .string("\(system.id)-mock"), "version": .string(MockService.version)],
                "entries": .array(entries.map(entry)),
            ]
        ]
    }

    private func entry(_ entry: JournalEntry) -> JSONValue {
        let millis = (entry.latency * 1000).rounded()
        var object: JSONObject = [
            "startedDateTime": .string(Self.date(entry.time)), "time": .double(millis), "request": request(entry),
            "response": response(entry),
            "cache": [:], "timings": ["send": 0, "wait": .double(millis), "receive": 0], "_outcome": .string(entry.outcome),
        ]
        if let endpoint = entry.endpoint { object["_endpoint"] = .string(endpoint) }
        if let note = entry.note { object["comment"] = .string(note) }
        return .object(object)
    }

    private func request(_ entry: JournalEntry) -> JSONValue {
        let target = redaction.target(entry.target)
        let query = target.firstIndex(of: "?").map { FormFields(parsing: target[$0...].dropFirst()) } ?? FormFields()
        var object: JSONObject = [
            "method": .string(entry.method), "url": .string(entry.isOutgoing ? target : base + target), "httpVersion": "HTTP/1.1",
            "cookies": [], "headers": headers(entry.headers),
            "queryString": .array(query.fields.map { ["name": .string($0.name), "value": .string($0.value)] }), "headersSize": -1,
            "bodySize": .int(entry.bodySize),
        ]
        if entry.bodySize > 0 {
            let type = entry.headers[.contentType]
            let text = redaction.body(entry.body, size: entry.bodySize, type: type)
            object["postData"] = ["mimeType": .string(type ?? ""), "text": .string(text)]
        }
        return .object(object)
    }

    /// The answer; a connection that was cut has the status 0, as browsers have it.
    private func response(_ entry: JournalEntry) -> JSONValue {
        let isCut = entry.outcome == Outcome.cut
        let type = entry.answerHeaders[.contentType]
        let text = isCut ? "" : redaction.answer(entry, type: type)
        let size = isCut ? 0 : entry.answerSize
        return [
            "status": .int(isCut ? 0 : entry.status),
            "statusText": .string(isCut ? "" : StatusPhrases.phrase(entry.status)), "httpVersion": "HTTP/1.1",
            "cookies": [], "headers": isCut ? [] : headers(entry.answerHeaders),
            "content": ["size": .int(size), "mimeType": .string(type ?? "x-unknown"), "text": .string(text)],
            "redirectURL": .string(entry.location.map(redaction.target) ?? ""), "headersSize": -1, "bodySize": .int(size),
        ]
    }

    private func headers(_ fields: HTTPFields) -> JSONValue {
        .array(
            fields.map { ["name": .string($0.name.rawName), "value": .string(redaction.header($0))] })
    }

    /// A point in time with milliseconds.
    private static func date(_ seconds: Double) -> String {
        let whole = seconds.rounded(.down)
        let millis = String(1000 + Int((seconds - whole) * 1000)).dropFirst()
        return "\(TimeForm.iso8601.value(whole).wireText.dropLast()).\(millis)Z"
    }
}

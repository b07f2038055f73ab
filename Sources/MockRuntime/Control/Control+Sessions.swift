extension Control {
    var health: JSONValue {
        ["status": "ok", "system": .string(service.system.id), "sessions": .int(service.sessions.count)]
    }

    func sessions(_ path: [String]) throws(MockProblem) -> MockReply {
        switch (method, path.first) {
        case (.get, nil): return ControlReply.json(["sessions": .array(service.sessions.map(describe))])
        case (.post, nil): return try createSession()
        case (.get, let name?):
            guard let session = service.sessionTable.existing(name) else { throw unknownSession(name) }
            return ControlReply.json(describe(session))
        case (.delete, let name?):
            if name == SessionTable.defaultName {
                throw MockProblem(.conflict, "the default session stays", hint: "POST /__mock/reset empties it")
            }
            guard service.sessionTable.remove(name) else { throw unknownSession(name) }
            return ControlReply.nothing
        default: throw notAllowed(path.isEmpty ? "GET and POST" : "GET and DELETE")
        }
    }

    private func createSession() throws(MockProblem) -> MockReply {
        let input = try input(["name", "seed"])
        let name = input["name"] ?? .null
        guard name.isNull || name.stringValue != nil else { throw MockProblem(.badRequest, "\"name\" should be a string") }
        let seed = input["seed"] ?? .null
        guard seed.isNull || seed.intValue != nil else { throw MockProblem(.badRequest, "\"seed\" should be an integer") }
        let number = seed.intValue.map { UInt64(bitPattern: Int64($0)) }
        let (session, isNew) = try service.sessionTable.create(name.stringValue, seed: number)
        return ControlReply.json(describe(session), status: isNew ? 201 : 200)
    }

    private func describe(_ session: MockSession) -> JSONValue {
        let path = session.name == SessionTable.defaultName ? "/" : "/s/\(session.name)/"
        return [
            "name": .string(session.name),
            "path": .string(path),
            "now": .double(session.clock.now),
            "requests": .int(session.readJournal { $0.total }),
            "faults": .int(session.faults.count),
            "listening": .int(session.listening()),
        ]
    }

    private func unknownSession(_ name: String) -> MockProblem {
        MockProblem(.notFound, "there is no session \"\(name)\"", hint: "GET /__mock/sessions lists them")
    }

    func reset() throws(MockProblem) -> MockReply {
        guard method == .post else { throw notAllowed("POST") }
        let all = try input(["all"])["all"] ?? false
        guard let isAll = all.boolValue else { throw MockProblem(.badRequest, "\"all\" should be a boolean") }
        for session in isAll ? service.sessions : [session] { session.reset() }
        return ControlReply.nothing
    }

    /// Breaks connections off, as a network that is lost does.
    func cut(_ path: [String]) throws(MockProblem) -> MockReply {
        guard method == .post else { throw notAllowed("POST") }
        guard let name = path.first else { return ControlReply.json(["cut": .int(session.cut())]) }
        guard service.system.endpoints.contains(where: { $0.name == name && $0.response.hasEvents }) else {
            throw MockProblem(.notFound, "no endpoint \"\(name)\" answers with events", hint: "GET /__mock/spec lists the endpoints")
        }
        return ControlReply.json(["cut": .int(session.cut(name))])
    }

    /// Opens a URL of another app as the system would, and sends the browser on to where that app leads.
    func open() throws(MockProblem) -> MockReply {
        guard method == .get else { throw notAllowed("GET") }
        guard let url = parts.query["url"] else { throw MockProblem(.badRequest, "the query should have the URL to open as \"url\"") }
        let name = session.name == SessionTable.defaultName ? nil : session.name
        guard let reply = service.open(url, session: name) else {
            let schemes = Set(service.system.endpoints.compactMap(\.scheme)).sorted().joined(separator: ", ")
            throw MockProblem(
                .notFound,
                "the system has no app for this URL",
                hint: schemes.isEmpty ? "it documents no app schemes" : "it has apps for \(schemes)"
            )
        }
        return reply
    }
}

extension Control {
    /// `/__mock/actions/<name>/<key>`: something happens at the vendor's.
    func actions(_ path: [String]) throws(MockProblem) -> MockReply {
        guard let name = path.first else { return try only(.get) { ["actions": .array(service.system.actions.map(describe))] } }
        guard path.count <= 2 else {
            throw MockProblem(.notFound, "there is no \(parts.path)", hint: "POST /__mock/actions/NAME or /__mock/actions/NAME/KEY")
        }
        guard method == .post else { throw notAllowed("POST") }
        let known = service.system.actions.first { $0.name == name }?.parameters.map(\.name)
        let report = try session.perform(name, on: path.dropFirst().first, try known.map(input) ?? [:])
        var reply = ControlReply.json(report.json)
        if report.sent > 0 { reply.sendCalls(of: session) }
        return reply
    }

    func describe(_ action: MockAction) -> JSONValue {
        [
            "name": .string(action.name),
            "text": .object(action.title.byTag),
            "of": action.record.map(JSONValue.string) ?? .null,
            "parameters": .array(
                action.parameters.map { ["name": .string($0.name), "type": .string($0.type.name), "required": .bool($0.isRequired)] }),
        ]
    }
}

extension ActionReport {
    fileprivate var json: JSONValue {
        ["put": .int(put), "changed": .int(changed), "dropped": .int(dropped), "sent": .int(sent), "pushed": .int(pushed)]
    }
}

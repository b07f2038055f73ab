import Spec

/// WebSockets, and what clients say on them.
extension RandomSpecMaker {
    mutating func sockets() -> [SpecNode] {
        guard random.oneIn(3) else { return [] }
        let name = name("room")
        var made: [MadeField] = []
        var url = "wss://api.example.com/\(name)"
        var node: SpecNode = ["name": .text(name), "text": .words]
        if random.oneIn(2) {
            let parameter = self.name("place")
            url += "/{\(parameter)}"
            made.append(MadeField(name: parameter, type: .string, isRequired: true))
            node = node.with(["path": [field(parameter, .string, isRequired: true, wires: false)]])
        }
        for key in ["query", "headers"] where random.oneIn(2) {
            node = node.with([key: .list(parameters(1, key, isSent: false, &made))])
        }
        let answer = withBytes(messages())
        node = node.with(["url": .text(url), "response": answer.node])
        let errors = failing(&node)
        var endpoint = MadeEndpoint(name: name, parameters: made, answer: answer.fields, errors: errors, kind: "events")
        endpoint.closings = closings(node, errors)
        endpoints.append(endpoint)
        let said = (0..<random.times(0...3)).map { message($0, on: name, of: answer.fields, knowing: made) }
        return [sourced(node)] + said + bytes(on: endpoint)
    }

    private mutating func messages() -> (node: SpecNode, fields: [MadeField]) {
        guard random.oneIn(3) else {
            let (made, nodes) = fields(random.times(1...3), prefix: "m")
            return (["kind": "messages", "fields": .list(nodes)], made)
        }
        let name = name("whole")
        let type = random.pick([ValueType.string, .integer, .json])
        let node: SpecNode = ["kind": "messages", "body": ["name": .text(name), "type": .text(type.spelling)]]
        return (node, [MadeField(name: name, type: type, isRequired: true)])
    }

    /// Messages of which some are bytes: one member, beside which nothing has to be there. Without a throw of the dice, so that what a seed makes
    /// stays what it was.
    private func withBytes(_ answer: (node: SpecNode, fields: [MadeField])) -> (node: SpecNode, fields: [MadeField]) {
        guard seed % 3 != 0, case .list(let nodes)? = answer.node["fields"] else { return answer }
        let texts = answer.fields.map { field in
            var field = field
            field.isRequired = false
            return field
        }
        let sound: SpecNode = ["name": "sound", "type": "data"]
        let node = answer.node.without("fields").with([
            "bytes": "sound", "fields": .list(nodes.map { $0.without("required") } + [sound]),
        ])
        // What nothing makes is never answered, and heard all the same.
        return (node, texts)
    }

    /// What a client says that is bytes, on every other WebSocket. No flow says it.
    private func bytes(on socket: MadeEndpoint) -> [SpecNode] {
        guard seed % 2 == 0 else { return [] }
        let name = "\(socket.name)Bytes"
        return [["name": .text(name), "text": .words, "on": .text(socket.name), "anyBody": ["name": "heard"]]]
    }

    /// Those of an endpoint's errors with which its server closes it.
    private func closings(_ node: SpecNode, _ errors: [String]) -> [String] {
        guard case .text(let shape)? = node["failure"], let name = failures.first(where: { $0.name == shape })?.errors,
            let closing = enums.first(where: { $0.name == name })?.closing
        else { return [] }
        return errors.filter(closing.contains)
    }

    private mutating func failing(_ node: inout SpecNode) -> [String] {
        random.some(failures).map { declare($0, &node) } ?? []
    }

    /// - Returns: the errors that the endpoint documents then, of those that a shape carries.
    mutating func declare(_ failure: (name: String, errors: String), _ node: inout SpecNode) -> [String] {
        let errors = enums.first { $0.name == failure.errors }?.cases.filter { _ in random.oneIn(2) } ?? []
        node = node.with(["failure": .text(failure.name), "errors": .list(errors.map { .text($0) })])
        return errors
    }

    private mutating func message(_ index: Int, on socket: String, of answer: [MadeField], knowing remembered: [MadeField]) -> SpecNode {
        let name = name("said")
        var made: [MadeField] = []
        let members = parameters(random.times(0...2), "json", &made)
        var node: SpecNode = [
            "name": .text(name), "text": .words, "on": .text(socket),
            "json": .list([["name": "action", "const": .text("say\(index)")]] + members),
        ]
        let errors = failing(&node)
        var endpoint = MadeEndpoint(name: name, parameters: made, answer: answer, errors: errors, kind: "message")
        endpoint.socket = socket
        endpoint.remembered = remembered
        endpoints.append(endpoint)
        return sourced(node)
    }

    /// What is said where a WebSocket is listened to.
    mutating func saying(on source: String, _ known: [KnownValue]) -> [SpecNode] {
        guard let endpoint = random.some(endpoints.filter { $0.socket == source }), random.oneIn(2) else { return [] }
        return [["call": .text(endpoint.name), "with": arguments(endpoint.parameters, known)]]
    }

    mutating func leaving() -> SpecNode? {
        guard let name = random.some(streams)?.name else { return nil }
        let node: SpecNode = ["leave": .text(name)]
        return keyedSources.contains(name) && random.oneIn(2) ? node.with(["of": "those of {$clock.now}"]) : node
    }

    mutating func messageEnd(_ endpoint: MadeEndpoint, _ known: [KnownValue]) -> [SpecNode] {
        let events = (0..<random.times(1...2)).map { _ -> SpecNode in ["event": body(endpoint.answer, known)] }
        return events + (random.oneIn(2) ? [["stream": .text(random.pick(["open", "ended"]))]] : [])
    }
}

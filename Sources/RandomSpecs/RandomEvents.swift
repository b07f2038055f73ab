import Spec

/// Answers that are made of events.
extension RandomSpecMaker {
    mutating func eventAnswer() -> (node: SpecNode, fields: [MadeField], kind: String) {
        var node: SpecNode = ["status": 200, "kind": "events"]
        if random.oneIn(3) {
            let name = name("whole")
            let type = random.pick([ValueType.string, .integer, .list(.string), .json])
            if seed % 4 == 1 { return (named(node, name, type), [MadeField(name: name, type: type, isRequired: true)], "events") }
            node = node.with(["body": ["name": .text(name), "type": .text(type.spelling)]])
            return (node, [MadeField(name: name, type: type, isRequired: true)], "events")
        }
        var (made, nodes) = fields(random.times(1...3), prefix: "e")
        for key in ["event", "id"] where random.oneIn(2) {
            let name = name("line")
            let isRequired = key == "event" && random.oneIn(2)
            node = node.with([key: .text(name)])
            made.append(MadeField(name: name, type: .string, isRequired: isRequired))
            nodes.append(field(name, .string, isRequired: isRequired, wires: false))
        }
        if random.oneIn(2) { node = node.with(["end": "[DONE]"]) }
        if random.oneIn(3) { node = node.with(["retry": .integer(random.pick([0, 500, 2000]))]) }
        return (node.with(["fields": .list(nodes)]), made, "events")
    }

    /// All of the data beside a name. Without a throw of the dice, so that what a seed makes stays what it was.
    private func named(_ node: SpecNode, _ name: String, _ type: ValueType) -> SpecNode {
        let whole: SpecNode = ["name": .text(name), "type": .text(type.spelling), "required": true]
        return node.with(["event": "topic", "data": .text(name), "fields": [["name": "topic", "type": "string"], whole]])
    }

    mutating func listen(_ flow: MadeFlow, _ known: [KnownValue], _ depth: Int) -> SpecNode? {
        let sources = streams.map { ($0.name, $0.parameters, $0.answer) } + tellers.map { ($0.name, $0.parameters, $0.event) }
        guard flow.waits, let (source, parameters, fields) = random.some(sources) else { return nil }
        let event = name("event")
        let inside = known + Self.members(fields, of: "$\(event)", isOptional: false)
        var node: SpecNode = [
            "listen": .text(source), "with": arguments(parameters, known), "as": .text(event),
            "steps": .list(saying(on: source, inside) + steps(random.times(1...2), flow, known: inside, depth: depth + 1).nodes),
        ]
        if random.oneIn(3) {
            node = node.with(["reconnect": errorNames.isEmpty || random.oneIn(2) ? true : [.text(random.pick(errorNames))]])
        }
        if depth == 0, flow.hasObject, random.oneIn(4) {
            // Steps that nobody waits for answer nobody.
            let steps: SpecNode = ["require": condition(inside), "otherwise": [["stop": true]]]
            node = node.without("reconnect").without("steps").with(["reconnect": true, "waits": false, "steps": [steps]])
        }
        if random.oneIn(4) {
            keyedSources.insert(source)
            node = node.with(["of": "those of {$clock.now}"])
        }
        return random.oneIn(2) ? node.with(["until": condition(inside)]) : node
    }

    /// An operation that tells of events.
    mutating func teller(_ path: String, _ name: String) -> SpecNode {
        let given = fields(random.times(0...2), prefix: "given", depth: 2, wires: false)
        let event = fields(random.times(1...3), prefix: "told", depth: 2, wires: false)
        tellers.append((name: path, parameters: given.made, event: event.made))
        let node: SpecNode = ["name": .text(name), "text": .words, "events": true, "fields": .list(event.nodes)]
        return given.nodes.isEmpty ? node : node.with(["parameters": .list(given.nodes)])
    }

    mutating func eventEnd(_ endpoint: MadeEndpoint, _ known: [KnownValue]) -> [SpecNode] {
        let events = (0..<random.times(0...2)).map { _ -> SpecNode in ["event": body(endpoint.answer, known)] }
        return events + [["stream": .text(random.pick(["open", "ended"]))]]
    }

    mutating func told(_ known: [KnownValue]) -> SpecNode? {
        guard let endpoint = random.some(streams) else { return nil }
        let name = SpecNode.text(endpoint.name)
        let node: SpecNode =
            random.oneIn(2)
            ? ["push": name, "with": body(endpoint.answer, known)] : close(endpoint, isCut: random.oneIn(3))
        guard let parameter = random.some(endpoint.parameters.filter { isMade($0.type) }), random.oneIn(2) else { return node }
        return node.with(["where": .map([(key: parameter.name, value: value(parameter.type, known, place: .mock))])])
    }

    /// With an error, where one has a code for that.
    private func close(_ endpoint: MadeEndpoint, isCut: Bool) -> SpecNode {
        let node: SpecNode = ["close": .text(endpoint.name)]
        guard !isCut, let error = endpoint.closings.first else { return node.with(["cut": .boolean(isCut)]) }
        return node.with(["error": .text(error)])
    }

    /// An endpoint whose events records can be sent as, and the fields that these have then.
    mutating func pushed() -> (name: String, fields: [SpecNode])? {
        let fitting = streams.filter { stream in stream.answer.allSatisfy { !$0.isRequired && isMade($0.type) } }
        guard let stream = random.some(fitting) else { return nil }
        return (stream.name, stream.answer.map { ["name": .text($0.name), "type": .text($0.type.spelling)] })
    }

    var streams: [MadeEndpoint] { endpoints.filter { $0.kind == "events" } }
}

import Spec

extension RandomSpecMaker {
    mutating func madeState() -> [SpecNode] {
        (0..<random.times(0...2)).map { _ in
            let name = name("group")
            let isKeyed = random.oneIn(3)
            var (made, nodes) = fields(random.times(1...4), prefix: "kept", depth: 2, wires: false)
            // None is there before a flow keeps it.
            nodes = nodes.map { $0.without("required") }
            if isKeyed {
                made.insert(MadeField(name: "id", type: .string, isRequired: false), at: 0)
                nodes.insert(["name": "id", "type": "string"], at: 0)
            }
            state.append(MadeState(name: name, fields: made, key: isKeyed ? "id" : nil))
            var node: SpecNode = ["name": .text(name), "text": .words, "fields": .list(nodes)]
            if isKeyed { node = node.with(["key": "id"]) }
            if random.oneIn(3) { node = node.with(["durable": true]) }
            if let setting = random.some(settings), random.oneIn(4) { node = node.with(["securedBy": .text(setting), "durable": nil]) }
            return node
        }
    }

    mutating func madeFailures() -> [SpecNode] {
        enums.filter(\.isErrors).map { errors in
            let name = name("failure")
            failures.append((name, errors.name))
            var body: [(key: String, value: SpecNode)] = [("error.code", "$wire.code"), ("error.message", "$message")]
            if random.oneIn(2) { body.append(("error.when", "$clock.now")) }
            if random.oneIn(2) { body.append(("error.id", "$random.uuid")) }
            if random.oneIn(2) { body.append(("error.ok", false)) }
            switch apart(137, { $0.random.below(4) }) {
            case 0: body.append(("error.status", "$status"))
            case 1: body.append(("error.status", ["value": "$status", "type": "string"]))
            default: break
            }
            if random.oneIn(3) { body.append(("error.retry", ["value": "$detail.retry", "type": "integer"])) }
            var node: SpecNode = [
                "name": .text(name), "status": .integer(random.pick([400, 401, 500, 200])), "body": .map(body),
                "errors": [.text(errors.name)],
            ]
            if random.oneIn(4) { node = node.with(["headers": ["Retry-After": ["value": "$detail.wait", "type": "integer"]]]) }
            if random.oneIn(2) {
                let ways = ["unreachable", "timeout", "status", "unreadable", "url", "insecure"].filter { _ in random.oneIn(2) }
                let transport = ways.map { (key: $0, value: SpecNode.text("\(errors.name).\(random.pick(errors.cases))")) }
                if !transport.isEmpty { node = node.with(["transport": .map(transport)]) }
            }
            return sourced(node)
        }
    }

    mutating func madeEndpoints() -> [SpecNode] {
        (0..<random.times(1...4)).map { endpoint($0) } + (0..<random.times(0...1)).map { _ in inbound() } + sockets()
    }

    /// What the vendor calls on an app's server.
    private mutating func inbound() -> SpecNode {
        let name = name("told")
        var made = [MadeField(name: "server", type: .string, isRequired: true)]
        var node: SpecNode = [
            "name": .text(name), "text": .words, "direction": "inbound", "method": .text(random.pick(["GET", "POST"])),
            "url": "{server}/told", "path": [field("server", .string, isRequired: true, wires: false)],
            "response": ["status": 200, "kind": "empty"],
        ]
        if let duration = random.some(durations), random.oneIn(2) { node = node.with(["within": .text(duration)]) }
        let place = random.oneIn(2) ? "query" : random.pick(["form", "json"])
        if place != "query" { node = node.without("method").with(["method": "POST"]) }
        let list = parameters(random.times(1...3), place, isSent: false, &made)
        if !list.isEmpty { node = node.with([place: .list(list)]) }
        if random.oneIn(2) {
            made.append(MadeField(name: "Authorization", type: .string, isRequired: true))
            node = node.with([
                "headers": [["name": "Authorization", "type": "string", "scheme": "RXKey", "required": true, "secret": true]]
            ])
        }
        var endpoint = MadeEndpoint(name: name, parameters: made, answer: [], errors: [])
        endpoint.isInbound = true
        endpoints.append(endpoint)
        return sourced(node)
    }

    private mutating func endpoint(_ index: Int) -> SpecNode {
        let name = random.oneIn(3) ? "\(name("part")).\(random.pick(["get", "default", "list"]))" : name("call")
        let kind = random.pick(["outbound", "outbound", "outbound", "open"])
        var made: [MadeField] = []
        var node: SpecNode = ["name": .text(name), "text": .words]
        let method = kind == "open" ? "GET" : random.pick(["GET", "POST", "PUT", "PATCH", "DELETE"])
        if kind == "open" {
            node = node.with(["direction": "open"])
        } else if random.oneIn(6) {
            node = node.with(["direction": "outbound"])
        }
        node =
            random.oneIn(5) && kind != "open"
            ? node.with(["methods": ["POST", .text(random.pick(["PUT", "GET", "PATCH", "DELETE"]))]]) : node.with(["method": .text(method)])
        var url = startOfURL() + "/\(name.replacing(".", with: "/"))"
        if random.oneIn(3) {
            let parameter = self.name("place")
            url += "/{\(parameter)}"
            let type = random.pick([ValueType.string, .integer])
            made.append(MadeField(name: parameter, type: type, isRequired: true))
            node = node.with(["path": [field(parameter, type, isRequired: true, wires: false)]])
        }
        node = node.with(["url": .text(url)])
        for (key, count) in [("query", 2), ("headers", 1), (random.oneIn(2) ? "form" : "json", 3)] {
            if key == "form" || key == "json", method == "GET" || kind == "open" { continue }
            if key == "headers", kind == "open" { continue }
            if key == "json", random.oneIn(5) {
                let whole = whole(&made)
                let isRequired = random.oneIn(2)
                made[made.count - 1].isRequired = isRequired
                node = node.with(["body": isRequired ? whole.with(["required": true]) : whole])
                continue
            }
            let list = parameters(random.times(0...count), key, &made)
            if !list.isEmpty { node = node.with([key: .list(list)]) }
        }
        let answer = kind == "open" ? redirect() : random.oneIn(6) ? eventAnswer() : answer()
        node = node.with(["response": answer.node])
        var errors: [String] = []
        if let failure = random.some(failures), kind != "open" {
            errors = declare(failure, &node)
            if let first = errors.first, random.oneIn(2) { node = node.with(["onInvalid": .text(first)]) }
        }
        var endpoint = MadeEndpoint(
            name: name, parameters: made, answer: answer.fields, errors: errors, isOpened: kind == "open", kind: answer.kind)
        if kind != "open" { node = withPartsOfApp(node, &endpoint) }
        if kind != "open", answer.kind != "events", random.oneIn(4) {
            let other = fields(random.times(1...2), prefix: "o", depth: 2)
            let name = self.name("other")
            endpoint.alternatives = [(name, other.made)]
            var alternative: SpecNode = ["name": .text(name), "status": 202, "kind": "json", "fields": .list(Self.nullable(other.nodes))]
            if random.oneIn(3) { alternative = alternative.with(["prefix": "/*", "suffix": "*/"]) }
            node = node.with(["alternatives": [alternative]])
        }
        endpoints.append(endpoint)
        return sourced(node)
    }

    mutating func parameters(_ count: Int, _ place: String, isSent: Bool = true, _ made: inout [MadeField]) -> [SpecNode] {
        (0..<count).map { index in
            let name = place == "headers" ? "X-\(self.name("Head"))" : "\(self.name("p"))\(random.pick(["", "_id", "Name"]))"
            if random.oneIn(6) { return ["name": .text(name), "const": .text(random.pick(["code", "1", "true"]))] }
            let type = place == "json" ? fieldType() : wiredType()
            let isRequired = random.oneIn(2)
            if ["query", "form"].contains(place), isSent, random.oneIn(6) {
                let list = ValueType.list(random.pick([.string, .integer, .boolean]))
                made.append(MadeField(name: name, type: list, isRequired: isRequired))
                return field(name, list, isRequired: isRequired, wires: false).with(["wire": .text(random.pick(["repeated", "brackets"]))])
            }
            if type == .string, random.oneIn(5) { return field(name, type, isRequired: false).with(["values": ["a", "b"]]) }
            made.append(MadeField(name: name, type: type, isRequired: isRequired))
            var node = field(name, type, isRequired: isRequired)
            if place == "headers", type == .string, random.oneIn(2) { node = node.with(["scheme": "Bearer"]) }
            if type == .string, random.oneIn(5) { node = node.with(["example": "a"]) }
            return node
        }
    }

    private mutating func answer() -> (node: SpecNode, fields: [MadeField], kind: String) {
        let picked = random.pick(["json", "json", "json", "empty", "text", "html"])
        // Bytes without a throw of the dice: what a seed makes otherwise stays what it was.
        let kind = picked == "html" && counter.isMultiple(of: 2) ? "bytes" : picked
        var node: SpecNode = ["status": .integer(random.pick([200, 201])), "kind": .text(kind)]
        var made: [MadeField] = []
        if kind == "json", random.oneIn(6) {
            node = node.with(["body": whole(&made)])
            made[made.count - 1].isRequired = true
        } else if kind == "json" {
            let fields = fields(random.times(0...4), prefix: "r")
            made = fields.made
            if !fields.nodes.isEmpty { node = node.with(["fields": .list(Self.nullable(fields.nodes))]) }
            if random.oneIn(8) { node = node.with(["prefix": "/*", "suffix": "*/"]) }
        } else if kind == "bytes" {
            // No step makes bytes out of nothing, so that an answer may have none.
            made = [MadeField(name: "whole", type: .data, isRequired: false)]
            node = node.with(["fields": [field("whole", .data, isRequired: false, wires: false)]])
        } else if kind == "text" {
            made = [MadeField(name: "whole", type: .string, isRequired: true)]
            node = node.with(["fields": [field("whole", .string, isRequired: true, wires: false)]])
        }
        if random.oneIn(3) {
            let type = random.pick([ValueType.string, .integer, .boolean, .number])
            let name = random.pick(["Retry-After", "X-Limit", "ETag"])
            made.append(MadeField(name: name, type: type, isRequired: false))
            node = node.with(["headers": [field(name, type, isRequired: false, wires: false)]])
        }
        return (node, made, kind)
    }

    /// Members that may come as `null`, without a throw of the dice: what a seed makes stays what it was.
    private static func nullable(_ nodes: [SpecNode]) -> [SpecNode] {
        nodes.enumerated().map { index, node in
            guard case .map(let entries) = node, index % 3 == 1, !entries.contains(where: { $0.key == "required" }) else { return node }
            return node.with(["nullable": true])
        }
    }

    /// What is all of a JSON body.
    private mutating func whole(_ made: inout [MadeField]) -> SpecNode {
        let type = random.pick([ValueType.list(.string), .list(.integer), .json, .string, .boolean])
        let name = name("whole")
        made.append(MadeField(name: name, type: type, isRequired: false))
        return ["name": .text(name), "type": .text(type.spelling)]
    }

    private mutating func redirect() -> (node: SpecNode, fields: [MadeField], kind: String) {
        let name = self.name("code")
        let fields: [SpecNode] = [["name": .text(name), "type": "string", "required": true]]
        return (
            ["status": 302, "kind": "redirect", "fields": .list(fields)], [MadeField(name: name, type: .string, isRequired: true)],
            "redirect"
        )
    }

    mutating func madeCapabilities() -> [SpecNode] {
        (0..<random.times(0...1)).map { _ in
            let name = name("helper")
            let nodes: [SpecNode] = (0..<random.times(1...3)).map { _ in
                let operation = self.name(random.pick(["ask", "default", "look", "tell"]))
                if random.oneIn(4) { return teller("\(name).\(operation)", operation) }
                let waits = random.oneIn(2)
                let fields = fields(random.times(0...2), prefix: "given", depth: 2, wires: false)
                let result = random.pick([
                    ValueType.void, .string, .optional(.url), .list(.string), .boolean, .integer, .json, .date, .data,
                ])
                let errors = random.some(errorNames).map { random.oneIn(3) ? [$0] : [] } ?? []
                operations.append((name: "\(name).\(operation)", parameters: fields.made, result: result, waits: waits, errors: errors))
                var node: SpecNode = ["name": .text(operation), "text": .words, "waits": .boolean(waits)]
                if !fields.nodes.isEmpty { node = node.with(["parameters": .list(fields.nodes)]) }
                if result != .void { node = node.with(["result": .text(result.spelling)]) }
                if let error = errors.first { node = node.with(["errors": [.text(error)]]) }
                return node
            }
            return ["name": .text(name), "text": .words, "operations": .list(nodes)]
        }
    }
}

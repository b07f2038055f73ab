import Spec

extension RandomSpecMaker {
    mutating func madePolicies() -> [SpecNode] {
        (0..<random.times(0...1)).map { _ in
            let name = name("policy")
            policies.append(name)
            var node: SpecNode = ["name": .text(name), "text": .words]
            let flow = MadeFlow(name: name, known: [], waits: true, hasObject: false)
            let isRetried = random.oneIn(2) && !errorNames.isEmpty
            if !isRetried || random.oneIn(2) { node = node.with(["before": .list(steps(1, flow, known: [], depth: 1).nodes)]) }
            if isRetried {
                var retry: SpecNode = [
                    "errors": [.text(random.pick(errorNames))], "steps": .list(steps(1, flow, known: [], depth: 1).nodes),
                ]
                if random.oneIn(2) {
                    let wait: SpecNode = random.oneIn(2) ? ["product": [2, "$attempt"]] : 1
                    retry = retry.with(["atMost": .integer(random.times(1...3)), "wait": wait])
                }
                node = node.with(["retry": [retry]])
            }
            return node
        }
    }

    mutating func madeFlows() -> [SpecNode] {
        var nodes: [SpecNode] = (0..<random.times(0...2)).map { _ in
            let name = name("helper")
            let result = random.pick([ValueType?.none, .string, .integer, .json, .list(.string)])
            var flow = MadeFlow(name: name, known: [], waits: random.oneIn(2), result: result, hasObject: false)
            let (made, fields) = fields(random.times(0...2), prefix: "arg", depth: 2, wires: false)
            flow.known = made.map { KnownValue(reference: "$arg.\($0.name)", type: $0.type) }.filter { !$0.reference.contains("-") }
            var node = flowNode(flow)
            if let result { node = node.with(["result": .text(result.spelling)]) }
            let isPlain = fields.isEmpty
            if !isPlain { node = node.with(["parameters": .list(fields)]) }
            if isPlain, flow.waits { helpers.append((name, result)) }
            if flow.waits, isPlain, result == nil || !node.has("onFailure"), random.oneIn(4) { node = node.shared(random.oneIn(2)) }
            return node
        }
        nodes += wanted.map { flowNode($0) }
        return nodes
    }

    private mutating func flowNode(_ flow: MadeFlow) -> SpecNode {
        var known = flow.known
        if flow.hasObject, let owner = flow.owner {
            known += owner.properties.map { KnownValue(reference: "$self.\($0.name)", type: $0.type) }
                .filter { !$0.reference.contains("-") }
        }
        known += stateValues() + settings.map { KnownValue(reference: "$settings.\($0)", type: .optional(.string)) }
        var body = steps(random.times(0...4), flow, known: known, depth: 0).nodes
        let ending = ending(flow, known)
        body += ending
        var node: SpecNode = ["name": .text(flow.name), "text": .words, "steps": .list(body)]
        if flow.waits, let policy = random.some(policies), random.oneIn(4) { node = node.with(["policies": [.text(policy)]]) }
        if random.oneIn(4) {
            let failed =
                known + [
                    KnownValue(reference: "$error.message", type: .optional(.string)),
                    KnownValue(reference: "$error.code", type: .optional(.integer)),
                ]
            var handling = steps(random.times(0...1), flow, known: failed, depth: 1).nodes
            if let handler = flow.handler { handling.append(complete(handler, known + [KnownValue(reference: "$error", type: .error)])) }
            node = node.with(["onFailure": .list(handling)])
        }
        if random.oneIn(5) { node = node.with(["always": .list(steps(1, flow, known: stateValues(), depth: 2).nodes)]) }
        if random.oneIn(5), ending.isEmpty { node = node.with(["onSuccess": .list(steps(1, flow, known: stateValues(), depth: 2).nodes)]) }
        return node
    }

    /// What the flow answers.
    private mutating func ending(_ flow: MadeFlow, _ known: [KnownValue]) -> [SpecNode] {
        if let handler = flow.handler { return [complete(handler, known)] }
        guard let result = flow.result else { return [] }
        if result == .void { return random.oneIn(2) ? [["return": true]] : [] }
        return random.oneIn(4) ? [] : [["return": value(result, known)]]
    }

    private mutating func complete(_ handler: [MadeField], _ known: [KnownValue]) -> SpecNode {
        ["complete": .map(handler.map { (key: $0.name, value: value($0.type, known)) })]
    }

    mutating func steps(_ count: Int, _ flow: MadeFlow, known: [KnownValue], depth: Int) -> (nodes: [SpecNode], known: [KnownValue]) {
        var known = known
        var nodes: [SpecNode] = []
        for _ in 0..<count { nodes.append(step(flow, &known, depth) ?? bind(&known)) }
        return (nodes, known)
    }

    private mutating func step(_ flow: MadeFlow, _ known: inout [KnownValue], _ depth: Int) -> SpecNode? {
        switch random.below(20) {
        case 0, 1: return flow.waits ? call(&known) : bind(&known)
        case 2: return bind(&known)
        case 3: return keep(known)
        case 4: return state.isEmpty ? nil : ["forget": .text(random.pick(state).name)]
        case 5: return ["require": condition(known), "otherwise": [failing(known) ?? ["stop": true]]]
        case 6 where depth < 2:
            let yes = steps(1, flow, known: known, depth: depth + 1).nodes
            let no = steps(1, flow, known: known, depth: depth + 1).nodes
            // Both ways to write it, without a throw of the dice: what a seed makes stays what it was.
            if depth == 1 { return ["if": condition(known), "steps": .list(yes), "else": .list(no)] }
            return ["when": [["if": condition(known), "steps": .list(yes)], ["else": .list(no)]]]
        case 7 where depth < 2:
            let item = name("item")
            let inner = steps(1, flow, known: known + [KnownValue(reference: "$\(item)", type: .string)], depth: depth + 1).nodes
            return ["each": value(.list(.string), known), "as": .text(item), "steps": .list(inner)]
        case 8 where depth < 2: return repeated(flow, known, depth)
        case 9: return notify(flow, known)
        case 10: return post(known)
        case 11: return set(flow, known)
        case 12: return ask(flow, &known)
        case 13: return run(flow, &known)
        case 14: return claim(known)
        case 15: return event(flow, known)
        case 16 where depth < 2 && random.oneIn(2): return attempt(flow, &known, depth)
        case 16 where flow.waits: return ["ask": "clock.sleep", "with": ["seconds": value(.number, known, depth: 2)]]
        case 19 where depth < 2: return listen(flow, known, depth)
        case 18 where flow.hasProgress: return ["report": "progress", "with": ["done": value(.number, known, depth: 2)]]
        case 18: return leaving()
        case 17 where flow.emits != nil: return flow.emits.map { ["emit": value($0, known, depth: 1)] }
        case 17:
            return flow.waits ? ["ask": "opener.open", "with": ["url": value(.url, known, depth: 2)]] : nil
        default: return nil
        }
    }

    /// Steps whose errors the flow handles itself, with a value or only whether they went well.
    private mutating func attempt(_ flow: MadeFlow, _ known: inout [KnownValue], _ depth: Int) -> SpecNode {
        let tried = steps(random.times(1...2), flow, known: known, depth: depth + 1)
        let failing = known + [KnownValue(reference: "$error", type: .error)]
        let type = random.pick([ValueType.string, .integer, .boolean])
        let name = random.oneIn(3) ? nil : name("tried")
        let isGiven = name != nil && random.oneIn(2)
        let isAlways = random.oneIn(2)
        var rescue: SpecNode = ["steps": .list(steps(random.times(0...1), flow, known: failing, depth: depth + 1).nodes)]
        if isGiven, isAlways { rescue = rescue.with(["gives": value(type, known, depth: 2)]) }
        if let error = random.some(errorNames), random.oneIn(2) {
            rescue = rescue.with(["errors": [.text(random.oneIn(2) ? error : String(error.prefix { $0 != "." }))]])
        }
        var node: SpecNode = ["try": .list(tried.nodes)]
        if isGiven { node = node.with(["gives": value(type, tried.known, depth: 2)]) }
        if let name {
            node = node.with(["as": .text(name)])
            known.append(KnownValue(reference: "$\(name)", type: !isGiven ? .boolean : isAlways ? type : .optional(type)))
        }
        return node.with(["rescue": [rescue]])
    }

    /// An error that needs a value of one is given `{error: …}` elsewhere.
    private mutating func failing(_ known: [KnownValue]) -> SpecNode? {
        guard let name = random.some(errorNames) else { return nil }
        let parts = name.split(separator: ".").map(String.init)
        guard let held = enums.first(where: { $0.name == parts[0] })?.held[parts[1]], !held.isEmpty else { return ["fail": .text(name)] }
        guard held.allSatisfy({ !$0.isRequired }) else { return nil }
        guard random.oneIn(2) else { return ["fail": .text(name)] }
        return ["fail": ["error": .text(name), "with": arguments(held, known, depth: 3)]]
    }

    private mutating func call(_ known: inout [KnownValue]) -> SpecNode? {
        guard let endpoint = random.some(endpoints.filter { !$0.isOpened && !$0.isInbound && !["events", "message"].contains($0.kind) })
        else { return nil }
        let isNamed = random.oneIn(2)
        let result = isNamed ? name("given") : "response"
        var node: SpecNode = ["call": .text(endpoint.name), "with": arguments(endpoint.parameters, known).joined(by: endpoint.partsOfApp)]
        if isNamed { node = node.with(["as": .text(result)]) }
        known.removeAll { $0.reference.hasPrefix("$response") }
        known += Self.members(endpoint.answer, of: "$\(result)", isOptional: false)
        return node
    }

    static func members(_ fields: [MadeField], of root: String, isOptional: Bool) -> [KnownValue] {
        fields.flatMap { field -> [KnownValue] in
            let name = "\(root).\(field.name)"
            let missing = isOptional || !field.isRequired
            if field.type == .object { return members(field.fields, of: name, isOptional: missing) }
            if field.type == .list(.object) { return [] }
            return [KnownValue(reference: name, type: missing ? .optional(field.type) : field.type)]
        }
    }

    private mutating func bind(_ known: inout [KnownValue]) -> SpecNode {
        let name = name("value")
        let type = random.pick([ValueType.string, .integer, .number, .boolean, .date, .json, .list(.string)])
        let made = value(type, known)
        known.append(KnownValue(reference: "$\(name)", type: type, isFixed: Self.isFixed(made, known)))
        return ["let": .map([(key: name, value: made)])]
    }

    /// Whether a value is the same whenever it is asked for.
    static func isFixed(_ node: SpecNode, _ known: [KnownValue]) -> Bool {
        switch node {
        case .text(let text):
            if text.hasPrefix("$"), !text.hasPrefix("$$") {
                known.first { $0.reference == text }?.isFixed ?? false
            } else {
                !text.contains("{$")
            }
        case .integer, .number, .boolean, .null: true
        case .list: false
        case .map(let entries):
            switch entries.first?.key {
            case "duration", "case": true
            case "sum", "difference", "product":
                if case .list(let items)? = entries.first?.value { items.allSatisfy { isFixed($0, known) } } else { false }
            default: false
            }
        }
    }

    private mutating func keep(_ known: [KnownValue]) -> SpecNode? {
        guard let group = random.some(state) else { return nil }
        let fields = group.fields.filter { _ in random.oneIn(2) }.filter { $0.name != group.key }
        guard !fields.isEmpty else { return nil }
        let node: SpecNode = ["keep": .map(fields.map { (key: "\(group.name).\($0.name)", value: value($0.type, known)) })]
        return group.key == nil ? node : node.with(["key": value(.string, known, depth: 2)])
    }

    private mutating func claim(_ known: [KnownValue]) -> SpecNode? {
        guard let group = random.some(state.filter { $0.key != nil }) else { return nil }
        return ["claim": .text(group.name), "key": value(.string, known, depth: 2), "otherwise": [["stop": true]]]
    }

    private mutating func set(_ flow: MadeFlow, _ known: [KnownValue]) -> SpecNode? {
        guard flow.hasObject, let field = random.some(flow.owner?.settable ?? []) else { return nil }
        return ["set": .map([(key: field.name, value: value(field.type, known))])]
    }

    private mutating func notify(_ flow: MadeFlow, _ known: [KnownValue]) -> SpecNode? {
        guard flow.hasObject, let method = random.some(flow.owner?.delegate?.methods ?? []) else { return nil }
        let node: SpecNode = ["notify": .text(method.selector), "with": .list(method.parameters.map { value($0, known) })]
        return method.result != nil && flow.waits ? node.with(["as": .text(name("told"))]) : node
    }

    /// With what is known already, without a throw of the dice: what a seed makes stays what it was.
    private mutating func post(_ known: [KnownValue]) -> SpecNode? {
        guard !notifications.isEmpty else { return nil }
        let node: SpecNode = ["post": .text(random.pick(notifications))]
        guard let state = known.first(where: { $0.type == .string }) else { return node }
        return node.with(["with": ["object": .text(state.reference), "userInfo": ["object": ["state": .text(state.reference)]]]])
    }

    private mutating func ask(_ flow: MadeFlow, _ known: inout [KnownValue]) -> SpecNode? {
        guard let operation = random.some(operations.filter { flow.waits || !$0.waits }) else { return nil }
        let node: SpecNode = ["ask": .text(operation.name), "with": arguments(operation.parameters, known)]
        guard operation.result != .void, random.oneIn(2) else { return node }
        let result = name("asked")
        known.append(KnownValue(reference: "$\(result)", type: operation.result))
        return node.with(["as": .text(result)])
    }

    private mutating func run(_ flow: MadeFlow, _ known: inout [KnownValue]) -> SpecNode? {
        guard let helper = random.some(helpers) else { return nil }
        guard flow.waits, random.oneIn(2) else { return ["start": .text(helper.name)] }
        guard let type = helper.result, random.oneIn(2) else { return ["run": .text(helper.name)] }
        let result = name("ran")
        known.append(KnownValue(reference: "$\(result)", type: type))
        return ["run": .text(helper.name), "as": .text(result)]
    }

    private mutating func event(_ flow: MadeFlow, _ known: [KnownValue]) -> SpecNode? {
        guard flow.hasObject, let event = flow.owner?.events.first else { return nil }
        if flow.waits, random.oneIn(2) { return ["await": .text(event.name)] }
        let node: SpecNode = ["signal": .text(event.name)]
        return event.type == .void ? node : node.with(["value": value(event.type, known)])
    }

    private mutating func repeated(_ flow: MadeFlow, _ known: [KnownValue], _ depth: Int) -> SpecNode {
        let counter = name("round")
        let inside = known + [KnownValue(reference: "$\(counter)", type: .integer)]
        var rounds = steps(1, flow, known: inside, depth: depth + 1).nodes
        rounds.append(["let": .map([(key: name("value"), value: SpecNode.text("x"))])])
        let next: SpecNode = ["sum": .list([.text("$\(counter)"), .integer(1)])]
        let from = SpecNode.map([(key: counter, value: SpecNode.integer(0))])
        let again: SpecNode = .map([(key: counter, value: next)])
        let end: SpecNode = failing(known) ?? ["stop": true]
        return [
            "repeat": .list(rounds), "from": from, "again": again, "until": ["before": .list([.integer(3), .text("$\(counter)")])],
            "atMost": 5,
            "otherwise": [end],
        ]
    }
}

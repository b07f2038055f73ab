import Spec

extension RandomSpecMaker {
    mutating func madeMock() -> SpecNode? {
        guard !endpoints.isEmpty else { return nil }
        var node: SpecNode = [:]
        var known = [KnownValue(reference: "$clock.now", type: .date)]
        if random.oneIn(2) {
            node = node.with([
                "app": [
                    ["name": "key", "type": "string", "value": "k-1", "secret": true, "text": .words],
                    ["name": "limit", "type": "integer", "value": 3],
                ]
            ])
            appValues = [KnownValue(reference: "$app.key", type: .string), KnownValue(reference: "$app.limit", type: .integer)]
            known += appValues
        }
        if random.oneIn(2) {
            let (made, nodes) = fields(random.times(1...3), prefix: "held", depth: 2, wires: false)
            let usable = made.filter { !$0.name.contains("-") }
            records = [MadeState(name: "things", fields: [MadeField(name: "id", type: .string, isRequired: true)] + usable, key: "id")]
            let fields: [SpecNode] = [["name": "id", "type": "string", "required": true]] + nodes.map { $0.without("required") }
            var record: SpecNode = ["name": "things", "key": "id", "fields": .list(fields)]
            isEditable = random.oneIn(2)
            if isEditable { record = record.with(["editable": true]) }
            if let pushed = pushed() {
                record = record.without("fields").with(["pushes": .text(pushed.name), "fields": .list(fields + pushed.fields)])
            }
            if random.oneIn(3) { record = record.with(["lives": 3600]) }
            if random.oneIn(2) { record = record.with(["seeds": [["id": "1"], ["id": "2"]]]) }
            node = node.with(["records": [record]])
        }
        let called = endpoints.filter(\.isInbound).map { callback($0, known) }
        if !called.isEmpty { node = node.with(["callbacks": .list(called)]) }
        let actions = madeActions(known)
        if !actions.isEmpty { node = node.with(["actions": .list(actions)]) }
        if random.oneIn(6) { node = node.with(["cors": .text(random.pick(["any", "none"]))]) }
        return node.with(["answers": .list(endpoints.filter { !$0.isInbound }.map { answer($0, known) })])
    }

    /// What the mock does before it calls an app's server.
    private mutating func callback(_ endpoint: MadeEndpoint, _ known: [KnownValue]) -> SpecNode {
        var node: SpecNode = ["endpoint": .text(endpoint.name)]
        let given = endpoint.parameters.filter { $0.name != "server" && isMade($0.type) && random.oneIn(3) }
        let open = endpoint.parameters.filter { each in
            !["server", "Authorization"].contains(each.name) && !given.contains { $0.name == each.name }
        }
        var known =
            known
            + open.map {
                KnownValue(reference: "$request.\($0.name)", type: $0.isRequired ? $0.type : .optional($0.type))
            }.filter { !$0.reference.contains("-") }
        if random.oneIn(2) {
            let steps = (0..<random.times(1...2)).compactMap { _ in
                answerStep(MadeEndpoint(name: "", parameters: [], answer: [], errors: []), &known)
            }
            if !steps.isEmpty { node = node.with(["steps": .list(steps)]) }
        }
        let own = known.filter { $0.reference.hasPrefix("$app") }
        if !given.isEmpty { node = node.with(["with": .map(given.map { (key: $0.name, value: value($0.type, own, place: .mock)) })]) }
        var left = endpoint
        left.parameters = endpoint.parameters.filter { each in !given.contains { $0.name == each.name } && each.name != "server" }
        callbacks.append(left)
        return node
    }

    private mutating func answer(_ endpoint: MadeEndpoint, _ known: [KnownValue]) -> SpecNode {
        var known = known
        known += (endpoint.parameters + endpoint.remembered).filter { !$0.name.contains("-") }.map {
            KnownValue(reference: "$request.\($0.name)", type: $0.isRequired ? $0.type : .optional($0.type))
        }
        known.append(KnownValue(reference: "$mock.url", type: .url))
        var steps: [SpecNode] = []
        for _ in 0..<random.times(0...3) { if let step = answerStep(endpoint, &known) { steps.append(step) } }
        return ["endpoint": .text(endpoint.name), "steps": .list(steps + end(endpoint, known))]
    }

    mutating func answerStep(_ endpoint: MadeEndpoint, _ known: inout [KnownValue]) -> SpecNode? {
        let failing: SpecNode? = random.some(endpoint.errors).map { ["fail": .text($0)] }
        switch random.below(13) {
        case 10: return told(known)
        case 11: return sending(known)
        case 7:
            guard let found = random.some(known.filter { $0.type.unwrapped == .list(.string) }) else { return nil }
            let item = name("item")
            return [
                "each": .text(found.reference), "as": .text(item),
                "steps": [["let": .map([(key: name("seen"), value: .text("$\(item)"))])]],
            ]
        case 8:
            guard let record = records.first, let failing else { return nil }
            let name = name("found")
            let field = record.fields.first { $0.name != "id" }
            guard let field else { return nil }
            let change: SpecNode = [
                "change": .text(name), "fields": .map([(key: field.name, value: value(field.type, known, place: .mock))]),
            ]
            let find: SpecNode = ["find": .text(record.name), "as": .text(name), "ended": true, "otherwise": [failing]]
            return ["if": condition(known, place: .mock), "steps": [find, change]]
        case 9:
            guard let other = endpoint.alternatives.first else { return nil }
            let answer: SpecNode = ["respondWith": .text(other.name), "fields": body(other.fields, known)]
            return ["if": condition(known, place: .mock), "steps": [answer], "else": []]
        case 0: return failing.map { ["require": condition(known, place: .mock), "otherwise": [$0]] }
        case 1:
            let name = name("value")
            let node: SpecNode = ["let": .map([(key: name, value: value(.string, known, place: .mock))])]
            known.append(KnownValue(reference: "$\(name)", type: .string))
            return node
        case 2:
            guard let record = records.first, let failing else { return nil }
            let name = name("found")
            let node: SpecNode = [
                "find": .text(record.name), "where": ["id": value(.string, known, depth: 2, place: .mock)], "as": .text(name),
                "otherwise": [failing],
            ]
            known += record.fields.map { KnownValue(reference: "$\(name).\($0.name)", type: .optional($0.type.unwrapped)) }
            return node
        case 3:
            guard let record = records.first else { return nil }
            let node: SpecNode = ["put": .text(record.name), "fields": recorded(record, known)]
            return random.oneIn(2) ? node.with(["as": .text(name("made"))]) : node
        case 4:
            guard let record = records.first else { return nil }
            return ["drop": .text(record.name), "where": ["id": value(.string, known, depth: 2, place: .mock)]]
        case 5:
            guard let record = records.first else { return nil }
            let name = name("all")
            known.append(KnownValue(reference: "$\(name)", type: .list(.json)))
            let node: SpecNode = ["list": .text(record.name), "as": .text(name)]
            return random.oneIn(2) ? node.with(["where": ["id": value(.string, known, depth: 2, place: .mock)]]) : node
        case 6:
            let yes: [SpecNode] = failing.map { [$0] } ?? []
            return ["when": [["if": condition(known, place: .mock), "steps": .list(yes)], ["else": []]]]
        default: return nil
        }
    }

    private mutating func recorded(_ record: MadeState, _ known: [KnownValue]) -> SpecNode {
        .map(record.fields.filter { $0.isRequired || random.oneIn(2) }.map { (key: $0.name, value: value($0.type, known, place: .mock)) })
    }

    private mutating func end(_ endpoint: MadeEndpoint, _ known: [KnownValue]) -> [SpecNode] {
        switch endpoint.kind {
        case "redirect": [["redirect": "https://app.example.com/back", "query": body(endpoint.answer, known)]]
        case "events": eventEnd(endpoint, known)
        case "message": messageEnd(endpoint, known)
        default: [["respond": body(endpoint.answer, known)]]
        }
    }

    /// A value for every field of an answer.
    mutating func body(_ fields: [MadeField], _ known: [KnownValue]) -> SpecNode {
        .map(
            fields.filter { $0.isRequired || random.oneIn(2) }.map { field in
                switch field.type {
                case .object: (key: field.name, value: ["object": body(field.fields, known)])
                case .list(.object): (key: field.name, value: [["object": body(field.fields, known)]])
                default: (key: field.name, value: value(field.type, known, place: .mock))
                }
            })
    }
}

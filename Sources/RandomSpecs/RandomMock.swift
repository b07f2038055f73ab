import Spec

extension RandomSpecMaker {
    mutating func madeMock() -> SpecNode? {
        guard !endpoints.isEmpty else { return nil }
        var node: SpecNode = [:]
        var known = [KnownValue(reference: "$clock.now", type: .date)]
        if random.oneIn(2) {
            node = node.with([
                "app": [["name": "key", "type": "string", "value": "k-1"], ["name": "limit", "type": "integer", "value": 3]]
            ])
            known += [KnownValue(reference: "$app.key", type: .string), KnownValue(reference: "$app.limit", type: .integer)]
        }
        if random.oneIn(2) {
            let (made, nodes) = fields(random.times(1...3), prefix: "held", depth: 2, wires: false)
            let usable = made.filter { !$0.name.contains("-") }
            records = [MadeState(name: "things", fields: [MadeField(name: "id", type: .string, isRequired: true)] + usable, key: "id")]
            let fields: [SpecNode] = [["name": "id", "type": "string", "required": true]] + nodes.map { $0.without("required") }
            var record: SpecNode = ["name": "things", "key": "id", "fields": .list(fields)]
            if random.oneIn(2) { record = record.with(["editable": true]) }
            if random.oneIn(3) { record = record.with(["lives": 3600]) }
            if random.oneIn(2) { record = record.with(["seeds": [["id": "1"], ["id": "2"]]]) }
            node = node.with(["records": [record]])
        }
        return node.with(["answers": .list(endpoints.map { answer($0, known) })])
    }

    private mutating func answer(_ endpoint: MadeEndpoint, _ known: [KnownValue]) -> SpecNode {
        var known = known
        known += endpoint.parameters.filter { !$0.name.contains("-") }.map {
            KnownValue(reference: "$request.\($0.name)", type: $0.isRequired ? $0.type : .optional($0.type))
        }
        var steps: [SpecNode] = []
        for _ in 0..<random.times(0...3) { if let step = answerStep(endpoint, &known) { steps.append(step) } }
        return ["endpoint": .text(endpoint.name), "steps": .list(steps + [end(endpoint, known)])]
    }

    private mutating func answerStep(_ endpoint: MadeEndpoint, _ known: inout [KnownValue]) -> SpecNode? {
        let failing: SpecNode? = random.some(endpoint.errors).map { ["fail": .text($0)] }
        switch random.below(8) {
        case 0: return failing.map { ["require": condition(known, inMock: true), "otherwise": [$0]] }
        case 1:
            let name = name("value")
            let node: SpecNode = ["let": .map([(key: name, value: value(.string, known, inMock: true))])]
            known.append(KnownValue(reference: "$\(name)", type: .string))
            return node
        case 2:
            guard let record = records.first, let failing else { return nil }
            let name = name("found")
            let node: SpecNode = [
                "find": .text(record.name), "where": ["id": value(.string, known, depth: 2, inMock: true)], "as": .text(name),
                "otherwise": [failing],
            ]
            known += record.fields.map { KnownValue(reference: "$\(name).\($0.name)", type: .optional($0.type.unwrapped)) }
            return node
        case 3:
            guard let record = records.first else { return nil }
            return ["put": .text(record.name), "fields": recorded(record, known)]
        case 4:
            guard let record = records.first else { return nil }
            return ["drop": .text(record.name), "where": ["id": value(.string, known, depth: 2, inMock: true)]]
        case 5:
            guard let record = records.first else { return nil }
            let name = name("all")
            known.append(KnownValue(reference: "$\(name)", type: .list(.json)))
            return ["list": .text(record.name), "as": .text(name)]
        case 6:
            let yes: [SpecNode] = failing.map { [$0] } ?? []
            return ["when": [["if": condition(known, inMock: true), "steps": .list(yes)], ["else": []]]]
        default: return nil
        }
    }

    private mutating func recorded(_ record: MadeState, _ known: [KnownValue]) -> SpecNode {
        .map(record.fields.filter { $0.isRequired || random.oneIn(2) }.map { (key: $0.name, value: value($0.type, known, inMock: true)) })
    }

    private mutating func end(_ endpoint: MadeEndpoint, _ known: [KnownValue]) -> SpecNode {
        if endpoint.kind == "redirect" {
            return ["redirect": "https://app.example.com/back", "query": body(endpoint.answer, known)]
        }
        return ["respond": body(endpoint.answer, known)]
    }

    /// A value for every field of an answer.
    private mutating func body(_ fields: [MadeField], _ known: [KnownValue]) -> SpecNode {
        .map(
            fields.filter { $0.isRequired || random.oneIn(2) }.map { field in
                switch field.type {
                case .object: (key: field.name, value: ["object": body(field.fields, known)])
                case .list(.object): (key: field.name, value: [["object": body(field.fields, known)]])
                default: (key: field.name, value: value(field.type, known, inMock: true))
                }
            })
    }
}

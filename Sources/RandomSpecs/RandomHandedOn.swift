import Spec

/// Flows that hand values to others, records of the state by their keys, and texts, lists and dates that functions make.
extension RandomSpecMaker {
    mutating func addHandedOn(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let helper = name("handed")
        let result = random.pick([ValueType.string, .integer, .boolean, .list(.string), .date])
        let (made, nodes) = fields(random.times(1...3), prefix: "arg", depth: 2, wires: false)
        let known = made.filter { !$0.name.contains("-") }
            .map { KnownValue(reference: "$arg.\($0.name)", type: $0.type) }
        parts["flows"] += [
            [
                "name": .text(helper), "text": .words, "parameters": .list(nodes), "result": .text(result.spelling),
                "steps": [["return": value(result, known)]],
            ]
        ]
        let type = typeName("Hands")
        let methods = (0..<random.times(1...3)).map { _ in handing(helper, made, result) } + [asking()]
        parts["classes"] += [
            sourced(["name": .text(type), "language": "swift", "text": .words, "methods": .list(methods + keyed())])
        ]
    }

    private mutating func handing(_ helper: String, _ made: [MadeField], _ result: ValueType) -> SpecNode {
        let isStarted = random.oneIn(3)
        let given = made.map { (key: $0.name, value: value($0.type, [])) }
        var run: SpecNode = [isStarted ? "start" : "run": .text(helper)]
        if !given.isEmpty { run = run.with(["with": .map(given)]) }
        let stem = name("hand")
        guard !isStarted, random.oneIn(2), let type = spelled(result) else {
            return sourced(["declaration": .text("func \(stem)(_ first: String) async throws"), "text": .words, "steps": [run]])
        }
        return sourced([
            "declaration": .text("func \(stem)(_ first: String) async throws -> \(type.swift)"), "swift": .text("\(stem)Anew(_:)"),
            "text": .words, "steps": [run.with(["as": "result"]), ["return": "$result"]],
        ])
    }

    /// Questions to texts, which are conditions and values.
    private mutating func asking() -> SpecNode {
        let stem = name("asks")
        let question: SpecNode = random.pick([
            ["starts": ["$arg.first", "a"]], ["ends": ["$arg.first", "b"]], ["matches": ["$arg.first", "[a-z]+@[a-z.]{2,}"]],
            ["equal": [["toDate": "$arg.first"], "$clock.now"]],
        ])
        let steps: SpecNode =
            random.oneIn(2)
            ? [["return": ["is": question]]] : [["require": question, "otherwise": [["return": false]]], ["return": true]]
        return sourced(["declaration": .text("func \(stem)(first: String) -> Bool"), "text": .words, "steps": steps])
    }

    private mutating func keyed() -> [SpecNode] {
        guard let group = state.first(where: { $0.key != nil }),
            let field = group.fields.first(where: { $0.name != group.key && !$0.name.contains("-") })
        else { return [] }
        let stem = name("keep")
        guard let type = spelled(field.type.asOptional, beside: true) else { return [] }
        return [
            [
                "declaration": .text("func \(stem)(first: String)"), "text": .words,
                "steps": [["forget": .text(group.name), "key": "$arg.first"]],
            ],
            [
                "declaration": .text("func \(stem)Kept(first: String) -> \(type.swift)"), "text": .words,
                "steps": [
                    ["let": ["found": ["kept": .text(group.name), "key": "$arg.first"]]], ["return": .text("$found.\(field.name)")],
                ],
            ],
        ]
    }
}

import Spec

/// Requests to try: references show them, a test sends them.
extension RandomSpecMaker {
    mutating func madeRequests() -> [SpecNode] {
        guard random.oneIn(2) else { return [] }
        var known = appValues
        var names: [String] = []
        var nodes: [SpecNode] = []
        for _ in 0..<random.times(1...4) {
            guard let (node, given) = request(known) else { continue }
            let name = name("sent")
            var made = node.with(["as": .text(name)])
            if let earlier = random.some(names), random.oneIn(3) { made = made.with(["after": [.text(earlier)]]) }
            names.append(name)
            known += Self.members(given, of: "$\(name)", isOptional: false)
            nodes.append(made)
        }
        return nodes
    }

    private mutating func request(_ known: [KnownValue]) -> (SpecNode, [MadeField])? {
        if let record = records.first, random.oneIn(4) {
            let id: SpecNode = .map([(key: "id", value: "1")])
            if random.oneIn(2) { return (["read": .text(record.name), "where": id], []) }
            return isEditable ? (["put": .text(record.name), "fields": id], []) : nil
        }
        let known = known
        func isPlain(_ field: MadeField) -> Bool { ![.date, .data, .object, .list(.object)].contains(field.type) }
        let plain = endpoints.filter { !$0.isInbound && $0.socket == nil && $0.parameters.filter(\.isRequired).allSatisfy(isPlain) }
        guard let endpoint = random.some(plain) else { return nil }
        let given = endpoint.parameters.filter(\.isRequired).map { (key: $0.name, value: plainValue($0.type, known)) }
        let node: SpecNode = ["endpoint": .text(endpoint.name), "with": .map(given)]
        if let other = random.some(endpoint.alternatives), random.oneIn(2) {
            return (node.with(["answer": .text(other.name)]), other.fields)
        }
        return (node, endpoint.answer)
    }

    /// A literal, or an answer of an earlier request.
    private mutating func plainValue(_ type: ValueType, _ known: [KnownValue]) -> SpecNode {
        if let found = random.some(known.filter { $0.type == type && $0.type == .string }), random.oneIn(2) {
            return .text(found.reference)
        }
        switch type.unwrapped {
        case .integer, .number: return 5
        case .boolean: return true
        case .json: return ["object": ["a": 1]]
        case .list(.string): return ["a"]
        case .list(.integer): return [1]
        case .list(.boolean): return [true]
        case .named(let name): return .text(enums.first { $0.name == name }?.cases[0] ?? "a")
        case .url: return "https://example.com"
        default: return "a"
        }
    }
}

import Spec

/// What happens at the vendor's when somebody says so, and the calls that go out because of it.
extension RandomSpecMaker {
    mutating func madeActions(_ known: [KnownValue]) -> [SpecNode] {
        (0..<random.times(0...2)).map { _ in
            let name = name("happen")
            let told = fields(random.times(0...2), prefix: "told", depth: 2, wires: false)
            let record = random.oneIn(2) ? records.first : nil
            var known = known
            known += Self.members(told.made.filter { !$0.name.contains("-") }, of: "$request", isOptional: false)
            if let record { known += Self.members(record.fields, of: "$item", isOptional: false) }
            let nobody = MadeEndpoint(name: "", parameters: [], answer: [], errors: [])
            var steps = (0..<random.times(1...3)).compactMap { _ in answerStep(nobody, &known) }
            if steps.isEmpty { steps = [["let": .map([(key: self.name("value"), value: value(.string, known, place: .mock))])]] }
            actions.append((name, told.made, record != nil))
            var node: SpecNode = ["name": .text(name), "text": .words, "steps": .list(steps)]
            if !told.nodes.isEmpty { node = node.with(["parameters": .list(told.nodes)]) }
            return record.map { node.with(["of": .text($0.name)]) } ?? node
        }
    }

    /// A call of the app's server that a step sends.
    mutating func sending(_ known: [KnownValue]) -> SpecNode? {
        guard let callback = random.some(callbacks) else { return nil }
        return [
            "send": .text(callback.name), "to": value(.url, known, place: .mock),
            "with": arguments(callback.parameters, known, depth: 2, place: .mock),
        ]
    }

    /// In a scenario.
    mutating func happening(_ known: [KnownValue]) -> SpecNode? {
        guard let action = random.some(actions) else { return nil }
        let node: SpecNode = [
            "action": .text(action.name), "with": arguments(action.parameters, known, depth: 2, place: .scenario),
        ]
        return action.isOfRecord ? node.with(["on": "1"]) : node
    }
}

import Spec

/// Classes of the SDK that adopt a protocol which apps adopt, too: what they are asked runs wherever it is called.
extension RandomSpecMaker {
    mutating func addAdopters(_ parts: inout SpecParts) {
        guard random.oneIn(4) else { return }
        let (asked, adopter) = (typeName("Asked"), typeName("Adopter"))
        let all: [(declaration: String, steps: [SpecNode])] = [
            ("func word() -> String", [["return": "a word"]]),
            ("func worth(of name: String) async -> Int", [["ask": "clock.sleep", "with": ["seconds": 1]], ["return": 3]]),
            ("func heard(_ words: [String: Any]) async throws", [["ask": "clock.sleep", "with": ["seconds": 1]]]),
            ("func told(_ name: String, others: [String])", []),
        ].filter { _ in random.oneIn(2) }
        guard !all.isEmpty else { return }
        let methods = all.map { sourced(["declaration": .text($0.declaration), "text": .words]) }
        let properties: [SpecNode] = random.oneIn(2) ? [sourced(["declaration": "var kind: String { get }", "text": .words])] : []
        var node: SpecNode = ["name": .text(asked), "language": "swift", "text": .words, "methods": .list(methods)]
        if !properties.isEmpty { node = node.with(["properties": .list(properties)]) }
        parts["protocols"] += [sourced(node)]
        let done = all.map { each in
            sourced(["declaration": .text(each.declaration), "text": .words, "steps": .list(each.steps)])
        }
        var made: SpecNode = ["name": .text(adopter), "language": "swift", "conforms": [.text(asked)], "text": .words]
        if !properties.isEmpty {
            made = made.with(["properties": [["declaration": "let kind: String", "text": .words]]])
        }
        let maker: SpecNode = ["declaration": .text(properties.isEmpty ? "init()" : "init(kind: String)"), "text": .words]
        parts["classes"] += [sourced(made.with(["methods": .list([sourced(maker)] + done)]))]
    }
}

import Spec

/// Classes whose objects have servers of their own, and what is asked of these: by methods, in streams, and for URLs.
extension RandomSpecMaker {
    mutating func addBases(_ parts: inout SpecParts) {
        guard let host = hosts.last, random.oneIn(2) else { return }
        let name = typeName("Depot")
        let (endpoint, page, events) = (name + "State", name + "Page", name + "Events")
        let field: SpecNode = ["name": "state", "type": "string", "required": true]
        func made(_ endpoint: String, _ path: String, _ more: SpecNode) -> SpecNode {
            let node: SpecNode = ["name": .text(endpoint), "method": "GET", "url": .text("$\(host)/\(path)"), "text": .words]
            return sourced(node.joined(by: more))
        }
        // A parameter that is called as the base would be.
        let query: SpecNode = ["query": [["name": .text(random.pick(["base", "id", "in"])), "type": "string"]]]
        parts["endpoints"] += [
            made(endpoint, name, ["response": ["fields": [field]]]).joined(by: query),
            made(page, "\(name)/page", ["direction": "open", "response": ["status": 302, "kind": "redirect"]]),
            made(events, "\(name)/events", ["response": ["kind": "events", "fields": [field]]]),
        ]
        let type = random.pick(["URL?", "String?", "URL", "String"])
        let form = random.pick(["class", "structure"])
        func method(_ declaration: String, _ steps: [SpecNode]) -> SpecNode {
            sourced(["declaration": .text(declaration), "text": .words, "steps": .list(steps)])
        }
        let all = [
            method("func state() async throws -> String", [["call": .text(endpoint)], ["return": "$response.state"]]),
            method("func page() -> URL?", [["return": ["url": .text(page)]]]),
            method(
                "func both() async throws -> \(random.pick(["(state: String, count: Double?)", "(state: String, count: Double)?"]))",
                [["call": .text(endpoint)], ["return": ["object": ["state": "$response.state", "count": 1]]]]),
            method(
                "func states() -> AsyncThrowingStream<String, any Error>",
                [["listen": .text(events), "as": "each", "steps": [["emit": "$each.state"]]]]),
        ]
        var node: SpecNode = [
            "name": .text(name), "language": "swift", "form": .text(form), "text": .words,
            "bases": [["host": .text(host), "url": "$self.place"]],
            "properties": [sourced(["declaration": .text("let place: \(type)"), "text": .words])],
        ]
        let makes = sourced(["declaration": .text("init(place: \(type))"), "text": .words])
        node = node.with(["methods": .list([makes] + all)])
        parts["classes"] += [sourced(node)]
    }
}

import Spec

/// Endpoints with several answers of all kinds, with methods that few have, and one parameter that says which method it is.
extension RandomSpecMaker {
    mutating func addAnswers(_ parts: inout SpecParts) {
        guard parts.part("mock") != nil, random.oneIn(2) else { return }
        let name = name("several")
        var alternatives: [SpecNode] = []
        var branches: [SpecNode] = []
        for status in [202, 203, 404].prefix(random.times(1...3)) {
            let (node, answer) = alternative(self.name("way"), status)
            alternatives.append(node)
            branches.append(["if": ["equal": ["$request.way", .text("w\(status)")]], "steps": [answer]])
        }
        var node: SpecNode = [
            "name": .text(name), "text": .words, "url": .text("https://api.example.com/\(name)"),
            "query": [["name": "way", "type": "string", "values": ["w202", "w203", "w404"]], fixed()],
            "response": ["status": 200, "kind": "json", "fields": [["name": "f", "type": "string", "example": "an example"]]],
            "alternatives": .list(alternatives),
        ]
        node =
            random.oneIn(2)
            ? node.with(["methods": ["POST", "PUT"], "verb": [["name": "way_of", "type": "string"]]]) : node.with(["method": "GET"])
        parts["endpoints"] += [sourced(node), sourced(head())]
        let end: SpecNode = ["respond": ["f": "some"]]
        parts.addToMock("answers", [["endpoint": .text(name), "steps": [["when": .list(branches + [["else": []]])], end]]])
    }

    private mutating func fixed() -> SpecNode { ["name": .text(name("fixed")), "const": .text(random.pick(["1", "code"]))] }

    private mutating func alternative(_ name: String, _ status: Int) -> (node: SpecNode, answer: SpecNode) {
        let kind = random.pick(["json", "body", "empty", "text", "html"])
        var node: SpecNode = ["name": .text(name), "status": .integer(status), "kind": .text(kind == "body" ? "json" : kind)]
        var fields: SpecNode = [:]
        switch kind {
        case "json":
            let made = self.fields(random.times(1...2), prefix: "a", depth: 2)
            node = node.with(["fields": .list(made.nodes)])
            fields = body(made.made, [])
        case "body":
            node = node.with(["body": ["name": "all", "type": "[string]"]])
            fields = ["all": ["a", "b"]]
        case "text":
            node = node.with(["fields": [["name": "said", "type": "string", "required": true]]])
            fields = ["said": "some"]
        default: break
        }
        if random.oneIn(3) {
            node = node.with(["headers": [["name": "X-Left", "type": "integer"]]])
            fields = fields.with(["X-Left": 3])
        }
        let answer: SpecNode = ["respondWith": .text(name)]
        if case .map(let entries) = fields, entries.isEmpty { return (node, answer) }
        return (node, answer.with(["fields": fields]))
    }

    private mutating func head() -> SpecNode {
        let name = name("asked")
        return [
            "name": .text(name), "text": .words, "method": "HEAD", "url": .text("https://api.example.com/\(name)/{place}"),
            "path": [["name": "place", "type": "string", "required": true]],
            "response": [
                "kind": "empty",
                "headers": [["name": "Content-Language", "type": "string", "example": "ko"], ["name": "X-Size", "type": "integer"]],
            ],
        ]
    }
}

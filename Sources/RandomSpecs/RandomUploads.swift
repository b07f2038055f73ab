import Spec

/// Files that are uploaded, bodies that are lists of objects, objects that several bodies have, and answers of further kinds.
extension RandomSpecMaker {
    mutating func addUploads(_ parts: inout SpecParts) {
        guard parts.part("mock") != nil, random.oneIn(2) else { return }
        let object = typeName("Thing")
        let inner = fields(random.times(1...3), prefix: "of", depth: 2)
        parts["objects"] += [["name": .text(object), "text": .words, "fields": .list(inner.nodes)]]
        parts["endpoints"] += [upload(), listed(object)]
    }

    private mutating func upload() -> SpecNode {
        let name = name("upload")
        var node: SpecNode = [
            "name": .text(name), "text": .words, "method": .text(random.pick(["POST", "PUT"])),
            "url": .text("https://api.example.com/\(name)"),
            "multipart": [
                ["name": "photo", "type": "data", "required": true], ["name": "title", "type": "string"],
                ["name": "size", "type": "integer"],
            ],
        ]
        if let list = apart(163, { $0.random.oneIn(2) ? $0.random.pick(["[data]", "[string]"]) : nil }) {
            let more: SpecNode = ["name": "more", "type": .text(list), "wire": list == "[data]" ? "brackets" : "repeated"]
            node = node.changing("multipart") { .list($0.items + [more]) }
        }
        let kind = random.pick(["empty", "text", "html"])
        node = node.with([
            "response": kind == "text"
                ? ["kind": "text", "fields": [["name": "said", "type": "string", "required": true]]] : ["kind": .text(kind)]
        ])
        if random.oneIn(2) { node = node.with(["cors": .text(random.pick(["any", "none"]))]) }
        return sourced(node)
    }

    /// A list of objects that goes, and one that comes.
    private mutating func listed(_ object: String) -> SpecNode {
        let name = name("all")
        let inner = fields(random.times(1...3), prefix: "i", depth: 1)
        let sent: SpecNode =
            random.oneIn(2)
            ? ["name": "sent", "type": .text(random.oneIn(2) ? object : "[\(object)]"), "required": true]
            : ["name": "sent", "type": "[object]", "required": true, "fields": .list(inner.nodes)]
        let come: SpecNode =
            random.oneIn(2)
            ? ["name": "come", "type": .text("[\(object)]"), "text": .words]
            : ["name": "come", "type": "[object]", "fields": .list(inner.nodes)]
        let node: SpecNode = [
            "name": .text(name), "text": .words, "method": .text(random.pick(["POST", "PATCH"])),
            "url": .text("https://api.example.com/\(name)/"),
            "body": sent, "response": ["kind": "json", "body": come],
        ]
        return sourced(node)
    }
}

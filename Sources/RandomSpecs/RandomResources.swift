import Spec

/// Records behind a URL, with endpoints that list, make, read, change and drop them, and a class that their answers fill.
extension RandomSpecMaker {
    mutating func addResource(_ parts: inout SpecParts) {
        guard parts.part("mock") != nil, random.oneIn(2) else { return }
        let rooms = name("rooms")
        var url = "https://api.example.com/\(rooms)"
        let (made, nodes) = fields(random.times(1...4), prefix: "held", depth: 2, wires: false)
        var room = MadeResource(name: rooms, fields: made, nodes: nodes.map { $0.without("required") })
        if random.oneIn(4) {
            url = "https://api.example.com/homes/{home}/\(rooms)"
            room.path = [MadeField(name: "home", type: .string, isRequired: true)]
        }
        room.url = url
        let key: SpecNode = ["name": "id", "type": "string", "required": true]
        let above: [SpecNode] = room.path.map { ["name": .text($0.name), "type": "string", "required": true] }
        var record: SpecNode = [
            "name": .text(rooms), "key": "id", "resource": .text(url), "fields": .list([key] + above + room.nodes),
        ]
        if random.oneIn(3) { record = record.with(["editable": true]) }
        parts.addToMock("records", [record])
        parts["endpoints"] += roomEndpoints(room, key, above)
        parts["classes"] += [roomClass(room)]
    }

    struct MadeResource {
        var name: String
        var url = ""
        /// Beside the key and what the URL names.
        var fields: [MadeField]
        var nodes: [SpecNode]
        var path: [MadeField] = []
        let key = MadeField(name: "id", type: .string, isRequired: true)
    }

    private mutating func roomEndpoints(_ room: MadeResource, _ key: SpecNode, _ above: [SpecNode]) -> [SpecNode] {
        let shown: [SpecNode] = [key] + room.nodes
        let all = [room.key] + room.fields
        var nodes: [SpecNode] = []
        func add(_ verb: String, _ method: String, _ node: SpecNode, sends: [MadeField], answers: [MadeField], of one: Bool) {
            let name = "\(room.name).\(verb)"
            var node = node.with([
                "name": .text(name), "text": .words, "method": .text(method), "url": .text(room.url + (one ? "/{id}" : "")),
            ])
            let path = above + (one ? [key] : [])
            if !path.isEmpty { node = node.with(["path": .list(path)]) }
            var errors: [String] = []
            if one, let failure = failures.first, let error = enums.first(where: { $0.name == failure.errors })?.cases.first {
                errors = [error]
                node = node.with(["failure": .text(failure.name), "errors": [.text(error)]])
            }
            let made = room.path + (one ? [room.key] : []) + sends
            endpoints.append(MadeEndpoint(name: name, parameters: made, answer: answers, errors: errors))
            nodes.append(sourced(node))
        }
        add("list", "GET", listed(shown), sends: [], answers: [MadeField(name: "items", type: .list(.object), isRequired: true)], of: false)
        let answer: SpecNode = ["response": ["status": 201, "kind": "json", "fields": .list(shown)]]
        add("make", "POST", answer.with(["json": .list(room.nodes)]), sends: room.fields, answers: all, of: false)
        guard !failures.isEmpty else { return nodes }
        let one: SpecNode = ["response": ["status": 200, "kind": "json", "fields": .list(shown)]]
        add("read", "GET", one, sends: [], answers: all, of: true)
        add("change", random.pick(["PUT", "PATCH"]), one.with(["json": .list(room.nodes)]), sends: room.fields, answers: all, of: true)
        add("drop", "DELETE", ["response": ["status": 204, "kind": "empty"]], sends: [], answers: [], of: true)
        return nodes
    }

    /// The list under a name, or as the whole answer.
    private mutating func listed(_ shown: [SpecNode]) -> SpecNode {
        let list: SpecNode = ["name": "items", "type": "[object]", "required": true, "fields": .list(shown)]
        if random.oneIn(2) { return ["response": ["status": 200, "kind": "json", "fields": [list]]] }
        return ["response": ["status": 200, "kind": "json", "body": list.without("required")]]
    }

    private mutating func roomClass(_ room: MadeResource) -> SpecNode {
        let name = typeName("Room")
        let isSwift = random.oneIn(2)
        let properties = ([room.key] + room.fields).enumerated().compactMap { index, field -> SpecNode? in
            guard let type = spelled(field.type.asOptional) else { return nil }
            let property = "part\(index)"
            let declaration =
                isSwift ? "let \(property): \(type.swift)" : "@property (nonatomic, readonly) \(type.objectiveC(naming: property));"
            return sourced(["declaration": .text(declaration), "field": .text(field.name), "text": .words])
        }
        rooms.append((name, room.name))
        var node: SpecNode = ["name": .text(name), "text": .words, "properties": .list(properties)]
        if isSwift { node = node.with(["language": "swift", "form": .text(random.pick(["class", "structure"]))]) }
        return sourced(node)
    }
}

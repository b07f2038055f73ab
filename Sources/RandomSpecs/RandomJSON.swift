import Spec

/// Members of JSON, counted and chosen between beside lists and objects of nothing, and objects in requests whose members may be missing.
extension RandomSpecMaker {
    mutating func addJSON(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        var methods = [jsonMethod("count", of: "Any?", answering: "Int", ["count": some("$arg.value.items", [])])]
        if random.oneIn(2) { methods.append(mappedMethod()) }
        if random.oneIn(2) {
            let object = some("$arg.value", ["object": .map([])])
            methods.append(jsonMethod("names", of: "[String: Any]?", answering: "[String]", ["keys": object]))
        }
        if random.oneIn(2) { methods.append(sendingMethod(&parts)) }
        parts["classes"] += [
            sourced(["name": .text(typeName("Shelf")), "language": "swift", "text": .words, "methods": .list(methods)])
        ]
    }

    /// The value, or nothing where it is missing or an item has no say.
    private mutating func some(_ value: SpecNode, _ nothing: SpecNode) -> SpecNode {
        switch random.below(3) {
        case 0: value
        case 1: ["first": [value, nothing]]
        default: ["if": "$arg.value", "then": value, "else": nothing]
        }
    }

    private mutating func jsonMethod(_ stem: String, of type: String, answering result: String, _ value: SpecNode) -> SpecNode {
        let kept = name("kept")
        let steps: SpecNode =
            random.oneIn(2)
            ? [["return": value]] : [["let": .map([(key: kept, value: value)])], ["return": .text("$\(kept)")]]
        let declaration = SpecNode.text("static func \(name(stem))(of value: \(type)) -> \(result)")
        return sourced(["declaration": declaration, "text": .words, "steps": steps])
    }

    /// What follows from each item of a list that may be missing.
    private mutating func mappedMethod() -> SpecNode {
        let list = some("$arg.value.items", [])
        let kept = random.oneIn(2) ? list : ["filter": list, "as": "kept", "where": "$kept.name"]
        let all: SpecNode = ["map": kept, "as": "item", "to": "{$item.name}"]
        return jsonMethod("titles", of: "Any?", answering: "[String]", all)
    }

    /// A call with objects inside of objects, of which each member may be missing.
    private mutating func sendingMethod(_ parts: inout SpecParts) -> SpecNode {
        let endpoint = name("sendParcel")
        let fields: SpecNode = [["name": "name", "type": "string"], ["name": "extra", "type": "json"]]
        let isList = random.oneIn(2)
        let inner: SpecNode = ["name": "inner", "type": .text(isList ? "[object]" : "object"), "fields": fields]
        var made: SpecNode = [
            "name": .text(endpoint), "method": "POST", "url": .text("https://example.com/\(endpoint)"), "text": .words,
            "response": ["status": 204],
        ]
        let isWhole = random.oneIn(2)
        let outer: SpecNode = ["name": "outer", "type": "object", "required": true, "fields": .list(fields.items + [inner])]
        made = made.with(isWhole ? ["body": outer] : ["json": [outer]])
        parts["endpoints"] += [sourced(made)]
        let deep: SpecNode = ["object": ["name": "$arg.name", "extra": random.oneIn(2) ? "$arg.extra" : .null]]
        let whole: SpecNode = ["object": ["name": "$arg.name", "extra": "$arg.extra", "inner": isList ? [deep] : deep]]
        let declaration = "static func \(name("send"))(name: String?, extra: Any?) async throws"
        return sourced([
            "declaration": .text(declaration), "text": .words, "steps": [["call": .text(endpoint), "with": ["outer": whole]]],
        ])
    }
}

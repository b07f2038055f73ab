import Spec

/// Structs that are sent as they are, and made again of the JSON that comes back: structs, lists and dictionaries of them, enums, dates and
/// more inside of them.
extension RandomSpecMaker {
    mutating func addSentStructs(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let mode = typeName("Mode")
        let cases: SpecNode = [sourced(["name": "calm", "text": .words]), sourced(["name": "wild", "text": .words])]
        parts["enums"] += [sourced(["name": .text(mode), "form": "swift", "rawType": "String", "text": .words, "cases": cases])]
        let sent = sentStruct(mode, &parts)
        let endpoint = name("sendWhole")
        let isObject = random.oneIn(2)
        let one: SpecNode = ["name": "one", "type": .text(isObject ? "object" : "json")]
        let known: SpecNode = [["name": "since", "type": "date", "wire": "iso8601"], ["name": "title", "type": "string"]]
        parts["endpoints"] += [
            sourced([
                "name": .text(endpoint), "method": "POST", "url": .text("https://example.com/\(endpoint)"), "text": .words,
                "json": [
                    isObject ? one.with(["fields": known]) : one, ["name": "some", "type": "[json]"], ["name": "named", "type": "json"],
                ],
                "response": ["fields": [["name": "one", "type": "json", "required": true], ["name": "some", "type": "[json]"]]],
            ])
        ]
        let inner: SpecNode = ["object": ["held": "$arg.one", "all": ["$arg.one"]]]
        let given: SpecNode = [
            "one": isObject || random.oneIn(2) ? "$arg.one" : inner, "some": "$arg.some", "named": random.oneIn(2) ? "$arg.named" : inner,
        ]
        let call: SpecNode = ["call": .text(endpoint), "with": given]
        let list = random.oneIn(2)
        let made: SpecNode = ["make": .text(sent), "from": list ? ["first": ["$response.some", []]] : "$response.one"]
        let declaration = "one: \(sent)?, some: [\(sent)], named: [String: \(sent)]) async throws -> \(list ? "[\(sent)]" : sent)"
        let method = sourced([
            "declaration": .text("static func \(name("whole"))(\(declaration)"), "text": .words, "steps": [call, ["return": made]],
        ])
        parts["classes"] += [
            sourced(["name": .text(typeName("Sender")), "language": "swift", "text": .words, "methods": [method]])
        ]
    }

    private mutating func sentStruct(_ mode: String, _ parts: inout SpecParts, depth: Int = 0) -> String {
        let sent = typeName("Sent")
        var types = ["String?", "Int32", "Double?", "Bool?", "Date?", "URL?", "Data?", "UUID?", "Decimal?", "Set<String>?"]
        types += ["[String: Any]?", "Any?", mode, "\(mode)?"]
        var chosen = [("title", "String"), ("since", "Date?")]
        for number in 0..<random.times(1...4) { chosen.append(("part\(number)", random.pick(types))) }
        if depth < 2, random.oneIn(2) {
            let inner = sentStruct(mode, &parts, depth: depth + 1)
            chosen.append(("inner", random.pick(["\(inner)?", "[\(inner)]", "[\(inner)]?", "[String: \(inner)]?", inner])))
        }
        let properties = chosen.map { property, type in
            sourced(["declaration": .text("let \(property): \(type)"), "field": .text(property), "text": .words])
        }
        parts["classes"] += [
            sourced(["name": .text(sent), "language": "swift", "form": "structure", "text": .words, "properties": .list(properties)])
        ]
        return sent
    }
}

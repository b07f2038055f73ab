import Spec

/// Enums whose cases hold values, of which JSON has a form: made from what a server answers, by shape or by a member, and sent again.
extension RandomSpecMaker {
    mutating func addForms(_ parts: inout SpecParts) {
        guard random.oneIn(3) else { return }
        let name = typeName("Form")
        let isShaped = random.oneIn(2)
        parts["enums"] += [isShaped ? shaped(name, &parts) : told(name, &parts)]
        let endpoint = name + "Values"
        parts["endpoints"] += [
            sourced([
                "name": .text(endpoint), "method": "POST", "url": .text("https://forms.example.com/\(name)"), "text": .words,
                "json": [["name": "one", "type": "json"], ["name": "some", "type": "[json]"]],
                "response": [
                    "fields": [
                        ["name": "one", "type": "json"], ["name": "some", "type": "[json]", "required": true],
                        ["name": "named", "type": "json"],
                    ]
                ],
            ])
        ]
        let call: SpecNode = ["call": .text(endpoint)]
        func method(_ declaration: String, _ steps: [SpecNode]) -> SpecNode {
            sourced(["declaration": .text("static func \(declaration)"), "text": .words, "steps": .list(steps)])
        }
        let made: SpecNode = ["make": .text(name), "from": .text("$response.one")]
        var methods = [
            method("one() async throws -> \(name)?", [call, ["return": made]]),
            method("named() async throws -> [String: \(name)]", [call, ["return": "$response.named"]]),
            method("some() async throws -> [\(name)]", [call, ["return": ["make": .text(name), "from": "$response.some"]]]),
        ]
        if random.oneIn(2) {
            let arguments: SpecNode = ["one": random.oneIn(2) ? "$arg.one" : ["object": ["a": "$arg.one"]], "some": "$arg.some"]
            methods.append(method("send(_ one: \(name)?, some: [\(name)]) async throws", [call.with(["with": arguments])]))
        }
        let former: SpecNode = ["name": .text(typeName("Former")), "language": "swift", "text": .words, "methods": .list(methods)]
        parts["classes"] += [sourced(former)]
    }

    private mutating func cases(_ all: [(name: String, holds: String?)]) -> SpecNode {
        .list(
            all.map { each in
                let node: SpecNode = ["name": .text(each.name), "text": .words]
                return sourced(each.holds.map { node.with(["holds": .text($0)]) } ?? node)
            })
    }

    private mutating func shaped(_ name: String, _ parts: inout SpecParts) -> SpecNode {
        let held = held(&parts)
        let all: [(name: String, holds: String?)] = [
            ("text", random.pick(["String", "words: String", "_ id: UUID"])), ("whole", random.pick(["Int", "UInt8", "count: Int64"])),
            ("number", random.pick(["Double", "Float", "_ rate: Decimal"])), ("flag", "Bool"),
            ("list", random.pick(["[\(name)]", "[String]", "[Int]", "[Any]", "items: [Bool]", "[\(held)]"])),
            ("map", random.pick(["[String: \(name)]", "[String: Any]", "[String: String]", held, "whole: \(held)"])), ("nothing", nil),
        ]
        let isWhole = random.oneIn(3)
        let chosen = all.filter { _ in isWhole || random.oneIn(2) }
        let kept = chosen.contains { $0.holds != nil } ? chosen : [all[0]] + chosen
        let unknown = random.oneIn(3) ? "newer" : nil
        let node: SpecNode = [
            "name": .text(name), "form": "swift", "wire": "shape", "text": .words,
            "cases": cases(kept + (unknown.map { [($0, nil)] } ?? [])),
        ]
        return sourced(node.with(["unknown": unknown.map { .text($0) }]))
    }

    private mutating func told(_ name: String, _ parts: inout SpecParts) -> SpecNode {
        let isApart = random.oneIn(2)
        let held = held(&parts)
        let plain = random.oneIn(2)
        var all: [(name: String, holds: String?)] = [
            ("held", plain ? held : "value: String, _ other: Int?"), ("moment", "at: Date, page: URL?, data: Data?"),
            ("several", "names: [String], rest: [String: Any], deep: \(name)?"), ("default", nil),
            ("in", "UInt16Value: UInt16, big: Decimal"),
        ].filter { _ in random.oneIn(2) }
        all.insert(("first", isApart ? random.pick(["String", "[\(name)]", "Bool"]) : "text: String"), at: 0)
        let unknown = random.oneIn(3) ? "newer" : nil
        let form: SpecNode = ["by": "kind"]
        let node: SpecNode = [
            "name": .text(name), "form": "swift", "wire": isApart ? form.with(["in": "content"]) : form, "text": .words,
            "cases": cases(all + (unknown.map { [($0, nil)] } ?? [])),
        ]
        return sourced(node.with(["unknown": unknown.map { .text($0) }]))
    }

    /// A struct of JSON's plain values, and of such structs.
    private mutating func held(_ parts: inout SpecParts, depth: Int = 0) -> String {
        let held = typeName("Held")
        var fields = [("id", "String"), ("width", "Int32?"), ("rate", "Double"), ("since", "Date?"), ("tags", "[String]?")]
        if depth < 2, random.oneIn(2) {
            let inner = self.held(&parts, depth: depth + 1)
            fields.append(("inner", random.pick([inner, "\(inner)?", "[\(inner)]", "[\(inner)]?"])))
        }
        let properties = fields.map { field, type in
            sourced(["declaration": .text("let \(field): \(type)"), "field": .text(field), "text": .words])
        }
        let begun: [SpecNode] = apart(UInt64(811 + depth)) { maker in
            let mark: SpecNode = ["declaration": "var mark: String", "initial": ["random": "id"], "text": .words]
            return maker.random.oneIn(3) ? [maker.sourced(mark)] : []
        }
        parts["classes"] += [
            sourced([
                "name": .text(held), "language": "swift", "form": "structure", "text": .words, "properties": .list(properties + begun),
            ])
        ]
        return held
    }
}

import Spec

/// Objects that make their parts, with themselves or whenever they are asked for one, and what the SDK implements behind a protocol, whose methods
/// flows call in their midst and whose properties they set.
extension RandomSpecMaker {
    mutating func addParts(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let (part, whole, face) = (typeName("Hinge"), typeName("Gate"), typeName("Turning"))
        func method(_ declaration: String, _ steps: [SpecNode] = []) -> SpecNode {
            let node: SpecNode = ["declaration": .text(declaration), "text": .words]
            return sourced(steps.isEmpty ? node : node.with(["steps": .list(steps)]))
        }
        func property(_ declaration: String, _ more: SpecNode = .map([])) -> SpecNode {
            let node: SpecNode = ["declaration": .text(declaration), "text": .words]
            return sourced(node.joined(by: more))
        }
        // What the protocol lets wait or fail, the class need not.
        let effects = random.pick(["", " throws", " async throws"])
        let own = random.pick(["", effects])
        let turn = method("func turn(_ times: Int)\(own) -> String", [["return": "{$self.label} {$arg.times}"]])
        let size = random.oneIn(2) ? "size" : "label"
        let kind = random.pick(["String", "String?"])
        parts["protocols"] += [
            sourced([
                "name": .text(face), "language": "swift", "implementedBy": .text(part), "text": .words,
                "properties": [property("var label: String { get set }")],
                "methods": [method("func turn(_ times: Int)\(effects) -> String")],
            ])
        ]
        let filling: SpecNode = [
            "object": ["label": random.oneIn(2) ? "{$arg.label}!" : "$arg.label", "maker": random.oneIn(2) ? "$arg.maker" : "me"]
        ]
        let made: SpecNode = ["make": .text(part), "from": filling]
        let spare: SpecNode = ["get": ["make": .text(part), "from": ["object": ["label": "spare", "maker": "$self.maker"]]]]
        let filled = SpecNode.map([("hinge", made), ("other", random.oneIn(2) ? made : .null), (size, "{$arg.label}")])
        let works = effects.isEmpty ? "" : " async throws"
        let turning: [SpecNode] = [
            ["set": ["label": "$arg.label"], "of": "$arg.hinge"], ["notify": "turn(_:)", "to": "$arg.hinge", "with": [2], "as": "words"],
            ["return": ["first": ["$words", "none"]]],
        ]
        parts["classes"] += [
            sourced([
                "name": .text(part), "language": "swift", "conforms": [.text(face)], "text": .words,
                "properties": [
                    property("var label: String", ["field": "label"]), property("let maker: String?", ["field": "maker"]),
                ],
                "methods": [method("init(label: String, maker: String? = nil)"), turn],
            ]),
            sourced([
                "name": .text(whole), "language": "swift", "text": .words,
                "properties": [
                    property("let hinge: \(part)"), property("let other: \(part)?"), property("let maker: String?"),
                    property("let \(size): \(kind)"),
                    property("var spare: \(part) { get }", spare),
                ],
                "methods": [
                    method("init(label: String, maker: String?)").with(["with": filled]),
                    method("func turn(_ hinge: any \(face), label: String)\(works) -> String", turning),
                ],
            ]),
        ]
        guard !parts["scenarios"].isEmpty else { return }
        parts["scenarios"] += [
            [
                "name": .text(name("parts")), "text": .words,
                "steps": [
                    [
                        "new": .text(whole), "by": "init(label:maker:)",
                        "with": ["label": "one", "maker": random.oneIn(2) ? .null : "Kim"], "as": "gate",
                    ],
                    ["expect": ["equal": ["$gate.spare.label", "spare"]]],
                    [
                        "call": .text("\(whole).turn(_:label:)"), "of": "$gate", "with": ["hinge": "$gate.hinge", "label": "new"],
                        "as": "words",
                    ],
                    ["expect": ["equal": ["$words", "new 2"]]], ["expect": ["equal": ["$gate.hinge.label", "new"]]],
                    ["call": .text("\(part).turn(_:)"), "of": "$gate.spare", "with": ["times": 3], "as": "again"],
                    ["expect": ["equal": ["$again", "spare 3"]]],
                ],
            ]
        ]
    }
}

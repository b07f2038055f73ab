import Spec

/// Generic structs and enums, used with what the SDK and Swift have.
extension RandomSpecMaker {
    mutating func addGenerics(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let (thing, page, state, user) = (typeName("Item"), typeName("Page"), typeName("State"), typeName("Pages"))
        let open = random.pick(["T", "Value: Codable", "Element: Hashable & Sendable"])
        let parameter = String(open.prefix { $0 != ":" })
        parts["enums"] += [genericEnum(state, open, parameter, page)]
        parts["classes"] += [
            sourced([
                "name": .text(thing), "form": "structure", "language": "swift", "conforms": ["Hashable"], "text": .words,
                "properties": [["declaration": "let id: String", "field": "id", "text": .words]],
            ]),
            sourced([
                "name": .text(page), "typeParameters": [.text(open)], "form": "structure", "language": "swift",
                "conforms": .list(random.oneIn(2) ? ["Hashable"] : []), "text": .words,
                "properties": [
                    ["declaration": .text("let items: [\(parameter)]"), "field": "items", "text": .words],
                    ["declaration": .text("var first: \(parameter)?"), "text": .words],
                ],
            ]),
        ]
        let argument = random.pick([thing, "String", "Int", "[\(thing)]", "Date"])
        let value: SpecNode =
            switch argument {
            case thing: "$made"
            case "String": "a word"
            case "Int": 3
            case "Date": "$clock.now"
            default: ["$made"]
            }
        parts["classes"] += [
            sourced([
                "name": .text(user), "language": "swift", "text": .words,
                "methods": .list(genericMethods(thing, page, state, argument, value)),
            ])
        ]
        guard !parts["scenarios"].isEmpty else { return }
        parts["scenarios"] += [
            [
                "name": .text(name("generic")), "text": .words,
                "steps": [
                    ["call": .text("\(user).state()"), "as": "found"], ["expect": ["equal": ["$found", "idle"]]],
                    ["call": .text("\(user).page()"), "as": "page"], ["expect": ["equal": [["count": "$page.items"], 1]]],
                ],
            ]
        ]
    }

    private mutating func genericEnum(_ name: String, _ open: String, _ parameter: String, _ page: String) -> SpecNode {
        var cases: [SpecNode] = [
            ["name": "idle", "text": .words],
            [
                "name": "made", "holds": .text(random.pick([parameter, "value: \(parameter)", "_ value: \(parameter), Int"])),
                "text": .words,
            ],
        ]
        for held in ["[\(parameter)]", "\(parameter)?", "\(page)<\(parameter)>", "Error", "done: Double, String?"] where random.oneIn(2) {
            cases.append(["name": .text("case\(cases.count)"), "holds": .text(held), "text": .words])
        }
        return sourced([
            "name": .text(name), "typeParameters": [.text(open)], "form": "swift", "text": .words, "cases": .list(cases),
        ])
    }

    private func genericMethods(
        _ thing: String, _ page: String, _ state: String, _ argument: String, _ value: SpecNode
    ) -> [SpecNode] {
        let made: SpecNode = ["new": .text(thing), "with": ["id": "a"], "as": "made"]
        return [
            [
                "declaration": .text("static func page() -> \(page)<\(argument)>"), "text": .words,
                "steps": [
                    made, ["new": .text("\(page)<\(argument)>"), "with": ["items": [value], "first": value], "as": "page"],
                    ["return": "$page"],
                ],
            ],
            [
                "declaration": .text("static func state() -> \(state)<\(argument)>"), "text": .words,
                "steps": [["return": ["case": .text("\(state).idle")]]],
            ],
            [
                "declaration": .text("static func isIdle(_ state: \(state)<\(argument)>, or other: \(state)<\(thing)>?) -> Bool"),
                "text": .words,
                "steps": [["return": ["is": ["any": [["equal": ["$arg.state", "idle"]], ["equal": ["$arg.other", "made"]]]]]]],
            ],
            [
                "declaration": .text("static func hand(completion: @escaping (_ state: \(state)<\(argument)>?) -> Void)"), "text": .words,
                "steps": [["complete": ["state": ["case": .text("\(state)<\(argument)>.idle")]]]],
            ],
        ]
    }
}

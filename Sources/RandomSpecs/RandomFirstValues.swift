import Spec

/// Properties that begin with what is worked out for each new object, or with a case of an enum whose cases hold values; cases as defaults; and
/// an object that is made of what may be missing.
extension RandomSpecMaker {
    mutating func addFirstValues(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let name = typeName("Start")
        let isStruct = random.oneIn(2)
        let held = random.some(heldEnums)
        let id: (String, SpecNode?) = ("var id: String?", ["random": "id"])
        let properties = [id] + worked() + (held.map { begun($0.type, $0.empty) } ?? [])
        var methods: [SpecNode] = [["declaration": "init()"], ["declaration": "init(id: String?)"], merged(name)]
        if let held {
            methods += [["declaration": .text("init(load: \(held.type.name))")], taking(held.type.name, held.empty)]
        }
        let node: SpecNode = [
            "name": .text(name), "language": "swift", "text": .words,
            "properties": .list(properties.map { declared($0, $1) }),
            "methods": .list(methods.map { sourced($0.with(["text": .words])) }),
        ]
        parts["classes"] += [sourced(isStruct ? node.with(["form": "structure"]) : node)]
    }

    private mutating func declared(_ declaration: String, _ initial: SpecNode?) -> SpecNode {
        let node: SpecNode = ["declaration": .text(declaration), "text": .words]
        return sourced(node.with(["initial": initial]))
    }

    /// Enums whose cases hold values, each with a case that holds nothing and that a declaration names as it is.
    private var heldEnums: [(type: MadeEnum, empty: String)] {
        enums.filter { !$0.held.isEmpty && !$0.isErrors }.compactMap { type in
            type.cases.first { type.held[$0]?.isEmpty == true && $0 != "default" && $0 != "in" }.map { (type, $0) }
        }
    }

    private mutating func worked() -> [(String, SpecNode?)] {
        var all: [(String, SpecNode?)] = [
            ("let key: String", ["random": "uuid"]), ("var mark: UUID", ["random": "uuid"]), ("var ends: Date", ["later": 60]),
            ("let since: Date", "$clock.now"), ("var label: String", ["uppercase": ["random": "id"]]),
            ("var info: [String: Any]", ["object": ["a": 1, "b": ["random": "id"]]]), ("var bytes: Data", ["bytes": "a"]),
            ("var names: [String]", ["split": "a b"]), ("var size: Int", ["first": [["toInteger": "7"], 1]]),
            ("var count: Int", ["length": ["random": "id"]]), ("var tags: [String] = []", nil),
        ]
        if let setting = plistSettings.first {
            let value = SpecNode.text("$settings.\(setting)")
            all += [
                ("var given: String", value), ("var low: String?", ["lowercase": value]),
                ("var link: URL", .text("https://example.com/{$settings.\(setting)}")),
            ]
        }
        return all.filter { _ in random.oneIn(2) }
    }

    private mutating func begun(_ type: MadeEnum, _ empty: String) -> [(String, SpecNode?)] {
        let name = type.name
        let filled: SpecNode = ["case": .text("\(name).\(empty)")]
        let load: (String, SpecNode?) = random.oneIn(2) ? ("var load: \(name) = .\(empty)", nil) : ("var load: \(name)", .text(empty))
        let others: [(String, SpecNode?)] = [
            ("let maybe: \(name)?", filled), ("private(set) var loads: [\(name)] = [.\(empty)]", nil), ("var none: \(name)? = nil", nil),
        ]
        return [load] + others.filter { _ in random.oneIn(2) }
    }

    /// What is given may be missing, as what it is given to.
    private func merged(_ name: String) -> SpecNode {
        [
            "declaration": .text("func merged(with other: \(name)?) -> \(name)"),
            "steps": [
                ["new": .text(name), "with": ["id": ["first": ["$arg.other.id", "$self.id"]]], "as": "made"], ["return": "$made"],
            ],
        ]
    }

    private func taking(_ name: String, _ empty: String) -> SpecNode {
        let test = "$arg.load.is" + empty.prefix(1).uppercased() + empty.dropFirst()
        return [
            "declaration": .text(
                "static func takes(_ load: \(name) = .\(empty), all: [\(name)] = [.\(empty)], maybe: \(name)? = .\(empty)) -> Int"),
            "steps": [
                [
                    "return": [
                        "sum": [
                            ["count": "$arg.all"], ["if": .text(test), "then": 1, "else": 0], ["if": "$arg.maybe", "then": 2, "else": 0],
                        ]
                    ]
                ]
            ],
        ]
    }
}

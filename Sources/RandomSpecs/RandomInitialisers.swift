import Spec

/// Initialisers of Swift whose steps make the object: of classes and structs with properties of all kinds, which may fail, answer nothing, or wait.
extension RandomSpecMaker {
    mutating func addInitialisers(_ parts: inout SpecParts) {
        guard random.oneIn(3) else { return }
        let name = typeName("Ticket")
        let isStruct = random.oneIn(2)
        let kinds: [(declaration: String, name: String, value: SpecNode?)] = [
            ("let seats: Int", "seats", ["count": "$words"]), ("let share: Float", "share", 2), ("let size: CGFloat?", "size", 3),
            ("let words: [String]", "words", "$words"), ("let note: String?", "note", random.oneIn(2) ? "$arg.text" : nil),
            ("let since: Date", "since", ["at": 60]), ("let place: URL?", "place", "https://example.com/{$arg.text}"),
            ("let all: [String: Any]", "all", ["object": ["text": "$arg.text"]]), ("var label: String?", "label", "$arg.text"),
            ("var count: Int = 4", "count", random.oneIn(2) ? 5 : nil),
            ("private(set) var isOpen = false", "isOpen", random.oneIn(2) ? true : nil),
        ].filter { _ in random.oneIn(2) }
        let given = SpecNode.map([("code", "{$arg.text}!")] + kinds.compactMap { kind in kind.value.map { (kind.name, $0) } })
        let made: [SpecNode] = [
            ["let": ["words": ["parts": ["$arg.text", ":"]]]], ["new": .text(name), "with": given, "as": "made"], ["return": "$made"],
        ]
        let isEmpty: SpecNode = ["equal": ["$arg.text", ""]]
        func initialiser(_ label: String, _ ending: String, _ steps: [SpecNode]) -> SpecNode {
            let sign = ending == "?" ? "?" : ""
            let rest = ending == "?" ? "" : ending
            return sourced(["declaration": .text("init\(sign)(\(label) text: String)\(rest)"), "steps": .list(steps), "text": .words])
        }
        let waiting: [SpecNode] = [["ask": "clock.sleep", "with": ["seconds": 1]]]
        var methods = [initialiser("of", "?", [["if": ["not": isEmpty], "steps": .list(made)]])]
        if random.oneIn(2) { methods.append(initialiser("by", " throws", made)) }
        if random.oneIn(2) { methods.append(initialiser("after", " async throws", waiting + made)) }
        if random.oneIn(2) { methods.append(initialiser("plain", "", made)) }
        let properties = ["let code: String"] + kinds.map(\.declaration)
        let type: SpecNode = [
            "name": .text(name), "language": "swift", "text": .words,
            "properties": .list(properties.map { sourced(["declaration": .text($0), "text": .words]) }), "methods": .list(methods),
        ]
        let superclass: SpecNode? = random.oneIn(3) ? "NSObject" : nil
        parts["classes"] += [sourced(isStruct ? type.with(["form": "structure"]) : type.with(["superclass": superclass]))]
        guard !parts["scenarios"].isEmpty else { return }
        let ways = methods.compactMap(\.initialiserName)
        parts["scenarios"] += [
            [
                "name": .text(self.name("initialisers")), "text": .words,
                "steps": .list(
                    ways.enumerated().flatMap { number, way -> [SpecNode] in
                        let made = "made\(number)"
                        return [
                            ["new": .text(name), "by": .text(way), "with": ["text": "a:b"], "as": .text(made)],
                            ["expect": ["equal": [.text("$\(made).code"), "a:b!"]]],
                        ]
                    }),
            ]
        ]
    }
}

extension SpecNode {
    /// `init(of:)` of its declaration.
    fileprivate var initialiserName: String? {
        guard case .text(let declaration)? = self["declaration"], let start = declaration.firstIndex(of: "("),
            let end = declaration[start...].firstIndex(of: " ")
        else { return nil }
        return "init(\(declaration[declaration.index(after: start)..<end]):)"
    }
}

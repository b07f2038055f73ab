import Spec

/// Blocks that properties hold: flows call them, and apps set them.
extension RandomSpecMaker {
    mutating func addListening(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let type = typeName("Listener")
        let isSwift = random.oneIn(2)
        let blocks = (0..<random.times(1...3)).map { _ in heldBlock(isSwift) }
        let maker = isSwift ? "init()" : "init"
        var methods: [SpecNode] = [["declaration": .text(isSwift ? "init()" : "- (instancetype)init;"), "text": .words]]
        var calls: [SpecNode] = [["new": .text(type), "by": .text(maker), "as": "listener"]]
        for block in blocks {
            let stem = name("tell")
            let answers = random.oneIn(3)
            let report: SpecNode = [
                "report": .text(block.name), "with": .map(block.types.enumerated().map { (key: "value\($0)", value: value($1.value, [])) }),
            ]
            let steps: [SpecNode] = [report] + (answers ? [["return": true]] : [])
            let declaration =
                isSwift ? "func \(stem)()\(answers ? " -> Bool" : "")" : "- (\(answers ? "BOOL" : "void"))\(stem);"
            methods.append(sourced(["declaration": .text(declaration), "text": .words, "steps": .list(steps)]))
            if random.oneIn(2) { calls.append(["set": .map([(key: block.name, value: SpecNode.boolean(true))]), "of": "$listener"]) }
            calls.append(["call": .text(isSwift ? "\(stem)()" : stem), "of": "$listener"])
            let reported: SpecNode = ["reported": .text(block.name)]
            let plain = block.types.firstIndex { [.string, .integer, .boolean].contains($0.value.unwrapped) }
            let given = plain.map { (key: "value\($0)", value: value(block.types[$0].value.unwrapped, [], depth: 2, place: .scenario)) }
            var step = random.oneIn(2) ? reported.with(["with": given.map { .map([$0]) }]) : reported
            guard random.oneIn(3), let plain, let given else { calls.append(step); continue }
            let heard = name("heard")
            step = step.with(["as": .text(heard)])
            calls += [step, ["expect": ["equal": [.text("$\(heard).value\(plain)"), given.value]]]]
        }
        var node: SpecNode = ["name": .text(type), "text": .words]
        if isSwift { node = node.with(["language": "swift"]) } else if random.oneIn(2) { node = node.with(["superclass": "NSObject"]) }
        if !isSwift, random.oneIn(3) { node = node.with(["conforms": ["NSCopying"]]) }
        parts["classes"] += [sourced(node.with(["properties": .list(blocks.map(\.node)), "methods": .list(methods)]))]
        guard !parts["scenarios"].isEmpty else { return }
        parts["scenarios"] += [["name": .text(name("listening")), "text": .words, "steps": .list(calls)]]
    }

    private mutating func heldBlock(_ isSwift: Bool) -> (name: String, types: [SpelledType], node: SpecNode) {
        let name = name("onEvent")
        let types = (0..<random.times(0...3)).map { _ in random.pick(givenTypes) }
        let isStatic = random.oneIn(4)
        let declaration: String
        if isSwift {
            let block = types.swiftBlock
            declaration = "\(isStatic ? "static " : "")var \(name): \(random.oneIn(4) ? block : "(\(block))?")"
        } else {
            let given = types.objectiveCValues
            let missing = random.pick(["nullable, ", "nonnull, ", ""])
            declaration = "@property (\(isStatic ? "class, " : "")nonatomic, \(missing)copy) void (^\(name))(\(given));"
        }
        return (name, types, sourced(["declaration": .text(declaration), "text": .words]))
    }
}

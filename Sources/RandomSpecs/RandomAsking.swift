import Spec

/// Delegates that are handed a block, and flows that wait until the app has called it.
extension RandomSpecMaker {
    mutating func addAsking(_ parts: inout SpecParts) {
        let outer = random
        random = RandomNumbers(seed: seed.byteSwapped &+ 29)
        defer { random = outer }
        guard random.oneIn(2) else { return }
        let (type, delegate) = (typeName("Asker"), typeName("Delegate"))
        let isSwift = random.oneIn(2)
        let questions = (0..<random.times(1...3)).map { _ in question(isSwift) }
        var methods: [SpecNode] = [["declaration": .text(isSwift ? "init()" : "- (instancetype)init;"), "text": .words]]
        var calls: [SpecNode] = [["new": .text(type), "by": .text(isSwift ? "init()" : "init"), "as": "asker"]]
        for question in questions {
            let stem = name("ask")
            let told = name("told")
            var notify: SpecNode = ["notify": .text(question.selector)]
            if question.takesText { notify = notify.with(["with": ["a text"]]) }
            if random.oneIn(2) { notify = notify.with(["as": .text(told)]) }
            let isRead = notify.has("as") && random.oneIn(2)
            let steps: [SpecNode] = [notify] + (isRead ? [["if": .text("$\(told)"), "steps": [["stop": true]]]] : [])
            let declaration = isSwift ? "func \(stem)() async throws" : "- (void)\(stem);"
            methods.append(sourced(["declaration": .text(declaration), "text": .words, "steps": .list(steps)]))
            if let answer = answer(question.types) { calls.append(["react": .text(question.selector), "return": answer]) }
            calls.append(["call": .text(isSwift ? "\(stem)()" : stem), "of": "$asker"])
            calls.append(["notified": .text(question.selector)])
        }
        var protocolNode: SpecNode = ["name": .text(delegate), "text": .words, "methods": .list(questions.map(\.node))]
        if isSwift { protocolNode = protocolNode.with(["language": "swift"]) }
        parts["protocols"] += [sourced(protocolNode)]
        let declared = isSwift ? "weak var delegate: (any \(delegate))?" : "@property (nonatomic, weak) id<\(delegate)> delegate;"
        let property = sourced(["declaration": .text(declared), "text": .words])
        var node: SpecNode = [
            "name": .text(type), "text": .words, "delegate": ["property": "delegate", "protocol": .text(delegate)],
            "properties": [property], "methods": .list(methods),
        ]
        if isSwift { node = node.with(["language": "swift"]) }
        parts["classes"] += [sourced(node)]
        guard !parts["scenarios"].isEmpty else { return }
        parts["scenarios"] += [["name": .text(name("asking")), "text": .words, "steps": .list(calls)]]
    }

    private struct Question {
        var selector: String
        var takesText: Bool
        var types: [SpelledType]
        var node: SpecNode
    }

    private mutating func question(_ isSwift: Bool) -> Question {
        let stem = name("needs")
        let types = (0..<random.times(0...2)).map { _ in random.pick(givenTypes) }
        let takesText = random.oneIn(2)
        let selector: String
        let declaration: String
        if isSwift {
            let block = types.swiftBlock
            let given = random.oneIn(4) ? "(\(block))?" : "@escaping \(block)"
            declaration = "func \(stem)(\(takesText ? "_ text: String, " : "")then answer: \(given))"
            selector = takesText ? "\(stem)(_:then:)" : "\(stem)(then:)"
        } else {
            let values = types.objectiveCValues
            let block = "void (^\(random.pick(["", " _Nonnull", " _Nullable"])))(\(values))"
            declaration = takesText ? "- (void)\(stem):(NSString *)text then:(\(block))answer;" : "- (void)\(stem)Then:(\(block))answer;"
            selector = takesText ? "\(stem):then:" : "\(stem)Then:"
        }
        var node: SpecNode = ["declaration": .text(declaration), "text": .words]
        if random.oneIn(2) { node = node.with(["optional": true]) }
        return Question(selector: selector, takesText: takesText, types: types, node: sourced(node))
    }

    /// What a scenario calls the block with; nil where no value stands for one of its types.
    private mutating func answer(_ types: [SpelledType]) -> SpecNode? {
        guard random.oneIn(2), types.allSatisfy({ isMade($0.value) }) else { return nil }
        if types.isEmpty { return true }
        let values = types.map { value($0.value, [], depth: 2, place: .scenario) }
        return types.count == 1 ? values[0] : ["object": .map(values.enumerated().map { (key: "value\($0)", value: $1) })]
    }
}

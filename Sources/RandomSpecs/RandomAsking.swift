import Spec

/// Delegates that are handed a block, or have methods that wait and throw, and flows that wait until the app is done.
extension RandomSpecMaker {
    mutating func addAsking(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let (type, delegate) = (typeName("Asker"), typeName("Delegate"))
        let isSwift = random.oneIn(2)
        var questions = (0..<random.times(1...3)).map { _ in question(isSwift) }
        while random.oneIn(2), questions.count < 5 {
            questions.append(random.oneIn(2) ? waitingQuestion(isSwift) : propertyQuestion(isSwift))
        }
        var methods: [SpecNode] = [["declaration": .text(isSwift ? "init()" : "- (instancetype)init;"), "text": .words]]
        var calls: [SpecNode] = [["new": .text(type), "by": .text(isSwift ? "init()" : "init"), "as": "asker"]]
        for question in questions {
            let stem = name("ask")
            let told = name("told")
            var notify: SpecNode = ["notify": .text(question.selector)]
            if question.takesText { notify = notify.with(["with": ["a text"]]) }
            if question.isAnswered, random.oneIn(2) { notify = notify.with(["as": .text(told)]) }
            let isRead = notify.has("as") && random.oneIn(2)
            let steps: [SpecNode] = [notify] + (isRead ? [["if": .text("$\(told)"), "steps": [["stop": true]]]] : [])
            let declaration = isSwift ? "func \(stem)() async throws" : "- (void)\(stem);"
            methods.append(sourced(["declaration": .text(declaration), "text": .words, "steps": .list(steps)]))
            if let reaction = reaction(question) { calls.append(reaction) }
            let call: SpecNode = ["call": .text(isSwift ? "\(stem)()" : stem), "of": "$asker"]
            // What a call without a handler throws in Objective-C nobody hears.
            calls.append(isSwift ? call.with(["fails": question.failure.map { .text($0) }]) : call)
            calls.append(["notified": .text(question.selector)])
        }
        var protocolNode: SpecNode = [
            "name": .text(delegate), "text": .words, "methods": .list(questions.filter { !$0.isProperty }.map(\.node)),
        ]
        let asked = questions.filter(\.isProperty).map(\.node)
        if !asked.isEmpty { protocolNode = protocolNode.with(["properties": .list(asked)]) }
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

    struct Question {
        var selector: String
        var takesText: Bool
        var types: [SpelledType]
        var node: SpecNode
        /// Whether a flow gets something of it.
        var isAnswered = true
        /// Whether it reads a property.
        var isProperty = false
        /// The error that the app throws.
        var failure: String?
    }

    private mutating func reaction(_ question: Question) -> SpecNode? {
        if let failure = question.failure { return ["react": .text(question.selector), "fails": .text(failure)] }
        guard question.isAnswered, let answer = answer(question.types) else { return nil }
        return ["react": .text(question.selector), "return": answer]
    }

    private mutating func question(_ isSwift: Bool) -> Question {
        let stem = name("needs")
        let types = (0..<random.times(0...5)).map { _ in random.pick(givenTypes) }
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

import Spec

/// Blocks of apps that answer something, or throw: handed over with a call, held by a property, and kept in a list. Flows ask them.
extension RandomSpecMaker {
    mutating func addHandlers(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let type = typeName("Consultant")
        let isSwift = random.oneIn(2)
        var made = HandlerParts()
        made.methods.append(["declaration": .text(isSwift ? "init()" : "- (instancetype)init;"), "text": .words])
        made.calls.append(["new": .text(type), "by": .text(isSwift ? "init()" : "init"), "as": "consultant"])
        for _ in 0..<random.times(1...3) { addHandler(isSwift, &made) }
        var node: SpecNode = ["name": .text(type), "text": .words, "methods": .list(made.methods)]
        if isSwift { node = node.with(["language": "swift"]) }
        if !made.properties.isEmpty { node = node.with(["properties": .list(made.properties)]) }
        parts["classes"] += [sourced(node)]
        guard !parts["scenarios"].isEmpty else { return }
        parts["scenarios"] += [["name": .text(name("consulting")), "text": .words, "steps": .list(made.calls)]]
    }

    private struct HandlerParts {
        var properties: [SpecNode] = []
        var methods: [SpecNode] = []
        var calls: [SpecNode] = []
    }

    /// A block, and a method whose flow asks it.
    private mutating func addHandler(_ isSwift: Bool, _ made: inout HandlerParts) {
        let (stem, handler) = (name("consult"), name("handler"))
        let types = (0..<random.times(0...3)).map { _ in random.pick(givenTypes) }
        let answer = isSwift && random.oneIn(4) ? nil : random.pick(givenTypes)
        var report: SpecNode = [
            "report": .text(handler), "with": .map(types.enumerated().map { (key: "value\($0)", value: value($1.value, [])) }),
        ]
        let told = name("told")
        if answer != nil, random.oneIn(2) { report = report.with(["as": .text(told)]) }
        var call: SpecNode = ["call": .text(isSwift ? "\(stem)()" : stem), "of": "$consultant"]
        var declaration = isSwift ? "func \(stem)() async throws" : "- (void)\(stem);"
        switch random.below(3) {
        case 0:
            let block = isSwift ? "@escaping \(swiftBlock(types, answer))" : "\(objectiveCBlock("", types, answer))"
            declaration = isSwift ? "func \(stem)(\(handler): \(block)) async throws" : "- (void)\(stem):(\(block))\(handler);"
            call = ["call": .text(isSwift ? "\(stem)(\(handler):)" : "\(stem):"), "of": "$consultant"]
        case 1:
            let declared =
                isSwift
                ? "var \(handler): (\(swiftBlock(types, answer)))?"
                : "@property (nonatomic, nullable, copy) \(objectiveCBlock(handler, types, answer));"
            made.properties.append(sourced(["declaration": .text(declared), "text": .words]))
        default: report = addList(handler, isSwift, isSwift ? swiftBlock(types, answer) : objectiveCBlock("", types, answer), report, &made)
        }
        let isRead = report.has("as") && random.oneIn(2)
        let steps: [SpecNode] = [report] + (isRead ? [["if": .text("$\(told)"), "steps": [["stop": true]]]] : [])
        made.methods.append(sourced(["declaration": .text(declaration), "text": .words, "steps": .list(steps)]))
        let plain = answer.map { [.string, .integer, .boolean].contains($0.value.unwrapped) } ?? false
        if let answer, plain {
            made.calls.append(["react": .text(handler), "return": value(answer.value, [], depth: 2, place: .scenario)])
        }
        made.calls += [call, ["reported": .text(handler)]]
    }

    /// Methods that keep such blocks, one or several by a text.
    private mutating func addList(
        _ list: String, _ isSwift: Bool, _ block: String, _ report: SpecNode, _ made: inout HandlerParts
    ) -> SpecNode {
        let (add, remove) = (name("keep"), name("drop"))
        let isKeyed = random.oneIn(2)
        let way = random.pick(["adds", "replaces"])
        let declaration =
            isSwift
            ? "func \(add)(\(isKeyed ? "_ key: String, " : "")block: @escaping \(block))"
            : "- (void)\(add):(\(isKeyed ? "NSString * _Nonnull)key block:(" : "")\(block))block;"
        let removing =
            isSwift
            ? "func \(remove)(\(isKeyed ? "_ key: String" : ""))" : "- (void)\(remove)\(isKeyed ? ":(NSString * _Nonnull)key" : "");"
        var (adding, dropping): (SpecNode, SpecNode) = (
            ["declaration": .text(declaration), "text": .words], ["declaration": .text(removing), "text": .words, "removes": .text(list)]
        )
        adding = adding.with([way: .text(list)])
        if isKeyed { (adding, dropping) = (adding.with(["key": "key"]), dropping.with(["key": "key"])) }
        made.methods += [sourced(adding), sourced(dropping)]
        let names = isSwift ? isKeyed ? "(_:block:)" : "(block:)" : isKeyed ? ":block:" : ":"
        let added: SpecNode = ["call": .text(add + names), "of": "$consultant"]
        made.calls.append(isKeyed ? added.with(["with": ["key": "a"]]) : added)
        return isKeyed ? report.with(["key": "a"]) : report
    }

    private mutating func swiftBlock(_ types: [SpelledType], _ answer: SpelledType?) -> String {
        let isAsync = random.oneIn(2)
        let isThrowing = answer == nil || random.oneIn(2)
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        let attribute = random.pick(["", "", "@Sendable ", "@MainActor "])
        return "\(attribute)(\(types.map(\.swift).joined(separator: ", ")))\(effects) -> \(answer?.swift ?? "Void")"
    }

    private func objectiveCBlock(_ name: String, _ types: [SpelledType], _ answer: SpelledType?) -> String {
        "\(answer?.objectiveC(naming: "") ?? "BOOL ")(^\(name))(\(types.objectiveCValues))"
    }
}

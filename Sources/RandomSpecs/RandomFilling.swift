import Spec

/// Blocks and closures that are over when their method returns: an app fills what it is handed.
extension RandomSpecMaker {
    mutating func addFilling(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let (builder, maker) = (typeName("Builder"), typeName("Maker"))
        parts["classes"] += [
            sourced([
                "name": .text(builder), "superclass": "NSObject", "text": .words,
                "properties": [
                    ["declaration": "@property (nonatomic, copy) NSString *label;", "text": .words],
                    ["declaration": "@property (nonatomic) NSInteger count;", "text": .words],
                ],
            ]),
            sourced([
                "name": .text(maker), "superclass": "NSObject", "text": .words,
                "properties": [["declaration": "@property (nonatomic, copy, readonly) NSString *label;", "text": .words]],
                "methods": [filling(builder, maker)],
            ]),
        ]
        if random.oneIn(2) { parts["classes"] += [visitor()] }
    }

    /// A block that is handed an object, which the method makes another of.
    private mutating func filling(_ builder: String, _ maker: String) -> SpecNode {
        let block = random.pick(["block", "builder", "fill"])
        let (mark, keeping) = (random.pick(["", " _Nonnull", " _Nullable"]), random.pick(["", "NS_NOESCAPE "]))
        let declared = "(void (\(keeping)^\(mark))(\(builder) *builder))\(block);"
        let made: [SpecNode] = [
            ["new": .text(builder), "as": "made"], ["report": .text(block), "with": ["builder": "$made"]],
        ]
        var node: SpecNode
        switch random.pick([0, 1, 2]) {
        case 0:
            let end: [SpecNode] = [["new": .text(maker), "with": ["label": "$made.label"], "as": "whole"], ["return": "$whole"]]
            node = ["declaration": .text("+ (instancetype)makeWithBuilder:\(declared)"), "steps": .list(made + end)]
        case 1:
            node = ["declaration": .text("+ (NSInteger)countWithBuilder:\(declared)"), "steps": .list(made + [["return": "$made.count"]])]
        default: node = ["declaration": .text("+ (void)runWithBuilder:\(declared)"), "steps": .list(made)]
        }
        if keeping.isEmpty { node = node.with(["atOnce": [.text(block)]]) }
        return node.with(["text": .words])
    }

    /// A closure that hears one word after another.
    private mutating func visitor() -> SpecNode {
        let (result, effects) = (random.pick(["", " -> Int"]), random.pick(["", " throws"]))
        let closure = random.pick(["(_ word: String) -> Void", "@escaping (_ word: String) -> Void", "((_ word: String) -> Void)?"])
        let each: SpecNode = ["each": "$self.words", "as": "one", "steps": [["report": "visit", "with": ["word": "$one"]]]]
        let isPlain = closure.hasPrefix("(_")
        let key = isPlain && random.oneIn(2) ? "progress" : "atOnce"
        let method: SpecNode = [
            "declaration": .text("func visit(_ visit: \(closure))\(effects)\(result)"), "text": .words,
            "steps": .list([each] + (result.isEmpty ? [] : [["return": ["count": "$self.words"]]])),
        ]
        return sourced([
            "name": .text(typeName("Visitor")), "language": "swift", "text": .words,
            "properties": [["declaration": "var words: [String]", "text": .words]],
            "methods": [["declaration": "init(words: [String])", "text": .words], method.with([key: ["visit"]])],
        ])
    }
}

import Spec

/// Manners of older SDKs: codes in place of errors, setters that are methods, protocols that the SDK implements, views.
extension RandomSpecMaker {
    mutating func addOldWays(_ parts: inout SpecParts) {
        guard random.oneIn(2) else { return }
        let name = typeName("Manager")
        var node: SpecNode = ["name": .text(name), "text": .words, "shared": "manager"]
        if random.oneIn(2) { node = node.with(["superclass": "NSObject"]) }
        node = node.with(["properties": .list(oldProperties(&parts))])
        var methods: [SpecNode] = [["declaration": "+ (instancetype)manager;", "text": .words]]
        if let errors = enums.first(where: { $0.isErrors && $0.held.isEmpty && !$0.isText }) { methods.append(withCode(errors, &parts)) }
        methods.append(withProgress())
        parts["classes"] += [sourced(node.with(["methods": .list(methods)]))]
        if random.oneIn(2) { addContext(&parts) }
        if random.oneIn(2) {
            let view = typeName("View")
            parts["classes"] += [sourced(["name": .text(view), "superclass": "UIView", "requires": "UIKit", "text": .words])]
        }
    }

    private mutating func oldProperties(_ parts: inout SpecParts) -> [SpecNode] {
        let (key, flag) = (name("key"), name("flag"))
        var text: SpecNode = ["declaration": .text("@property (nonatomic, copy) NSString *\(key);"), "text": .words]
        let setter: SpecNode = [
            "declaration": .text("- (void)set\(key.prefix(1).uppercased())\(key.dropFirst()):(NSString *)value;"), "text": .words,
        ]
        if random.oneIn(2) { text = text.with(["setter": setter]) }
        if let swift = apart(139, { $0.random.oneIn(2) ? $0.name("shown") : nil }) { text = text.with(["swift": .text(swift)]) }
        var isOn: SpecNode = [
            "declaration": .text("@property (nonatomic, getter=is\(flag)) BOOL \(flag);"), "text": .words,
        ]
        if random.oneIn(2) {
            let flow = name("switched")
            let known = [KnownValue(reference: "$self.\(flag)", type: .boolean)]
            let made = MadeFlow(name: flow, known: known, waits: true, hasObject: false)
            let steps = steps(random.times(1...2), made, known: known, depth: 1)
            parts["flows"] += [["name": .text(flow), "text": .words, "steps": .list(steps.nodes)]]
            isOn = isOn.with(["onSet": .text(flow)])
        }
        return [sourced(text), sourced(isOn)] + apart(131) { $0.random.oneIn(2) ? [$0.workedOut(of: key)] : [] }
    }

    /// What apps set, too, although it is worked out: steps say what setting does.
    private mutating func workedOut(of key: String) -> SpecNode {
        let name = name("loud")
        let given: SpecNode = ["first": ["$arg.value", "none"]]
        let setter: SpecNode = [
            "declaration": .text("- (void)set\(name.prefix(1).uppercased())\(name.dropFirst()):(NSString *)value;"), "text": .words,
            "steps": [["set": .map([(key: key, value: given)])]],
        ]
        return sourced([
            "declaration": .text("@property (nonatomic, copy) NSString *\(name);"), "text": .words,
            "get": ["first": [.text("$self.\(key)"), "quiet"]], "setter": setter,
        ])
    }

    /// A block that is given a number, of which one stands for success.
    private mutating func withCode(_ errors: MadeEnum, _ parts: inout SpecParts) -> SpecNode {
        let stem = name("ask")
        let flow = name("asked")
        let number = random.pick(["int", "NSInteger", "NSUInteger", "long long"])
        let failsAs = "\(errors.name).\(random.pick(errors.cases))"
        let isOne = random.oneIn(2)
        let none = random.oneIn(3) ? random.pick([0, 200]) : nil
        let status = apart(107) { $0.madeStatus(of: errors, none ?? 0, &parts) }
        let type = status ?? number
        let block = isOne ? "void (^)(\(type) code, NSString *word)" : "void (^)(\(type) code, NSString * _Nullable reason)"
        var code: SpecNode = ["parameter": "code", "of": .text(errors.name)]
        if let none { code = code.with(["success": .integer(none)]) }
        let given = isOne ? "word" : "reason"
        let end: SpecNode = random.oneIn(2) ? ["complete": [given: "done"]] : ["fail": .text(failsAs)]
        let made = MadeFlow(name: flow, known: [], waits: true, hasObject: false)
        var node: SpecNode = [
            "name": .text(flow), "text": .words, "steps": .list(steps(random.times(0...2), made, known: [], depth: 1).nodes + [end]),
        ]
        if random.oneIn(2) { node = node.with(["onFailure": [["complete": ["code": "$error", given: "$error.message"]]]]) }
        parts["flows"] += [node]
        return sourced([
            "declaration": .text("- (void)\(stem)With:(NSString *)word completion:(\(block))completion;"), "flow": .text(flow),
            "errorCode": code, "failsAs": .text(failsAs), "text": .words,
        ])
    }

    /// An enum that says how a call went: the codes of the errors, and one more.
    private mutating func madeStatus(of errors: MadeEnum, _ none: Int, _ parts: inout SpecParts) -> String? {
        guard random.oneIn(2) else { return nil }
        let name = typeName("Status")
        let failing: [SpecNode] = errors.cases.indices.map { index in
            ["name": .text("\(name)Failed\(index)"), "value": .integer(100 + index), "text": .words]
        }
        let fine: SpecNode = ["name": .text("\(name)Fine"), "value": .integer(none), "text": .words]
        parts["enums"] += [
            sourced([
                "name": .text(name), "form": .text(random.pick(["nsEnum", "cEnum"])), "text": .words,
                "rawType": .text(random.pick(["NSInteger", "NSUInteger", "int", "uint8_t"])), "cases": .list([fine] + failing),
            ])
        ]
        return name
    }

    private mutating func withProgress() -> SpecNode {
        let stem = name("carry")
        let (label, value) = random.pick([("progress", "done"), ("onPart", "part")])
        let known = [KnownValue(reference: "$arg.count", type: .integer)]
        let report: SpecNode = ["report": .text(label), "with": .map([(key: value, value: self.value(.integer, known))])]
        let isNamed = label != "progress"
        let node: SpecNode = [
            "declaration": .text(
                "- (void)\(stem)Times:(NSInteger)count \(label):(void (^)(NSInteger \(value)))\(label) completion:(void (^)(BOOL good, NSError *error))completion;"
            ),
            "text": .words, "steps": [report, report, ["complete": ["good": true]]],
        ]
        return sourced(isNamed ? node.with(["progress": [.text(label)]]) : node)
    }

    /// A protocol that apps only call, and the class behind it.
    private mutating func addContext(_ parts: inout SpecParts) {
        let (name, type) = (typeName("Context"), typeName("InnerContext"))
        let stem = self.name("submit")
        let event = "answered"
        let declaration = "- (void)\(stem):(NSString *)answer;"
        parts["protocols"] += [
            sourced([
                "name": .text(name), "conforms": ["NSObject"], "implementedBy": .text(type), "text": .words,
                "methods": [["declaration": .text(declaration), "text": .words]],
            ])
        ]
        parts["classes"] += [
            sourced([
                "name": .text(type), "text": .words, "conforms": [.text(name)], "events": [["name": .text(event), "type": "string"]],
                "methods": [
                    ["declaration": .text(declaration), "text": .words, "steps": [["signal": .text(event), "value": "$arg.answer"]]]
                ],
            ])
        ]
    }
}

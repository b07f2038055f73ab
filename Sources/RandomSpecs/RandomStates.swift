import Spec

/// State objects that a flow makes and hands to a delegate, error classes made of what went wrong, and events that one object waits for of another.
extension RandomSpecMaker {
    mutating func addStates(_ parts: inout SpecParts) {
        guard let errors = random.some(enums.filter(\.isErrors)), random.oneIn(2) else { return }
        var story = MadeStates(
            failure: typeName("Failure"), delegate: typeName("Listener"), state: typeName("State"), errors: errors,
            error: "\(errors.name).\(random.pick(errors.cases))")
        story.carried = [MadeField(name: "ticket", type: .string, isRequired: true)]
        for index in 0..<random.times(0...2) {
            let type = random.pick([ValueType.integer, .boolean, .date, .list(.string), .json])
            story.carried.append(MadeField(name: "held\(index)", type: type, isRequired: random.oneIn(2)))
        }
        guard !(errors.held["\(story.error.split(separator: ".")[1])"] ?? []).contains(where: \.isRequired) else { return }
        let starter = starter(story)
        let submit = submit(story)
        parts["classes"] += [failureClass(story), starter.node, stateClass(story, submit.name)]
        parts["protocols"] += [listener(story)]
        parts["flows"] += [starter.flow, submit.node]
    }

    struct MadeStates {
        var failure: String
        var delegate: String
        var state: String
        var errors: MadeEnum
        /// `ErrorEnum.case`
        var error: String
        var carried: [MadeField] = []
    }

    private mutating func failureClass(_ story: MadeStates) -> SpecNode {
        let questions = story.errors.cases.prefix(random.times(1...3)).map { each -> SpecNode in
            [
                "declaration": .text("var is\(each.prefix(1).uppercased())\(each.dropFirst()): Bool { get }"), "text": .words,
                "trueFor": [.text("\(story.errors.name).\(each)")],
            ]
        }
        var node: SpecNode = ["name": .text(story.failure), "language": "swift", "text": .words, "wraps": [.text(story.errors.name)]]
        if random.oneIn(2) { node = node.with(["superclass": "NSObject"]) }
        return sourced(node.with(["properties": .list(questions)]))
    }

    private mutating func listener(_ story: MadeStates) -> SpecNode {
        var node: SpecNode = ["name": .text(story.delegate), "language": "swift", "text": .words]
        if random.oneIn(2) { node = node.with(["missing": .text(story.error)]) }
        let optional: SpecNode = ["optional": true]
        return sourced(
            node.with([
                "methods": [
                    ["declaration": .text("func onFailed(error: \(story.failure))"), "text": .words],
                    (["declaration": .text("func onWaiting(newState: \(story.state), count: Int)"), "text": .words] as SpecNode)
                        .joined(by: optional),
                    ["declaration": .text("func onDone(newState: \(story.state)?)"), "text": .words],
                ]
            ]))
    }

    /// A shared object whose method makes the state object.
    private mutating func starter(_ story: MadeStates) -> (node: SpecNode, flow: SpecNode) {
        let name = typeName("Starter")
        let flow = self.name("begin")
        let known = [KnownValue(reference: "$arg.person", type: .string), KnownValue(reference: "$arg.code", type: .optional(.string))]
        let properties: SpecNode = [["declaration": .text("static let shared: \(name)"), "text": .words]]
        let method: SpecNode = [
            "declaration": .text("func begin(person: String, code: String?, delegate: any \(story.delegate))"), "flow": .text(flow),
            "text": .words,
        ]
        let node: SpecNode = [
            "name": .text(name), "language": "swift", "text": .words, "shared": "shared", "properties": properties, "methods": [method],
        ]
        return (sourced(node), ["name": .text(flow), "text": .words, "steps": .list(beginning(story, known)), "onFailure": failed(story)])
    }

    private mutating func beginning(_ story: MadeStates, _ known: [KnownValue]) -> [SpecNode] {
        let given = story.carried.filter { $0.isRequired || random.oneIn(2) }.map { (key: $0.name, value: value($0.type, known)) }
        var steps: [SpecNode] = [["new": .text(story.state), "with": .map(given), "as": "made"]]
        if random.oneIn(2) { steps.insert(["require": condition(known), "otherwise": [["fail": .text(story.error)]]], at: 0) }
        let waiting: SpecNode = [
            "notify": "onWaiting(newState:count:)", "to": "$arg.delegate", "with": ["$made", value(.integer, known)],
        ]
        switch random.below(3) {
        case 0: steps.append(waiting)
        case 1: steps.append(["if": condition(known), "steps": [waiting], "else": [done("$made")]])
        default:
            // The app answers by way of the object that it was given.
            steps += [waiting, ["await": "answered", "of": "$made", "as": "answer"], ["if": "$answer", "steps": [done("$made")]]]
        }
        return steps
    }

    private func done(_ state: SpecNode) -> SpecNode { ["notify": "onDone(newState:)", "to": "$arg.delegate", "with": [state]] }

    private func failed(_ story: MadeStates) -> SpecNode {
        [["notify": "onFailed(error:)", "to": "$arg.delegate", "with": [["make": .text(story.failure), "from": "$error"]]]]
    }

    private mutating func stateClass(_ story: MadeStates, _ flow: String) -> SpecNode {
        let carried = story.carried.map { field -> SpecNode in
            let node: SpecNode = ["name": .text(field.name), "type": .text(field.type.spelling)]
            return node.with(["required": field.isRequired ? true : nil])
        }
        var node: SpecNode = ["name": .text(story.state), "language": "swift", "text": .words, "carries": .list(carried)]
        if random.oneIn(2) { node = node.with(["once": .text(story.error)]) }
        let submit: SpecNode = [
            "declaration": .text("func submit(code: String, delegate: any \(story.delegate))"), "flow": .text(flow), "text": .words,
        ]
        let answer: SpecNode = [
            "declaration": "func answer(_ good: Bool)", "text": .words, "steps": [["signal": "answered", "value": "$arg.good"]],
        ]
        return sourced(
            node.with(["events": [["name": "answered", "type": "boolean"]], "methods": node.has("once") ? [submit] : [submit, answer]]))
    }

    private mutating func submit(_ story: MadeStates) -> (name: String, node: SpecNode) {
        let name = self.name("submit")
        var known = [KnownValue(reference: "$arg.code", type: .string)]
        known += story.carried.map { KnownValue(reference: "$self.\($0.name)", type: $0.isRequired ? $0.type : .optional($0.type)) }
        let flow = MadeFlow(name: name, known: known, waits: true, hasObject: false)
        let steps = steps(random.times(0...2), flow, known: known, depth: 1)
        let last = random.oneIn(2) ? done(.null) : ["fail": .text(story.error)]
        return (name, ["name": .text(name), "text": .words, "steps": .list(steps.nodes + [last]), "onFailure": failed(story)])
    }
}

import Spec

/// Stories of an app. Whether they come true nobody knows: they have to compile.
extension RandomSpecMaker {
    mutating func madeScenarios() -> [SpecNode] {
        guard random.oneIn(2) else { return [] }
        var names: [String] = []
        return (0..<random.times(1...3)).map { _ in
            let name = name("story")
            var story = Story(known: [])
            var steps: [SpecNode] = []
            for _ in 0..<random.times(1...6) { if let step = scenarioStep(&story) { steps.append(step) } }
            steps += story.started.map { name, canFail in
                canFail && random.oneIn(3) ? ["ended": .text(name), "fails": .text(random.pick(errorNames))] : ["ended": .text(name)]
            }
            // Settings hold from the beginning on, and for all that comes after it.
            let settings = steps.filter { $0.has("settings") }
            steps.removeAll { $0.has("settings") }
            let earlier = random.some(names).flatMap { random.oneIn(3) ? $0 : nil }
            if earlier == nil { steps = settings + steps }
            if steps.isEmpty { steps = [["advance": 1]] }
            var node: SpecNode = ["name": .text(name), "text": .words, "steps": .list(steps)]
            if let earlier { node = node.with(["after": .text(earlier)]) }
            names.append(name)
            return node
        }
    }

    /// What is there at one point of a scenario.
    struct Story {
        var known: [KnownValue]
        /// Calls that are under way, and whether they can fail.
        var started: [(name: String, canFail: Bool)] = []
        /// Objects that the app has made.
        var objects: [(reference: String, type: MadeClass)] = []
    }

    private mutating func scenarioStep(_ story: inout Story) -> SpecNode? {
        let known = story.known + [KnownValue(reference: "$clock.now", type: .date)]
        switch random.below(22) {
        case 20: return happening(known)
        case 21: return named(&story)
        case 0: return random.some(plistSettings).map { ["settings": .map([(key: $0, value: "a text")])] }
        case 1: return device()
        case 2: return record(&story)
        case 3: return fault()
        case 4: return ["advance": value(.number, known, depth: 2, place: .scenario)]
        case 5: return random.oneIn(4) && story.started.isEmpty ? ["restart": true] : nil
        case 6: return random.some(notifications).map { ["posted": .text($0)] }
        case 7, 8: return ["expect": condition(known, place: .scenario)]
        case 9: return ["until": condition(known, depth: 1, place: .scenario)]
        case 10: return random.some(endpoints.filter { !$0.isInbound }).map { journal($0) }
        case 11: return told(&story)
        case 12: return reaction(story)
        case 13: return capability(known)
        case 14: return ["stored": value(.string, known, depth: 2, place: .scenario), "readable": .boolean(random.oneIn(2))]
        case 15: return callback(known)
        case 16, 18: return new(&story)
        case 17: return set(story)
        default: return call(&story)
        }
    }

    private mutating func device() -> SpecNode {
        var node: SpecNode = [:]
        if random.oneIn(2) { node = node.with(["apps": ["lamp", "other"], "broken": ["other"]]) }
        if random.oneIn(2) { node = node.with(["person": ["mock_person": "1"]]) }
        if random.oneIn(3) { node = node.with(["closes": true]) }
        return ["device": node]
    }

    private mutating func record(_ story: inout Story) -> SpecNode? {
        guard let record = records.first else { return nil }
        let matching = SpecNode.map([(key: "id", value: value(.string, story.known, depth: 2, place: .scenario))])
        switch random.below(3) {
        case 0: return isEditable ? ["put": .text(record.name), "fields": matching] : nil
        case 1: return ["drop": .text(record.name), "where": matching]
        default:
            let name = name("read")
            story.known += record.fields.map { KnownValue(reference: "$\(name).\($0.name)", type: .optional($0.type.unwrapped)) }
            return ["read": .text(record.name), "where": matching, "as": .text(name)]
        }
    }

    private mutating func fault() -> SpecNode? {
        guard let endpoint = random.some(endpoints.filter { !$0.isOpened && !$0.isInbound }) else { return nil }
        let ways: [(key: String, value: SpecNode)] =
            [("latency", 20), ("cut", true), ("unreadable", true), ("status", 599), ("timeout", true), ("insecure", true), ("url", true)]
            + endpoint.errors.prefix(1).map { ("error", .text($0)) }
        let way = random.pick(ways)
        let node = SpecNode.map([(key: "fault", value: .text(endpoint.name)), way])
        return random.oneIn(3) ? node.with(["count": 2]) : node
    }

    private mutating func journal(_ endpoint: MadeEndpoint) -> SpecNode {
        let node: SpecNode = ["journal": .text(endpoint.name), "count": .integer(random.below(3))]
        return random.oneIn(3) ? node.with(["waits": true]) : node
    }

    private mutating func capability(_ known: [KnownValue]) -> SpecNode? {
        guard let operation = random.some(operations) else { return nil }
        var ways: [(key: String, value: SpecNode)] = []
        if operation.waits { ways.append(("never", true)) }
        if let error = operation.errors.first { ways.append(("error", .text(error))) }
        if isMade(operation.result) { ways.append(("answer", value(operation.result, known, depth: 2, place: .scenario))) }
        return random.some(ways).map { ["capability": .text(operation.name), $0.key: $0.value] }
    }

    private mutating func callback(_ known: [KnownValue]) -> SpecNode? {
        guard let endpoint = random.some(callbacks) else { return nil }
        return ["callback": .text(endpoint.name), "with": arguments(endpoint.parameters, known, depth: 2, place: .scenario)]
    }

    private mutating func named(_ story: inout Story) -> SpecNode {
        let name = name("kept")
        let type = random.pick([ValueType.string, .integer, .number, .boolean, .date, .json, .list(.string)])
        let made = value(type, story.known, depth: 2, place: .scenario)
        story.known.append(KnownValue(reference: "$\(name)", type: type, isFixed: Self.isFixed(made, story.known)))
        return ["let": .map([(key: name, value: made)])]
    }

    // MARK: - What the app does

    private mutating func set(_ story: Story) -> SpecNode? {
        let shared = classes.filter { $0.isShared && $0.filled == nil }
        guard let (reference, type) = random.some(story.objects + (shared.count == 1 ? shared.map { ("", $0) } : [])),
            let field = random.some(type.settableByApps.filter { isMade($0.type) })
        else { return nil }
        let node: SpecNode = ["set": .map([(key: field.name, value: value(field.type, story.known, depth: 2, place: .scenario))])]
        return reference.isEmpty ? node : node.with(["of": .text(reference)])
    }

    private mutating func new(_ story: inout Story) -> SpecNode? {
        let makers = classes.flatMap { type in type.methods.filter(\.isMaker).map { (type, $0) } }
        guard let (type, method) = random.some(makers), canCall(method) else { return nil }
        let name = name("object")
        story.objects.append(("$\(name)", type))
        return [
            "new": .text(type.name), "by": .text(method.name),
            "with": given(to: method, story), "as": .text(name),
        ]
    }

    private func canCall(_ method: MadeMethod) -> Bool {
        method.parameters.allSatisfy { isMade($0.type) || $0.type.isOptional || isBrought($0.type) }
    }

    private mutating func given(to method: MadeMethod, _ story: Story) -> SpecNode {
        let parameters = method.parameters.filter { isMade($0.type) || $0.type.isOptional }
        return arguments(parameters, story.known, depth: 2, place: .scenario)
    }

    private mutating func call(_ story: inout Story) -> SpecNode? {
        let shared = classes.filter { $0.isShared || $0.methods.contains(where: \.isStatic) }
        let onShared = shared.flatMap { type in
            type.methods.filter { ($0.isStatic || type.isShared) && !$0.isMaker }.map { (reference: "", type: type, method: $0) }
        }
        let onObjects = story.objects.flatMap { object in
            object.type.methods.filter { !$0.isStatic && !$0.isMaker }.map { (reference: object.reference, type: object.type, method: $0) }
        }
        guard let (reference, type, method) = random.some((onShared + onObjects).filter { canCall($0.method) }) else { return nil }
        var node: SpecNode = ["call": .text(reference.isEmpty ? "\(type.name).\(method.name)" : method.name)]
        if !reference.isEmpty { node = node.with(["of": .text(reference)]) }
        node = node.with(["with": given(to: method, story)])
        let isTwin = method.handler != nil && random.oneIn(3)
        if isTwin { node = node.with(["twin": true]) }
        if method.handler != nil, random.oneIn(4) {
            let name = name("running")
            story.started.append((name, method.canFail))
            return node.with(["waits": false, "as": .text(name)])
        }
        if method.canFail, random.oneIn(3) { return node.with(["fails": .text(random.pick(errorNames))]) }
        guard random.oneIn(2), !isTwin, let given = method.handler, !given.isEmpty else { return node }
        let name = name("answer")
        story.known += given.filter { !$0.type.holdsError }.map {
            KnownValue(reference: "$\(name).\($0.name)", type: .optional($0.type.unwrapped))
        }
        return node.with(["as": .text(name)])
    }

    // MARK: - Delegates

    private mutating func heard() -> (type: MadeProtocol, method: MadeProtocol.Method)? {
        let used = classes.compactMap(\.delegate)
        guard let type = random.some(used) else { return nil }
        return (type, random.pick(type.methods))
    }

    private mutating func told(_ story: inout Story) -> SpecNode? {
        guard let (type, method) = heard() else { return nil }
        return ["notified": .text("\(type.name).\(method.selector)")]
    }

    private mutating func reaction(_ story: Story) -> SpecNode? {
        guard let (type, method) = heard() else { return nil }
        var inner = story
        var node: SpecNode = ["react": .text("\(type.name).\(method.selector)")]
        if random.oneIn(2), let step = call(&inner), inner.started.count == story.started.count {
            node = node.with(["steps": [step]])
        }
        if let result = method.result { node = node.with(["return": value(result, story.known, depth: 2, place: .scenario)]) }
        return node.has("steps") || node.has("return") ? node : nil
    }
}

extension MadeClass {
    /// What an app may set.
    fileprivate var settableByApps: [MadeField] { settable.filter { $0.isRequired } }
}

extension ValueType {
    /// Whether it is an error.
    var holdsError: Bool { unwrapped == .error }
}

import Spec

/// What is written once and used in several places: steps of answers under `shared:`, records that are as others, the source of all cases.
///
/// It is put into a spec that is made already, by numbers of its own: what a seed makes besides stays what it was.
extension RandomSpecMaker {
    mutating func sharing(_ parts: [(key: String, value: SpecNode)]) -> [(key: String, value: SpecNode)] {
        (random, sharingRandom) = (sharingRandom, random)
        isSharing = true
        return parts.map { key, value in
            switch (key, value) {
            case ("enums", .list(let nodes)), ("errors", .list(let nodes)): (key, .list(nodes.map { sourcedCases($0) }))
            case ("mock", let mock): (key, withSharedSteps(withCopies(mock)))
            default: (key, value)
            }
        }
    }

    /// Cases that say themselves where they come from keep to it.
    private mutating func sourcedCases(_ node: SpecNode) -> SpecNode {
        random.oneIn(3) ? node.with(["casesFrom": "headers"]) : node
    }

    // MARK: - Records that are as others

    private static let copies = "copies"

    /// A second kind of record, of which answers and actions put one that is as a record of the first.
    private mutating func withCopies(_ mock: SpecNode) -> SpecNode {
        guard let things = records.first, case .list(let kinds)? = mock["records"], let fields = Self.fieldNodes(kinds[0]), random.oneIn(2)
        else { return mock }
        // The rest of it is given beside what the other has, or not at all.
        let same = fields.dropFirst().filter { _ in random.oneIn(2) }
        let own = name("own")
        let kind: SpecNode = [
            "name": .text(Self.copies), "key": "id",
            "fields": .list([fields[0]] + same + [["name": .text(own), "type": "date"]]),
        ]
        let given: SpecNode = .map([(key: "id", value: ["random": "copy"])])
        let copy: SpecNode =
            switch random.below(3) {
            case 0: ["put": .text(Self.copies), "fields": .map([(key: own, value: SpecNode.text("$clock.now"))])]
            case 1: ["put": .text(things.name), "fields": given]
            default: ["put": .text(Self.copies)]
            }
        return mock.changing("records") { .list($0.items + [kind]) }
            .changing("answers") { .list($0.items.map { copying($0, copy) }) }
            .changing("actions") { .list($0.items.map { $0["of"] == nil ? $0 : copying($0, copy, of: "$item") }) }
    }

    /// An answer that finds a record first, if it can say that there is none, and puts one that is as it.
    private mutating func copying(_ node: SpecNode, _ put: SpecNode, of known: String? = nil) -> SpecNode {
        guard random.oneIn(2) else { return node }
        var steps: [SpecNode] = []
        var from = known
        if from == nil, let error = endpoint(of: node).flatMap({ random.some($0.errors) }) {
            let found = name("found")
            let failing: [SpecNode] = [["fail": .text(error)]]
            steps.append([
                "find": .text(records[0].name), "where": ["id": "1"], "as": .text(found), "otherwise": .list(failing),
            ])
            from = "$\(found)"
        }
        guard let from else { return node }
        var copy = put.with(["from": .text(from)])
        if random.oneIn(2) { copy = copy.with(["as": .text(name("copied"))]) }
        return node.changing("steps") { .list(steps + [copy] + $0.items) }
    }

    // MARK: - Shared steps

    private mutating func withSharedSteps(_ mock: SpecNode) -> SpecNode {
        var lists: [SpecNode] = []
        var mock = mock
        for key in ["answers", "callbacks", "actions"] {
            mock = mock.changing(key) { nodes in .list(nodes.items.map { sharingSome($0, &lists) }) }
        }
        if let common = common() {
            var count = 0
            for key in ["answers", "callbacks", "actions"] {
                mock = mock.changing(key) { nodes in .list(nodes.items.map { including(common, $0, &count) }) }
            }
            if count > 0 { lists.append(common.node) }
        }
        return lists.isEmpty ? mock : mock.with(["shared": .list(lists)])
    }

    /// Some of an answer's first steps, or all of them, in a list by themselves: what they name is seen behind it as before.
    private mutating func sharingSome(_ node: SpecNode, _ lists: inout [SpecNode]) -> SpecNode {
        guard case .list(let steps)? = node["steps"], !steps.isEmpty, random.oneIn(3) else { return node }
        let count = random.times(1...steps.count)
        var first = Array(steps.prefix(count))
        if count > 1, random.oneIn(2) {
            let inner = list(Array(first.prefix(1)))
            lists.append(inner.node)
            first = [inner.include] + first.dropFirst()
        }
        let outer = list(first)
        lists.append(outer.node)
        return node.changing("steps") { _ in .list([outer.include] + steps.dropFirst(count)) }
    }

    private mutating func list(_ steps: [SpecNode]) -> (node: SpecNode, include: SpecNode) {
        let name = name("steps")
        let node: SpecNode = ["name": .text(name), "steps": .list(steps)]
        return (random.oneIn(3) ? node.with(["text": .words]) : node, ["include": .text(name)])
    }

    private struct Common {
        var node: SpecNode
        var include: SpecNode
        /// What it names for the steps behind it.
        var given: [KnownValue]
        /// The error that it may end an answer with.
        var error: String?
    }

    /// Steps that mean something in every answer, or in those that can fail with one error.
    private mutating func common() -> Common? {
        guard random.oneIn(2) else { return nil }
        let error = random.oneIn(2) ? random.some(endpoints.flatMap(\.errors)) : nil
        let somebody = MadeEndpoint(name: "", parameters: [], answer: [], errors: error.map { [$0] } ?? [])
        var known = appValues + [KnownValue(reference: "$clock.now", type: .date)]
        let before = known.count
        let steps = (0..<random.times(1...3)).compactMap { _ in answerStep(somebody, &known) }
        guard !steps.isEmpty else { return nil }
        let made = list(steps)
        return Common(node: made.node, include: made.include, given: Array(known.dropFirst(before)), error: error)
    }

    private mutating func including(_ common: Common, _ node: SpecNode, _ count: inout Int) -> SpecNode {
        let errors = endpoint(of: node)?.errors ?? []
        guard common.error.map(errors.contains) ?? true, random.oneIn(2) else { return node }
        count += 1
        var first = [common.include]
        if let given = random.some(common.given) { first.append(["let": .map([(key: name("value"), value: .text(given.reference))])]) }
        guard let steps = node["steps"] else { return node.with(["steps": .list(first)]) }
        return node.changing("steps") { _ in .list(first + steps.items) }
    }

    // MARK: - Trees

    /// The endpoint that an answer is of; none of a call of the app's server or an action, which cannot fail.
    private func endpoint(of node: SpecNode) -> MadeEndpoint? {
        guard case .text(let name)? = node["endpoint"] else { return nil }
        return endpoints.first { $0.name == name && !$0.isInbound }
    }

    private static func fieldNodes(_ kind: SpecNode) -> [SpecNode]? { kind["fields"]?.items }
}

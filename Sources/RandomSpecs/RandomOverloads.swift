import Spec

extension RandomSpecMaker {
    /// Two methods of Swift with one name: they differ by what they take, by `async`, or by what they answer.
    mutating func overloads(_ owner: inout MadeClass, hasShared: Bool) -> [SpecNode] {
        let stem = "pick" + name("Thing")
        let isStatic = random.oneIn(3)
        let taken = random.pick(Self.plainTypes)
        let others = Self.plainTypes.filter { $0.swift != taken.swift }
        let tail = random.pick(["", " throws", " async throws"])
        var ways: [Overload] = []
        switch random.below(4) {
        case 0: ways = [taken, random.pick(others)].map { Overload(taken: $0, effects: tail, key: "\(stem)(_: \($0.swift))") }
        case 1:
            let list = "\(stem)(_: \(taken.swift))"
            ways = [" async throws", " throws"].map { Overload(taken: taken, effects: $0, key: list + $0) }
        case 2:
            ways = [random.pick(others), taken].map { result in
                Overload(
                    taken: taken, effects: tail, key: "\(stem)(_: \(taken.swift)) -> \(result.swift)", result: result)
            }
        default:
            ways = [taken, random.pick(others)].map {
                Overload(taken: $0, effects: "", key: "\(stem)(_: \($0.swift), then: (\($0.swift), (any Error)?) -> Void)", isHandled: true)
            }
        }
        return ways.map { made(stem, $0, isStatic: isStatic, &owner, hasShared: hasShared) }
    }

    private struct Overload {
        var taken: SpelledType
        var effects: String
        /// What scenarios call it by.
        var key: String
        var result: SpelledType?
        var isHandled = false
    }

    private static let plainTypes: [SpelledType] = [
        ("String", ValueType.string), ("String?", .optional(.string)), ("Int", .integer), ("Double", .number), ("Bool", .boolean),
        ("Int?", .optional(.integer)), ("[String]", .list(.string)), ("Date", .date),
    ].map { SpelledType(objectiveC: "", swift: $0, value: $1) }

    private mutating func made(
        _ stem: String, _ way: Overload, isStatic: Bool, _ owner: inout MadeClass, hasShared: Bool
    ) -> SpecNode {
        var flow = MadeFlow(
            name: name("flow"), known: [KnownValue(reference: "$arg.first", type: way.taken.value)],
            waits: way.effects.contains("async") || way.isHandled, owner: owner, hasObject: !isStatic || hasShared)
        flow.result = way.result?.value
        if way.isHandled {
            flow.handler = [
                MadeField(name: "answer", type: way.taken.value, isRequired: true),
                MadeField(name: "failure", type: .optional(.error), isRequired: true),
            ]
        }
        wanted.append(flow)
        owner.methods.append(
            MadeMethod(
                name: way.key, parameters: [MadeField(name: "first", type: way.taken.value, isRequired: true)], handler: flow.handler,
                result: flow.result, isStatic: isStatic, canFail: way.effects.contains("throws") || way.isHandled))
        let block = way.isHandled ? ", then: @escaping (_ answer: \(way.taken.swift), _ failure: (any Error)?) -> Void" : ""
        let arrow = way.result.map { " -> \($0.swift)" } ?? ""
        let declaration = "\(isStatic ? "static " : "")func \(stem)(_ first: \(way.taken.swift)\(block))\(way.effects)\(arrow)"
        return sourced(["declaration": .text(declaration), "flow": .text(flow.name), "text": .words])
    }
}

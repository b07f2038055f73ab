import SwiftCode

/// Statements that are made up, the same for the same seed: of every kind of expression, as deep and as wide as lines are not.
struct RandomTrees {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
        _ = below(2)
        state = UInt64(below(Int.max)) ^ 0xD1B5_4A32_D192_ED03
    }

    private mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(limit))
    }

    private mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }
    private mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    static let names = [
        "id", "name", "value", "environment", "response", "storage", "group15State", "keptGreenValueOfGroup", "settings", "isClaimed",
        "aRatherLongNameOfSomething", "parametersOfTheFirstRequest",
    ]

    mutating func function(_ name: String) -> SwiftDeclaration {
        let body = (0..<1 + below(3)).map { _ in statement(depth: 0) }
        return SwiftDeclaration(.function(SwiftFunction(.named(name), effects: body.effects, result: "Int", body)))
    }

    mutating func statement(depth: Int) -> SwiftStatement {
        switch below(depth < 2 ? 14 : 7) {
        case 0: return .discard(expression(0))
        case 1: return .constant("bound", nil, expression(0))
        case 2: return .return(expression(0))
        case 3: return .assign(place(), pick(["=", "+="]), expression(0))
        case 4: return .expression(call(1))
        case 5: return .throw(call(1))
        case 6: return .variable("changed", nil, expression(0))
        case 7: return .if([branch(depth)], otherwise: oneIn(2) ? block(depth) : nil)
        case 8: return .guard((0..<1 + below(2)).map { _ in condition() }, [.return(expression(2))], isShort: oneIn(2))
        case 9: return .for(.name("each"), in: oneIn(2) ? call(1) : leaf(), block(depth))
        case 10: return .if([branch(depth), branch(depth)], otherwise: nil)
        case 11: return .switch(leaf(), [SwiftCase([.enumCase("one", [])], block(depth)), SwiftCase([], [.return(expression(0))])])
        case 12: return .do(block(depth), [SwiftCatch(nil, block(depth))])
        default: return .while([.test(leaf())], block(depth))
        }
    }

    private mutating func block(_ depth: Int) -> [SwiftStatement] { (0..<1 + below(2)).map { _ in statement(depth: depth + 1) } }
    private mutating func branch(_ depth: Int) -> SwiftBranch {
        SwiftBranch((0..<1 + below(2)).map { _ in condition() }, block(depth), isShort: oneIn(4))
    }

    private mutating func condition() -> SwiftCondition {
        switch below(3) {
        case 0: .bind(pick(Self.names), oneIn(2) ? call(1) : leaf())
        default: .test(expression(0))
        }
    }

    private mutating func place() -> SwiftExpression {
        oneIn(3) ? .this.dot(pick(Self.names)) : .name(pick(Self.names)).dot(pick(Self.names))
    }

    mutating func expression(_ depth: Int) -> SwiftExpression {
        guard depth < 3 else { return leaf() }
        switch below(22) {
        case 0, 1, 2: return leaf()
        case 3, 4: return call(depth)
        case 5: return .ternary(expression(depth + 1), expression(depth + 1), expression(depth + 1))
        case 6: return expression(depth + 1).infix(.coalescing, expression(depth + 1))
        case 7, 8: return expression(depth + 1).infix(pick([.and, .or]), expression(depth + 1))
        case 9: return expression(depth + 1).infix(pick([.equal, .less, .notEqual]), expression(depth + 1))
        case 10: return expression(depth + 1).infix(pick([.addition, .subtraction, .multiplication]), expression(depth + 1))
        case 11: return expression(depth + 1).dot(pick(Self.names))
        case 12: return expression(depth + 1).chained.dot(pick(Self.names))
        case 13: return .array((0..<1 + below(3)).map { _ in expression(depth + 2) })
        case 14: return .members((0..<1 + below(2)).map { _ in (pick(Self.names), expression(depth + 2)) })
        case 15: return expression(depth + 1).calling(pick(["map", "flatMap", "contains"]), [], trailing: closure(depth + 1))
        case 16: return .not(expression(depth + 1))
        case 17:
            return .string([
                .text("before "), .value(oneIn(2) ? leaf() : .call("required", [leaf().unlabelled, leaf().unlabelled], .throwing)),
                .text(" after"),
            ])
        case 18: return expression(depth + 1).cast(pick([.conditional, .certain]), pick(["String", "JSONValue"]))
        case 19: return .optionalTry(throwing(depth + 1))
        case 20: return throwing(depth + 1)
        default: return .tuple([expression(depth + 2).unlabelled, expression(depth + 2).labelled(pick(Self.names))])
        }
    }

    private mutating func leaf() -> SwiftExpression {
        switch below(9) {
        case 0: .string("a text")
        case 1: .integer(below(100_000))
        case 2: .null
        case 3: .implicit(pick(Self.names))
        case 4: .name(pick(Self.names)).dot(pick(Self.names)).dot(pick(Self.names))
        case 5: .name(pick(Self.names))[.string(pick(Self.names))]
        case 6: .name(pick(Self.names)).chained.dot(pick(Self.names))
        default: .name(pick(Self.names)).dot(pick(Self.names))
        }
    }

    private mutating func arguments(_ depth: Int) -> [SwiftArgument] {
        (0..<below(4)).map { _ in expression(depth + 1).labelled(oneIn(2) ? nil : pick(Self.names)) }
    }

    private mutating func call(_ depth: Int) -> SwiftExpression {
        let function = pick(["load", "keep", "fetchEverything", "JSONValue.merged"])
        return .call(function, arguments(depth), trailing: oneIn(5) ? closure(depth + 1) : nil, oneIn(5) ? .waiting : [])
    }

    private mutating func throwing(_ depth: Int) -> SwiftExpression { .call("required", arguments(depth), .throwing) }

    private mutating func closure(_ depth: Int) -> SwiftClosure {
        if oneIn(3) { return SwiftClosure(["each"], [.constant("inner", nil, expression(depth + 1)), .return(.name("inner"))]) }
        return oneIn(2) ? SwiftClosure(["first"], expression(depth + 1)) : SwiftClosure([], expression(depth + 1))
    }
}

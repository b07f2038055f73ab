import Testing

@testable import SwiftCode

/// The compiler agrees with what the printer does about effects: nothing is missing, and nothing is said in vain.
struct CompiledEffectTests {
    private static let number = SwiftExpression.integer(1)
    private static let read = SwiftExpression.call("read", [], .throwing)
    private static let arrive = SwiftExpression.call("arrive", [], .waiting)
    private static let fetch = SwiftExpression.call("fetch", [], [.throwing, .waiting])

    private static func give(_ name: String, _ effects: Effects) -> SwiftDeclaration {
        .function(SwiftFunction(.named(name), effects: effects, result: "Int", [.return(number)]))
    }

    private static let expressions: [SwiftExpression] = [
        read, arrive, fetch, read.infix(.addition, arrive), .array([read, number]), .members([("a", fetch)]),
        .string([.value(fetch), .text("!")]),
        .ternary(read.infix(.equal, number), arrive, number), .optionalTry(fetch),
        .optionalTry(fetch).infix(.coalescing, read),
        .negative(read), fetch.dot("description").dot("count"), .array([number])[read.infix(.subtraction, number)],
        read.cast(.certain, "Int"),
        .tuple([read.unlabelled, arrive.unlabelled]),
        .array([number]).calling("map", trailing: SwiftClosure(["x"], .name("x").infix(.addition, read))).with(.throwing),
        .call("max", [read.unlabelled, fetch.unlabelled]), .optionalTry(arrive.infix(.addition, read)),
    ]

    private static let statements: [SwiftStatement] = [
        .variable("total", "Int", number), .assign(.name("total"), "+=", fetch), .assign(.name("total"), "=", .negative(read)),
        .if(
            [
                SwiftBranch(
                    [.test(read.infix(.less, number)), .bind("x", .optionalTry(fetch)), .test(arrive.infix(.equal, .name("x")))],
                    [.discard(read)])
            ], otherwise: [.discard(arrive)]),
        .guard([.match(.expression(number), fetch)], [.return(read)]), .while([.test(fetch.infix(.greater, number))], [.break]),
        .for(.name("x"), in: .array([read, arrive]), [.discard(.name("x"))]),
        .switch(fetch, [SwiftCase([.expression(number)], [.return(fetch)]), SwiftCase([], [])]),
        .do([.discard(fetch)], [SwiftCatch(.binding("other"), [.discard(.name("other"))])]),
        .function(SwiftFunction(.named("inner"), effects: [SwiftStatement.return(fetch)].effects, result: "Int", [.return(fetch)])),
        .return(.call("inner", [], [.throwing, .waiting]).infix(.addition, .name("total"))),
    ]

    private static func function(_ name: String, _ body: [SwiftStatement]) -> SwiftDeclaration {
        .function(SwiftFunction(.named(name), effects: body.effects, result: "Int", body))
    }

    @Test(.enabled(if: Tool.find("swiftc") != nil, "no swiftc here"))
    func keywordsAreWhereTheCompilerWantsThem() throws {
        let given = [Self.give("read", .throwing), Self.give("arrive", .waiting), Self.give("fetch", [.throwing, .waiting])]
        let each = Self.expressions.enumerated().map { Self.function("expression\($0)", [.discard($1), .return(Self.number)]) }
        let text = SwiftPrinter.text(of: given + each + [Self.function("statements", Self.statements)])
        let result = try Tool.with(files: [("Effects.swift", text)]) {
            try Tool.run("swiftc", ["-typecheck", "-warnings-as-errors", "-swift-version", "6"] + $0)
        }
        #expect(result.status == 0, "\(result.output)")
    }
}

import SwiftCode

extension Samples {
    static var expressions: [SwiftExpression] { names + literals + calls + closures + operators + effects }

    private static let names: [SwiftExpression] = [
        .this, .name("default"), .name("self").dot("default"), .name("Type").dot("self"), .implicit("default"), .implicit("init"),
        a.dot("init").called(), a.dot("protocol").dot("Type"), a.dot(path: ["b", "c", "in"]), .type(.array("String")),
        .type(.dictionary("String", .optional("Int"))).called(), .name("Foo").dot("self"), .keyPath("name", "count"), a.forced,
        a.chained.dot("b").chained.calling("c"), a.chained(true)[b].forced, a[b][.string("c")],
        a.subscripted([b.labelled("at"), c.labelled("default")]),
    ]

    private static let literals: [SwiftExpression] = [
        .null, .boolean(true), .integer(0), .integer(-1), .integer(1_234_567), .integer(Int.min), .integer(Int.max), .number(1),
        .number(-0.25), .number(1e100), .number(1.5e-9), .string(""), .string("a\"b\\c\n\t\r\u{0}\u{202E}\u{2028}"), .string("\\(a)"),
        .string("안녕하세요 👩‍👩‍👧‍👦"), .string([.text("count: "), .value(a.dot("count")), .text("\n\""), .value(.string("inner \"quote\""))]),
        .string([.value(a.infix(.coalescing, .string("nothing")))]),
        .prose(String(repeating: "Words that people read, \"with\" marks (and brackets). ", count: 5)),
        .array([]), .array([a]), .array([a, b, long]), .dictionary([]), .members([("a", .integer(1))]),
        .members([("a", .integer(1)), ("b \"c\"", .members([("d", long), ("e", .array([long, long]))]))]),
        .tuple([]), .tuple([a.labelled("x"), b.unlabelled]), .tuple([long.labelled("x"), long.labelled("in")]),
    ]

    private static let calls: [SwiftExpression] = [
        .call("plain"), .call("f", [a.labelled("in"), b.labelled("for"), c.labelled("inout")]), long,
        long.calling("next", [long.unlabelled]),
        .call("only", [SwiftExpression.array([long, a, b]).unlabelled]), .call("only", [SwiftExpression.members([("a", long)]).unlabelled]),
        .call("only", [SwiftExpression.array([long, a]).labelled("label")]), .call("inOut", [SwiftExpression.address(a).unlabelled]),
        a.called([]).called([b.unlabelled]), .implicit("case").called([long.labelled("value")]), a.cast(.conditional, "Foo"),
        a.cast(.forced, .optional("Foo")), a.cast(.test, .any(["Foo", "Bar"])), a.cast(.certain, .array("Foo")).dot("count"),
        .macro("expect", [throwing.infix(.equal, b).unlabelled]), .macro("require", [both.unlabelled, a.labelled("in")], isThrowing: true),
        .macro("file", []),
    ]

    private static let closures: [SwiftExpression] = [
        .closure(SwiftClosure([], [])), .closure(SwiftClosure(["x"], [])), .closure(SwiftClosure([], a)),
        .closure(SwiftClosure(captures: ["weak self"], ["x", "default"], [.return(a)])),
        a.calling("map", trailing: SwiftClosure(["x"], .name("x").dot("name"))),
        a.calling("map", trailing: SwiftClosure([], .name("$0"))).calling("filter", [b.unlabelled], trailing: SwiftClosure([], [])),
        .call(
            "run", [a.labelled("on")],
            trailing: SwiftClosure(
                [], [.constant("x", nil, long), .if([SwiftBranch([.test(a)], [.return(.null)])], otherwise: nil), .return(b)])),
        .call(
            "run", [SwiftExpression.closure(SwiftClosure([], [.expression(a), .expression(b)])).labelled("first"), long.labelled("then")]),
        .call("run", trailing: SwiftClosure([], both), [.waiting]),
    ]

    private static let operators: [SwiftExpression] =
        SwiftOperator.allCases.map { a.infix($0, b) } + [
            .not(a), .not(.not(a)), .not(a.infix(.and, b)), .negative(a), .negative(.negative(a)), .negative(.integer(-1)),
            a.infix(.subtraction, .negative(b)), .integer(-1).dot("magnitude"), .integer(1).infix(.subtraction, .integer(-1)),
            .ternary(a, b, c), .ternary(.ternary(a, b, c), .ternary(a, b, c), .ternary(a, b, c)), .ternary(a.infix(.or, b), long, long),
            a.infix(.or, b).infix(.and, c), a.infix(.or, b.infix(.and, c)), a.infix(.coalescing, b).infix(.equal, c),
            a.infix(.equal, b.infix(.coalescing, c)), a.infix(.less, b).infix(.equal, c),
            long.infix(.and, long).infix(.and, long.infix(.or, long)),
            a.infix(.subtraction, b.infix(.subtraction, c)), a.infix(.coalescing, b.infix(.coalescing, c)),
            a.infix(.coalescing, b).infix(.coalescing, c), a.infix(.halfOpenRange, b.infix(.addition, .integer(1))),
            a.infix(.closedRange, .integer(-1)).dot("count"), .integer(-2).infix(.closedRange, .integer(-1)),
            a.cast(.conditional, "Foo").infix(.coalescing, b),
            a.infix(.addition, .ternary(a, b, c)), .optionalTry(throwing), .optionalTry(throwing).infix(.coalescing, b),
            .call("f", [SwiftExpression.optionalTry(throwing).unlabelled]), .optionalTry(throwing).dot("x"),
            a.infix(.multiplication, b.infix(.addition, c)), .closure(SwiftClosure([], a)).called(), .not(a.cast(.test, "Foo")),
        ]

    private static let effects: [SwiftExpression] = [
        throwing, waiting, both, throwing.dot("x"), both.calling("y", [waiting.unlabelled]), throwing.infix(.coalescing, waiting),
        .array([throwing, a]), .members([("a", waiting)]), .string([.text("x "), .value(throwing)]), .ternary(a, throwing, b),
        .call("f", [both.labelled("x")], trailing: SwiftClosure([], throwing)), .optionalTry(both), .not(throwing),
        .tuple([throwing.unlabelled]),
        .closure(SwiftClosure([], [.constant("x", nil, both), .return(throwing)])),
    ]
}

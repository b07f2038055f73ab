import SwiftCode

extension Samples {
    static var statements: [SwiftStatement] { simple + bindings + branches + loops + blocks + [.return(.integer(0))] }

    private static let simple: [SwiftStatement] = [
        .comment("A comment that ends with a \n line break, and is so long that it does not fit on one line of this width, or any other."),
        .blank, .expression(long), .discard(both), .assign(a, "=", long), .assign(a.dot("b"), "+=", throwing),
        .assign(throwing.dot("x"), "=", waiting), .assign(a, "=", long.infix(.or, long)),
        .expression(.call("f", [SwiftExpression.prose(String(repeating: "A sentence for people. ", count: 10)).labelled("message")])),
        .return(long.infix(.or, long)), .return(.prose(String(repeating: "A sentence for people. ", count: 10))),
        .return(.ternary(a, long, long)),
        .blank, .blank,
        .expression(.call("f", trailing: SwiftClosure([], [.break, .continue]))),
        .if([SwiftBranch([.test(a)], [.throw(.name("Failure").dot("default"))])], otherwise: nil),
        .if([SwiftBranch([.test(a)], [.return(nil)])], otherwise: nil),
    ]

    private static let bindings: [SwiftStatement] = [
        .constant("x", nil, a), .constant("default", "Int", both), .variable("y", .optional("Int"), nil), .variable("z", nil, long),
        .binding(SwiftBinding(.tuple([.name("p"), .any, .tuple([.name("q"), .name("in")])]), nil, waiting)),
        .constant("chain", nil, long.infix(.and, long).infix(.and, long)),
        .constant("throwing", nil, long.infix(.addition, throwing).infix(.addition, long)),
        .constant("words", nil, .prose(String(repeating: "A sentence for people. ", count: 10))),
        .constant("choice", nil, .ternary(a, long, long)),
        .constant("handler", nil, .closure(SwiftClosure(["x"], [.expression(long), .return(a)]))),
    ]

    private static let closing = SwiftClosure(["x"], .name("x").dot("isReady"))

    private static let branches: [SwiftStatement] = [
        .if([SwiftBranch([.test(a)], [])], otherwise: nil),
        .if(
            [
                SwiftBranch(
                    [.test(long), .bind("x", nil), .bind("y", throwing), .bind("z", waiting, isVariable: true)], [.expression(long)]),
                SwiftBranch([.bindTuple(["p", "in"], both), .match(.enumCase("some", [.binding("q")]), a)], [.comment("Nothing.")]),
                SwiftBranch([.test(a.calling("contains", trailing: closing)), .test(long), .test(long)], [.break]),
            ],
            otherwise: [.blank, .expression(a), .blank]
        ),
        .if(
            [
                SwiftBranch(
                    [.bind("x", a.calling("first", trailing: closing)), .test(.not(a.calling("allSatisfy", trailing: closing)))],
                    [.continue])
            ], otherwise: []),
        .guard([.test(a)], [.return(.null)], isShort: true), .guard([.test(a)], [.return(.null)]),
        .guard(
            [.bind("x", long), .test(b.infix(.or, c)), .match(.expression(.integer(1)), long)], [.expression(long), .return(nil)],
            isShort: true),
        .guard([.test(long)], [.throw(long)], isShort: true), .guard([.test(long.infix(.and, long))], [.return(long)]),
        .if([SwiftBranch([.test(long.infix(.or, long)), .test(long.infix(.or, long))], [.expression(a)])], otherwise: nil),
        .if([SwiftBranch([.test(veryLong), .bind("x", veryLong), .test(veryLong)], [.expression(a)])], otherwise: nil),
        .guard([.test(veryLong), .bind("x", long.infix(.coalescing, long))], [.return(nil)]), .while([.test(veryLong)], [.break]),
        .guard([.bind("x", veryLong)], [.return(nil)]), .guard([.test(veryLong.infix(.or, a))], [.return(nil)]),
    ]

    private static let loops: [SwiftStatement] = [
        .for(.name("x"), in: a, [.expression(long)]), .for(.any, in: .integer(0).infix(.halfOpenRange, long), [.continue]),
        .for(.tuple([.name("x"), .any]), in: a.calling("filter", trailing: closing), [.break]), .for(.variable("x"), in: throwing, []),
        .for(.name("x"), in: a, [.expression(a)], rounds: .waiting),
        .for(.name("x"), in: both, [.expression(a)], rounds: [.throwing, .waiting]),
        .for(.name("x"), in: waiting, [.expression(a)]), .while([.test(a), .bind("x", both)], [.expression(long)]),
        .while([.test(a.calling("contains", trailing: closing))], [.break]),
    ]

    private static let blocks: [SwiftStatement] = [
        .do([.expression(throwing)], []), .do([.expression(both)], [SwiftCatch(nil, [.expression(.name("error"))])]),
        .do(
            [.expression(both)],
            [
                SwiftCatch(.enumCase("default", [.binding("x"), .any]), [.expression(long)]), SwiftCatch(.binding("other"), []),
                SwiftCatch(nil, [.throw(.name("error"))]),
            ]
        ),
        .switch(
            both,
            [
                SwiftCase([.enumCase("one", []), .enumCase("default", [.any, .any])], [.return(.name("x"))]),
                SwiftCase([.expression(.string("text")), .expression(.integer(-1)), .expression(.null)], [.expression(long), .break]),
                SwiftCase([.tuple([.binding("x"), .enumCase("two", [])])], [.comment("Nothing to do.")]), SwiftCase([.binding("all")], []),
                SwiftCase([], [.break]),
            ]
        ),
        .switch(a.calling("first", trailing: closing), [SwiftCase([], [.return(long)])]), .defer([.expression(a)]),
        .function(SwiftFunction(.named("inner"), [SwiftParameter("", "x", "Int")], effects: .throwing, result: "Int", [.return(throwing)])),
        .function(SwiftFunction(.named("short"), result: "Int", isShort: true, [.expression(a)])),
    ]
}

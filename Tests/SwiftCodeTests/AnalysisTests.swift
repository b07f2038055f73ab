import SwiftCode
import Testing

/// What is asked of trees instead of looking at text.
struct AnalysisTests {
    private static let x = SwiftExpression.name("x")
    private static let y = SwiftExpression.name("y")

    @Test(arguments: [
        x, x.dot("a").called(), .call("f", [SwiftArgument("l", x)]), y[x], .string([.text("a"), .value(x)]), .array([y, x]),
        .members([("k", x)]), .tuple([x.unlabelled]), .closure(SwiftClosure([], x)),
        .call("f", trailing: SwiftClosure(["z"], [.return(x)])),
        y.infix(.coalescing, x), .not(x), .ternary(y, y, x), x.cast(.test, "T"), .optionalTry(x), .macro("expect", [x.unlabelled]),
        x.forced,
        x.chained.dot("b"),
    ])
    func expressionsThatMention(_ expression: SwiftExpression) {
        #expect(expression.mentions("x"))
        #expect(!expression.mentions("z"))
    }

    /// A name in a text, a label or behind a dot is none.
    @Test(
        arguments: [
            .string("x"), .prose("x x"), y.dot("x"), .implicit("x"), .call("f", [SwiftArgument("x", y)]), .keyPath("x"), .type("x"), .null,
        ] as [SwiftExpression])
    func expressionsThatDoNot(_ expression: SwiftExpression) { #expect(!expression.mentions("x")) }

    @Test(
        arguments: [
            .expression(x), .discard(x), .constant("z", nil, x), .assign(x, "=", y), .assign(y, "=", x), .return(x), .throw(x),
            .if([SwiftBranch([.test(x)], [])], otherwise: nil), .if([SwiftBranch([.test(y)], [.return(x)])], otherwise: nil),
            .if([SwiftBranch([.test(y)], [])], otherwise: [.return(x)]), .if([SwiftBranch([.bind("x", nil)], [])], otherwise: nil),
            .guard([.bind("z", x)], []), .for(.any, in: x, []), .for(.any, in: y, [.return(x)]), .while([.match(.any, x)], []),
            .do([.return(x)], []), .do([], [SwiftCatch(nil, [.return(x)])]), .switch(x, []), .switch(y, [SwiftCase([], [.return(x)])]),
            .defer([.expression(x)]), .function(SwiftFunction(.named("f"), [], [.return(x)])),
            .switch(y, [SwiftCase([.expression(x)], [])]),
            .for(.expression(x), in: y, []), .if([SwiftBranch([.match(.expression(x), y)], [])], otherwise: nil),
            .do([], [SwiftCatch(.expression(x), [])]),
            .function(SwiftFunction(.named("f"), [SwiftParameter(nil, "p", "Int", default: x)], [])),
        ] as [SwiftStatement])
    func statementsThatMention(_ statement: SwiftStatement) {
        #expect([statement].mention("x"))
        #expect(![statement].mention("q"))
    }

    @Test(
        arguments: [
            .constant("x", nil, y), .comment("x"), .blank, .return(nil), .break, .if([SwiftBranch([.bind("x", y)], [])], otherwise: nil),
        ] as [SwiftStatement])
    func statementsThatDoNot(_ statement: SwiftStatement) { #expect(![statement].mention("x")) }

    /// What statements bind themselves, in whatever way, is not from outside.
    @Test(
        arguments: [
            [.constant("x", nil, y), .return(x)], [.guard([.bind("x", y)], []), .return(x)],
            [.if([SwiftBranch([.bindTuple(["x", "z"], y)], [.return(x)])], otherwise: nil)],
            [.for(.tuple([.name("x"), .any]), in: y, [.return(x)])],
            [.while([.match(.enumCase("c", [.binding("x")]), y)], [.return(x)])],
            [.do([], [SwiftCatch(.cast(.binding("x"), "E"), [.return(x)])]), .return(y)],
            [.switch(y, [SwiftCase([.variable("x")], [.return(x)])])], [.defer([.constant("x", nil, y)]), .return(x)],
            [.function(SwiftFunction(.named("x"), [], [.return(y)])), .return(x)],
        ] as [[SwiftStatement]])
    func statementsThatBind(_ statements: [SwiftStatement]) { #expect(statements.outerNames == ["y"]) }

    @Test func namesFromOutside() {
        #expect([SwiftStatement.return(.call("x", [Self.y.unlabelled])), .constant("z", nil, nil)].outerNames == ["x", "y"])
    }

    @Test func answersAboutExpressions() {
        #expect(SwiftExpression.null.isNull && !Self.x.isNull)
        #expect(Self.x.plainName == "x" && Self.x.dot("y").plainName == nil)
        #expect(SwiftExpression.string("a").isLiteral && SwiftExpression.integer(1).isLiteral && SwiftExpression.boolean(true).isLiteral)
        #expect(!SwiftExpression.string([.value(Self.x)]).isLiteral && !Self.x.isLiteral && !SwiftExpression.null.isLiteral)
    }

    // MARK: imports

    private func names(_ kind: SwiftDeclaration.Kind, _ modifiers: [SwiftModifier] = [.public]) -> Set<String> {
        [SwiftDeclaration(kind, modifiers)].publicTypeNames
    }

    @Test func publicDeclarationsNameTypes() {
        let function = SwiftFunction(
            .named("f"),
            [
                SwiftParameter(nil, "a", .optional(.array("A")), default: .name("Standard").dot("value")),
                SwiftParameter(nil, "b", .escaping(.function(.init(["B"], result: "R")))),
            ],
            result: .named("Outer.Inner", ["G"]),
            [.return(.call("Hidden"))]
        )
        #expect(names(.function(function)).isSuperset(of: ["A", "B", "R", "Outer.Inner", "G", "Standard"]))
        #expect(!names(.function(function)).contains("Hidden"))
        #expect(names(.function(function), []).isEmpty)
        #expect(names(.alias("Name", .any(["P", "Q"]))) == ["P", "Q"])
        #expect(names(.variable(SwiftVariable("v", .dictionary("K", "V"), .stored(nil)))) == ["K", "V"])
        #expect(names(.variable(SwiftVariable("v", nil, .stored(.call("Made"))))) == ["Made"])
        #expect(names(.function(SwiftFunction(.named("f"), effects: .throwing, failure: "Stop", []))).contains("Stop"))
        #expect(names(.function(SwiftFunction(.named("f"), generics: [SwiftGeneric("T", "Bound")], [], []))).contains("Bound"))
    }

    @Test func typesNameThoseOfTheirPublicMembers() {
        let members = [
            SwiftDeclaration(.variable(SwiftVariable("a", "A", .stored(nil))), [.public]),
            SwiftDeclaration(.variable(SwiftVariable("b", "B", .stored(nil)))),
        ]
        let parents: [SwiftTypeName] = ["Parent"]
        #expect(names(.type(SwiftTypeDeclaration(.struct, "S", inherits: parents, members))) == ["Parent", "A"])
        #expect(names(.type(SwiftTypeDeclaration(.struct, "S", inherits: parents, members)), []).isEmpty)
        #expect(names(.type(SwiftTypeDeclaration(.protocol, "P", inherits: parents, members))) == ["Parent", "A", "B"])
        #expect(names(.type(SwiftTypeDeclaration(.extension, "Thing", members)), []) == ["Thing", "A"])
        #expect(names(.type(SwiftTypeDeclaration(.extension, "Thing", [])), []).isEmpty)
        #expect(names(.group(members), []) == ["A"])
        #expect(names(.conditional("UIKit", members, otherwise: members), []) == ["A"])
        #expect(names(.type(SwiftTypeDeclaration(.enum, "E", [SwiftDeclaration(.enumCase("c", [SwiftParameter("", "p", "P")]))]))) == ["P"])
    }
}

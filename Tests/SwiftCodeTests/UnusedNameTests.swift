import Testing

@testable import SwiftCode

@Suite struct UnusedNameTests {
    private func text(_ statements: [SwiftStatement]) -> String { SwiftPrinter.text(of: statements.withoutUnusedNames) }

    @Test func whatNobodyReadsHasNoName() {
        let unread = SwiftStatement.constant("size", nil, .call("count"))
        #expect(text([unread]) == "_ = count()\n")
        #expect(text([unread, .return(.name("size"))]) == "let size = count()\nreturn size\n")
        #expect(text([.for(.name("item"), in: .name("items"), [unread])]) == "for _ in items {\n    _ = count()\n}\n")
        #expect(text([.for(.name("item"), in: .name("items"), [.discard(.name("item"))])]) == "for item in items {\n    _ = item\n}\n")
    }

    @Test func whatIsOnlyAskedForHasNoName() {
        let found = SwiftCondition.bind("found", .call("find"))
        #expect(text([.guard([found], [.return(nil)])]) == "guard find() != nil else {\n    return\n}\n")
        #expect(text([.guard([found], [.return(nil)]), .discard(.name("found"))]).hasPrefix("guard let found = find() else {"))
        #expect(text([.if([SwiftBranch([.bind("found", nil)], [.break])], otherwise: nil)]).hasPrefix("if found != nil {"))
    }

    @Test func whatIsCaughtInsideIsAnotherError() {
        let inner = SwiftStatement.do([.expression(.call("f", [], .throwing))], [SwiftCatch(nil, [.throw(.name("error"))])])
        #expect(text([.constant("error", nil, .call("g")), inner]).hasPrefix("_ = g()\n"))
    }

    @Test func aTypeThatWasSaidIsKept() {
        let unread = SwiftStatement.constant("value", "JSONValue", .dictionary([(key: .string("a"), value: .integer(1))]))
        #expect(text([unread]) == "_ = [\"a\": 1] as JSONValue\n")
    }

    @Test func nothingIsRunBehindWhatLeaves() {
        let leaving = [SwiftStatement.return(nil), .comment("The end.")]
        #expect(leaving.leave)
        #expect([SwiftStatement.if([SwiftBranch([.test(.name("a"))], leaving)], otherwise: leaving)].leave)
        #expect(![SwiftStatement.if([SwiftBranch([.test(.name("a"))], leaving)], otherwise: nil)].leave)
        #expect([SwiftStatement.do(leaving, [SwiftCatch(nil, [.throw(.name("error"))])])].leave)
        #expect(![SwiftStatement.do(leaving, [SwiftCatch(nil, [])])].leave)
        #expect(![SwiftStatement]().leave)
    }
}

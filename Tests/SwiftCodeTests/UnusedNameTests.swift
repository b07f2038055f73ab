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

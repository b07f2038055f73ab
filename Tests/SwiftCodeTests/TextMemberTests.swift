import Testing

@testable import SwiftCode

/// Members of texts that are too wide for a line, and blocks that only name what they are given: as the formatter has them.
@Suite struct TextMemberTests {
    private func text(_ length: Int) -> SwiftExpression { .string(String(repeating: "x", count: length)) }

    @Test func eachMemberThatDoesNotFitBeginsALine() {
        let value = text(110).calling("lowercased").calling("uppercased")
        let printed = SwiftPrinter.text(of: [.expression(.call("f", [value.labelled("place"), SwiftExpression.integer(1).unlabelled]))])
        let x = String(repeating: "x", count: 110)
        #expect(printed == "f(\n    place:\n        \"\(x)\".lowercased()\n        .uppercased(),\n    1\n)\n")
    }

    @Test func aBlockThatOnlyNamesIsAsWideAsItIs() {
        func call(_ length: Int) -> SwiftExpression {
            .call("f", [text(length).unlabelled, SwiftExpression.closure(SwiftClosure(["_"], [])).labelled("done")])
        }
        #expect(SwiftPrinter.text(of: [.expression(call(119))]).split(separator: "\n").map(\.count) == [140])
        #expect(SwiftPrinter.text(of: [.expression(call(120))]).split(separator: "\n").count > 1)
    }

    @Test func membersBehindBracketsThatFitBeginALine() {
        let either = SwiftExpression.ternary(.name("isFirst"), text(50), text(50))
        let printed = SwiftPrinter.text(of: [.return(either.dot("first").dot("secondName"))])
        #expect(printed.split(separator: "\n").last == "    .secondName")
        #expect(printed.split(separator: "\n").count == 2, "\(printed)")
    }
}

import Testing

@testable import SwiftCode

/// Values that begin with brackets, where the line is too short for them.
@Suite struct BracketTests {
    /// `(isReady ? first : second).words`
    private static let choice = SwiftExpression.ternary(.name("isReady"), .name("firstOfThem"), .name("secondOfThem")).dot("words")
    private static let call = SwiftExpression.call("load", [], .throwing)

    private func text(_ statement: SwiftStatement, width: Int) -> String { SwiftPrinter.text(of: [statement], width: width) }

    @Test func anAssignedValueBeginsBelow() {
        #expect(text(.discard(Self.choice), width: 30) == "_ =\n    (isReady\n    ? firstOfThem\n    : secondOfThem).words\n")
        #expect(text(.return(Self.choice), width: 30) == "return\n    (isReady\n    ? firstOfThem\n    : secondOfThem).words\n")
    }

    @Test func keywordsStayBeforeIt() {
        let value = SwiftExpression.ternary(Self.call, .name("firstOfThem"), .name("secondOfThem")).dot("words")
        #expect(text(.return(value), width: 30) == "return try\n    (load()\n    ? firstOfThem\n    : secondOfThem).words\n")
    }

    @Test func aLoopOverItHasItsBraceBelow() {
        let loop = SwiftStatement.for(.name("item"), in: Self.choice, [.break])
        let expected = "for item\n    in (isReady\n    ? firstOfThem\n    : secondOfThem).words\n{\n    break\n}\n"
        #expect(text(loop, width: 30) == expected)
        #expect(text(loop, width: 100) == "for item in (isReady ? firstOfThem : secondOfThem).words {\n    break\n}\n")
    }

    @Test func aListBehindAKeywordStandsDeeperThanItsLine() {
        let test = SwiftExpression.array([.name("first"), Self.call]).calling("contains", [SwiftExpression.name("x").labelled(nil)])
        let value = SwiftExpression.ternary(test, .name("one"), .name("another"))
        let expected =
            "_ =\n    try [\n        first,\n        load(),\n    ].contains(x)\n    ? one\n    : another\n"
        #expect(text(.discard(value), width: 24) == expected)
    }
}

import Testing

@testable import SwiftCode

/// What is too wide begins a line at the first place where the formatter has one.
@Suite struct FirstPlaceTests {
    private func name(_ length: Int) -> String { String(repeating: "x", count: length) }

    private func coalesced(_ first: SwiftExpression, _ second: SwiftExpression) -> SwiftExpression {
        SwiftExpression.joined([first, second], .coalescing) ?? .null
    }

    // MARK: closures as defaults of parameters

    private func parameter(_ length: Int) -> String {
        let type = SwiftTypeName.named(name(length))
        let value = SwiftExpression.closure(SwiftClosure(["_", "_"], [.expression(.integer(0)), .expression(.integer(1))]))
        let function = SwiftFunction(
            .named("f"), [SwiftParameter(nil, "a", type, default: value)], effects: [], result: .void, [.return(nil)])
        return SwiftPrinter.text(of: [SwiftDeclaration.function(function)])
    }

    @Test func namesOfAClosureBeginALineWhereOnlyTheBraceFits() {
        #expect(parameter(121).contains(" = { _, _ in\n        0\n"))
        #expect(parameter(122).contains(" = {\n        _, _ in\n        0\n"))
        #expect(parameter(129).contains(" = {\n        _, _ in\n        0\n"))
    }

    @Test func aClosureBeginsALineWhereNoBraceFits() {
        #expect(parameter(130).contains(" =\n        { _, _ in\n            0\n"))
    }

    // MARK: members in chains

    private func element(_ key: Int) -> String {
        let value = coalesced(SwiftExpression.name(name(40)).dot("first").dot("second"), .null)
        return SwiftPrinter.text(of: [.expression(.call("f", [SwiftExpression.dictionary([(.string(name(key)), value)]).unlabelled]))])
    }

    @Test func membersBehindAKeyBeginALineWhereTheyDoNotFit() {
        #expect(element(85).contains(": \(name(40)).first\n        .second\n        ?? nil\n"), "\(element(85))")
    }

    @Test func aValueWhoseFirstNameDoesNotFitStandsBelowItsKey() {
        #expect(element(100).contains(":\n        \(name(40)).first.second ?? nil\n"), "\(element(100))")
    }

    // MARK: brackets

    @Test func membersBehindBracketsThatEndWithBracketsBeginALine() {
        let inner = SwiftExpression.ternary(.name(name(50)), .name(name(60)), .name(name(60)))
        let value = coalesced(.name(name(40)), inner).dot("first").calling("map", trailing: SwiftClosure(["a"], .name("a")))
        let printed = SwiftPrinter.text(of: [.expression(.call("f", [value.unlabelled, SwiftExpression.integer(1).unlabelled]))])
        #expect(printed.contains(": \(name(60))))\n        .first.map {"), "\(printed)")
    }

    @Test func aBraceBehindMembersCountsOnTheirLineOnly() {
        let either = SwiftExpression.ternary(.name("isFirst"), .name(name(58)), .name(name(58)))
        let value = either.dot("first").calling("map", trailing: SwiftClosure([], .name("a")))
        let printed = SwiftPrinter.text(of: [.return(value)])
        #expect(printed.hasPrefix("return (isFirst ? "), "\(printed)")
        #expect(printed.contains(")\n    .first.map {"), "\(printed)")
    }
}

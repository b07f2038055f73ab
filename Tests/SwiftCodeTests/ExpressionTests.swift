import Testing

@testable import SwiftCode

@Suite struct ExpressionTests {
    @Test func namesAndCalls() {
        let call = SwiftExpression.name("environment").dot("clock").calling("now", [SwiftArgument("in", .string("a\"b"))])
        #expect(SwiftPrinter.text(of: [.return(call)]) == "return environment.clock.now(in: \"a\\\"b\")\n")
    }

    @Test func anyOfAProtocolStandsInBrackets() {
        let type = SwiftExpression.type(.any([.named("Door")])).dot("self")
        #expect(SwiftPrinter.text(of: [.expression(type)]) == "(any Door).self\n")
    }

    @Test func wordsOfTypesAreNoNames() {
        let type = SwiftExpression.type("Store").dot("self")
        #expect(SwiftPrinter.text(of: [.expression(type)]) == "Store.self\n")
        #expect(SwiftPrinter.text(of: [.expression(.name("store").dot("self"))]) == "store.`self`\n")
    }
}

import SwiftCode
import Testing

@Suite struct ExpressionTests {
    @Test func namesAndCalls() {
        let call = SwiftExpression.name("environment").dot("clock").calling("now", [SwiftArgument("in", .string("a\"b"))])
        #expect(SwiftPrinter.text(of: [.return(call)]) == "return environment.clock.now(in: \"a\\\"b\")\n")
    }
}

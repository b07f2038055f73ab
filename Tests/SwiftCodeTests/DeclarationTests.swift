import Testing

@testable import SwiftCode

@Suite struct DeclarationTests {
    @Test func casesCarryValues() {
        let members: [SwiftDeclaration] = [
            .enumCase("none"), SwiftDeclaration(.enumCase("some", [SwiftParameter("in", "in", "Bundle")])),
        ]
        let type = SwiftDeclaration.type(.enum, "Place", [.public], members: [.group(members)])
        #expect(
            SwiftPrinter.text(of: [type]) == """
                public enum Place {
                    case none
                    case some(in: Bundle)
                }

                """)
        #expect([type].publicTypeNames == ["Bundle"])
    }

    @Test func aShortBranchStaysOnItsLine() {
        let branch = SwiftBranch([.bind("error", .name("failure"))], [.throw(.name("error"))], isShort: true)
        let text = SwiftPrinter.text(of: [.if([branch], otherwise: nil)])
        #expect(text == "if let error = failure { throw error }\n")
        let narrow = SwiftPrinter.text(of: [SwiftStatement.if([branch], otherwise: nil)], width: 30)
        #expect(narrow == "if let error = failure {\n    throw error\n}\n")
    }

    /// The first condition stands behind its keyword: what continues it is indented once.
    @Test func aLongConditionIsBrokenAtItsOperators() {
        let test = SwiftExpression.name("first").infix(.or, .name("second")).infix(.or, .name("third"))
        let text = SwiftPrinter.text(of: [SwiftStatement.if([SwiftBranch([.test(test)], [.break])], otherwise: nil)], width: 20)
        #expect(text == "if first\n    || second\n    || third\n{\n    break\n}\n")
    }

    @Test func aLongChainBeginsBelowItsName() {
        let value = SwiftExpression.call("first", [], .throwing).infix(.and, .name("second"))
        let text = SwiftPrinter.text(of: [SwiftStatement.constant("name", nil, value)], width: 25)
        #expect(text == "let name =\n    try first() && second\n")
    }

    /// As the formatter has it: the brace stays, and what it fits is tried before the call is broken.
    @Test func whatAClosureCallsItsValuesMayStandBelowItsBrace() {
        let closure = SwiftClosure(["item"], [.expression(.name("item")), .break])
        let call = SwiftExpression.name("list").calling("map", trailing: closure, [])
        func text(_ width: Int) -> String { SwiftPrinter.text(of: [SwiftStatement.expression(call)], width: width) }
        #expect(text(18) == "list.map { item in\n    item\n    break\n}\n")
        #expect(text(17) == "list.map {\n    item in\n    item\n    break\n}\n")
        #expect(text(10) == text(17))
    }

    @Test(arguments: [
        (SwiftFunction.Form.initializer(), "init() {}\n"), (.initializer(isFailable: true), "init?() {}\n"),
        (.unwrappedInitializer, "init!() {}\n"),
    ])
    func anInitialiserSaysWhetherItMayAnswerNothing(_ form: SwiftFunction.Form, _ text: String) {
        #expect(SwiftPrinter.text(of: [SwiftDeclaration.function(SwiftFunction(form, [], []))]) == text)
    }

    @Test func aHeaderMayHaveLines() {
        let file = SwiftFile(header: "One.\nTwo.", imports: [], [.constant("a", nil, .integer(1))])
        #expect(SwiftPrinter.text(of: file).hasPrefix("// One.\n// Two.\n\nlet a = 1"))
    }
}

internal import SwiftCode

/// Declarations that generated tests are made of.
extension SwiftDeclaration {
    /// `@Test(traits) func name(…) { body }`
    static func test(
        _ name: String, _ traits: [SwiftArgument] = [], _ parameters: [SwiftParameter] = [], _ body: [SwiftStatement]
    ) -> SwiftDeclaration {
        .function(
            SwiftFunction(.named(name), parameters, effects: body.effects, isShort: true, body),
            attributes: [SwiftAttribute("@Test", traits)])
    }

    /// A test of every row of a table, by a check that `MockTesting` has.
    ///
    /// - Parameter rows: a table of the suite, or a part of it.
    static func test(_ name: String, each row: SwiftParameter, of rows: SwiftExpression, _ check: SwiftExpression) -> SwiftDeclaration {
        test(name, [rows.labelled("arguments")], [row], [.expression(check)])
    }

    /// `static let name: [Type] = […]`
    static func table(
        _ name: String, of type: SwiftTypeName, _ rows: [SwiftExpression], _ modifiers: [SwiftModifier] = [.static]
    ) -> SwiftDeclaration {
        .constant(name, .array(type), .array(rows), modifiers)
    }
}

extension SwiftExpression {
    /// Texts as a list of literals.
    static func strings(_ texts: [String]) -> SwiftExpression { .array(texts.map { .string($0) }) }

    /// `Facts.self`
    static let facts = SwiftExpression.type("Facts").dot("self")
    /// `Facts.member`
    static func fact(_ member: String) -> SwiftExpression { .name("Facts").dot(member) }
    /// The mock's description.
    static let system = fact("system")
}

extension SwiftArgument {
    /// No test asks how long something took; one that goes over a socket ends at some time.
    static let timeLimit = SwiftExpression.implicit("timeLimit", [.implicit("minutes", [.integer(10)])]).unlabelled
}

extension SwiftClosure {
    /// Serves a mock over a socket, for those of `MockTesting`'s checks that want one.
    static let servingMock = serving("service", .call("MockServer", [.init(nil, .name("service")), .init("port", .integer(0))]))
    /// Serves an app's answers.
    static let servingApp = serving("answer", .call("AppServer", [.init("handler", .name("answer"))]))

    private static func serving(_ name: String, _ server: SwiftExpression) -> SwiftClosure {
        let ready = SwiftExpression.call("ready", [SwiftExpression.name("$0").dot("url").unlabelled])
        return SwiftClosure([name, "ready"], server.calling("run", trailing: SwiftClosure([], ready), [.throwing, .waiting]))
    }
}

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

    /// `Facts.member`
    static func fact(_ member: String) -> SwiftExpression { .name("Facts").dot(member) }
    /// The mock's description.
    static let system = fact("system")
}

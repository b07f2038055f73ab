import SwiftCode

/// Every construct of the tree, once and more, as a file.
enum Samples {
    static let file = SwiftFile(header: "Every construct.", imports: imports, declarations)

    static let imports = [
        SwiftImport("Foundation", access: .public), SwiftImport("ModuleOfTests", attribute: "@testable"),
        SwiftImport("ReExported", attribute: "@_exported"), SwiftImport("UIKit", access: .public, isConditional: true),
        SwiftImport("WebKit", isConditional: true),
    ]

    /// Declarations with their kinds, and a function for each group of statements.
    static var declarations: [SwiftDeclaration] {
        types + [
            function("expressions", expressions.map(SwiftStatement.discard)),
            function("statements", statements),
        ]
    }

    private static func function(_ name: String, _ body: [SwiftStatement]) -> SwiftDeclaration {
        SwiftDeclaration(.function(SwiftFunction(.named(name), effects: body.effects, result: "Int", body)))
    }

    // MARK: short names for what samples need often

    static let a = SwiftExpression.name("first")
    static let b = SwiftExpression.name("second")
    static let c = SwiftExpression.name("third")
    static let throwing = SwiftExpression.call("read", [a.unlabelled], .throwing)
    static let waiting = SwiftExpression.call("arrive", [b.labelled("at")], .waiting)
    static let both = SwiftExpression.call("fetch", [c.labelled("from")], [.throwing, .waiting])
    /// Wider than any line of a test at narrow widths.
    static let long = SwiftExpression.call(
        "aFunctionOfALongName",
        [a.labelled("withItsFirstArgument"), b.labelled("andItsSecondArgument"), SwiftExpression.array([a, b, c]).labelled("list")]
    )
    /// Wider than a line of any width.
    static let veryLong = SwiftExpression.call("f", [long.labelled("first"), long.labelled("second")])
}

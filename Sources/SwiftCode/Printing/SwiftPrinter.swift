/// Prints trees: the one way from `SwiftCode` to text.
package enum SwiftPrinter {
    /// As wide as a line may be.
    package static let width = 140

    package static func print(_ file: SwiftFile) -> PrintedSwift { PrintedSwift(text: text(of: file)) }

    /// A statement alone, for samples in references.
    package static func print(_ statement: SwiftStatement) -> PrintedSwift { PrintedSwift(text: text(of: [statement])) }

    /// An expression on one line.
    package static func print(_ expression: SwiftExpression) -> PrintedSwift {
        PrintedSwift(text: text(of: [SwiftStatement.expression(expression)], width: .max))
    }

    /// A declaration on one line, as references show it.
    package static func print(_ declaration: SwiftDeclaration) -> PrintedSwift {
        PrintedSwift(text: text(of: [declaration], width: .max))
    }

    // MARK: texts

    /// A whole file, with a line break at its end.
    static func text(of file: SwiftFile, width: Int = width) -> String {
        var writer = LineWriter(width: width)
        for line in file.header.split(separator: "\n") { writer.line("// \(SwiftLiteral.visible(String(line)))") }
        writer.blank()
        for group in groups(of: file.imports) {
            for item in group { DeclarationPrinter.write(item, to: &writer) }
            writer.blank()
        }
        DeclarationPrinter.write(file.declarations, to: &writer)
        return writer.text
    }

    /// In the formatter's order, with an empty line between groups: modules by name, those that tests see inside of, each that depends on
    /// the platform.
    private static func groups(of imports: [SwiftImport]) -> [[SwiftImport]] {
        let certain = imports.filter { !$0.isConditional }.sorted { $0.module < $1.module }
        let groups = [certain.filter { $0.attribute != "@testable" }, certain.filter { $0.attribute == "@testable" }]
        return groups + imports.filter(\.isConditional).map { [$0] }
    }

    /// Declarations alone.
    static func text(of declarations: [SwiftDeclaration], width: Int = width) -> String {
        var writer = LineWriter(width: width)
        DeclarationPrinter.write(declarations, to: &writer)
        return writer.text
    }

    /// Statements alone.
    static func text(of statements: [SwiftStatement], width: Int = width) -> String {
        var writer = LineWriter(width: width)
        StatementPrinter.write(statements, to: &writer)
        return writer.text
    }
}

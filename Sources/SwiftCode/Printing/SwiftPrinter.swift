/// Prints trees: the one way from `SwiftCode` to text.
package enum SwiftPrinter {
    /// As wide as a line may be.
    package static let width = 140

    /// A whole file, with a line break at its end.
    package static func text(of file: SwiftFile, width: Int = width) -> String {
        var writer = LineWriter(width: width)
        for line in file.header.split(separator: "\n") { writer.line("// \(SwiftLiteral.visible(String(line)))") }
        writer.blank()
        var wasConditional = false
        for item in file.imports {
            if item.isConditional || wasConditional { writer.blank() }
            wasConditional = item.isConditional
            DeclarationPrinter.write(item, to: &writer)
        }
        writer.blank()
        DeclarationPrinter.write(file.declarations, to: &writer)
        return writer.text
    }

    /// Declarations alone, for references and messages.
    package static func text(of declarations: [SwiftDeclaration], width: Int = width) -> String {
        var writer = LineWriter(width: width)
        DeclarationPrinter.write(declarations, to: &writer)
        return writer.text
    }

    /// Statements alone, for samples in references.
    package static func text(of statements: [SwiftStatement], width: Int = width) -> String {
        var writer = LineWriter(width: width)
        StatementPrinter.write(statements, to: &writer)
        return writer.text
    }
}

/// Prints trees: the one way from `SwiftCode` to text.
package enum SwiftPrinter {
    /// As wide as a line may be.
    package static let width = 140

    /// A whole file, with a line break at its end.
    package static func text(of file: SwiftFile, width: Int = width) -> String {
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

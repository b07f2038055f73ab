/// Names that are declared with a type.
extension StatementPrinter {
    /// `let name: Type = value`, of which type and value may be missing. A type that does not fit behind its name together with ` =` stands below
    /// it, and what follows it stands behind the type.
    static func declaration(_ name: String, _ type: SwiftTypeName?, _ value: SwiftExpression?, to writer: inout LineWriter) {
        let head = name + (type.map { ": \($0.spelling)" } ?? "")
        guard let type, head.columns + (value == nil ? 0 : 2) > writer.wholeRoom else {
            return value.map { assignment(head, $0, to: &writer) } ?? writer.line(head)
        }
        writer.line("\(name):")
        writer.indent()
        writer.begin()
        writer.write(value.map { .led(.row([type.layout, .text(" =")]), LayoutMaker.whole($0)) } ?? type.layout)
        writer.end()
        writer.outdent()
    }
}

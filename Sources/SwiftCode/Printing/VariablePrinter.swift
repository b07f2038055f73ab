/// Writes properties, constants and variables.
enum VariablePrinter {
    static func write(_ variable: SwiftVariable, _ modifiers: String, to writer: inout LineWriter) {
        let name = "\(modifiers)\(variable.isConstant ? "let" : "var") \(SwiftKeyword.escaped(variable.name))"
        let head = name + (variable.type.map { ": \($0.spelling)" } ?? "")
        switch variable.form {
        case .stored(nil): declaration(name, variable.type, to: &writer)
        case .stored(let value?): StatementPrinter.assignment(head, value, to: &writer)
        case .requirement(let isSettable): writer.line("\(head) { get\(variable.effects.specifiers)\(isSettable ? " set" : "") }")
        case .computed(let body): computed(head, variable.effects, body, to: &writer)
        case .accessors(let getter, let setter):
            writer.begin()
            writer.write("\(head) {")
            writer.open()
            accessor("get\(variable.effects.specifiers)", getter, to: &writer)
            accessor("set", setter, to: &writer)
            close(&writer)
        }
    }

    /// A type that does not fit behind its name stands below it.
    private static func declaration(_ name: String, _ type: SwiftTypeName?, to writer: inout LineWriter) {
        writer.begin()
        let head = name + (type.map { ": \($0.spelling)" } ?? "")
        guard let type, !writer.fits([.text(head)]) else {
            writer.write(head)
            return writer.end()
        }
        writer.write("\(name):")
        writer.end()
        writer.beginContinuation()
        writer.write(type.layout)
        writer.end()
    }

    private static func computed(_ head: String, _ effects: Effects, _ body: [SwiftStatement], to writer: inout LineWriter) {
        guard effects.isEmpty else {
            writer.begin()
            writer.write("\(head) {")
            writer.open()
            accessor("get\(effects.specifiers)", body, to: &writer)
            return close(&writer)
        }
        accessor(head, body, to: &writer)
    }

    /// `head { value }`: on one line where it fits.
    private static func accessor(_ head: String, _ body: [SwiftStatement], to writer: inout LineWriter) {
        writer.begin()
        if let inner = body.flat, writer.fits([.text("\(head) { "), inner, .text(" }")]) {
            writer.write(.row([.text("\(head) { "), inner, .text(" }")]))
            return writer.end()
        }
        writer.write("\(head) {")
        writer.open()
        StatementPrinter.write(body, to: &writer)
        close(&writer)
    }

    private static func close(_ writer: inout LineWriter) {
        writer.close()
        writer.write("}")
        writer.end()
    }
}

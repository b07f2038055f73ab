/// Writes properties, constants and variables.
enum VariablePrinter {
    static func write(_ variable: SwiftVariable, _ modifiers: String, to writer: inout LineWriter) {
        let name = "\(modifiers)\(variable.isConstant ? "let" : "var") \(SwiftKeyword.escapedDeclaration(variable.name))"
        func head(to writer: inout LineWriter) -> String {
            guard let parameters = variable.parameters else { return self.head(name, variable.type, to: &writer) }
            return self.head(modifiers, subscript: parameters, variable.type, to: &writer)
        }
        let effects = variable.effects
        let get = "get\(effects.specifiers(failure: variable.failure))"
        switch variable.form {
        case .stored(let value): StatementPrinter.declaration(name, variable.type, value, to: &writer)
        case .requirement(let isSettable):
            let words = "\(get)\(isSettable ? " set" : "")"
            let blank = head(to: &writer)
            braces(blank, short: .text(words), to: &writer) { $0.line(words) }
        case .computed(let body) where effects.isEmpty:
            let blank = head(to: &writer)
            braces(blank, short: body.flat, to: &writer) { StatementPrinter.write(body, to: &$0) }
        case .computed(let body):
            let blank = head(to: &writer)
            braces(blank, short: nil, to: &writer) { accessor(get, body, to: &$0) }
        case .accessors(let getter, let setter):
            let blank = head(to: &writer)
            braces(blank, short: nil, to: &writer) {
                accessor(get, getter, to: &$0)
                accessor("set", setter, to: &$0)
            }
        }
    }

    /// Writes what stands before a brace, on a line that stays open. A type that does not fit behind its name stands below it; the brace does
    /// where it does not fit, and where the type does.
    /// - Returns: what belongs between it and the brace: a blank, unless the brace begins a line.
    private static func head(_ name: String, _ type: SwiftTypeName?, to writer: inout LineWriter) -> String {
        let head = name + (type.map { ": \($0.spelling)" } ?? "")
        writer.begin()
        if let type, head.columns > writer.room {
            writer.write("\(name):")
            writer.end()
            writer.indent()
            writer.begin()
            writer.write(type.layout)
            writer.outdent()
        } else {
            writer.write(head)
            if writer.room > 1 { return " " }
        }
        writer.end()
        writer.begin()
        return ""
    }

    /// The same for what stands behind brackets.
    private static func head(
        _ modifiers: String, subscript parameters: [SwiftParameter], _ type: SwiftTypeName?, to writer: inout LineWriter
    ) -> String {
        let list = Layout.list(open: "(", parameters.map { DeclarationPrinter.parameter($0, isBetweenBrackets: true) }, close: ")", .none)
        writer.begin()
        writer.write(.row([.text("\(modifiers)subscript"), list, .text(type.map { " -> \($0.spelling)" } ?? "")]), followedBy: 2)
        return " "
    }

    /// `get { value }`: on one line where it fits.
    private static func accessor(_ word: String, _ body: [SwiftStatement], to writer: inout LineWriter) {
        writer.begin()
        writer.write(word)
        braces(" ", short: body.flat, to: &writer) { StatementPrinter.write(body, to: &$0) }
    }

    /// `{ value }` on the line at hand, where there is a short form and it fits; otherwise what is inside stands on lines of its own.
    private static func braces(
        _ blank: String, short: Layout?, to writer: inout LineWriter, _ inside: (inout LineWriter) -> Void
    ) {
        if let short, case let line = Layout.row([.text("\(blank){ "), short, .text(" }")]), writer.fits([line]) {
            writer.write(line)
            return writer.end()
        }
        writer.write("\(blank){")
        writer.open()
        inside(&writer)
        writer.close()
        writer.write("}")
        writer.end()
    }
}

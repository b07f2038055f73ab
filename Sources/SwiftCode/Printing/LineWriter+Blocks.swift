/// Closures, with what stands before their braces.
extension LineWriter {
    /// `head { a, b in`
    mutating func write(_ head: Layout?, _ opening: String, isEmpty: Bool) {
        if let head {
            flat(head)
            write(" ")
        }
        write(opening.isEmpty ? "{" : isEmpty ? "{ \(opening) " : "{ \(opening)")
    }

    mutating func block(_ head: Layout?, _ opening: String, _ statements: [SwiftStatement]) {
        if Layout.namesBelow(head, opening, statements, room: room) {
            if let head { flat(head) }
            write(head == nil ? "{" : " {")
            return body(statements, below: opening)
        }
        if let head, head.width(limit: room - opening.columns - 4) == nil {
            write(head, followedBy: opening.columns + 4)
            write(" ")
            write(nil, opening, isEmpty: statements.isEmpty)
        } else {
            write(head, opening, isEmpty: statements.isEmpty)
        }
        body(statements)
    }

    /// The rest of a block behind its brace; what it calls its values is on the line of the brace, or a line of its own below.
    mutating func body(_ statements: [SwiftStatement], below names: String? = nil) {
        guard !statements.isEmpty else { return write("}") }
        open()
        if let names { line(names) }
        let isInner = isInList
        isInList = false
        StatementPrinter.write(statements, to: &self)
        isInList = isInner
        close()
        write("}")
    }
}

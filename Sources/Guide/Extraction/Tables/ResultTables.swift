import SourceText

/// Tables that say what a method answers, and name nothing.
extension Extraction {
    /// "Return" over a column, and nothing over the others: the rows say what a method answers, and name nothing.
    static func explainsResult(_ header: [Table.Cell]) -> Bool {
        guard header.count > 1, let first = header.first?.text.characters else { return false }
        let title = SectionTitle(first)
        return title.isPart && title.topics.isSubset(of: [.result, .response])
            && header.dropFirst().allSatisfy { $0.text.characters.allSatisfy(\.isWhitespace) }
    }

    mutating func readResult(_ rows: ArraySlice<Table.Row>, _ reason: String = "what a method answers") {
        for row in rows {
            let before = facts.count
            for cell in row.cells.dropFirst() { readCell(Passage(cell.text)) }
            if facts.count == before { unread.append(.init(.row, span: row.span, reason: reason)) }
        }
    }

    /// "Return:" as a heading above one row, which begins with the type that the method answers.
    func isResult(_ rows: ArraySlice<Table.Row>, header: [Table.Cell]) -> Bool {
        guard header.isEmpty, rows.count == 1, let first = rows.first?.cells.first?.text.characters, context.lead == context.title,
            let subject = context.subject, subject.kind == .method
        else { return false }
        let title = SectionTitle(context.title)
        guard title.isPart, title.topics.isSubset(of: [.result, .response]) else { return false }
        let result = facts.last { $0.kind == .method && $0.name == subject.name }?.type
        return result?.filter { $0 != "*" && $0 != " " } == first.filter { !"*` ".contains($0) }
    }
}

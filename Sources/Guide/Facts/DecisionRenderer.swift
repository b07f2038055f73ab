import SourceText

/// Prints why places of a guide were read as they were.
package enum DecisionRenderer {
    /// One paragraph per decision: its place, what was decided, and the hints with their weights. With a line, what concerns it:
    /// decisions about blocks that hold the line, the facts that stand on it, and what of it was not read.
    package static func text(_ sheet: FactSheet, line: Int? = nil) -> String {
        func concerns(_ span: Span) -> Bool {
            guard let line else { return true }
            return sheet.file.position(of: span.start).line <= line && line <= sheet.file.position(of: span.end).line
        }
        func place(_ span: Span) -> String {
            let position = sheet.file.position(of: span.start)
            return "\(sheet.file.path):\(position.line):\(position.column)"
        }
        var paragraphs = sheet.decisions.filter { concerns($0.span) }.map { decision in
            (["\(place(decision.span))  \(decision.stage.rawValue): \(decision.outcome)"] + decision.hints.map { "    \($0)" }).joined(
                separator: "\n")
        }
        guard line != nil else { return paragraphs.map { $0 + "\n" }.joined() }
        var found = sheet
        found.facts = sheet.facts.filter { concerns($0.span) }
        found.unread = sheet.unread.filter { concerns($0.span) }
        found.slips = sheet.slips.filter { concerns($0.span) }
        found.decisions = []
        paragraphs.append(FactRenderer.text(found))
        if found.facts.isEmpty, found.unread.isEmpty { paragraphs.append("no fact stands on this line") }
        return paragraphs.filter { !$0.isEmpty }.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
    }
}

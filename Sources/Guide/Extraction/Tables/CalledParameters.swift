import SourceText

/// "Description | Opens a door.", "Parameter key | The door's key.": a table on its side, about the method above it.
extension Extraction {
    mutating func readCalledParameters(_ lines: [[Table.Cell]], _ rows: ArraySlice<Table.Row>) -> Bool {
        guard let method = context.method, lines.contains(where: { calledParameter(Passage($0[0].text)) != nil }) else { return false }
        for line in lines {
            let passage = Passage(line[0].text)
            if let name = calledParameter(passage) {
                add(Fact(.parameter, passage.string(name), owner: method, source: .table, span: passage.file(name)))
            }
        }
        for row in rows {
            let before = facts.count
            let isParameter = calledParameter(Passage(row.cells[0].text)) != nil
            readCell(Passage(row.cells[1].text))
            if facts.count == before, !isParameter {
                unread.append(.init(.row, span: row.span, reason: "row about a method, in words only"))
            }
        }
        return true
    }

    /// `key` of "Parameter key": what the method takes, behind the word for such.
    private func calledParameter(_ passage: Passage) -> Span? {
        guard passage.lines.count == 1, let line = passage.lines.first, line.length < 120,
            let last = passage.bytes[line.start..<line.end].lastIndex(where: { !NameShape.isIdentifierPart($0) }), last + 1 < line.end
        else { return nil }
        let name = Span(last + 1, line.end)
        let word = passage.string(passage.trimmed(Span(line.start, last + 1)))
        guard context.subject?.takes(passage.string(name)) == true, let reading = HeaderReading.of(word) else { return nil }
        return reading.role == .name(.parameter) && reading.isComplete ? name : nil
    }
}

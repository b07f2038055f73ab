import SourceText

extension NamedCell {
    /// `traits` *NSDictionary \*, optional*: a name in code, and behind it in italics its type and whether it must be given.
    init?(markedIn passage: Passage) {
        guard passage.lines.count == 1, let line = passage.lines.first, let code = passage.codeMark(at: line.start), code.end < line.end,
            passage.bytes[code.start..<code.end].allSatisfy(NameShape.isIdentifierPart),
            let mark = passage.text.marks.first(where: { $0.kind == .emphasis && $0.range.start >= code.end }),
            passage.trimmed(Span(mark.range.end, line.end)).isEmpty
        else { return nil }
        let parts = passage.string(mark.range).split(separator: ",").map { String($0).trimmingBlanks() }
        guard let type = parts.first, TypeWords.isType(type) || NameShape.looksLikeType(type), parts.count < 3 else { return nil }
        self.init(passage.string(code), passage.file(code))
        self.type = Extraction.typeName(type)
        isRequired = parts.dropFirst().first.flatMap(Requiredness.of)
    }
}

extension Extraction {
    /// A table without a header whose first cells give names with their types: what the call above it takes. In Markdown the first line
    /// has become the header.
    mutating func readMarkedParameters(_ table: Table) -> Bool {
        let lines = (table.header.isEmpty ? [] : [table.header]) + table.rows.map(\.cells)
        let rows = lines.filter { !$0.allSatisfy { $0.text.characters.allSatisfy(\.isWhitespace) } }
        let names = rows.compactMap { $0.first.flatMap { NamedCell(markedIn: Passage($0.text)) } }
        guard !names.isEmpty, names.count == rows.count else { return false }
        takeSpokenMethod()
        for (name, row) in zip(names, rows) {
            var fact = Fact(.parameter, name.name, owner: context.subject?.name, source: .table, span: name.span)
            fact.type = name.type
            fact.detail.isRequired = name.isRequired
            add(fact)
            for cell in row.dropFirst() { readCell(Passage(cell.text)) }
        }
        return true
    }
}

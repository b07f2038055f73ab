import SourceText

/// Rows as values that commas part, in a table of reStructuredText: `"key", "which door, if any"`.
struct CSVTable {
    let block: Block
    /// The line behind the table.
    let end: Int

    init?(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int, _ dialect: TextDialect) {
        guard let directive = TableDirective("csv-table", lines, source, at: start, dialect) else { return nil }
        let delimiter = directive.option("delim").flatMap { $0.length == 1 ? source[$0.start] : nil } ?? UInt8(ascii: ",")
        func rows(_ span: Span) -> [[Table.Cell]] {
            Self.rows(span, source, delimiter).map { $0.map { Table.Cell(lines: Self.lines(of: $0, source), source, dialect) } }
        }
        let body = rows(Span(lines[directive.body.lowerBound].content.start, lines[directive.body.upperBound - 1].content.end))
        guard !body.isEmpty else { return nil }
        end = directive.body.upperBound
        let header = directive.option("header").flatMap { rows($0).first }
        block = Block(
            .table(directive.table(body, header: header, source)), span: Span(lines[start].content.start, lines[end - 1].content.end))
    }

    /// What stands between the delimiters. A value in quotes may hold them, and line breaks.
    private static func rows(_ span: Span, _ source: UnsafeBufferPointer<UInt8>, _ delimiter: UInt8) -> [[Span]] {
        var rows: [[Span]] = []
        var row: [Span] = []
        var (start, isQuoted) = (span.start, false)
        for index in span.start...span.end {
            let isEnd = index == span.end || source[index] == 0x0A && !isQuoted
            if index < span.end, source[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard isEnd || source[index] == delimiter && !isQuoted else { continue }
            let value = Span(start, index).trimmed(source)
            if !row.isEmpty || !value.isEmpty || !isEnd { row.append(value) }
            start = index + 1
            if isEnd, !row.isEmpty {
                rows.append(row)
                row = []
            }
        }
        return rows
    }

    /// The lines of a value, without its quotes.
    private static func lines(of value: Span, _ source: UnsafeBufferPointer<UInt8>) -> [Span] {
        let quote = UInt8(ascii: "\"")
        let isQuoted = value.length > 1 && source[value.start] == quote && source[value.end - 1] == quote
        let inner = isQuoted ? Span(value.start + 1, value.end - 1) : value
        let lines = ByteLines(source, inner).map { $0.trimmed(source) }.filter { !$0.isEmpty }
        return lines.isEmpty ? [Span(inner.start, inner.start)] : lines
    }
}

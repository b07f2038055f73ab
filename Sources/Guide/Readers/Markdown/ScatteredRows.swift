import SourceText

/// Rows of a table with empty lines between them. To Markdown the table ends with the first such line, and its rows are paragraphs; whoever
/// wrote a header, a delimiter and rows of as many cells meant a table.
struct ScatteredRows {
    /// What stands between two rows, but for the line break right before the second: blanks in its place put the rows together.
    private(set) var gaps: [Span] = []
    private let source: UnsafeBufferPointer<UInt8>
    private var fence = CodeFence()
    private var previous: Span?
    private var isBehindEmptyLine = false
    /// How many gaps there were before the row that the line before put to the table.
    private var headerGap: Int?
    /// How many cells the rows of the table have that the lines are in, and where its last row ends.
    private var table: (columns: Int, end: Int)?

    init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.source = source
        for line in ByteLines(source, span) { follow(line.trimmed(source), of: line) }
    }

    private mutating func follow(_ content: Span, of line: Span) {
        if content.isEmpty { return isBehindEmptyLine = true }
        defer { (previous, isBehindEmptyLine) = (line, false) }
        let isInFence = fence.isInside(after: content, in: source)
        let cells = isInFence ? 0 : columns(content)
        if let headerGap, cells > 1, !isBehindEmptyLine, TableDelimiters.isDelimiter(source[content.start..<content.end]) {
            // The row behind the empty line is the header of another table.
            gaps.removeSubrange(headerGap...)
        }
        headerGap = nil
        if let table, cells == table.columns {
            if isBehindEmptyLine {
                headerGap = gaps.count
                addGap(from: table.end, to: line.start)
            }
            self.table = (table.columns, line.end)
        } else {
            table = isInFence ? nil : startOfTable(content, cells, line)
        }
    }

    /// A delimiter below a header of as many cells.
    private func startOfTable(_ content: Span, _ cells: Int, _ line: Span) -> (columns: Int, end: Int)? {
        guard cells > 1, !isBehindEmptyLine, TableDelimiters.isDelimiter(source[content.start..<content.end]), let previous,
            columns(previous.trimmed(source)) == cells
        else { return nil }
        return (cells, line.end)
    }

    private func columns(_ content: Span) -> Int {
        let line = source[content.start..<content.end]
        return line.contains(UInt8(ascii: "|")) ? TableDelimiters.cells(in: line).count : 0
    }

    private mutating func addGap(from end: Int, to start: Int) {
        var last = start - 1
        if last > end, source[last] == 0x0A, source[last - 1] == 0x0D { last -= 1 }
        if last > end { gaps.append(Span(end, last)) }
    }
}

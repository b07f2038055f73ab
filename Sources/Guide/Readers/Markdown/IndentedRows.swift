import SourceText

/// Rows of a table whose first cell is set in by four blanks or more. To Markdown they are code; whoever wrote them right below a delimiter or
/// another row, with as many cells, meant a row.
struct IndentedRows {
    /// Where a bar in the place of a blank begins the row.
    private(set) var places: [Int] = []
    private let source: UnsafeBufferPointer<UInt8>
    private var fence = CodeFence()
    private var previous: Span?
    /// How many cells the rows of the table have that the lines are in, and how far its delimiter is set in.
    private var table: (columns: Int, margin: Int)?

    init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.source = source
        for line in ByteLines(source, span) { follow(line.trimmed(source), of: line) }
    }

    private mutating func follow(_ content: Span, of line: Span) {
        defer { previous = content }
        let isInFence = fence.isInside(after: content, in: source)
        let cells = isInFence || content.isEmpty ? 0 : columns(content)
        guard cells > 1 else { return table = nil }
        let margin = content.start - line.start
        if let table, cells == table.columns {
            let blanks = source[line.start..<content.start]
            if margin >= table.margin + 4, source[content.start] != UInt8(ascii: "|"), blanks.allSatisfy({ $0 == 0x20 }) {
                places.append(line.start + table.margin)
            }
            return
        }
        let isDelimiter = TableDelimiters.isDelimiter(source[content.start..<content.end])
        table = isDelimiter && previous.map(columns) == cells ? (cells, margin) : nil
    }

    private func columns(_ content: Span) -> Int {
        let line = source[content.start..<content.end]
        return line.contains(UInt8(ascii: "|")) ? TableDelimiters.cells(in: line).count : 0
    }
}

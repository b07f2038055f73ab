import SourceText

extension MarkdownSource {
    /// Makes blanks of the lone CRs in rows of a table, in a file whose lines end with LF: they were pasted into a cell, and would end the row.
    func mendSplitRows() {
        guard bytes[span.start..<span.end].contains(0x0D), bytes[span.start..<span.end].contains(0x0A) else { return }
        var start = span.start
        while start < span.end {
            let end = bytes[start..<span.end].firstIndex(of: 0x0A) ?? span.end
            let row = Span(start, end).trimmed(source)
            if row.length > 2, bytes[row.start] == UInt8(ascii: "|"), bytes[row.end - 1] == UInt8(ascii: "|") {
                for index in row.start..<row.end where bytes[index] == 0x0D { bytes[index] = 0x20 }
            }
            start = end + 1
        }
    }
}

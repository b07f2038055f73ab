import SourceText

/// Tables that are drawn with characters have their columns at places of a line, counted in characters, of which one may be several bytes.
extension TextLine {
    func place(of column: Int, _ source: UnsafeBufferPointer<UInt8>) -> Int {
        var place = span.start
        var left = column
        while left > 0, place < span.end {
            place += 1
            while place < span.end, source[place] & 0xC0 == 0x80 { place += 1 }
            left -= 1
        }
        return place
    }
}

extension Table.Cell {
    /// What lines of a drawn table hold for one cell, line by line.
    init(lines spans: [Span], _ source: UnsafeBufferPointer<UInt8>, _ dialect: TextDialect) {
        var builder = TextBuilder()
        for (index, span) in spans.enumerated() {
            if index > 0 { builder.appendBreak(for: Span(spans[index - 1].end, span.start)) }
            builder.append(source, span, in: dialect)
        }
        self.init(text: builder.take(), span: Span(spans[0].start, max(spans[0].end, spans[spans.count - 1].end)))
    }
}

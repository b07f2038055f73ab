import SourceText

/// An item of a list right above a table that is not set in as the item's words are: "- Parameters of a door:". To CommonMark the rows are
/// words of the item that go on; whoever wrote them below it meant a table.
struct ItemsAboveTables {
    /// Where the marks of such items stand, `-` or `1.`: without them the line is a paragraph above the table.
    private(set) var marks: [Span] = []

    init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        var fence = CodeFence()
        // The mark of the item two lines before, where a blank line stands before that, and the line before: a table's header.
        var (item, header): (Span?, Span?) = (nil, nil)
        var (previousMark, isBehindBlank): (Span?, Bool) = (nil, true)
        for line in ByteLines(source, span) {
            let content = line.trimmed(source)
            let isInFence = fence.isInside(after: content, in: source)
            if !isInFence, let item, let header, Self.isTable(header, content, in: source) { marks.append(item) }
            (item, header) = isInFence || content.start > line.start ? (nil, nil) : (previousMark, content)
            previousMark = isInFence || !isBehindBlank ? nil : Self.mark(content, in: source)
            isBehindBlank = content.isEmpty
        }
    }

    private static func isTable(_ header: Span, _ delimiter: Span, in source: UnsafeBufferPointer<UInt8>) -> Bool {
        let (titles, signs) = (source[header.start..<header.end], source[delimiter.start..<delimiter.end])
        guard titles.first == UInt8(ascii: "|"), TableDelimiters.isDelimiter(signs) else { return false }
        return TableDelimiters.cells(in: titles).count == TableDelimiters.cells(in: signs).count
    }

    private static func mark(_ line: Span, in source: UnsafeBufferPointer<UInt8>) -> Span? {
        let bytes = source[line.start..<line.end]
        let digits = bytes.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
        let signs = digits == 0 ? "-*+" : ".)"
        guard let sign = bytes.dropFirst(digits).first, signs.utf8.contains(sign) else { return nil }
        let end = line.start + digits + 1
        return digits < 4 && end < line.end && source[end] == 0x20 ? Span(line.start, end) : nil
    }
}

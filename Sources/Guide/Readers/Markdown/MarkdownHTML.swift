import CCMarkGFM
import SourceText

/// What belongs to a piece of HTML in Markdown beyond the block that cmark makes of it.
enum MarkdownHTML {
    /// Markdown ends a piece of HTML at a blank line; a table goes on to its end tag all the same.
    ///
    /// Answers the later block that closes the table, or nil where the piece closes its own.
    static func lastNode(ofTableStartedIn node: MarkdownNode, _ source: MarkdownSource, _ span: Span) -> MarkdownNode? {
        var open = balance(source.source[span.start..<span.end])
        guard open > 0 else { return nil }
        var next = cmark_node_next(node)
        while let sibling = next {
            let lines = Int(cmark_node_get_start_line(sibling))...max(
                Int(cmark_node_get_start_line(sibling)),
                Int(cmark_node_get_end_line(sibling))
            )
            let bytes = source.source[source.lineSpan(lines.lowerBound).start..<source.lineSpan(lines.upperBound).end]
            open += balance(bytes)
            if open <= 0 { return sibling }
            next = cmark_node_next(sibling)
        }
        return nil
    }

    /// How many tables a piece opens more than it closes.
    private static func balance(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var open = 0
        var index = bytes.startIndex
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            if starts(bytes[index...], "table") { open += 1 }
            if starts(bytes[index...], "/table") { open -= 1 }
        }
        return open
    }

    private static func starts(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ name: String) -> Bool {
        bytes.lazy.map(\.lowercasedASCII).starts(with: name.utf8)
    }
}

import CCMarkGFM
import SourceText

/// What belongs to a piece of HTML in Markdown beyond the block that cmark makes of it.
enum MarkdownHTML {
    /// How far a table may reach over blank lines: longer than any, and short enough to keep unclosed ones from costing much.
    private static let mostBlocks = 500

    /// Markdown ends a piece of HTML at a blank line; a table goes on to its end tag all the same.
    ///
    /// Answers the later block that closes the table, or nil where the piece closes its own.
    static func lastNode(ofTableStartedIn node: MarkdownNode, _ source: MarkdownSource, _ span: Span) -> MarkdownNode? {
        var open = balance(source.source[span.start..<span.end])
        guard open > 0 else { return nil }
        var next = cmark_node_next(node)
        var left = mostBlocks
        while let sibling = next, left > 0 {
            left -= 1
            let first = Int(cmark_node_get_start_line(sibling))
            let bytes = source.source[source.lineSpan(first).start..<source.lineSpan(lastLine(of: sibling)).end]
            open += balance(bytes)
            if open <= 0 { return sibling }
            next = cmark_node_next(sibling)
        }
        return nil
    }

    /// Where a piece begins that goes on with a table's rows: at the tag of the table, which ends a line of text before it.
    static func start(of span: Span, _ source: MarkdownSource) -> Int {
        let bytes = source.source
        let opening = span.trimmed(bytes)
        guard opening.length > 3,
            ["<tr", "<thead", "<tbody", "<colgroup"].contains(where: { starts(bytes[opening.start..<opening.end], $0) })
        else { return span.start }
        var end = span.start
        while end > source.span.start, bytes[end - 1] <= 0x20 { end -= 1 }
        guard end > source.span.start, bytes[end - 1] == UInt8(ascii: ">"),
            let tag = bytes[source.span.start..<end].lastIndex(of: UInt8(ascii: "<")), starts(bytes[tag..<end], "<table")
        else { return span.start }
        return tag
    }

    /// The last line of a block. Where HTML ends with an end tag, cmark gives the line before it: the block's text tells.
    static func lastLine(of node: MarkdownNode) -> Int {
        let first = Int(cmark_node_get_start_line(node))
        let last = max(first, Int(cmark_node_get_end_line(node)))
        guard cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK, let literal = cmark_node_get_literal(node) else { return last }
        var breaks = 0
        var end = literal
        while end.pointee != 0 {
            if end.pointee == 0x0A { breaks += 1 }
            end += 1
        }
        let isOpen = end > literal && (end - 1).pointee != 0x0A
        return max(last, first + breaks - (isOpen ? 0 : 1))
    }

    /// Whether a table begins in a stretch and does not end there.
    static func hasOpenTable(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool { balance(bytes) > 0 }

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

import SourceText

/// Fences in a quote around lines of which some or all lack its mark: `> ```` and code without `>`.
///
/// Markdown ends the quote, and with it the listing, before the first such line: code becomes text, and the fence behind it opens another block.
struct QuotedFences {
    /// The marks, each with its blanks, that stand before the fences of such a listing and before those of its lines that have one.
    private(set) var marks: [Span] = []
    /// Those before the first fences.
    private(set) var openings: [Span] = []
    private var opening: Span?
    private var inner: [Span] = []
    private var isInQuote = false
    private var fence = CodeFence()

    init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        for line in ByteLines(source, span) { follow(line, in: source) }
    }

    private mutating func follow(_ line: Span, in source: UnsafeBufferPointer<UInt8>) {
        let content = line.trimmed(source)
        let mark = Self.mark(before: content, in: source)
        let body = Span(mark?.end ?? content.start, content.end)
        let isFence = Self.isFence(body, in: source)
        if let opening {
            // A listing without blank lines, some of it outside of the quote; what is otherwise, Markdown knows best.
            if isFence, isInQuote || mark != nil {
                if isInQuote {
                    marks += [opening] + inner + [mark].compactMap { $0 }
                    openings.append(opening)
                }
                return leave()
            }
            if content.isEmpty { return leave() }
            if let mark { inner.append(mark) } else { isInQuote = true }
            return
        }
        if mark == nil {
            _ = fence.isInside(after: content, in: source)
        } else if isFence, !fence.isOpen {
            opening = mark
        }
    }

    private mutating func leave() { (opening, inner, isInQuote) = (nil, [], false) }

    /// `>` and the blanks behind it.
    private static func mark(before line: Span, in source: UnsafeBufferPointer<UInt8>) -> Span? {
        guard !line.isEmpty, source[line.start] == UInt8(ascii: ">") else { return nil }
        var end = line.start + 1
        while end < line.end, source[end].isASCIIBlank { end += 1 }
        return Span(line.start, end)
    }

    private static func isFence(_ line: Span, in source: UnsafeBufferPointer<UInt8>) -> Bool {
        var fence = CodeFence()
        return fence.isInside(after: line, in: source)
    }
}

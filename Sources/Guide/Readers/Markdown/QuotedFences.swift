import SourceText

/// Fences in a quote around lines that lack its mark: `> ```` and code without `>`.
///
/// Markdown ends the quote, and with it the listing, before its first line: code becomes text, and the fence behind it opens another block.
struct QuotedFences {
    /// The marks, each with its blanks, that stand before the fences of such a listing.
    private(set) var marks: [Span] = []
    private var opening: Span?
    private var pending: [Span] = []
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
            // A listing without blank lines, all of it outside of the quote; what is otherwise, Markdown knows best.
            if isFence, isInQuote {
                marks += [opening] + [mark].compactMap { $0 }
                return leave()
            }
            guard mark == nil, !content.isEmpty else { return leave(isListing: mark != nil && !isFence) }
            isInQuote = true
            return
        }
        if mark == nil {
            pending = []
            _ = fence.isInside(after: content, in: source)
        } else if isFence, !fence.isOpen {
            // The second fence of a quote closes the first.
            if pending.isEmpty { opening = mark } else { pending = [] }
        }
    }

    /// Inside a quote whose listing is marked as it should be, the next fence opens nothing.
    private mutating func leave(isListing: Bool = false) {
        if isListing, let opening { pending = [opening] }
        (opening, isInQuote) = (nil, false)
    }

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

import SourceText

/// Markdown with magic blocks in between, as ReadMe's editor writes them: `[block:code]`, lines of JSON, `[/block]`.
struct MagicBlocks {
    enum Piece {
        case markdown(Span)
        /// - Parameters:
        ///   - kind: `code`, `parameters`, `callout`, …
        ///   - json: what stands between the two lines
        case block(kind: String, json: Span, Span)
    }

    private(set) var pieces: [Piece] = []
    private let source: UnsafeBufferPointer<UInt8>
    private var fence = CodeFence()
    private var open: (kind: String, line: Span, jsonStart: Int)?
    /// Where the Markdown begins that no piece holds yet.
    private var start: Int

    init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.source = source
        start = span.start
        if source.first(Array("[/block]".utf8), from: span.start, to: span.end) != nil {
            for line in ByteLines(source, span) { follow(line) }
        }
        close(at: span.end)
    }

    private mutating func follow(_ line: Span) {
        let content = line.trimmed(source)
        guard !content.isEmpty else { return }
        let bytes = source[content.start..<content.end]
        if let open {
            guard bytes.elementsEqual("[/block]".utf8) else { return }
            close(at: open.line.start)
            pieces.append(.block(kind: open.kind, json: Span(open.jsonStart, content.start), Span(open.line.start, content.end)))
            start = line.end
            self.open = nil
            return
        }
        let isOpening = bytes.starts(with: "[block:".utf8) && bytes.last == UInt8(ascii: "]")
        guard !fence.isInside(after: content, in: source), isOpening else { return }
        open = (String(decoding: bytes.dropFirst(7).dropLast(), as: UTF8.self), content, line.end)
    }

    private mutating func close(at end: Int) {
        if end > start { pieces.append(.markdown(Span(start, end))) }
        start = max(start, end)
    }
}

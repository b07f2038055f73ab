import SourceText

/// Reads a page, or a piece of one, into blocks.
enum HTMLReader {
    static func read(_ source: UnsafeBufferPointer<UInt8>, _ span: Span, into content: inout GuideContent) {
        let builder = HTMLBlockBuilder(source)
        let parser = HTMLParser(source, range: span, builder: builder)
        if let failure = parser.parse() { content.failures.append(failure) }
        content.blocks.append(contentsOf: builder.blocks)
        content.defects.append(contentsOf: builder.defects)
    }
}

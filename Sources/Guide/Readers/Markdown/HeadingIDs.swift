import SourceText

extension MarkdownSource {
    /// `:id=setup`, `:class=wide` at the end of a heading: what docsify and its like call its anchor.
    static func headingID(_ line: Span, _ source: UnsafeBufferPointer<UInt8>) -> Span? {
        guard source[line.start] == UInt8(ascii: "#") else { return nil }
        var start = line.end
        while start > line.start, source[start - 1] > 0x20 { start -= 1 }
        let word = source[start..<line.end]
        guard start > line.start, word.first == UInt8(ascii: ":"), let equal = word.firstIndex(of: UInt8(ascii: "=")),
            equal > start + 1, equal + 1 < line.end
        else { return nil }
        let isKey = word[(start + 1)..<equal].allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
        return isKey ? Span(start, line.end) : nil
    }
}

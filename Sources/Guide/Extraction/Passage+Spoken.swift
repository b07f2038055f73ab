import SourceText

extension Passage {
    /// A line's own words: "Choose from `fatal`, `error` or `warn`" speaks of no error.
    func spoken(_ line: Span) -> String {
        var bytes = bytes[line.start..<line.end]
        for mark in text.marks where mark.kind == .code && line.start <= mark.range.start && mark.range.end <= line.end {
            let span = trimmed(mark.range)
            let isWord = self.bytes[span.start..<span.end].allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x60 }
            if isWord { for index in mark.range.start..<mark.range.end { bytes[index] = 0x20 } }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

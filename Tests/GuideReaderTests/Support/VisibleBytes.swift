import Guide
import SourceText

/// Which bytes of a file a reader would see, told by a few lines of scanning that share nothing with the readers.
struct VisibleBytes {
    private(set) var isVisible: [Bool]
    private let bytes: [UInt8]

    init(_ document: Document) {
        bytes = document.file.bytes
        isVisible = bytes.map { !$0.isBlank }
        let page = find("<html", from: 0) ?? (document.format == .html ? 0 : bytes.count)
        if document.format != .text {
            markdown(upTo: page)
            html(from: page)
        } else {
            for line in 1...document.file.lineCount { hideItemMark(document.file.lineSpan(line)) }
        }
        for span in document.ignored { hide(span.start, span.end) }
    }

    private mutating func hide(_ start: Int, _ end: Int) {
        for offset in start..<min(max(end, start), bytes.count) { isVisible[offset] = false }
    }

    private func find(_ text: String, from start: Int, upTo limit: Int? = nil) -> Int? {
        let needle = Array(text.utf8)
        var offset = start
        while offset + needle.count <= limit ?? bytes.count {
            if bytes[offset] == needle[0], bytes[offset..<(offset + needle.count)].elementsEqual(needle) { return offset }
            offset += 1
        }
        return nil
    }

    private func behind(_ text: String, from start: Int, upTo limit: Int? = nil) -> Int {
        find(text, from: start, upTo: limit).map { $0 + text.utf8.count } ?? limit ?? bytes.count
    }

    private func starts(_ text: String, at offset: Int) -> Bool {
        offset + text.utf8.count <= bytes.count && bytes[offset..<(offset + text.utf8.count)].elementsEqual(text.utf8)
    }

    private mutating func html(from start: Int) {
        var offset = start
        while let tag = find("<", from: offset) {
            var end = behind(">", from: tag)
            if starts("<!--", at: tag) { end = behind("-->", from: tag) }
            if starts("<script", at: tag) { end = behind("</script>", from: tag) }
            if starts("<style", at: tag) { end = behind("</style>", from: tag) }
            hide(tag, end)
            offset = end
        }
    }

    /// Only letters and digits count in Markdown: marks are punctuation.
    private mutating func markdown(upTo limit: Int) {
        for offset in 0..<limit where !bytes[offset].isLetterOrDigit { isVisible[offset] = false }
        var line = 0
        while line < limit {
            let end = find("\n", from: line, upTo: limit) ?? limit
            var start = line
            while start < end, bytes[start].isBlank || bytes[start] == UInt8(ascii: ">") { start += 1 }
            if starts("```", at: start) { hide(start, end) }
            hideNumber(start, end)
            hideTargets(line, end)
            line = end + 1
        }
    }

    private mutating func hideNumber(_ start: Int, _ end: Int) {
        let digits = bytes[start..<end].prefix { $0 >= 0x30 && $0 <= 0x39 }.count
        if digits > 0, start + digits < end, [0x2E, 0x29].contains(bytes[start + digits]) { hide(start, start + digits + 1) }
    }

    /// Link targets, pictures and tags.
    private mutating func hideTargets(_ start: Int, _ end: Int) {
        var offset = start
        while offset < end {
            if starts("![", at: offset) {
                hide(offset, behind("]", from: offset, upTo: end))
            } else if starts("](", at: offset) {
                hide(offset, behind(")", from: offset, upTo: end))
            } else if starts("<", at: offset) {
                hide(offset, behind(">", from: offset, upTo: end))
            }
            offset += 1
        }
    }

    private mutating func hideItemMark(_ line: Span) {
        var start = line.start
        while start < line.end, bytes[start].isBlank { start += 1 }
        if starts("•", at: start) { hide(start, start + 3) }
        if start > line.start { hideNumber(start, line.end) }
    }
}

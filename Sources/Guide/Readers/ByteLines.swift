import SourceText

/// The lines of a stretch of bytes, each without its line break (LF, CR LF or a lone CR).
struct ByteLines: Sequence, IteratorProtocol {
    private let source: UnsafeBufferPointer<UInt8>
    private var index: Int
    private let end: Int

    init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.source = source
        index = span.start
        end = span.end
    }

    mutating func next() -> Span? {
        guard index < end else { return nil }
        let start = index
        while index < end, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
        let line = Span(start, index)
        if index < end, source[index] == 0x0D { index += 1 }
        if index < end, source[index] == 0x0A, index == line.end || source[index - 1] == 0x0D { index += 1 }
        return line
    }
}

extension Span {
    /// Without the blanks at either end.
    func trimmed(_ source: UnsafeBufferPointer<UInt8>) -> Span {
        var start = start
        var end = end
        while start < end, source[start].isASCIIBlank { start += 1 }
        while end > start, source[end - 1].isASCIIBlank { end -= 1 }
        return Span(start, end)
    }
}

extension Span {
    /// The columns of a line's blanks before what it holds; a tab reaches to the next fourth one.
    func indent(before content: Span, in source: UnsafeBufferPointer<UInt8>) -> Int {
        source[start..<content.start].reduce(0) { $1 == 0x09 ? ($0 / 4 + 1) * 4 : $0 + 1 }
    }
}

/// Follows the code fences of Markdown from line to line.
struct CodeFence {
    private var mark: (byte: UInt8, length: Int)?

    var isOpen: Bool { mark != nil }

    /// Whether the line, without its indentation, is in a fenced block or is one of its fences.
    mutating func isInside(after line: Span, in source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = line.isEmpty ? nil : source[line.start], first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
            return mark != nil
        }
        let length = source[line.start..<line.end].prefix { $0 == first }.count
        if let open = mark {
            if first == open.byte, length >= open.length, length == line.length { mark = nil }
            return true
        }
        guard length >= 3 else { return false }
        // `` ```code``` `` on one line is inline code.
        if first == UInt8(ascii: "`"), source[(line.start + length)..<line.end].contains(first) { return false }
        mark = (first, length)
        return true
    }
}

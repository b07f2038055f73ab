/// The bytes of one input file, and the map from byte offsets to lines and columns.
///
/// A file never changes after it was read, so it is shared by reference: a `Place` in it costs two words.
package final class SourceFile: Sendable {
    /// The path as it is shown to a person: relative to where the command was started, where possible.
    package let path: String
    package let bytes: [UInt8]
    /// Offset of the first byte of every line; lines end at LF, CR LF or a lone CR.
    private let lineStarts: [Int]
    /// What makes columns cheap in a file with very long lines, such as a page that was minified; nil in all others.
    private let scalarCounts: ScalarCounts?

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        let lineStarts = Self.lineStarts(of: bytes)
        self.lineStarts = lineStarts
        self.scalarCounts = ScalarCounts(bytes, lineStarts: lineStarts)
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package var wholeSpan: Span { Span(0, bytes.count) }
    package var lineCount: Int { lineStarts.count }

    /// The text between two offsets; bytes that are no UTF-8 become U+FFFD.
    package func text(_ span: Span) -> String {
        String(decoding: bytes[span.start..<span.end], as: UTF8.self)
    }

    /// Where a text first stands inside a span.
    package func firstSpan(of text: String, in span: Span) -> Span? {
        var text = text
        return text.withUTF8 { wanted in
            bytes.withUnsafeBufferPointer { bytes in
                guard let first = wanted.first, span.length >= wanted.count else { return nil }
                for start in span.start...(span.end - wanted.count) where bytes[start] == first {
                    let end = start + wanted.count
                    if bytes[start..<end].elementsEqual(wanted) { return Span(start, end) }
                }
                return nil
            }
        }
    }

    /// The line and column of a byte offset, both counted from 1.
    ///
    /// Columns count characters (Unicode scalars that start in the line before the offset; a tab is one). Offsets past the end answer the
    /// end.
    package func position(of offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(of: offset)
        let count = scalarCounts?.count(in: Span(lineStarts[line], offset), of: bytes) ?? ScalarCounts.scan(bytes, lineStarts[line], offset)
        return Position(line: line + 1, column: count + 1)
    }

    /// The span of a line (counted from 1) without its line break. Lines past the last answer the last.
    package func lineSpan(_ line: Int) -> Span {
        let line = min(max(line, 1), lineStarts.count)
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return Span(start, end)
    }

    /// The offset of the first byte of a line, counted from 1.
    package func offset(ofLine line: Int) -> Int { lineStarts[min(max(line, 1), lineStarts.count) - 1] }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            let raw = UnsafeRawBufferPointer(buffer)
            var index = 0
            while index < buffer.count {
                while index + 8 <= buffer.count, !mayHoldLineBreak(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { index += 8 }
                guard index < buffer.count else { break }
                let byte = buffer[index]
                index += 1
                if byte == 0x0D, index < buffer.count, buffer[index] == 0x0A { index += 1 }
                if byte == 0x0A || byte == 0x0D { starts.append(index) }
            }
        }
        return starts
    }

    /// Whether one of eight bytes is LF or CR; most are not, and are passed at once.
    private static func mayHoldLineBreak(_ word: UInt64) -> Bool {
        let lineFeed = word ^ 0x0A0A_0A0A_0A0A_0A0A
        let carriageReturn = word ^ 0x0D0D_0D0D_0D0D_0D0D
        let low: UInt64 = 0x0101_0101_0101_0101
        return ((lineFeed &- low) & ~lineFeed | (carriageReturn &- low) & ~carriageReturn) & 0x8080_8080_8080_8080 != 0
    }
}

/// A line and a column, both counted from 1, in characters.
package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

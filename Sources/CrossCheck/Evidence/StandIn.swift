import SourceText

/// A file of blanks that has the lines of a guide, as far as recorded places need them.
///
/// Rules and renderers work with places in files. With this one they say the same line and column as with the guide itself; there is only
/// no text to show.
struct StandIn {
    /// Start and end of a place, in lines and columns.
    struct Range: Hashable {
        var start: Position
        var end: Position

        /// `12:5-12:40`, or `12:5-40` within a line.
        var text: String {
            let tail = start.line == end.line ? "\(end.column)" : "\(end.line):\(end.column)"
            return "\(start.line):\(start.column)-\(tail)"
        }

        init(start: Position, end: Position) {
            self.start = start
            self.end = end
        }

        init(_ place: Place) { self.init(start: place.start, end: place.end) }

        init?(_ text: String) {
            let halves = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            guard halves.count == 2 else { return nil }
            let first = halves[0].split(separator: UInt8(ascii: ":")).map { Int(Substring($0)) }
            let last = halves[1].split(separator: UInt8(ascii: ":")).map { Int(Substring($0)) }
            guard first.count == 2, let line = first[0], let column = first[1], let lastColumn = last.last ?? nil else { return nil }
            guard let lastLine = last.count == 2 ? last[0] : line, last.count <= 2, line > 0, column > 0, lastColumn > 0 else { return nil }
            guard (lastLine, lastColumn) >= (line, column) else { return nil }
            start = Position(line: line, column: column)
            end = Position(line: lastLine, column: lastColumn)
        }
    }

    let file: SourceFile

    /// Nil where the places can't lie in a file of so many bytes.
    init?(path: String, ranges: [Range], byteCount: Int) {
        var widths: [Int: Int] = [:]
        for position in ranges.flatMap({ [$0.start, $0.end] }) {
            widths[position.line] = max(widths[position.line] ?? 0, position.column - 1)
        }
        let lastLine = widths.keys.max() ?? 1
        guard lastLine - 1 <= byteCount, widths.values.reduce(lastLine - 1, Self.sum) <= byteCount else { return nil }
        var bytes: [UInt8] = []
        for line in 1...lastLine {
            bytes += Array(repeating: 0x20, count: widths[line] ?? 0)
            if line < lastLine { bytes.append(0x0A) }
        }
        file = SourceFile(path: path, bytes: bytes)
    }

    func span(_ range: Range) -> Span { Span(offset(range.start), offset(range.end)) }

    private func offset(_ position: Position) -> Int { file.offset(ofLine: position.line) + position.column - 1 }

    private static func sum(_ left: Int, _ right: Int) -> Int {
        let (sum, overflow) = left.addingReportingOverflow(right)
        return overflow ? .max : sum
    }
}

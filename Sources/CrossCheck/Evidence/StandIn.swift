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
            var rest = text.utf8[...]
            guard let line = Self.number(&rest), Self.skip(":", &rest), let column = Self.number(&rest), Self.skip("-", &rest) else {
                return nil
            }
            guard let next = Self.number(&rest) else { return nil }
            let isOtherLine = Self.skip(":", &rest)
            let (lastLine, lastColumn) = isOtherLine ? (next, Self.number(&rest) ?? 0) : (line, next)
            guard rest.isEmpty, line > 0, column > 0, lastColumn > 0 else { return nil }
            guard (lastLine, lastColumn) >= (line, column) else { return nil }
            start = Position(line: line, column: column)
            end = Position(line: lastLine, column: lastColumn)
        }

        private static func number(_ rest: inout Substring.UTF8View) -> Int? {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest[digits.endIndex...]
            return Int(Substring(digits))
        }

        private static func skip(_ mark: Unicode.Scalar, _ rest: inout Substring.UTF8View) -> Bool {
            guard rest.first == UInt8(ascii: mark) else { return false }
            rest = rest.dropFirst()
            return true
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

import SourceText

/// A source line as a terminal shows it, or the part of a long one that matters, with what is needed to underline in it.
///
/// Only as many bytes are read as can be shown, so that a line of megabytes costs nothing.
struct LineWindow {
    /// What takes one or two columns: a character with the marks over it, a tab, a byte that is no text.
    private struct Cell {
        var text: String
        var width: Int
        var bytes: Range<Int>
    }

    private static let tab = "    "
    private static let ellipsis = "…"
    private static let leadingContext = 30

    private var cells: ArraySlice<Cell>
    private var isCutBefore: Bool
    private var isCutAfter: Bool

    init(_ file: SourceFile, line: Int, around span: Span, width: Int) {
        let lineSpan = file.lineSpan(line)
        let budget = 4 * max(width, 20)
        var from = max(lineSpan.start, min(span.start, lineSpan.end) - budget)
        let end = min(lineSpan.end, min(span.end, span.start + budget) + budget)
        while from > lineSpan.start, from < end, file.bytes[from] & 0xC0 == 0x80 { from += 1 }
        let all = Self.cells(file.bytes[from..<max(from, end)])
        let shown = Self.window(all, around: span, width: max(width, 20), isWhole: from == lineSpan.start && end >= lineSpan.end)
        cells = all[shown]
        isCutBefore = shown.lowerBound > 0 || from > lineSpan.start
        isCutAfter = shown.upperBound < all.count || end < lineSpan.end
    }

    var isCut: Bool { isCutBefore || isCutAfter }

    /// Without blanks at the end.
    var text: String {
        var text = (isCutBefore ? Self.ellipsis : "") + cells.map(\.text).joined() + (isCutAfter ? Self.ellipsis : "")
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Where a span is in `text`, and how long: at least one column.
    func columns(of span: Span) -> (column: Int, length: Int) {
        let before = cells.prefix { $0.bytes.upperBound <= span.start }
        let inside = cells.dropFirst(before.count).prefix { $0.bytes.lowerBound < span.end }
        let column = before.reduce(isCutBefore ? 1 : 0) { $0 + $1.width }
        return (column, max(1, inside.reduce(0) { $0 + $1.width }))
    }

    /// The cells to show: all, or as many as fit, with the start of the span and some context before it.
    private static func window(_ cells: [Cell], around span: Span, width: Int, isWhole: Bool) -> Range<Int> {
        if isWhole, cells.reduce(0, { $0 + $1.width }) <= width { return 0..<cells.count }
        let anchor = cells.firstIndex { $0.bytes.upperBound > span.start } ?? cells.count
        var (lower, upper) = (anchor, anchor)
        var room = width - 2
        var context = min(leadingContext, room / 3)
        while lower > 0, cells[lower - 1].width <= context {
            lower -= 1
            context -= cells[lower].width
            room -= cells[lower].width
        }
        while upper < cells.count, cells[upper].width <= room {
            room -= cells[upper].width
            upper += 1
        }
        while lower > 0, cells[lower - 1].width <= room {
            lower -= 1
            room -= cells[lower].width
        }
        return lower..<upper
    }

    private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
        var cells: [Cell] = []
        var index = bytes.startIndex
        var isJoined = false
        while index < bytes.endIndex {
            let (scalar, length) = decode(bytes[index...])
            let cell = cell(scalar, index..<index + length)
            if let last = cells.indices.last, cell.width == 0 || isJoined {
                cells[last].text += cell.text
                cells[last].bytes = cells[last].bytes.lowerBound..<cell.bytes.upperBound
            } else {
                cells.append(cell)
            }
            isJoined = scalar.value == 0x200D
            index += length
        }
        return cells
    }

    private static func cell(_ scalar: Unicode.Scalar, _ bytes: Range<Int>) -> Cell {
        if scalar == "\t" { return Cell(text: tab, width: tab.count, bytes: bytes) }
        let shown = TerminalText.picture(of: scalar) ?? scalar
        return Cell(text: String(Character(shown)), width: DisplayWidth.of(shown), bytes: bytes)
    }

    /// The first code point, or U+FFFD for a byte that starts none.
    private static func decode(_ bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int) {
        var decoder = Unicode.UTF8.ForwardParser()
        var iterator = bytes.prefix(4).makeIterator()
        switch decoder.parseScalar(from: &iterator) {
        case .valid(let encoded): return (Unicode.UTF8.decode(encoded), encoded.count)
        case .error, .emptyInput: return ("\u{FFFD}", 1)
        }
    }
}

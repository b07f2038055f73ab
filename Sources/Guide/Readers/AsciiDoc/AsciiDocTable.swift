import SourceText

/// A table between two lines `|===`: each `|` begins a cell, and cells are counted into rows.
struct AsciiDocTable {
    private(set) var table: Table?
    private(set) var span: Span

    private let source: UnsafeBufferPointer<UInt8>

    init(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ attributes: AsciiDocAttributes) {
        self.source = source
        let start = lines[max(range.lowerBound, 1) - 1].content.start
        span = Span(start, max(start, range.isEmpty ? start : lines[range.upperBound - 1].content.end))
        var cells: [AsciiDocCell] = []
        var inFirstLine = 0
        for index in range where !lines[index].isBlank {
            let found = self.cells(in: lines[index].content)
            // Words before the first border go on with the cell above.
            if let rest = found.rest, !rest.isEmpty, !cells.isEmpty { cells[cells.count - 1].lines.append(rest) }
            cells += found.cells
            if inFirstLine == 0 { inFirstLine = cells.reduce(0) { $0 + $1.columns } }
        }
        let columns = attributes.columns ?? inFirstLine
        guard columns > 0, !cells.isEmpty else { return }
        var rows = rows(of: cells, columns)
        // The first line is a header where the next one is blank, unless that is said otherwise.
        let isHeader = attributes.hasHeader ?? Self.endsWithFirstLine(lines, range, isWhole: inFirstLine >= columns)
        let isMarked = cells.prefix(columns).allSatisfy(\.isHeader)
        let header = isHeader || isMarked ? rows.removeFirst().cells : []
        guard !rows.isEmpty else { return }
        table = Table(header: header, rows: rows)
    }

    private static func endsWithFirstLine(_ lines: [TextLine], _ range: Range<Int>, isWhole: Bool) -> Bool {
        guard let first = range.first, !lines[first].isBlank, isWhole, first + 1 < range.upperBound else { return false }
        return lines[first + 1].isBlank
    }

    private func rows(of cells: [AsciiDocCell], _ columns: Int) -> [Table.Row] {
        var rows: [Table.Row] = []
        var row: [Table.Cell] = []
        func close() {
            guard !row.isEmpty else { return }
            rows.append(Table.Row(cells: row))
            row = []
        }
        for cell in cells {
            let made = made(cell)
            row.append(made)
            for _ in 1..<max(2, min(cell.columns, columns)) where cell.columns > 1 {
                row.append(Table.Cell(text: Text(characters: "", runs: [], end: made.span.end), span: Span(made.span.end, made.span.end)))
            }
            if row.count >= columns { close() }
        }
        close()
        return rows
    }

    /// A cell of its own blocks keeps its lines, without the marks of items; in others lines run on.
    private func made(_ cell: AsciiDocCell) -> Table.Cell {
        let lines = cell.lines.filter { !$0.isEmpty }
        guard let first = lines.first, let last = lines.last else {
            return Table.Cell(text: Text(characters: "", runs: [], end: cell.start), span: Span(cell.start, cell.start))
        }
        var builder = TextBuilder()
        for (index, line) in lines.enumerated() {
            if index > 0 {
                let gap = Span(lines[index - 1].end, max(lines[index - 1].end, line.start))
                if cell.holdsBlocks { builder.appendBreak(for: gap) } else { builder.appendBlank(for: gap) }
            }
            let mark = cell.holdsBlocks ? source[line.start..<line.end].prefix { [0x2A, 0x2D].contains($0) }.count : 0
            let isItem = mark > 0 && line.start + mark < line.end && source[line.start + mark] == 0x20
            builder.append(source, Span(line.start + (isItem ? mark + 1 : 0), line.end), in: .asciiDoc)
        }
        return Table.Cell(text: builder.take(), span: Span(first.start, last.end))
    }

    /// The cells that begin in a line, and what stands before the first.
    private func cells(in line: Span) -> (rest: Span?, cells: [AsciiDocCell]) {
        var cells: [AsciiDocCell] = []
        var rest: Span?
        var start = line.start
        func close(at end: Int) {
            let words = Span(start, max(start, end)).trimmed(source)
            if cells.isEmpty { rest = words } else { cells[cells.count - 1].lines = [words] }
        }
        for index in line.start..<line.end
        where source[index] == UInt8(ascii: "|") && (index == line.start || source[index - 1] != UInt8(ascii: "\\")) {
            let mark = markStart(before: index, from: start)
            close(at: mark)
            cells.append(AsciiDocCell(mark: source[mark..<index], start: index + 1))
            start = index + 1
        }
        close(at: line.end)
        return (rest, cells)
    }

    /// Where `2+` or `a` right before a border begins, behind a blank or at the line's start.
    private func markStart(before border: Int, from start: Int) -> Int {
        var mark = border
        while mark > start, border - mark < 8, AsciiDocCell.signs.contains(source[mark - 1]) { mark -= 1 }
        return mark == start || source[mark - 1] <= 0x20 ? mark : border
    }
}

/// A cell as it is written.
private struct AsciiDocCell {
    /// Where its words would begin.
    var start: Int
    var lines: [Span] = []
    var columns = 1
    /// `a|`: lists and blocks of its own.
    var holdsBlocks = false
    /// `h|`
    var isHeader = false

    static let signs = Array("0123456789.+*<^>aehlmsd".utf8)

    init(mark: Slice<UnsafeBufferPointer<UInt8>>, start: Int) {
        self.start = start
        let text = String(decoding: mark, as: UTF8.self)
        if text.has("+"), let count = Int(text.prefix { $0.isNumber }) { columns = min(max(count, 1), 100) }
        holdsBlocks = text.hasSuffix("a")
        isHeader = text.hasSuffix("h")
    }
}

import SourceText

/// A table of reStructuredText whose cells are boxes: `+---+` between rows, `|` between columns, `+===+` under the header.
///
/// A cell that spans columns is the first of them; one that spans rows stands in each.
struct GridTable {
    var block: Block
    /// The line behind the table.
    var end: Int

    private let lines: [TextLine]
    private let source: UnsafeBufferPointer<UInt8>
    private let dialect: TextDialect
    /// Where the columns' left borders are, in characters from the start of a line, and the right border of the last.
    private let borders: [Int]

    init?(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int, _ dialect: TextDialect = .reStructuredText) {
        guard start + 2 < lines.count, Self.isRule(lines[start], source, of: [UInt8(ascii: "-")]),
            !Self.isRule(lines[start + 1], source, of: Self.signs)
        else { return nil }
        var end = start + 1
        while end < lines.count, end - start < Self.longest, Self.belongs(lines[end], source) { end += 1 }
        // What stands below the last rule lost its end.
        while end > start + 2, !Self.isRule(lines[end - 1], source, of: Self.signs) { end -= 1 }
        guard end > start + 2 else { return nil }
        (self.lines, self.source, self.dialect, self.end) = (lines, source, dialect, end)
        borders = Self.borders(lines[start..<end], source)
        guard (2...Self.mostBorders).contains(borders.count) else { return nil }
        block = Block(.table(Table(header: [], rows: [])), span: Span(lines[start].content.start, lines[end - 1].content.end))
        let header = (start + 1..<end - 1).first { Self.isRule(lines[$0], source, of: [UInt8(ascii: "=")]) }
        let head = header.map { rows(start + 1..<$0) } ?? []
        let body = rows((header ?? start) + 1..<end - 1)
        guard !body.isEmpty else { return nil }
        // Of several rows of titles the last says what stands below.
        block.kind = .table(Table(header: head.last?.cells ?? [], rows: body))
    }

    /// Tables of guides are smaller by far.
    private static let longest = 2_000
    private static let mostBorders = 60
    private static let signs = [UInt8(ascii: "-"), UInt8(ascii: "=")]

    /// From one corner to another, with nothing but a sign between the corners.
    private static func isRule(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>, of signs: [UInt8]) -> Bool {
        guard line.content.length > 2, source[line.content.start] == UInt8(ascii: "+"), source[line.content.end - 1] == UInt8(ascii: "+"),
            let sign = Optional(source[line.content.start + 1]), signs.contains(sign)
        else { return false }
        return source[line.content.start..<line.content.end].allSatisfy { $0 == sign || $0 == UInt8(ascii: "+") }
    }

    /// A line of the box: it begins and ends with a corner or a border.
    private static func belongs(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard line.content.length > 2 else { return false }
        return [source[line.content.start], source[line.content.end - 1]].allSatisfy { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "|") }
    }

    /// Where any rule has a corner: the first may pass over columns that a cell of the first row spans.
    private static func borders(_ lines: ArraySlice<TextLine>, _ source: UnsafeBufferPointer<UInt8>) -> [Int] {
        var corners: Set<Int> = []
        for line in lines where isRule(line, source, of: signs) {
            for index in line.content.start..<line.content.end where source[index] == UInt8(ascii: "+") {
                corners.insert(line.column(of: index, source))
            }
        }
        return corners.sorted()
    }
}

// MARK: - Rows

extension GridTable {
    private func rows(_ indices: Range<Int>) -> [Table.Row] {
        var rows: [[[Span]]] = []
        var isOpen = false
        for index in indices {
            if Self.isRule(lines[index], source, of: Self.signs) {
                isOpen = false
            } else if let ruled = ruledColumns(lines[index]), let above = rows.last {
                // What no rule parts is the same cell.
                rows.append(above.enumerated().map { ruled.contains($0.offset) ? [] : $0.element })
                isOpen = true
            } else {
                let cells = cells(lines[index])
                if isOpen {
                    for (column, cell) in cells.enumerated() where !cell.isEmpty { rows[rows.count - 1][column].append(cell) }
                } else {
                    rows.append(cells.map { $0.isEmpty ? [] : [$0] })
                    isOpen = true
                }
            }
        }
        return rows.compactMap(made)
    }

    private func made(_ cells: [[Span]]) -> Table.Row? {
        guard let first = cells.lazy.compactMap(\.first).first else { return nil }
        let made = cells.map { Table.Cell(lines: $0.isEmpty ? [Span(first.start, first.start)] : $0, source, dialect) }
        return Table.Row(cells: made)
    }

    /// The columns below which a line draws a rule while others go on; nil for a line that draws none.
    private func ruledColumns(_ line: TextLine) -> Set<Int>? {
        let ruled = (0..<borders.count - 1).filter { column in
            let inside = inside(column, of: line)
            return inside.length > 1 && source[inside.start..<inside.end].allSatisfy(Self.signs.contains)
        }
        return ruled.isEmpty ? nil : Set(ruled)
    }

    private func inside(_ column: Int, of line: TextLine) -> Span {
        let start = line.place(of: borders[column] + 1, source)
        return Span(start, max(start, line.place(of: borders[column + 1], source)))
    }

    /// Columns are told by their borders, or, where wide letters moved those, by their number.
    private func cells(_ line: TextLine) -> [Span] {
        let drawn = (line.content.start..<line.content.end).filter { source[$0] == UInt8(ascii: "|") }
        if drawn.count == borders.count { return zip(drawn, drawn.dropFirst()).map { Span($0 + 1, $1).trimmed(source) } }
        var cells: [Span] = []
        for column in 0..<borders.count - 1 {
            let inside = inside(column, of: line)
            if column > 0, inside.start > line.span.start, source[inside.start - 1] != UInt8(ascii: "|") {
                cells[cells.count - 1].end = max(cells[cells.count - 1].end, inside.end)
                cells.append(Span(inside.end, inside.end))
                // The cell that spans this column, too, may have begun further to the left.
                if let owner = cells.indices.dropLast().last(where: { !cells[$0].isEmpty }) { cells[owner].end = inside.end }
            } else {
                cells.append(inside)
            }
        }
        return cells.map { $0.trimmed(source) }
    }
}

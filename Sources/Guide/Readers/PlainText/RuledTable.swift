import SourceText

/// A table of reStructuredText that rules of equals signs close off above, below and under its header: each run of signs is a column.
struct RuledTable {
    var block: Block
    /// The line behind the table.
    var end: Int

    private let lines: [TextLine]
    private let source: UnsafeBufferPointer<UInt8>
    private let dialect: TextDialect
    /// Where the columns begin, counted as a line is shown.
    private let columns: [Int]

    /// A table in tools' guides has some hundred rows; whatever goes on for longer without a rule is none.
    private static let longest = 2_000

    init?(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int, _ dialect: TextDialect = .reStructuredText) {
        guard let columns = Self.columns(lines[start], source), columns.count > 1 else { return nil }
        var rules: [Int] = [start]
        for index in lines.indices[(start + 1)...].prefix(Self.longest) {
            let isRule = Self.columns(lines[index], source) == columns
            if isRule { rules.append(index) }
            // Two rules and a blank line are a table without a header.
            let isLast = index + 1 == lines.count || lines[index + 1].isBlank
            if isRule, rules.count == 3 || isLast { break }
        }
        guard rules.count > 1, let last = rules.last, last > start + 1 else { return nil }
        (self.lines, self.source, self.dialect, self.columns, end) = (lines, source, dialect, columns, last + 1)
        block = Block(.table(Table(header: [], rows: [])), span: Span(lines[start].content.start, lines[last].content.end))
        let header = rules.count == 3 ? rows(Array((start + 1)..<rules[1])).first?.cells ?? [] : []
        let body = rows(Array((rules.count == 3 ? rules[1] + 1 : start + 1)..<last))
        guard !body.isEmpty else { return nil }
        block.kind = .table(Table(header: header, rows: body))
    }

    /// Where the runs of a line of nothing but equals signs begin.
    private static func columns(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> [Int]? {
        guard !line.isBlank, source[line.content.start] == UInt8(ascii: "="), line.content.length > 2 else { return nil }
        var starts: [Int] = []
        for index in line.content.start..<line.content.end {
            guard source[index] == UInt8(ascii: "=") || source[index] == UInt8(ascii: " ") else { return nil }
            let opens = index == line.content.start || source[index - 1] == UInt8(ascii: " ")
            if source[index] == UInt8(ascii: "="), opens { starts.append(line.column(of: index, source)) }
        }
        return starts
    }

    /// A line whose first cell is empty goes on with the row above; one of dashes parts groups.
    private func rows(_ indices: [Int]) -> [Table.Row] {
        var rows: [[[Span]]] = []
        for index in indices where !lines[index].isBlank && !isDashes(lines[index]) {
            let cells = cells(lines[index])
            if cells[0].isEmpty, !rows.isEmpty {
                for (column, cell) in cells.enumerated() where !cell.isEmpty { rows[rows.count - 1][column].append(cell) }
            } else {
                rows.append(cells.map { [$0] })
            }
        }
        return rows.map { cells in
            Table.Row(cells: cells.map { Table.Cell(lines: $0, source, dialect) })
        }
    }

    private func isDashes(_ line: TextLine) -> Bool {
        source[line.content.start..<line.content.end].allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }
    }

    private func cells(_ line: TextLine) -> [Span] {
        let starts = columns.map { line.place(of: $0, source) }
        // Whoever counts wide letters otherwise has the cells beside their columns, still two blanks apart.
        if starts.dropFirst().contains(where: { isInsideWord($0, line) }), let parted = partedCells(line) { return parted }
        return starts.indices.map { column in
            let end = column + 1 < starts.count ? starts[column + 1] : line.span.end
            return Span(starts[column], max(starts[column], end)).trimmed(source)
        }
    }

    private func isInsideWord(_ place: Int, _ line: TextLine) -> Bool {
        place > line.content.start && place < line.content.end && !source[place - 1].isASCIIBlank && !source[place].isASCIIBlank
    }

    /// What stands two blanks or more apart, if that is as much as there are columns.
    private func partedCells(_ line: TextLine) -> [Span]? {
        var cells = [Span(line.content.start, line.content.start)]
        for index in line.content.start..<line.content.end where !source[index].isASCIIBlank {
            let end = cells[cells.count - 1].end
            if index > end + 1 { cells.append(Span(index, index)) }
            cells[cells.count - 1].end = index + 1
        }
        return cells.count == columns.count ? cells : nil
    }
}

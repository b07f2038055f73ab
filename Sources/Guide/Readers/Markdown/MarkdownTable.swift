import CCMarkGFM
import Declarations
import SourceText

/// A GFM table: cmark tells the cells and their marks, the bars in the row's bytes tell where they stand.
struct MarkdownTable {
    private let source: MarkdownSource
    private(set) var table = Table(header: [], rows: [])
    /// From the header's first byte to the end of the last row.
    private(set) var span: Span?
    private(set) var defects: [Defect] = []
    private var pieces: [Span] = []
    private var cells: [Table.Cell] = []
    private var row = Span(0, 0)
    private var aligner: InlineAligner?
    private var openNode: Kind?

    private enum Kind { case header, row, cell }

    init(_ source: MarkdownSource) {
        self.source = source
    }

    mutating func handle(_ node: MarkdownNode, isEnter: Bool, depth: Int) {
        guard let kind = kind(of: node) else {
            aligner?.handle(node, isEnter: isEnter)
            return
        }
        switch (kind, isEnter) {
        case (.header, true): openRow(source.headerLine(from: Int(cmark_node_get_start_line(node))), depth)
        case (.row, true): openRow(Int(cmark_node_get_start_line(node)), depth)
        case (.cell, true): aligner = InlineAligner(source.source, nextPiece)
        case (.cell, false): closeCell()
        case (.header, false), (.row, false): closeRow(isHeader: kind == .header)
        }
    }

    private func kind(of node: MarkdownNode) -> Kind? {
        switch cmark_node_get_type_string(node).map({ String(cString: $0) }) {
        case "table_header": .header
        case "table_row": .row
        case "table_cell": .cell
        default: nil
        }
    }

    private var nextPiece: Span {
        cells.count < pieces.count ? pieces[cells.count] : Span(row.end, row.end)
    }

    private mutating func openRow(_ line: Int, _ depth: Int) {
        source.blankQuoteMarks(lines: line...line, depth: depth)
        row = source.lineSpan(line).trimmed(source.source)
        pieces = source.cells(ofLine: line)
        cells = []
    }

    private mutating func closeCell() {
        guard var open = aligner else { return }
        cells.append(Table.Cell(text: open.text(), span: nextPiece))
        aligner = nil
    }

    private mutating func closeRow(isHeader: Bool) {
        while cells.count < pieces.count {
            // Renderers drop what stands behind the last column; a reader must not.
            let piece = nextPiece
            var builder = TextBuilder()
            builder.append(source.source, piece)
            cells.append(Table.Cell(text: builder.take(), span: piece))
            if !piece.isEmpty { defects.append(Defect("the row has more cells than the table has columns", span: piece)) }
        }
        span = span.map { $0.union(row) } ?? row
        if isHeader {
            table.header = cells
        } else {
            table.rows.append(Table.Row(cells: cells, span: row))
        }
    }
}

import SourceText

/// Collects one table's cells and lays them out, with cells that span rows or columns repeated where they reach.
struct HTMLTableBuilder {
    /// The index of the block that stands for the table.
    let block: Int
    let start: Int
    /// How many list items were open around the table.
    let items: Int
    /// No table around it compares.
    let mayLayOut: Bool
    var isInHead = false

    private(set) var isCellOpen = false
    /// Whether the table lays out a page, and what its cells hold are blocks of it.
    private(set) var isLayout = false
    private var rows: [Row] = []
    private var current: Row?
    private var cell: Cell?
    private var caption: Text?
    /// Cells that reach down into the current row, by column, with the number of rows they still cover.
    private var reaching: [Int: (cell: Table.Cell, rows: Int)] = [:]
    /// Cells that start in the current row and reach below it.
    private var starting: [Int: (cell: Table.Cell, rows: Int)] = [:]

    private struct Row {
        var cells: [Table.Cell] = []
        var start: Int
        var end = 0
        var isHeader: Bool
        /// One of its cells goes over several rows or columns.
        var isSpread = false
        var hasDataCell = false
    }

    private struct Cell {
        var element: HTMLElement
        var start: Int
        var columns: Int
        var rows: Int
    }

    /// Real tables stay far below; a larger number is a mistake or an attack.
    private static let mostColumns = 100
    private static let mostRows = 10_000
    /// How many cells of one table may be there only because others span them; behind that, spans count as one.
    private static let mostRepeated = 100_000
    private var repeated = 0

    init(block: Int, start: Int, items: Int, mayLayOut: Bool) {
        self.block = block
        self.start = start
        self.items = items
        self.mayLayOut = mayLayOut
    }

    /// Whether an open cell holds data, and is neither a caption nor a header's.
    var isInDataCell: Bool {
        guard let cell, case .cell = cell.element else { return false }
        return true
    }

    /// Whether the open cell is a title over all columns: the first one, as wide as several.
    var isTitleOpen: Bool { rows.isEmpty && current?.cells.isEmpty == true && (cell?.columns ?? 1) > 1 }

    /// Makes it a table that lays out. Answers what it has read, in reading order.
    mutating func dissolve() -> [Table.Cell] {
        let read = (rows + [current].compactMap { $0 }).flatMap(\.cells)
        (isLayout, isCellOpen, cell, current, rows) = (true, false, nil, nil, [])
        return read.filter { !$0.text.characters.isEmpty }
    }

    mutating func openRow(at offset: Int) {
        closeRow(at: offset)
        current = Row(start: offset, isHeader: isInHead)
    }

    mutating func openCell(_ element: HTMLElement, _ attributes: HTMLAttributes, at offset: Int) {
        isCellOpen = true
        cell = Cell(
            element: element,
            start: offset,
            columns: attributes.count("colspan", atMost: Self.mostColumns),
            rows: attributes.count("rowspan", atMost: Self.mostRows)
        )
    }

    mutating func closeCell(_ text: Text, at end: Int) {
        guard let open = cell else { return }
        isCellOpen = false
        cell = nil
        if case .caption = open.element {
            if !text.characters.isEmpty { caption = text }
            return
        }
        if current == nil { current = Row(start: open.start, isHeader: isInHead) }
        if case .cell = open.element { current?.hasDataCell = true }
        if open.columns > 1 || open.rows > 1 { current?.isSpread = true }
        placeReachingCells()
        let placed = Table.Cell(text: text, span: Span(open.start, max(end, open.start)))
        let isWithin = repeated < Self.mostRepeated
        let columns = isWithin ? open.columns : 1
        repeated += columns - 1
        for _ in 0..<columns {
            if open.rows > 1, isWithin { starting[current?.cells.count ?? 0] = (placed, open.rows - 1) }
            current?.cells.append(placed)
        }
    }

    /// Puts in the cells from above that stand left of the next cell.
    private mutating func placeReachingCells() {
        while let column = current?.cells.count, let above = reaching[column] {
            current?.cells.append(above.cell)
            repeated += 1
            if repeated >= Self.mostRepeated { reaching = [:] }
        }
    }

    mutating func closeRow(at end: Int) {
        placeReachingCells()
        guard var row = current else { return }
        current = nil
        reaching = reaching.compactMapValues { $0.rows > 1 ? ($0.cell, $0.rows - 1) : nil }
        reaching.merge(starting) { $1 }
        starting = [:]
        guard !row.cells.isEmpty else { return }
        row.end = max(end, row.start)
        rows.append(row)
    }

    /// Nil for a table without a cell or a caption.
    func made() -> Table? {
        guard !rows.isEmpty || caption != nil else { return nil }
        var header: [Table.Cell] = []
        var body: [Table.Row] = []
        for (index, row) in rows.enumerated() {
            if index == 0, row.isHeader || (!row.hasDataCell && rows.count > 1) {
                header = row.cells
            } else if index == 1, !header.isEmpty, rows[0].isSpread, !row.hasDataCell {
                // The header's second row, which parts its columns: what they hold the first has said.
                continue
            } else {
                body.append(Table.Row(cells: row.cells, span: Span(row.start, row.end)))
            }
        }
        return Table(header: header, rows: body, caption: caption)
    }
}

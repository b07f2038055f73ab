import Declarations
import SourceText

/// Tables: each cell collects its own text, and what stood open around the table waits.
extension HTMLBlockBuilder {
    func openTablePart(_ element: HTMLElement, _ attributes: HTMLAttributes, _ offset: Int, _ frame: inout Frame) {
        guard mode != .hidden, mode != .code else { return }
        flush(at: offset)
        if case .table = element { return openTable(offset, &frame) }
        guard !tables.isEmpty else { return }
        let table = tables.count - 1
        if tables[table].isLayout { return blockStart = offset }
        switch element {
        case .tableHead: tables[table].isInHead = true
        case .tableBody: tables[table].isInHead = false
        case .row: tables[table].openRow(at: offset)
        case .caption, .cell, .headerCell:
            closeCell(at: offset)
            text = TextBuilder()
            markCounts = [:]
            tables[table].openCell(element, attributes, at: offset)
        default: break
        }
    }

    private func openTable(_ offset: Int, _ frame: inout Frame) {
        frame.hasOuter = true
        outers.append(text)
        text = TextBuilder()
        openTables[blocks.count] = false
        tables.append(HTMLTableBuilder(block: blocks.count, start: offset, items: items.count, mayLayOut: mayLayOut))
        items.append(Item(depth: 1, start: offset, blocks: blocks.count, isEmitted: true))
        emit(.table(Table(header: [], rows: [])), Span(offset, offset))
    }

    func closeTablePart(_ frame: Frame, _ span: Span) {
        guard frame.mode != .hidden, frame.mode != .code, let table = tables.last else { return }
        switch frame.element {
        case .table: closeTable(frame, span)
        case _ where table.isLayout: flush(at: span.end)
        case .tableHead: tables[tables.count - 1].isInHead = false
        case .row:
            closeCell(at: span.start)
            flush(at: span.start)
            tables[tables.count - 1].closeRow(at: span.end)
        case .caption, .cell, .headerCell: closeCell(at: span.end)
        default: break
        }
    }

    private func closeCell(at end: Int) {
        guard isInCell else { return }
        let taken = text.take()
        tables[tables.count - 1].closeCell(taken, at: end)
        text = TextBuilder()
        markCounts = [:]
    }

    private func closeTable(_ frame: Frame, _ span: Span) {
        closeCell(at: span.start)
        flush(at: span.start)
        guard var table = tables.popLast() else { return }
        table.closeRow(at: span.start)
        items.removeLast(items.count - table.items)
        if !table.isLayout, let made = table.made() {
            let kind = made.onlyCode.map { Block.Kind.code($0, language: language) } ?? .table(made)
            blocks[table.block] = Block(kind, span: Span(table.start, max(span.end, table.start)))
            openTables[table.block] = nil
        }
        text = outers.popLast() ?? TextBuilder()
        markCounts = [:]
        for kind in text.openKinds { markCounts[kind] = 1 }
        blockStart = nil
    }
}

extension Table {
    /// The one piece of code that the table holds, numbers of its lines aside: highlighters lay code out in tables.
    fileprivate var onlyCode: Text? {
        guard header.isEmpty, caption == nil, rows.count == 1, let cells = rows.first?.cells, var text = cells.last?.text else {
            return nil
        }
        let isNumbered = cells.count == 2 && !cells[0].text.characters.isEmpty && cells[0].text.characters.allSatisfy(\.isNumber)
        guard cells.count == 1 || isNumbered else { return nil }
        let length = text.characters.utf8.count
        guard text.marks.contains(where: { $0.kind == .code && $0.range.start == 0 && $0.range.end == length }) else { return nil }
        text.marks = []
        return text
    }
}

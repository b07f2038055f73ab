import SourceText

/// Rows as items of a list, each with its cells as items inside of it: `* - key`, `  - which door`.
struct ListTable {
    let block: Block
    /// The line behind the table.
    let end: Int

    init?(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int, _ dialect: TextDialect) {
        guard let directive = TableDirective("list-table", lines, source, at: start, dialect) else { return nil }
        var rows: [[[Span]]] = []
        // How far the marks of cells are set in.
        var margin = 0
        for line in lines[directive.body] where !line.isBlank {
            let content = line.content
            if let cell = Self.firstCell(line, source), rows.isEmpty || line.indentation < margin {
                margin = line.indentation + cell.mark
                rows.append([[Self.withoutMark(cell.text, source)]])
            } else if rows.isEmpty {
                return nil
            } else if line.indentation == margin, let text = Self.item(content, source) {
                rows[rows.count - 1].append([Self.withoutMark(text, source)])
            } else {
                let last = rows[rows.count - 1].count - 1
                rows[rows.count - 1][last].append(Self.withoutMark(content, source))
            }
        }
        let made = rows.map { $0.map { Table.Cell(lines: $0, source, dialect) } }
        guard !made.isEmpty else { return nil }
        end = directive.body.upperBound
        block = Block(
            .table(directive.table(made, source)), span: Span(lines[start].content.start, lines[end - 1].content.end))
    }

    /// `* - text`: how far behind the row's mark that of its first cell stands, and what the cell says.
    private static func firstCell(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> (mark: Int, text: Span)? {
        guard let cell = item(line.content, source), let text = item(cell, source) else { return nil }
        return (cell.start - line.content.start, text)
    }

    /// Behind `- `; a cell may be empty.
    private static func item(_ content: Span, _ source: UnsafeBufferPointer<UInt8>) -> Span? {
        guard !content.isEmpty, "*-+".utf8.contains(source[content.start]),
            content.length == 1 || source[content.start + 1].isASCIIBlank
        else { return nil }
        return Span(content.start + 1, content.end).trimmed(source)
    }

    /// `| a line of its own`, `- an item inside of a cell`
    private static func withoutMark(_ content: Span, _ source: UnsafeBufferPointer<UInt8>) -> Span {
        let isLine = content.length > 1 && source[content.start] == UInt8(ascii: "|") && source[content.start + 1].isASCIIBlank
        return isLine ? Span(content.start + 1, content.end).trimmed(source) : item(content, source) ?? content
    }
}

import SourceText

/// A table as browsers copy it: a row on a line, tabs between its cells. A cell of several paragraphs takes several lines.
struct TabbedTable {
    var block: Block
    /// The line behind the table.
    var end: Int

    private let lines: [TextLine]
    private let source: UnsafeBufferPointer<UInt8>
    private let dialect: TextDialect
    /// How many cells each row has.
    private let columns: Int

    init?(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int, _ dialect: TextDialect) {
        let titles = Self.cells(of: lines[start], source)
        guard Self.areTitles(titles, source), lines[start].indentation == 0 else { return nil }
        (self.lines, self.source, self.dialect, columns, end) = (lines, source, dialect, titles.count, start + 1)
        block = Block(.table(Table(header: [], rows: [])), span: lines[start].content)
        let isNamed = Self.namesParameter(titles, source) && Self.isBelowParameters(lines, source, at: start)
        var rows: [[[Span]]] = isNamed ? [titles.map { [$0] }] : []
        while let next = row(at: end) {
            // The next table may follow at once.
            if next.end < lines.count, next.cells.count == columns, Self.areSame(next.cells.map { $0[0] }, titles, source) { break }
            rows.append(next.cells)
            end = next.end
        }
        guard !rows.isEmpty else { return nil }
        block.span = Span(lines[start].content.start, lines[end - 1].content.end)
        let header = isNamed ? [] : titles.map { Table.Cell(lines: [$0], source, dialect) }
        block.kind = .table(Table(header: header, rows: rows.map(made)))
    }

    /// `doorKey`, and what it means: no title, below "Parameters", where generators have none over their columns.
    private static func namesParameter(_ cells: [Span], _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard cells.count == 2 else { return false }
        // "id" and "code" head columns, too, though never beside a sentence.
        let words = source[cells[1].start..<cells[1].end].split { $0.isASCIIBlank }
        guard words.count > 2 || !areKnownTitles(cells, source) else { return false }
        let name = source[cells[0].start..<cells[0].end]
        return name.first?.isASCIILowercase == true && name.allSatisfy(\.isIdentifierByte)
    }

    private static func isBelowParameters(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        guard start > 0, !lines[start - 1].isBlank, lines[start - 1].content.length < 40 else { return false }
        let title = SectionTitle(String(decoding: source[lines[start - 1].content.start..<lines[start - 1].content.end], as: UTF8.self))
        return title.isPart && title.topics == [.parameters]
    }

    /// Whether a table with titles that are known begins at a line: it ends the code above it.
    static func begins(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        let line = lines[start]
        guard line.indentation == 0, line.hasTabInside(source) else { return false }
        let titles = cells(of: line, source)
        return areKnownTitles(titles, source)
    }

    /// Titles are short, and no code, which is indented by tabs or has them before its comments.
    private static func areTitles(_ cells: [Span], _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        (2...mostColumns).contains(cells.count)
            && cells.allSatisfy { cell in
                !cell.isEmpty && cell.length <= longestTitle && source[cell.end - 1] != UInt8(ascii: ".")
                    && !source[cell.start..<cell.end].contains(where: "{}=;\"<>#".utf8.contains)
            }
    }

    private static let mostColumns = 12
    private static let longestTitle = 60
    /// The most lines of one row, and of one cell's further paragraphs.
    private static let mostLines = 20

    private static func areSame(_ one: [Span], _ other: [Span], _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        zip(one, other).allSatisfy { source[$0.start..<$0.end].elementsEqual(source[$1.start..<$1.end]) }
    }

    /// What tabs part on a line. An empty cell stays one, also where it is the first, as below one that spans rows, or the last.
    private static func cells(of line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> [Span] {
        guard !line.isBlank else { return [] }
        var cells: [Span] = []
        var start = line.span.start
        for index in start..<line.span.end where source[index] == UInt8(ascii: "\t") {
            cells.append(Span(start, index).trimmed(source))
            start = index + 1
        }
        return cells + [Span(start, line.span.end).trimmed(source)]
    }
}

// MARK: - Rows

extension TabbedTable {
    /// The row that begins at a line, and the line behind it; nil where none begins.
    private func row(at start: Int) -> (cells: [[Span]], end: Int)? {
        guard start < lines.count else { return nil }
        let first = Self.cells(of: lines[start], source)
        guard (2...columns).contains(first.count) else { return nil }
        var cells = first.map { [$0] }
        var end = start + 1
        // A cell that is broken goes on, until the row has all its cells.
        while cells.count < columns {
            guard end < lines.count, end - start < Self.mostLines, !lines[end].isBlank else { return nil }
            let more = Self.cells(of: lines[end], source)
            guard cells.count + more.count - 1 <= columns else { return nil }
            cells[cells.count - 1].append(more[0])
            cells += more.dropFirst().map { [$0] }
            end += 1
        }
        for line in furtherLines(behind: end) {
            if !lines[line].isBlank { cells[cells.count - 1].append(lines[line].content) }
            end = line + 1
        }
        return (cells, end)
    }

    /// Lines without a tab belong to the last cell where another row follows: the end of a table is told by nothing else. Behind a blank line,
    /// a title may stand above that row, which then is another table's.
    private func furtherLines(behind start: Int) -> Range<Int> {
        var end = start
        while end < lines.count, end - start < Self.mostLines, !hasTab(lines[end]) { end += 1 }
        guard end > start, end < lines.count else { return start..<start }
        let next = Self.cells(of: lines[end], source)
        let hasBlank = lines[start..<end].contains(where: \.isBlank)
        guard next.count == columns, !Self.areKnownTitles(next, source), !hasBlank || !isTitle(lines[end - 1]) else { return start..<start }
        return start..<end
    }

    private func isTitle(_ line: TextLine) -> Bool {
        !line.isBlank && line.content.length <= Self.longestTitle && !TextReader.endsSentence(line.content, source)
    }

    /// All are words that tables have for their columns, or all but one of three and more.
    private static func areKnownTitles(_ cells: [Span], _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard areTitles(cells, source), !cells.contains(where: { isNumber($0, source) }) else { return false }
        let known = cells.count { cell in
            HeaderReading.of(String(decoding: source[cell.start..<cell.end], as: UTF8.self)) != nil
        }
        return known >= cells.count - (cells.count > 2 ? 1 : 0)
    }

    /// `1003` is a code, whatever words stand beside it.
    private static func isNumber(_ cell: Span, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        source[cell.start..<cell.end].allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }

    /// An empty cell at either end leaves its tab there.
    private func hasTab(_ line: TextLine) -> Bool { source[line.span.start..<line.span.end].contains(UInt8(ascii: "\t")) }

    private func made(_ cells: [[Span]]) -> Table.Row {
        Table.Row(cells: cells.map { Table.Cell(lines: $0, source, dialect) })
    }
}

import SourceText

/// Rows whose cells bars part, and no line between the header and the others: Markdown takes them for a paragraph, and whoever wrote them meant
/// a table.
extension Extraction {
    mutating func readBarRows(_ passage: Passage) -> Bool {
        guard passage.holds(UInt8(ascii: "|")) else { return false }
        let lines = writtenLines(passage)
        let rows = lines.map { Self.cells(of: $0, in: passage) }
        guard rows.count > 1, let header = rows.first, header.count > 1, rows.allSatisfy({ $0.count == header.count }) else { return false }
        guard HeaderReading.areTitles(header.map(\.text.characters)) else { return false }
        let body = zip(rows, lines).dropFirst().map { Table.Row(cells: $0, span: passage.file($1)) }
        readTable(Table(header: header, rows: body), block: Block(.paragraph(passage.text), span: passage.file(passage.wholeSpan)))
        return true
    }

    /// What stands between the bars; those at either end part nothing.
    private static func cells(of line: Span, in passage: Passage) -> [Table.Cell] {
        let bars = (line.start..<line.end).filter { passage.bytes[$0] == UInt8(ascii: "|") }
        guard !bars.isEmpty else { return [] }
        var cells = zip([line.start - 1] + bars, bars + [line.end]).map { passage.trimmed(Span($0 + 1, max($0 + 1, $1))) }
        if bars.first == line.start { cells.removeFirst() }
        if bars.last == line.end - 1 { cells.removeLast() }
        return cells.map { Table.Cell(text: passage.part($0), span: passage.file($0)) }
    }
}

extension Passage {
    /// A part of the text as a text of its own.
    func part(_ span: Span) -> Text {
        let marks = text.marks.compactMap { mark -> Text.Mark? in
            let (start, end) = (max(mark.range.start, span.start), min(mark.range.end, span.end))
            return start < end ? Text.Mark(mark.kind, range: Span(start - span.start, end - span.start)) : nil
        }
        let first = text.runs.last { $0.textOffset <= span.start }
        let inner = text.runs.filter { $0.textOffset > span.start && $0.textOffset < span.end }
        let runs = ([first].compactMap(\.self) + inner).map { run in
            guard run.textOffset < span.start, run.fileLength == 0 else {
                return Text.Run(
                    textOffset: max(0, run.textOffset - span.start), fileOffset: run.fileOffset, fileLength: run.fileLength)
            }
            return Text.Run(textOffset: 0, fileOffset: run.fileOffset + span.start - run.textOffset)
        }
        return Text(characters: string(span), marks: marks, runs: runs, end: file(span).end)
    }
}

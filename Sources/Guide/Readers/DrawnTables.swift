import SourceText

/// A listing that is a table, drawn with bars or laid out with blanks: whoever wrote it wanted its columns to stay below each other. Its
/// first row has to be titles that are known, and all others as many cells.
enum DrawnTables {
    static func asTables(_ blocks: [Block]) -> [Block] {
        blocks.map { block in
            guard case .code(let text, let language) = block.kind, language.map({ texts.contains($0.lowercased()) }) ?? true,
                let table = table(Passage(text))
            else { return block }
            return Block(.table(table), span: block.span)
        }
    }

    /// What such a listing may be called, which is no code.
    private static let texts: Set<String> = ["text", "txt", "plain", "plaintext", "table", "none", "nohighlight", "no-highlight", "ascii"]

    private static func table(_ passage: Passage) -> Table? {
        guard (2..<longest).contains(passage.lines.count),
            let first = passage.lines.first(where: { !isRule(passage.bytes[$0.start..<$0.end]) })
        else { return nil }
        let split = isDrawn(first, passage) ? barred : blanked
        let header = split(first, passage)
        guard HeaderReading.areTitles(header.map(passage.string)) else { return nil }
        var rows = [header]
        for line in passage.lines where line.start > first.start && !isRule(passage.bytes[line.start..<line.end]) {
            let cells = split(line, passage)
            guard cells.count == header.count else { return nil }
            rows.append(cells)
        }
        return table(rows, passage)
    }

    /// Tables of guides are smaller by far.
    private static let longest = 1_000

    private static func table(_ rows: [[Span]], _ passage: Passage) -> Table? {
        var made: [[Table.Cell]] = []
        for row in rows {
            let cells = row.map { Table.Cell(text: passage.part($0), span: passage.file($0)) }
            // What has no first cell goes on with the row above.
            if row[0].isEmpty, made.count > 1 {
                made[made.count - 1] = zip(made[made.count - 1], cells).map { joined($0, $1) }
            } else {
                made.append(cells)
            }
        }
        guard made.count > 1 else { return nil }
        return Table(header: made[0], rows: made.dropFirst().map { Table.Row(cells: $0) })
    }

    private static func joined(_ upper: Table.Cell, _ lower: Table.Cell) -> Table.Cell {
        guard !lower.text.characters.isEmpty else { return upper }
        var builder = TextBuilder()
        builder.append(upper.text)
        builder.ensureBreak(at: upper.span.end)
        builder.append(lower.text)
        return Table.Cell(text: builder.take(), span: upper.span.union(lower.span))
    }
}

// MARK: - Lines

extension DrawnTables {
    private static let bar = UInt8(ascii: "|")
    /// `│` and `║`, which differ in their last byte alone.
    private static let wideBars = ["│", "║", "┃"].map { Array($0.utf8) }

    private static func isDrawn(_ line: Span, _ passage: Passage) -> Bool { !bars(in: line, passage).isEmpty }

    private static func bars(in line: Span, _ passage: Passage) -> [Span] {
        var found: [Span] = []
        for index in line.start..<line.end {
            if passage.bytes[index] == bar {
                found.append(Span(index, index + 1))
            } else if passage.bytes[index] == 0xE2, wideBars.contains(where: { passage.bytes[index..<line.end].starts(with: $0) }) {
                found.append(Span(index, index + 3))
            }
        }
        return found
    }

    /// `+-----+-----+`, `|-----|`, `=====  =====`, `├──┼──┤`: nothing but what rules are drawn with.
    private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: line, as: UTF8.self)
        return text.unicodeScalars.allSatisfy { "+-=|: ".unicodeScalars.contains($0) || (0x2500...0x257F).contains($0.value) }
    }

    /// What stands between the bars; those at either end part nothing.
    private static func barred(_ line: Span, _ passage: Passage) -> [Span] {
        let bars = bars(in: line, passage)
        let starts = [line.start] + bars.map(\.end)
        let ends = bars.map(\.start) + [line.end]
        var cells = zip(starts, ends).map { passage.trimmed(Span($0, $1)) }
        if bars.first?.start == line.start { cells.removeFirst() }
        if bars.last?.end == line.end, !cells.isEmpty { cells.removeLast() }
        return bars.isEmpty ? [] : cells
    }

    /// What two blanks or a tab part.
    private static func blanked(_ line: Span, _ passage: Passage) -> [Span] {
        var cells: [Span] = []
        var start = line.start
        var index = line.start
        while index < line.end {
            let end = index
            while index < line.end, passage.bytes[index] == 0x20 || passage.bytes[index] == 0x09 { index += 1 }
            if index - end > 1 || index > end && passage.bytes[end] == 0x09 {
                cells.append(Span(start, end))
                start = index
            } else if index == end {
                index += 1
            }
        }
        return cells + [Span(start, line.end)]
    }
}

import SourceText

extension Extraction {
    /// A column of which every cell begins with a line of code, and goes on in words: names, and what they mean. Read as two columns.
    static func withNamesApart(_ table: Table) -> Table {
        guard table.rows.count > 1, let column = columnOfNames(table) else { return table }
        var table = table
        for index in table.rows.indices {
            let cell = table.rows[index].cells[column]
            let passage = Passage(cell.text)
            let end = passage.lines[0].end
            let name = Table.Cell(text: cell.text.part(from: 0, to: end), span: passage.file(passage.lines[0]))
            let rest = Table.Cell(text: cell.text.part(from: end, to: passage.bytes.count), span: cell.span)
            table.rows[index].cells = [name, rest]
        }
        if column < table.header.count {
            var (name, rest) = (table.header[column], table.header[column])
            if HeaderReading.of(name.text.characters)?.role.isName == true {
                rest.text = rest.text.part(from: 0, to: 0)
            } else {
                name.text = name.text.part(from: 0, to: 0)
            }
            table.header = [name, rest]
        }
        return table
    }

    /// Beside it, rows have nothing but the number of a chapter; tables of one column are summaries, and read as such.
    private static func columnOfNames(_ table: Table) -> Int? {
        guard let width = table.rows.first?.cells.count, width > 1, width < 4, table.rows.allSatisfy({ $0.cells.count == width }) else {
            return nil
        }
        guard let column = (0..<width).first(where: { column in table.rows.allSatisfy { opensWithCode($0.cells[column]) } }) else {
            return nil
        }
        let others = (0..<width).filter { $0 != column }
        return others.allSatisfy { other in table.rows.allSatisfy { isChapter($0.cells[other].text.characters) } } ? column : nil
    }

    /// `6.2.1.1`, the number of a chapter, or nothing; `3` may be a code.
    private static func isChapter(_ text: String) -> Bool {
        let text = text.trimmingBlanks()
        return text.isEmpty || text.has(".") && text.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E }
    }

    private static func opensWithCode(_ cell: Table.Cell) -> Bool {
        let passage = Passage(cell.text)
        guard passage.lines.count > 1 else { return false }
        let line = passage.lines[0]
        let marks = cell.text.marks.filter { $0.kind == .code && $0.range.start >= line.start && $0.range.end <= line.end }
        guard marks.count == 1, let mark = marks.first, mark.range.length + 6 > line.length else { return false }
        let next = passage.lines[1]
        return !passage.isCode(Span(next.start, next.start + 1)) && passage.string(next).has(" ")
    }

    /// `.lockMode(DoorMode)`, in a guide whose samples chain `.lockMode(…)` to an object: a method that answers the object itself.
    func chainedName(in passage: Passage) -> NamedCell? {
        guard passage.lines.count == 1, let line = passage.lines.first else { return nil }
        let text = passage.string(line).filter { $0 != "`" && $0 != "*" }
        guard text.hasPrefix("."), text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        let name = text[..<open].dropFirst()
        let types = text[text.index(after: open)...].dropLast().split(separator: ",")
        let isAmongChained = facts.last?.kind == .method && facts.last?.source == .table && blockOfFact.last == self.block
        guard NameShape.isPlainName(name), !types.isEmpty, isAmongChained || isChained(String(name)) else { return nil }
        let start = passage.bytes[line.start..<line.end].firstIndex(of: 0x2E).map { $0 + 1 } ?? line.start
        var cell = NamedCell(
            name + "(" + String(repeating: "_:", count: types.count) + ")", passage.file(Span(start, start + name.utf8.count)))
        cell.isMessage = true
        return cell
    }

    private func isChained(_ name: String) -> Bool {
        document.listings.contains { text in
            text.has(".\(name)(") && text.split(separator: "\n").contains { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix(".\(name)(") }
        }
    }
}

extension Text {
    /// What stands between two places of the text, with its marks, at the same places of the file.
    func part(from start: Int, to end: Int) -> Text {
        let span = fileSpan(Span(start, end))
        let shifted = runs.filter { $0.textOffset >= start && $0.textOffset < end }
            .map { Run(textOffset: $0.textOffset - start, fileOffset: $0.fileOffset, fileLength: $0.fileLength) }
        let first = shifted.first?.textOffset == 0 ? [] : [Run(textOffset: 0, fileOffset: span.start)]
        let kept = marks.filter { $0.range.start < end && $0.range.end > start }
            .map { Mark($0.kind, range: Span(max(0, $0.range.start - start), min(end, $0.range.end) - start)) }
        let bytes = Array(characters.utf8)[start..<end]
        return Text(characters: String(decoding: bytes, as: UTF8.self), marks: kept, runs: first + shifted, end: span.end)
    }
}

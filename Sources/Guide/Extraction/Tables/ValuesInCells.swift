import SourceText

extension Extraction {
    /// "1. `DoorModeOpen`: …", "2. `DoorModeShut`: …" in the cell that explains what has the type `DoorMode`: the values to choose from.
    mutating func readValues(in cell: Table.Cell, _ row: Table.Row, _ shape: TableShape) {
        guard let index = shape.index(.type), index < row.cells.count,
            let type = NameShape.names(in: row.cells[index].text.characters).first, NameShape.looksLikeType(type), survey.isOfAPI(type)
        else { return }
        let passage = Passage(cell.text)
        guard passage.lines.count > 1 else { return }
        let names = passage.lines.compactMap { passage.codeOpening($0) }
        guard names.count > 1, names.count * 2 > passage.lines.count else { return }
        let texts = names.map(passage.string)
        let stem = texts.dropFirst().reduce(texts[0]) { Self.shared($0, $1) }
        guard stem.utf8.count > 3, type.hasPrefix(stem), Set(texts).count == texts.count,
            texts.allSatisfy({ $0.utf8.count > stem.utf8.count })
        else { return }
        for name in names { add(Fact(.case, passage.string(name), owner: type, source: .table, span: passage.file(name))) }
    }

    /// What two names begin with.
    private static func shared(_ one: String, _ other: String) -> String {
        String(zip(one, other).prefix { $0 == $1 }.map(\.0))
    }
}

extension Passage {
    /// The name that is marked as code and opens a line, perhaps behind a number or a dash.
    fileprivate func codeOpening(_ line: Span) -> Span? {
        var start = line.start
        while start < line.end, [0x20, 0x2D, 0x2E, 0x2A, 0x29, 0x60].contains(bytes[start]) || bytes[start] >= 0x30 && bytes[start] <= 0x39
        {
            start += 1
        }
        let end = bytes[start..<line.end].firstIndex { !NameShape.isIdentifierPart($0) } ?? line.end
        let name = Span(start, end)
        return end > start && isCode(name) && NameShape.looksLikeType(string(name)) ? name : nil
    }
}

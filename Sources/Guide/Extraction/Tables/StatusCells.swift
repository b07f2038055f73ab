import SourceText

/// `401` and below it "Unauthorized" in one cell: a code and its words are one error.
enum StatusCells {
    /// The table with nothing but the codes in such a column; nil where it has none.
    static func withoutWords(_ table: Table) -> Table? {
        let width = table.rows.map(\.cells.count).min() ?? 0
        guard table.rows.count > 1, let column = (0..<width).first(where: { isColumn($0, table.rows) }) else { return nil }
        var table = table
        for index in table.rows.indices {
            let cell = table.rows[index].cells[column]
            let passage = Passage(cell.text)
            guard let line = passage.lines.first else { continue }
            table.rows[index].cells[column] = Table.Cell(text: cell.text.part(from: 0, to: line.end), span: passage.file(line))
        }
        return table
    }

    /// Every cell begins with a line that is a number, and most go on in words.
    private static func isColumn(_ column: Int, _ rows: [Table.Row]) -> Bool {
        let passages = rows.map { Passage($0.cells[column].text) }
        let areCodes = passages.allSatisfy { passage in
            guard let line = passage.lines.first else { return false }
            let text = passage.string(line).filter { $0 != "`" && $0 != "*" }
            return text.utf8.count > 2 && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        }
        guard areCodes else { return false }
        let worded = passages.count { passage in
            passage.lines.count > 1
                && passage.lines.dropFirst().allSatisfy { line in
                    passage.bytes[line.start..<line.end].allSatisfy { $0 >= 0x41 || $0 == 0x20 || $0 == 0x2D || $0 == 0x27 || $0 == 0x60 }
                }
        }
        return worded * 2 > passages.count
    }
}

extension Extraction {
    /// 404 of "404 (Not Found)", which the column of the names holds, whatever code stands beside it.
    func wordedStatus(_ name: String, _ row: Table.Row, _ shape: TableShape) -> Int? {
        guard let index = shape.nameIndex, index < row.cells.count, HTTPStatus.known.contains(name) else { return nil }
        let said = StatusReading(mayBeAll: false, onlyOfProtocol: false).statuses(in: row.cells[index].text.characters)
        return said.count == 1 && String(said[0].status) == name ? said[0].status : nil
    }

    /// What stands where a status of HTTP and its words stand together is that status.
    mutating func noteStatusesOfErrors(from first: Int) {
        for index in facts.indices.dropFirst(first) where facts[index].kind == .error && HTTPStatus.known.contains(facts[index].name) {
            facts[index].detail.status = Int(facts[index].name)
        }
    }
}

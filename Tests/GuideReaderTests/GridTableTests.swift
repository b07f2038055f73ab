import Guide
import Testing

@Suite("Tables of boxes, as reStructuredText draws them")
struct GridTableTests {
    private func outline(_ text: String) throws -> [String] {
        let reading = Reading("doors.rst", text)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
        return reading.outline
    }

    @Test("rules part rows, borders columns, and equals signs close the header")
    func grid() throws {
        let text = """
            +-------+--------+----------------+
            | Field | Type   | Meaning        |
            +=======+========+================+
            | key   | String | Of the door,   |
            |       |        | or of the hall |
            +-------+--------+----------------+
            | größe | Int    | 門の大きさ          |
            +-------+--------+----------------+

            More.

            """
        #expect(
            try outline(text) == [
                "table[Field|Type|Meaning] key|String|Of the door,⏎or of the hall / größe|Int|門の大きさ", "p More.",
            ])
    }

    @Test("a table without a header, indented under an item")
    func noHeader() throws {
        #expect(try outline("  +---+---+\n  | a | b |\n  +---+---+\n  | c | d |\n  +---+---+\n") == ["table[] a|b / c|d"])
    }

    @Test("a cell that spans columns is the first of them, one that spans rows stands in each")
    func spans() throws {
        let text = """
            +-----+-----+-----+
            | a   | b   | c   |
            +-----+-----+-----+
            | d         | e   |
            +-----+-----+-----+
            | f   | g   | h   |
            |     +-----+-----+
            |     | i   | k   |
            +-----+-----+-----+
            """
        let cells = try outline(text)
        #expect(cells == ["table[] a|b|c / d||e / f|g|h / f|i|k"])
    }

    @Test("boxes that never close, or hold nothing, are lines", arguments: ["+---+\n| a |\n", "+---+\n+---+\n", "+---+\n| a |\nb\n"])
    func none(text: String) throws {
        #expect(try !outline(text).contains { $0.hasPrefix("table") })
    }
}

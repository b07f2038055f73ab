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

    @Test("tables that tabs indent, of boxes and of rules")
    func tabs() throws {
        let grid = "\t+-----+-------+\n\t| key | state |\n\t+=====+=======+\n\t| 100 | open  |\n\t+-----+-------+\n"
        #expect(try outline(grid) == ["table[key|state] 100|open"])
        let rule = "\t=======  =====\n"
        let ruled = "\(rule)\tstate    of it\n\(rule)\t10000    open, though wider than its rule\n\t-1       shut\n\(rule)"
        let note = ".. note::\n\n    All states\n" + ruled
        #expect(try outline(note).last == "table[state|of it] 10000|open, though wider than its rule / -1|shut")
    }

    @Test("cells of wide letters, counted as one column each or as two")
    func wideLetters() throws {
        let rule = "====  ==========  ======\n"
        let two = "key   열쇠        String\n"
        let one = "key   열쇠가 아닙니다  String\n"
        let table = rule + "이름  뜻          형식\n" + rule + two + one + rule
        #expect(try outline(table) == ["table[이름|뜻|형식] key|열쇠|String / key|열쇠가 아닙니다|String"])
    }
}

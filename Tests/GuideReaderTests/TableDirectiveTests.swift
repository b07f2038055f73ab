import Guide
import Testing

@Suite("Tables that directives of reStructuredText make")
struct TableDirectiveTests {
    private func outline(_ text: String) throws -> [String] {
        let reading = Reading("doors.rst", text)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
        return reading.outline
    }

    @Test("rows as items of a list, cells as items inside of them")
    func list() throws {
        let text = """
            Before.

            .. list-table:: Doors
               :header-rows: 1
               :widths: 20 80

               * - Field
                 - Meaning
               * - ``key``
                 - Of the door,
                   or of the hall
               * - größe
                 - | small
                   | wide

               * - none
                 -

            Behind.

            """
        #expect(
            try outline(text) == [
                "p Before.", "(Doors) table[Field|Meaning] key|Of the door,⏎or of the hall / größe|small⏎wide / none|", "p Behind.",
            ])
    }

    @Test("without `:header-rows:` all rows are rows, and other marks do, too")
    func noHeader() throws {
        #expect(try outline(".. list-table::\n\n  - * a\n    * b\n  - * c\n    * - d\n      - e\n") == ["table[] a|b / c|d⏎e"])
    }

    @Test("values that commas part, in quotes or not, and another delimiter")
    func csv() throws {
        let text = """
            .. csv-table:: Doors
               :header: "Field", "Meaning"

               "key", "which door, if any"
               size, "small
               or wide"
               none,

            Behind.

            """
        #expect(
            try outline(text) == ["(Doors) table[Field|Meaning] key|which door, if any / size|small⏎or wide / none|", "p Behind."])
        let other = ".. csv-table::\n   :header-rows: 1\n   :delim: ;\n\n   Field; Meaning\n   key; a, b\n"
        #expect(try outline(other) == ["table[Field|Meaning] key|a, b"])
    }

    @Test(
        "a directive without rows is what it was, and lists elsewhere are lists",
        arguments: [".. list-table::\n   :widths: 1\n\nBehind.\n", ".. csv-table::\n   :file: doors.csv\n", "* - a\n  - b\n"])
    func none(text: String) throws {
        #expect(try !outline(text).contains { $0.hasPrefix("table") })
    }
}

import Guide
import SourceText
import Testing

@Suite("Rows with bars and without the line below the header")
struct BarRowTests {
    @Test("header words and rows of as many cells are a table, be one column called anything")
    func rows() throws {
        let found = try sheet(
            """
            ## Rooms
            `POST /rooms`

            Parameter | Type | Length | Required | Description |
            house  | String  | 50 | Y | whose it is (a, b) |
            `beds` | int | 3 | N | how many |
            """)
        #expect(
            lines(found, .parameter) == [
                "parameter/table POST /rooms house : String required", "parameter/table POST /rooms beds : int optional",
            ])
        #expect(found.facts.filter { $0.kind == .parameter }.map { found.file.position(of: $0.span.start).line } == [5, 6])
    }

    @Test("a header and its line behind an empty one begin another table, be its columns as many")
    func twoTables() throws {
        let found = try sheet(
            """
            # Lamps

            Option | Type | Description
            --- | --- | ---
            watts | number | how bright

            room | string | where

            Parameter | Type | Description
            --- | --- | ---
            done | callback | when it shines
            """)
        #expect(found.facts.filter { $0.source == .table }.map(\.name) == ["watts", "room", "done"])
    }

    @Test("sentences and choices with bars are none")
    func sentences() throws {
        let found = try sheet(
            """
            Name it left | right, as you like
            and go on | as before

            Parameter | Type
            only one line | of as many | cells
            """)
        #expect(lines(found, .parameter, .key, .property).isEmpty)
    }
}

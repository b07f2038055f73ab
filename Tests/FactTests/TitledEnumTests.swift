import Guide
import Testing

@Suite("Tables below the name of an enum")
struct TitledEnumTests {
    private func cases(_ lead: String) throws -> [String] {
        try lines(
            sheet(
                """
                ```swift
                enum LampError: Int {}
                enum LampSide: Int {}
                ```

                ### LampError

                \(lead)

                | Case | rawValue | Meaning |
                |---|---|---|
                | `broken` | 1 | It is broken |
                | `missing` | 2 | There is none |
                """), .case)
    }

    @Test("a paragraph may mention other types")
    func paragraphs() throws {
        let expected = ["case/table LampError broken = 1", "case/table LampError missing = 2"]
        #expect(try cases("Why it is dark. Who made it so is told by `LampSide`, which comes with it.") == expected)
        #expect(try cases("Why it is dark.") == expected)
    }

    @Test("a line that introduces the table names the enum")
    func introductions() throws {
        #expect(try cases("The values of `LampSide`:") == ["case/table LampSide broken = 1", "case/table LampSide missing = 2"])
    }
}

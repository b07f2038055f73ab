import Guide
import Testing

@Suite struct HeadingNumbersTests {
    private func found(_ headings: String...) throws -> [String] {
        try slips(.headingNumber, in: headings.map { "## \($0)\n\nWords.\n" }.joined(separator: "\n"))
    }

    @Test func aHeadingWithoutItsNumber() throws {
        #expect(try found("1. Lamps", "2. Doors", "3. Rooms", "4. Houses", "Streets", "6. Towns") == ["5 @17"])
    }

    @Test func aGapAndANumberThatComesTwice() throws {
        #expect(try found("1. A lamp", "2. A door", "3. A room", "4. A house", "6. A town") == ["6 → 5 @17"])
        #expect(try found("1. A lamp", "2. A door", "3. A room", "4. A house", "4. A town") == ["4 → 5 @17"])
    }

    @Test func numbersWithSeveralParts() throws {
        #expect(try found("2.1. On", "2.2. Off", "2.3. Dim", "2.4. Blink", "2.6. Glow", "3.1. Open") == ["2.6 → 2.5 @17"])
    }

    @Test(arguments: [
        ["1. Lamps", "2. Doors", "3. Rooms", "4. Houses"], ["2024. A year", "2023. A year", "2021. A year", "2020. A year"],
        ["3.2.1", "3.2.0", "3.1.0"], ["1. Lamps", "3. Rooms"], ["3D lamps", "4K lamps", "7K lamps", "8K lamps"],
        ["1. On", "2. Off", "3. Dim", "4. Blink", "1. On", "2. Off"].map { $0 + " and on" } + ["3. Dim", "4. Blink"],
    ])
    func sequencesAndWhatIsNone(headings: [String]) throws {
        let text = headings.map { "## \($0)\n\nWords.\n" }.joined(separator: "\n")
        let restarts = headings.filter { $0.hasPrefix("1. ") }.count > 1
        #expect(try slips(.headingNumber, in: text) == (restarts ? ["1 → 5 @17"] : []))
    }

    @Test func eachChapterCountsForItself() throws {
        let chapter = "# Chapter\n\n## 1. On\n\n## 2. Off\n\n## 3. Dim\n\n## 4. Blink\n\n"
        #expect(try slips(.headingNumber, in: chapter + chapter) == [])
    }
}

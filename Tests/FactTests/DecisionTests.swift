import Guide
import SourceText
import Testing

@Suite("Why a place was read as it was")
struct DecisionTests {
    private func explained(_ text: String, line: Int? = nil) throws -> String {
        let read = DocumentReader.read(SourceFile(path: "guide.md", text: text))
        return DecisionRenderer.text(FactExtractor.explained(try #require(read.document)), line: line)
    }

    private let guide = "## Errors\n\n| Error Code | Description |\n| --- | --- |\n| 4001 | locked |\n\nWords.\n"

    @Test("columns and tables say what was weighed")
    func table() throws {
        let text = try explained(guide)
        #expect(text.contains("guide.md:3:1  table: rows are facts of kind error"))
        #expect(text.contains("errors announced") && text.contains("a column of codes"))
        #expect(text.contains("column: a column of codes"))
    }

    @Test("a line: its facts, or that there is none")
    func line() throws {
        #expect(try explained(guide, line: 5).contains("guide.md:5:3  error (table)  4001"))
        #expect(try explained(guide, line: 7).contains("no fact stands on this line"))
    }

    @Test("nothing is recorded unless it is asked for")
    func silent() throws { #expect(try sheet(guide).decisions.isEmpty) }
}

import Guide
import Testing

@Suite("Constants beside what they are called on a screen")
struct DisplayNameTests {
    @Test("the constants are the names", arguments: ["Display name", "Name"])
    func constants(title: String) throws {
        let found = try sheet(
            "## Lamp modes\n\n|\(title)|Value|\n|---|---|\n|Very bright|ABLampModeBright|\n|Not so bright|ABLampModeDim|\n")
        #expect(found.facts.filter { $0.kind == .constant }.map(\.name) == ["ABLampModeBright", "ABLampModeDim"])
    }

    @Test("names that could be the API's keep what stands beside them as values")
    func values() throws {
        let found = try sheet("## Lamp modes\n\n|Name|Value|\n|---|---|\n|modeBright|BRIGHT_MODE|\n|modeDim|DIM_MODE|\n")
        #expect(lines(found, .constant, .key).map { $0.hasPrefix("key/table mode") } == [true, true])
    }
}

import Guide
import Testing

@Suite("Tables of CSS")
struct StyleTableTests {
    @Test("what a style calls parts of a page is nothing of an API", arguments: ["CSS selectors", "Class", "Selector"])
    func styles(title: String) throws {
        let found = try sheet(
            "## Looks\n\n|\(title)|Usage|\n|---|---|\n|`.lamp`|The lamp|\n|`.lamp-shade`|Its shade|\n|`.lamp-shade.dim`|Dim|\n")
        #expect(found.facts.isEmpty)
    }

    @Test("cases of Swift have no dash")
    func cases() throws {
        let found = try sheet("## LampState\n\n|Case|Meaning|\n|---|---|\n|`.bright`|It is bright|\n|`.dim`|It is dim|\n")
        #expect(found.facts.filter { $0.kind == .case }.map(\.name) == ["bright", "dim"])
    }
}

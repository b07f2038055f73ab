import Guide
import Testing

@Suite("Names with a star")
struct StarredNameTests {
    private func page(_ cell: String) -> String {
        "# API\n\n## Login\n\n`POST /v1/login`\n\n| Parameter | Type | Description |\n|---|---|---|\n| \(cell) | string | Who it is. |\n| lang | string | The language. |\n"
    }

    @Test(
        "one star beside a name says that it must be given",
        arguments: ["`username` *", "username \\*", "\\* username", "username (\\*)"])
    func starred(cell: String) throws {
        let guide = try sheet(page(cell))
        #expect(lines(guide, .parameter).contains { $0.contains("username") && $0.hasSuffix(" required") })
        #expect(guide.count(.parameter) == 2)
    }

    @Test("emphasis says nothing about it", arguments: ["*username*", "**username**"])
    func emphasised(cell: String) throws {
        #expect(try lines(sheet(page(cell)), .parameter).contains { $0.hasSuffix(" required") } == false)
    }
}

import Guide
import Testing

@Suite("Types in italics, and Markdown inside of HTML")
struct ItalicTypeTests {
    @Test(
        "behind a name, whatever follows",
        arguments: [
            "**id** *integer* - The door.", "`id` *integer* – the door", "**id** (_integer_) the door", "**id** *integer* the door",
        ])
    func types(item: String) throws {
        let guide = "## Open\n\n`POST /v1/doors`\n\n### Parameters\n\n- \(item)\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/list POST /v1/doors id : integer"])
    }

    @Test("words in italics are no types", arguments: ["**id** *only* the door", "**Open** *Door* first"])
    func words(item: String) throws {
        #expect(try sheet("## Open\n\n`POST /v1/doors`\n\n### Parameters\n\n- \(item)\n").count(.parameter) == 0)
    }

    @Test("an element that says so holds Markdown", arguments: ["<div markdown=\"1\">", "<section class=\"note\" markdown=1>"])
    func markdown(tag: String) throws {
        let guide = "## Open\n\n`POST /v1/doors`\n\n### Parameters\n\n\(tag)\nThese:\n\n- `id`: the door\n</div>\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/list POST /v1/doors id"])
        let listed = "## Open\n\n`POST /v1/doors`\n\n### Parameters\n\n\(tag)\n- `id`: the door\n</div>\n"
        #expect(try lines(sheet(listed), .parameter) == ["parameter/list POST /v1/doors id"])
    }
}

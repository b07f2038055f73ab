import Guide
import Testing

@Suite("Tables that are drawn in listings")
struct DrawnTableTests {
    private static let codes = ["error/table 4001 = 4001", "error/table 4002 = 4002"]

    @Test(
        "bars, boxes and blanks part the cells",
        arguments: [
            "    | 错误码    | 说明\n    | 4001      | 没有网络   \n    | 4002      | 没有门\n",
            "+------+----------+\n| Code | Meaning  |\n+------+----------+\n| 4001 | no net   |\n+------+----------+\n"
                + "| 4002 | no door, |\n|      | no key   |\n+------+----------+\n",
            "┌──────┬─────────┐\n│ Code │ Meaning │\n├──────┼─────────┤\n│ 4001 │ no net  │\n│ 4002 │ no door │\n└──────┴─────────┘\n",
            "Code     Meaning\n----     -------\n4001     no net\n4002     no door at all\n",
            "Code\tMeaning\n4001\tno net\n4002\tno door\n",
        ])
    func errors(drawn: String) throws {
        let page = "<html><body><h2>Error codes</h2><pre><code class=\"language-text\">\(drawn)</code></pre></body></html>"
        #expect(try lines(sheet(page, path: "guide.html"), .error) == Self.codes)
        #expect(try lines(sheet("## Error codes\n\n```\n\(drawn)```\n"), .error) == Self.codes)
    }

    @Test("types and what must be given stand in columns, too")
    func parameters() throws {
        let rows = "| Parameter | Type   | Required |\n|-----------|--------|----------|\n| door_key  | string | yes      |\n"
        let guide = "## POST /v1/doors\n\n```\n\(rows)```\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/table POST /v1/doors door_key : string required"])
    }

    @Test(
        "what a program prints, code, and rows of other lengths are none",
        arguments: [
            "mysql> select * from doors;\n| Code | Meaning |\n| 4001 | no net |\n", "| 4001 | no net |\n| 4002 | no door |\n",
            "Code     Meaning\n4001     no      net\n",
        ])
    func others(listing: String) throws {
        #expect(try lines(sheet("## Error codes\n\n```\n\(listing)```\n"), .error) == [])
        #expect(try lines(sheet("## Error codes\n\n```swift\n| Code | Meaning |\n| 4001 | no net |\n```\n"), .error) == [])
    }
}

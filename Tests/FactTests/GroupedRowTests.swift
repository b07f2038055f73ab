import Guide
import Testing

@Suite("Tables whose rows say more than names")
struct GroupedRowTests {
    @Test("a cell over all columns is a title of the rows below it")
    func groups() throws {
        let table = """
            <h2>Listing</h2><table><tr><th>Property</th><th>Type</th></tr><tr><td>page</td><td>int</td></tr>
            <tr><th colspan="2">Pagination</th></tr><tr><td>perpage</td><td>int</td></tr>
            <tr><td colspan="2"><b>Others</b></td></tr><tr><td>mode</td><td>int</td></tr></table>
            """
        let found = try sheet(table, path: "guide.html")
        #expect(found.facts.filter { $0.kind == .property }.map(\.name) == ["page", "perpage", "mode"])
        #expect(found.unread.compactMap(\.reason) == ["a title over the rows below it", "a title over the rows below it"])
    }

    @Test("the first row of labels names their method")
    func labels() throws {
        let guide = """
            ## Parameters of opening

            | Parameter | Description |
            |---|---|
            | openWithKey | the key |
            | category | of the door |
            | section | of the house |

            ```objc
            [ABDoor openWithKey:nil category:@"a" section:@"b"];
            ```
            """
        #expect(
            try lines(sheet(guide), .method, .parameter) == [
                "method/table ABDoor openWithKey:category:section:", "parameter/table openWithKey:category:section: category",
                "parameter/table openWithKey:category:section: section",
            ])
    }

    @Test("options that a cell lists below its own title")
    func options() throws {
        let guide = """
            <h2>Doors</h2><p>GET https://api.example.com/v1/doors</p><table><tr><th>Parameter</th><th>Description</th></tr>
            <tr><td>metric</td><td>Which one</td></tr><tr><td>detail_by</td><td><p>What to look at.</p><dl><dt>Options:</dt><dd><ul>
            <li>period: “day”/”week”</li><li>campaigns: true</li><li>split_test: KEY_OF_TEST</li></ul></dd></dl></td></tr></table>
            """
        #expect(
            try sheet(guide, path: "guide.html").facts.filter { $0.kind == .parameter }.map(\.name)
                == ["metric", "detail_by", "period", "campaigns", "split_test"])
        let remark =
            "<table><tr><th>Parameter</th><th>Description</th></tr><tr><td>metric</td><td>See the options:<br>note: It is slow.<br>hint: Be quick.</td></tr></table>"
        #expect(try sheet(remark, path: "guide.html").facts.filter { $0.kind == .parameter }.map(\.name) == ["metric"])
    }

    @Test("a type above a table without a header, and a title that says whose properties follow")
    func titles() throws {
        let table =
            "<h3>DoorAward</h3><p>It has this format.</p><table><tr><td>playername</td><td>String</td><td>who</td></tr><tr><td>source</td><td>NSString</td><td>where</td></tr></table>"
        #expect(
            try lines(sheet(table, path: "guide.html"), .type, .property, .parameter) == [
                "type/heading DoorAward", "property/table DoorAward playername : String", "property/table DoorAward source : NSString",
            ])
        for title in ["Widget's properties", "Properties of Widget", "Properties of `Widget`"] {
            let guide = "#### \(title)\n\n- `portalColor` - The color.\n\n```swift\nlet widget = Widget()\n```\n"
            #expect(try lines(sheet(guide), .type, .property) == ["type/heading Widget", "property/list Widget portalColor"])
        }
        #expect(try lines(sheet("#### Today's properties\n\n- `portalColor` - The color.\n"), .type) == [])
    }
}

import Guide
import Testing

@Suite struct CollapsedTablesTests {
    @Test func headersAndCellsInOneLine() throws {
        let page =
            "<h2>Lamp</h2><p>- (void)setColor:(NSString *)color;</p><p>Parameter Type Required Description color NSString Y The colour.</p>"
        #expect(try slips(.collapsedTable, in: page, path: "guide.html") == ["color @1"])
        let korean = "<p>파라미터 타입 필수 여부 설명 color NSString Y 조명 색</p>"
        #expect(try slips(.collapsedTable, in: korean, path: "guide.html").count == 1)
    }

    @Test(arguments: [
        "<p>Name and type are required, and a description follows.</p>", "<p>Parameter type</p>", "<p>Name Type Description</p>",
        "<p>NSLog description error lamp code</p>", "<p>The error code value is a number.</p>",
        "<table><tr><th>Name</th><th>Type</th><th>Required</th></tr><tr><td>color</td><td>NSString</td><td>Y</td></tr></table>",
    ])
    func sentencesAndTables(page: String) throws {
        #expect(try slips(.collapsedTable, in: page, path: "guide.html") == [])
    }

    @Test func textTakenFromAPageHasNoTables() throws {
        #expect(try slips(.collapsedTable, in: "Lamp\n\nName Type Required Description color NSString Y red\n", path: "guide.txt") == [])
    }
}

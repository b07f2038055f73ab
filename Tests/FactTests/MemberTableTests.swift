import Guide
import Testing

@Suite("Tables that list a class's members under a title of their own")
struct MemberTableTests {
    private func table(_ title: String, _ rows: [(String, String)]) -> String {
        let lines = rows.map { "<tr><td>\($0)&#160;</td><td>\($1)</td></tr>\n<tr><td colspan=\"2\">&#160;</td></tr>\n" }
        return "<table>\n<tr><td colspan=\"2\"><h2><a name=\"a\"></a>\n\(title)</h2></td></tr>\n\(lines.joined())</table>\n"
    }

    private let head = "<html><body><div class=\"title\">SCDoorManager Class Reference</div>\n<p>It keeps doors.</p>\n"

    @Test("methods with the signs of their kinds, and properties with their types")
    func members() throws {
        let page =
            head + table("Instance Methods", [("(void)", "- <b>openWithKey:force:</b>"), ("(BOOL)", "- <a href=\"#b\">isOpen</a>")])
            + table("Class Methods", [("(SCDoorManager *)", "+ <b>shared</b>")]) + table("Properties", [("NSString *", "<b>key</b>")])
            + "</body></html>"
        #expect(
            try lines(sheet(page, path: "page.html"), .type, .method, .property) == [
                "type/heading SCDoorManager", "method/table SCDoorManager openWithKey:force: : void",
                "method/table SCDoorManager isOpen : BOOL", "method/table +SCDoorManager shared : SCDoorManager *",
                "property/table SCDoorManager key : NSString *",
            ])
    }

    @Test("a title over rows of something else")
    func others() throws {
        let page = head + table("Methods of payment", [("Card", "by VISA and others")]) + "</body></html>"
        #expect(try lines(sheet(page, path: "page.html"), .method, .property).isEmpty)
    }
}

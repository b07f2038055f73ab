import Guide
import Testing

@Suite("Tables that list what a header has")
struct DeclaredRowTests {
    private func table(_ title: String, _ rows: [(String, String)]) -> String {
        let lines = rows.map { "<tr><td>\($0)&#160;</td><td>\($1)</td></tr>\n<tr><td colspan=\"2\">&#160;</td></tr>\n" }
        return "<table>\n<tr><td colspan=\"2\"><h2><a name=\"a\"></a>\n\(title)</h2></td></tr>\n\(lines.joined())</table>\n"
    }

    @Test("types, enums with their values, and constants, by the words beside their names")
    func rows() throws {
        let page =
            "<html><body><div class=\"title\">SCDoor.h File Reference</div>\n"
            + table("Classes", [("protocol", "<a href=\"#p\">&lt;SCDoorDelegate&gt;</a>"), ("class", "<a href=\"#c\">SCDoorLock</a>")])
            + table(
                "Enumerations",
                [
                    (
                        "enum",
                        "<a href=\"#e\">SCDoorError</a> { <br />&#160;&#160;<a href=\"#l\">SCDoorErrorLocked</a> = -115\n, <a href=\"#j\">SCDoorErrorJammed</a> = 2\n }"
                    )
                ])
            + table(
                "Variables",
                [("FOUNDATION_EXTERN const int", "<a href=\"#v\">SCDoorNoError</a>"), ("NSString *const", "SCDoorDomain = @\"door\"")])
            + "</body></html>"
        #expect(
            try lines(sheet(page, path: "page.html"), .type, .enum, .case, .constant, .parameter) == [
                "type/table SCDoorDelegate", "type/table SCDoorLock", "enum/table SCDoorError",
                "case/table SCDoorError SCDoorErrorLocked = -115",
                "case/table SCDoorError SCDoorErrorJammed = 2", "constant/table SCDoorNoError", "constant/table SCDoorDomain = @door",
            ])
    }

    @Test("a macro in the place of a method's name is none")
    func unavailable() throws {
        let page =
            "<html><body><div class=\"title\">SCDoor Class Reference</div>\n"
            + table("Instance Methods", [("(instancetype)", "- <b>NS_UNAVAILABLE</b>"), ("(void)", "- <b>shut</b>")]) + "</body></html>"
        #expect(try lines(sheet(page, path: "page.html"), .method) == ["method/table SCDoor shut : void"])
        let code = "## SCDoor class\n\n```objc\n- (instancetype)NS_UNAVAILABLE;\n```\n"
        #expect(try sheet(code).count(.method) == 0)
    }

    @Test("numbers of a listing's lines are no text")
    func lineNumbers() throws {
        let page = """
            <h2>Use</h2><table class="codehilitetable"><tr><td class="linenos"><div class="linenodiv"><pre>1
            2</pre></div></td><td class="code"><pre>@interface SCDoor : NSObject
            @end</pre></td></tr></table>
            """
        #expect(try lines(sheet(page, path: "page.html")) == ["type/declaration SCDoor"])
    }

    @Test("a public property with a first value is no variable of a sample")
    func firstValues() throws {
        let guide = "# SCDoor class\n\n```swift\n@objc dynamic public internal(set) var isOpen: Bool = false\n```\n"
        #expect(try lines(sheet(guide), .property) == ["property/declaration SCDoor isOpen : Bool = false"])
    }

    @Test("blanks between the parts of a selector")
    func selectors() throws {
        let guide =
            "## SCDoor class\n\n### Methods\n\n| Method | Description |\n|---|---|\n| setImages: duration: forState: | sets them |\n| shut | shuts |\n"
        #expect(try lines(sheet(guide), .method) == ["method/table SCDoor setImages:duration:forState:", "method/table SCDoor shut"])
    }
}

import Guide
import Testing

/// Tables on their side, and tables about results.
@Suite("Rows that declare a method or an endpoint, and rows of statuses")
struct SyntaxRowTests {
    @Test("\"Syntax\" gives a method's declaration, without its sign, and \"Parameter\" what it takes")
    func syntax() throws {
        let guide = """
            **openDoor**

            | **Syntax** | \\(void\\) openDoor:\\(id&lt;ABDoorDelegate&gt;\\)delegate; |
            | --- | --- | --- | --- |
            | **Parameter** | id&lt;ABDoorDelegate&gt; delegate _- hears of it_ |
            | **Note** | none |

            **askFor**

            | **Syntax** | \\(void\\) **askFor**:\\(NSString\\*\\)name   **data**:\\(NSDictionary\\*\\)dicData |
            | --- | --- |
            | **Parameter** | \\(NSString\\*\\)name _- what for_  //  data:\\(NSDictionary\\*\\)dicData _- what is sent_ |
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .method) == ["method/table openDoor: : void", "method/table askFor:data: : void"])
        let expected = [
            "parameter/table openDoor: delegate", "parameter/table askFor:data: name", "parameter/table askFor:data: dicData",
        ]
        #expect(lines(sheet, .parameter) == expected)
        #expect(sheet.count(.property) == 0)
    }

    @Test("two methods of HTTP for one address")
    func methods() throws {
        let guide = """
            <table><tr><td>Method</td><td><code>POST / DELETE</code></td></tr><tr><td>Resource URI</td><td>/doors/remove</td></tr></table>
            """
        let endpoints = try sheet(guide, path: "guide.html").facts.filter { $0.kind == .endpoint }
        #expect(endpoints.map(\.name) == ["DELETE /doors/remove", "POST /doors/remove"])
    }

    @Test("words for how it went beside statuses of HTTP name nothing; the statuses are errors where errors are announced")
    func outcomes() throws {
        let table = """
            | Status | HTTP Code | Description |
            |--------|-----------|-------------|
            | ERROR | 400 | The request has another form |
            | ERROR | 401 | No valid token |
            """
        let sheet = try sheet("### Errors\n\nThese errors are answered:\n\n\(table)\n")
        #expect(lines(sheet, .error) == ["error/table 400 = 400", "error/table 401 = 401"])
        #expect(sheet.count(.parameter) == 0)
    }

    @Test(
        "an address and the methods that it takes under headings of their own, and parameters with no more than whether they must be given")
    func headings() throws {
        let guide = """
            <h1>door/open</h1><h2>URL</h2><div>Try it</div><p>https://api.example.com/1/door/open</p><h2>Description</h2><p>Opens it.</p>
            <h2>Supported Request Methods</h2><p>POST</p><h2>Parameters</h2>
            <ul><li><div><span>key</span>  Optional</div><div>Which one.</div></li>
            <li><div><span>text</span>  Required if nobody is there</div><div>What to say.</div></li>
            <li><div><span>one_time</span>  Default: 1</div><div>Once.</div></li><li>Internet is optional</li></ul>
            """
        let sheet = try FactTests.sheet(guide, path: "guide.html")
        #expect(sheet.facts.filter { $0.kind == .endpoint }.map(\.name) == ["POST https://api.example.com/1/door/open"])
        let parameters = sheet.facts.filter { $0.kind == .parameter }
        #expect(parameters.map(\.name) == ["key", "text", "one_time"])
        #expect(parameters.map(\.detail.isRequired) == [false, true, false])
    }

    @Test("pointers to functions of C are functions, and tags of plain comments name what they take")
    func functionPointers() throws {
        let guide = """
            ```c
            void (*startWith)(NSDictionary *options);
            ```
            ```
            // Opens it
            // @param superView where
            // @param block what hears of it
            void (*openDoor)(id superView,ABDoorBlock block);
            ```
            ```c
            int (*compare)(const void *a, const void *b);
            ```
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .method) == ["method/declaration startWith : void", "method/declaration openDoor : void"])
        #expect(lines(sheet, .parameter) == ["parameter/declaration openDoor superView", "parameter/declaration openDoor block"])
    }
}

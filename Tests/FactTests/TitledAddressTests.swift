import Guide
import Testing

@Suite("Addresses that a title or a line announces")
struct TitledAddressTests {
    @Test("below \"Endpoint\", where a sample calls it with one method")
    func titled() throws {
        let address = "https://doors.example.com/v1/doors"
        let guide = "# Doors\n\n## Find\n\n### エンドポイント\n\(address)?from=YYYYMMDD\n\n```\ncurl \"\(address)?from=20300101\"\n```\n"
        #expect(try sheet(guide).facts.filter { $0.kind == .endpoint && $0.source == .prose }.map(\.name) == ["GET \(address)"])
    }

    @Test("below a line that says how to ask, be it in bold", arguments: ["%@", "**%@**"])
    func asked(form: String) throws {
        let address = "https://doors.example.com/v1/doors"
        let guide = "# Doors\n\nSend a GET/POST request to the following URL:\n\n\(form.replacing("%@", with: address))\n"
        #expect(try sheet(guide).facts.filter { $0.kind == .endpoint }.map(\.name) == ["GET \(address)", "POST \(address)"])
        let unasked = guide.replacing("Send a GET/POST request to the following URL", with: "The page")
        #expect(try lines(sheet(unasked), .endpoint) == [])
    }

    @Test("a table on its side below a title without a value")
    func sideways() throws {
        let guide = "# Doors\n\n| Endpoint | |\n|:--|:--|\n| Url | ```https://doors.example.com/v1/doors``` |\n| Method | POST |\n"
        #expect(
            try lines(sheet(guide), .endpoint) == [
                "endpoint/table POST https://doors.example.com/v1/doors = https://doors.example.com/v1/doors"
            ])
    }

    @Test("where a request comes from is no endpoint")
    func callers() throws {
        let guide = "# Doors\n\n```http\nPOST /v1/doors HTTP/1.1\nOrigin: http://localhost:8003\nReferer: http://localhost:8003/a\n```\n"
        #expect(try sheet(guide).facts.filter { $0.kind == .endpoint }.map(\.name) == ["POST /v1/doors"])
    }

    @Test("methods and paths of ReDoc's pages, and \"required\" below a name")
    func generated() throws {
        let page = """
            <html><body><h2>Open</h2><h5>query Parameters</h5><table><tbody><tr><td kind="field" title="key"><span>key</span>\
            <div> required </div></td><td><div>string</div></td></tr></tbody></table>
            <div><button><span type="post" class="a b http-verb post">post</span><span class="c">/v1/doors</span></button></div>
            </body></html>
            """
        let found = try sheet(page, path: "guide.html")
        #expect(found.facts.filter { $0.kind == .endpoint }.map(\.name) == ["POST /v1/doors"])
        #expect(found.facts.filter { $0.kind == .parameter }.map(\.name) == ["key"])
        #expect(found.facts.first { $0.kind == .parameter }?.detail.isRequired == true)
    }

    @Test("headers in lines, below a sentence on them")
    func headers() throws {
        let guide = "# Doors\n\n以下のパラメータをHTTPヘッダーに追加します。\n```\nx-door-key\t\"a1\"\nx-room-key\t\"b2\"\n```\n"
        #expect(try lines(sheet(guide), .header) == ["header/sample x-door-key", "header/sample x-room-key"])
        #expect(try lines(sheet(guide.replacing("HTTPヘッダー", with: "これ")), .header) == [])
    }
}

import Guide
import Testing

@Suite("Definitions that a page has left as paragraphs")
struct UnmadeDefinitionTests {
    private func page(_ path: String, _ method: String, path address: String = ": /v1/doors/open") -> String {
        """
        <html><body><h1>Doors</h1><h2>Open a door</h2><h3>Basics</h3><p>\(path)</p><p>\(address)</p><p>\(method)</p><p>: POST</p>
        <h3>Response</h3><h4>HTTP</h4><table><thead><tr><th>HTTP status code</th><th>Meaning</th></tr></thead>
        <tbody><tr><td>200</td><td>The door and what it is made of</td></tr></tbody></table></body></html>
        """
    }

    @Test("a label, and its value behind a colon", arguments: [("API path", "HTTP method"), ("APIパス", "HTTPメソッド"), ("Path", "Method")])
    func endpoints(path: String, method: String) throws {
        let sheet = try sheet(page(path, method), path: "guide.html")
        #expect(lines(sheet, .endpoint) == ["endpoint/prose POST /v1/doors/open = /v1/doors/open"])
    }

    @Test("a status of HTTP is no parameter of the answer, and success alone no error, whoever's answer it is")
    func statuses() throws {
        for path in ["API path", "Nothing"] {
            #expect(try lines(sheet(page(path, "HTTP method"), path: "guide.html"), .parameter, .error, .case) == [])
        }
    }

    @Test("no label right above, or no colon")
    func others() throws {
        #expect(try lines(sheet(page("The doors of it", "HTTP method"), path: "guide.html"), .endpoint) == [])
        #expect(try lines(sheet(page("API path", "HTTP method", path: "see /v1"), path: "guide.html"), .endpoint) == [])
    }
}

import Declarations
import Diagnostics
import Guide
import SourceText
import Testing

/// What libxml2 gets wrong in silence, one test for each.
@Suite("HTML traps")
struct HTMLTrapTests {
    @Test("three hundred open type arguments lose nothing")
    func unknownElements() throws {
        let lines = (0..<300).map { "- (NSArray<NSString *> *)list\($0);" }
        let reading = Reading.html("<html><body><pre>" + lines.joined(separator: "\n") + "</pre><p>end</p></body></html>")
        #expect(reading.outline == ["code[] " + lines.joined(separator: "⏎"), "p end"])
        #expect(reading.messages == [])
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("a type argument keeps its stars and commas, in code and in prose")
    func typeArguments() {
        let reading = Reading.html("<html><body><p>NSDictionary<NSString *,id> or id<Foo></p><pre>List<Object> a;</pre></body></html>")
        #expect(reading.outline == ["p NSDictionary<NSString *,id> or id<Foo>", "code[] List<Object> a;"])
    }

    @Test("a page saved by a browser: the made-up value and the stray end tag vanish")
    func savedByBrowser() throws {
        let reading = Reading.html(
            "<html><body><pre>options:(NSDictionary<nsstring *,id=\"\"> *)options {\n}\n</nsstring></pre><p>NSArray<nsfoo *=\"\"> x</p></nsfoo></html>"
        )
        #expect(reading.outline == ["code[] options:(NSDictionary<nsstring *,id> *)options {⏎}⏎", "p NSArray<nsfoo *> x"])
        #expect(reading.document?.defects.map(\.message).contains("`<nsstring *,id=\"\">` is written as a tag") == true)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("XML that was not escaped stays, with its end tags")
    func unescapedXML() {
        let reading = Reading.html("<html><body><pre>\n<key>MODE</key>\n<true/>\n</pre></body></html>")
        #expect(reading.outline == ["code[] <key>MODE</key>⏎<true/>⏎"])
    }

    @Test("text without a charset is UTF-8")
    func withoutCharset() {
        #expect(Reading.html("<p>로그인 café</p>").outline == ["p 로그인 café"])
    }

    @Test("places behind line 65,535 are exact")
    func manyLines() throws {
        let reading = Reading.html("<html><body>" + String(repeating: "<br>\n", count: 70_000) + "<p>here</p></body></html>")
        let block = try #require(reading.blocks.first { $0.span.length < 30 })
        #expect(reading.file.position(of: block.span.start) == Position(line: 70_001, column: 1))
        #expect(reading.file.text(block.span) == "<p>here</p>")
    }

    @Test(
        "abrupt comments swallow nothing",
        arguments: ["<!-->", "<!--->", "<!-- a --><!-->", "<!---->", "<!-- a --!>", "<![endif]>", "<![CDATA[x]]>"])
    func abruptComments(comment: String) {
        #expect(Reading.html("<html><body><p>a</p>\(comment)<p>b</p><!-- c --><p>d</p></body></html>").outline == ["p a", "p b", "p d"])
    }

    @Test("a comment that is never closed is an error at its start")
    func openComment() throws {
        let reading = Reading.html("<html><body><p>a</p>\n<!-- b <p>c</p></body></html>")
        #expect(reading.outline == ["p a"])
        #expect(reading.messages == ["a comment is never closed and swallows the rest of the page"])
        #expect(reading.diagnostics.first?.primary?.place.start == Position(line: 2, column: 1))
    }

    @Test("content behind the end of the page is read")
    func behindTheEnd() {
        #expect(Reading.html("<html><body><p>a</p></body></html>\n<p>b</p>c").outline == ["p a", "p b", "p c"])
    }

    @Test("more than ten megabytes of text in one element are kept")
    func longText() {
        let words = String(repeating: "word ", count: 2_200_000)
        let reading = Reading.html("<html><body><p>\(words)</p><p>end</p></body></html>")
        #expect(reading.blocks.count == 2)
        #expect(reading.texts.first?.characters.utf8.count == words.utf8.count - 1)
    }

    @Test("a tag with twenty thousand attributes is one tag")
    func manyAttributes() {
        let attributes = (0..<20_000).map { "a\($0)=\"1\"" }.joined(separator: " ")
        #expect(Reading.html("<html><body><p \(attributes)>a</p><p>b</p></body></html>").outline == ["p a", "p b"])
    }

    @Test(
        "attributes beyond a thousand are not read, and a message says where they begin",
        arguments: ["a", "a=\"1 > 0\"", "a = 'b c'", "a=b/c", "\"", "/a"])
    func attributesBeyondTheBound(attribute: String) {
        func page(_ count: Int) -> String {
            let attributes = String(repeating: attribute + " ", count: count)
            return "<html><body>\n<p \(attributes)>a</p><p class='b'>b</p><p>c</body></html>"
        }
        let whole = Reading.html(page(1_000))
        #expect(whole.messages == [])
        let reading = Reading.html(page(1_002))
        #expect(reading.outline == whole.outline)
        #expect(reading.messages == ["a tag of more than 1000 attributes: those behind are not read"])
        let column = 4 + 1_000 * (attribute.utf8.count + 1) + (attribute.hasPrefix("/") ? 1 : 0)
        #expect(reading.diagnostics.first?.primary?.place.start == Position(line: 2, column: column))
    }

    @Test("a hundred thousand nested elements overflow no stack")
    func deepNesting() {
        let reading = Reading.html("<html><body>" + String(repeating: "<b>", count: 100_000) + "deep</body></html>")
        #expect(reading.outline == ["p deep"])
        #expect(reading.texts.first?.marks.map(\.kind) == [.strong])
    }

    @Test("entities are characters, never expanded or fetched")
    func entities() throws {
        let page = """
            <!DOCTYPE html [<!ENTITY xxe SYSTEM "file:///etc/hostname"><!ENTITY lol "lol">]>
            <html><body><p>&xxe; &lol; &lt;a&gt; &amp;amp; &#44032;&#x2D; &nope; a&b &copy</p></body></html>
            """
        let reading = Reading.html(page)
        #expect(reading.outline.last == "p &xxe; &lol; <a> &amp; 가- &nope; a&b &copy")
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("an entity's character leads back to the whole entity")
    func entityPlaces() throws {
        let reading = Reading.html("<p>a&lt;b</p>")
        let text = try #require(reading.texts.first)
        #expect(reading.file.text(text.fileSpan(Span(1, 2))) == "&lt;")
        #expect(reading.file.text(text.fileSpan(Span(0, 3))) == "a&lt;b")
    }

    @Test("stray and misplaced tags are dropped, stray signs are text")
    func strayTags() {
        let reading = Reading.html("<html><body>a</b></foo> 1 < 2 <body class=x> <- c </html>")
        #expect(reading.outline == ["p a 1 < 2 <- c"])
    }
}

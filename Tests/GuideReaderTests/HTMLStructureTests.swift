import Guide
import SourceText
import Testing

@Suite("HTML structure")
struct HTMLStructureTests {
    @Test(
        "blocks",
        arguments: [
            ("<h1>A</h1><h6>B <em>c</em></h6>", ["h1 A", "h6 B c"]),
            ("<div>flow<p>para</p>more</div>tail", ["p flow", "p para", "p more", "p tail"]),
            ("<p>a<br>b<br/> c</p>", ["p a⏎b⏎c"]),
            ("<p>a \n\t b&nbsp;&nbsp;c</p>", ["p a b c"]),
            ("<ul><li>a<ul><li>b</li></ul>c</li><li><p>d</p><p>e</p></ul>", ["li1 a", "li2 b", "p c", "li1 d", "p e"]),
            ("<ol><li><pre>x</pre>y</li></ol>", ["code[] x", "li1 y"]),
            ("<dl><dt>t<dd>d</dl>", ["li1 t", "li2 d"]),
            ("<pre>\na\n\n  b</pre>", ["code[] a⏎⏎  b"]),
            ("<pre>a<br>b</pre>", ["code[] a⏎b"]),
            ("<pre><code class=\"language-swift\">let a</code></pre>", ["code[swift] let a"]),
            ("<pre class=\"prettyprint lang-js\">a</pre>", ["code[js] a"]),
            ("<div class=\"highlight-source-objc\"><pre>a</pre></div><pre>b</pre>", ["code[objc] a", "code[] b"]),
            ("<pre class=\"brush: xml; gutter\">a</pre>", ["code[xml] a"]),
            ("<pre><div>a</div><div>b</div></pre>", ["code[] a⏎b"]),
            ("<script>var a='<p>x</p>'</script><style>p{}</style><p>b</p>", ["p b"]),
            ("<blockquote>q</blockquote><hr>a<section>b</section>", ["p q", "p a", "p b"]),
            ("<pre>a<script>x</script>b</pre>", ["code[] ab"]), ("<table><td>a<style>x</style>b</table>", ["table[] ab"]),
            ("<h2><code>a</code> b<a href=\"#c\">#</a></h2><p>d <a href=\"#d\">¶</a>", ["h2 a b", "p d"]),
            ("<h2><a href=\"#a\">🔗</a> B</h2><p>c<a href=\"#d\">&#35;</a> <a href=\"#e\">f&nbsp;#1</a> g", ["h2 B", "p c f #1 g"]),
            ("<h2>C<a href=\"/c\">#</a></h2><pre>a <a href=\"#b\">#</a></pre>", ["h2 C#", "code[] a #"]),
            ("<![if a]><p>b</p><![ <!-- c", ["p b"]), ("<table><tr><td>a</table></table></td>b", ["table[] a", "p b"]),
        ])
    func blocks(body: String, expected: [String]) throws {
        let reading = Reading.html("<html><head><meta charset=utf-8></head><body>\(body)</body></html>")
        #expect(reading.outline == expected)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test(
        "tables",
        arguments: [
            ("<tr><th>A<th>B</tr><tr><td>1<td>2</tr>", ["table[A|B] 1|2"]),
            ("<caption>C</caption><thead><tr><td>A</td></tr></thead><tbody><tr><td>1</td></tr></tbody>", ["(C) table[A] 1"]),
            ("<tr><td rowspan=2>1</td><td>2</td></tr><tr><td>3</td></tr>", ["table[] 1|2 / 1|3"]),
            // A header of two rows, the second of which parts its columns; cells of headers alone are rows, too.
            (
                "<th colspan=2>N<th rowspan=2>D<tr><th>O<th>S</tr><tr><td>a<td>b<td>c</tr>", ["table[N|N|D] a|b|c"]
            ),
            ("<tr><th>N<th>D</tr><tr><th>a<th>b</tr>", ["table[N|D] a|b"]),
            ("<tr><td colspan=2>1</td><td>2</td></tr>", ["table[] 1|1|2"]),
            ("<tr><td>a</td><td rowspan=3>b</td></tr><tr><td>c</td></tr><tr><td>d</td></tr>", ["table[] a|b / c|b / d|b"]),
            ("<tr><td>a<br>b<p>c</p></td><td></td></tr>", ["table[] a⏎b⏎c|"]),
            ("<tr><td>a<table><tr><td>b</td></tr></table>c</td></tr>", ["table[] a⏎c", "table[] b"]),
            ("<tr><td><pre>- (void)a;\n- (void)b;</pre></td><td><pre>c</pre></td></tr>", ["table[] |c", "code[] - (void)a;⏎- (void)b;"]),
            ("<tr><td><ul><li>a<li>b</ul></td></tr>stray", ["table[] a⏎b", "p stray"]),
        ])
    func tables(rows: String, expected: [String]) throws {
        let reading = Reading.html("<html><body><table>\(rows)</table></body></html>")
        #expect(reading.outline == expected)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test(
        "tables that lay a page out are no tables",
        arguments: [
            ("<tr><td>menu</td><td><h1>A</h1><p>b</p></td></tr>", ["p menu", "h1 A", "p b"]),
            ("<tr><td>a<h2>B</h2><table><tr><td>c<td>d</table>e</td><td>f</td></tr>", ["p a", "h2 B", "table[] c|d", "p e", "p f"]),
            ("<tr><td>a<table><tr><td>b<h1>C</h1>d</td></tr></table>e</td></tr>", ["p a", "p b", "h1 C", "p d", "p e"]),
            ("<tr><td><table><tr><td>a</table></td><td>b<h1>C</h1></td></tr>", ["table[] a", "p b", "h1 C"]),
            ("<tr><td><h2>A</h2><dl><dt>b<dd>c</dl><pre>d\n</pre></td></tr>", ["h2 A", "li1 b", "li2 c", "code[] d⏎"]),
            // Small headings, and those of columns, stand in tables that compare.
            ("<tr><td>a<h4>b</h4></td><td>c</td></tr>", ["table[] a⏎b|c"]),
            ("<tr><th><h2>A</h2></th></tr><tr><td>b</td></tr>", ["table[A] b"]),
        ])
    func layoutTables(rows: String, expected: [String]) throws {
        let reading = Reading.html("<html><body><table>\(rows)</table></body></html>")
        #expect(reading.outline == expected)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("cells that span rows without end are bounded")
    func endlessSpans() throws {
        let count = 1500
        let rows = String(repeating: "<tr><td rowspan=6000>a<td>b", count: count)
        let reading = Reading.html("<table>\(rows)</table>")
        let document = try #require(reading.document)
        let tables = document.blocks.compactMap { block in if case .table(let table) = block.kind { table } else { nil } }
        let cells = tables.flatMap(\.rows).map(\.cells.count)
        #expect(cells.count == count)
        #expect(cells.reduce(0, +) < 110_000)
        #expect(cells.last == 2)
    }

    @Test("marks lie on their words")
    func marks() throws {
        let reading = Reading.html("<p>a <strong> b</strong><a href=' /x '>c <code>d</code></a></p>")
        let text = try #require(reading.texts.first)
        let marked = text.marks.map {
            "\($0.kind) \(Array(text.characters.utf8)[$0.range.start..<$0.range.end].map { String(UnicodeScalar($0)) }.joined())"
        }
        #expect(text.characters == "a bc d")
        #expect(Set(marked) == ["strong b", "link(\"/x\") c d", "code d"])
    }

    @Test("Markdown lines before a page are Markdown, and Markdown behind a page in a Markdown file too")
    func pagesInMarkdown() throws {
        let text = "# Title\n\n> note\n> [link](a.md)\n\n<html lang=\"ko\">\n<body><p>page</p></body></html>\n\n## More\n"
        #expect(Reading("a.html", text).outline == ["h1 Title", "p note link", "p page", "p ## More"])
        let reading = Reading("a.md", text)
        #expect(reading.outline == ["h1 Title", "p note link", "p page", "h2 More"])
        #expect(reading.document?.format == .html)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("a page in a fence is code, and a text file is text unless it is a page")
    func formats() {
        #expect(Reading("a.md", "```\n<html><body>\n```\n").outline == ["code[] <html><body>⏎"])
        #expect(Reading("a.txt", "<b>a</b> b\n").document?.format == .text)
        #expect(Reading("a.txt", "<!DOCTYPE html><p>a</p>").outline == ["p a"])
        #expect(Reading("a.md", "a</html>\n\n<html><p>b").outline == ["p a", "p b"])
        #expect(Reading("a", "## Title\n").document?.format == .markdown)
        #expect(Reading("a.html", "# Title\n<div>x</div>").outline == ["h1 Title", "p x"])
    }
}

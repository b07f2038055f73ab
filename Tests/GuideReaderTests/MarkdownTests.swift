import Declarations
import Diagnostics
import Guide
import SourceText
import Testing

@Suite("Markdown")
struct MarkdownTests {
    @Test(
        "blocks",
        arguments: [
            ("# A #\n\nB\n=\n\nC\n-\n", ["h1 A", "h1 B", "h2 C"]),
            ("a\nb  \nc\\\nd", ["p a b⏎c⏎d"]),
            ("> a\n> b\n>\n> > c\n> d", ["p a b", "p c d"]),
            ("* a\n  * b\n\n  c\n1. d", ["li1 a", "li2 b", "p c", "li1 d"]),
            ("```\na\n\n  b\n```\n", ["code[] a⏎⏎  b⏎"]),
            ("``` Objective-C\n- (void)a;\n```", ["code[Objective-C] - (void)a;⏎"]),
            ("~~~swift {.x}\na\n~~~", ["code[swift] a⏎"]),
            ("1. a\n\n\t```objc\n\tb\n\t\tc\n\t```\n", ["li1 a", "code[objc] b⏎\tc⏎"]),
            ("    a\n\n      b\n", ["code[] a⏎⏎  b⏎"]),
            ("> ```\n> a\n> ```\n", ["code[] a⏎"]),
            ("b\n\n>```\na\n>```\n\nc", ["p b", "code[] a⏎", "p c"]),
            ("> ```\n> a\n> ```\nb\n\n> ```\n> c\n> ```\n", ["code[] a⏎", "p b", "code[] c⏎"]),
            ("> ```\n> a\n\nb\n\n> ```\n> c\n", ["code[] a⏎", "p b", "code[] c⏎"]),
            ("```\n> ```\na\n> ```\n```\n", ["code[] > ```⏎a⏎> ```⏎"]),
            ("| A | B |\n|---|:-:|\n| 1 | `x\\|y` |\n| a<br>b | <code>c</code> |", ["table[A|B] 1|x|y / a⏎b|c"]),
            ("**P**\n| A |\n|---|\n| 1 |", ["p P", "table[A] 1"]),
            ("- x\n\n  | A |\n  |---|\n  | 1 |", ["li1 x", "table[A] 1"]),
            ("<div>\n<p>a</p>\n</div>\n\nb", ["p a", "p b"]),
            ("<table>\n<tr><td>a</td></tr>\n\n    <tr><td>b</td></tr>\n\n</table>\n\nc", ["table[] a / b", "p c"]),
            ("> <p>a\n> b</p>", ["p a b"]),
            ("a &lt;b&gt; &amp; \\*c\\* &nope; &copy;", ["p a <b> & *c* &nope; ©"]),
            ("NSArray<NSString *> and id<Foo> <b>c</b>", ["p NSArray<NSString *> and id<Foo> c"]),
            ("![alt](a.png) text [b](c \"t)\") ~~d~~", ["p text b d"]),
            ("[a](b)b and <http://x.y> http://z.w", ["p ab and http://x.y http://z.w"]),
            ("[a][r] [r]\n\n[r]: http://x.y\n", ["p a r"]),
            ("P\n| a | b |\n|---|---|\n|---|---|\n", ["p P", "table[a|b] ---|---"]), ("> ```\r> a\r", ["code[] a⏎"]),
            ("<pre>a){: #b}\n</pre>", ["code[] a){: #b}⏎"]), ("<pre>\na\nb</pre>\n\nc", ["code[] a⏎b", "p c"]),
            ("    x_{: #a}\n", ["code[] x_{: #a}⏎"]),
            ("a\r\nb\r\n\r\n```\r\nc\r\n```\r\n", ["p a b", "code[] c⏎"]),
        ])
    func blocks(text: String, expected: [String]) throws {
        let reading = Reading.markdown(text)
        #expect(reading.outline == expected)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("Kramdown, Liquid and front matter")
    func kramdown() throws {
        let text = """
            ---
            copyright:
              years: 2015
            ---

            # A {{site.data.keyword.x_y}}
            {: #a-b}
            text {{ liquid }}
            {: .note}
            more [l](u){: new_window} `{: code}`

            ## B {#b}
            ```
            {: #kept}
            ```
            """
        let reading = Reading.markdown(text)
        #expect(
            reading.outline == [
                "h1 A {{site.data.keyword.x_y}}", "p text {{ liquid }}", "p more l {: code}", "h2 B", "code[] {: #kept}⏎",
            ]
        )
        let ignored = try #require(reading.document).ignored.map { reading.file.text($0) }
        #expect(ignored.dropFirst() == ["{: #a-b}", "{: .note}", "{: new_window}", "{#b}"])
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("a closing fence at the margin does not turn the rest inside out")
    func misplacedFence() {
        let reading = Reading.markdown("1. a\n\n\t```swift\n\tb\n```\n\n## C\n\n```objc\nd\n```\n")
        #expect(reading.outline == ["li1 a", "code[swift] b⏎", "h2 C", "code[objc] d⏎"])
        #expect(reading.document?.defects.map(\.message) == ["the closing fence is not indented as the opening one"])
    }

    @Test("a row with more cells than its table keeps them")
    func longRow() {
        let reading = Reading.markdown("| A | B |\n|---|---|\n| 1 | 2 | 3 |\n| 4 |")
        #expect(reading.outline == ["table[A|B] 1|2|3 / 4|"])
        #expect(reading.document?.defects.count == 1)
    }

    @Test("marks lie on their words, behind line breaks, entities and escapes too")
    func marks() throws {
        let reading = Reading.markdown("a &amp; \\_b\n> c **d** `e  f`\n\nx **y** [`z`](u) _w_\n")
        let text = try #require(reading.texts.last)
        let bytes = Array(text.characters.utf8)
        let marked = text.marks.map { "\($0.kind) " + String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self) }
        #expect(Set(marked) == ["strong y", "link(\"u\") z", "code z", "emphasis w"])
        #expect(reading.file.text(text.fileSpan(Span(2, 3))) == "y")
    }

    @Test("a row of too many cells is said with its place, and what it says is kept")
    func wideRow() throws {
        let wide = Reading.markdown(
            String(repeating: "|a", count: 1_200) + "|end\n" + String(repeating: "|-", count: 1_200) + "|-\n\nafter\n")
        let diagnostic = try #require(wide.diagnostics.first)
        #expect(wide.diagnostics.count == 1 && diagnostic.rule.id == "guide-cut-short")
        #expect(diagnostic.labels[0].place.span.start == 2_000)
        #expect(wide.outline.last == "p after")
        #expect(wide.outline.joined().contains("end"))
        #expect(Reading.markdown("|a|b|\n|-|-|\n").diagnostics.isEmpty)
    }
}

import Guide
import SourceText
import Testing

/// Guides made of scrambled pieces, by fixed seeds: whatever comes, no crash, and every place is true.
@Suite("mangled guides")
struct MangledGuideTests {
    private static let pieces = [
        "<p>", "</p>", "<pre>", "</pre>", "<table>", "<tr>", "<td rowspan=2>", "<th colspan='3'>", "</table>", "<ul><li>", "</ul>", "<b>",
        "</b>", "<!-->",
        "<!-- x -->", "<!--", "-->", "<![if]>", "<?x", "&lt;", "&#44032;", "&nope;", "&", "<", ">", "\"", "'", "=", "<NSString *,id>",
        "</nsstring>",
        "<code class=language-swift>", "</code>", "<br>", "<script>", "</script>", "<a href=\"x\">", "</a>", "<html>", "</html>", "<body>",
        "<title>", "# ",
        "## x {#id}", "{: #a}", "---\n", "a: b\n", "```", "```objc\n", "~~~", "    ", "\t", "> ", "* ", "1. ", "  • ", "| a | b |\n",
        "|---|---|\n", "\\|", "`",
        "**", "_", "[x](y)", "![i](j)", "](", "[r]: z\n", "\n", "\n\n", "\r\n", "\r", "가나다 ", "설명입니다.", "word ", "- (void)a:(int)b;\n",
        "@interface A : B\n",
        "@end\n", "{\n", "}\n", "[A b];\n", "/* ", "*/", "// c\n", "Name Description\n", "a.b 값\n", "\u{A0}", "\u{1}", "é", "<div",
        " class=x", "</", "<x y z>", "+---+---+\n", "| a | b |\n", "|   +---+\n", "+===+===+\n", "=== ===\n", "``", "|===\n", "|a |b\n",
        "2+|c a|* d\n", "[%header,cols=\"2*\"]\n", "[source,swift]\n", "----\n", "////\n", "a:: b\n", "c::\n", ".Title\n", "link:a[b] ",
    ]

    @Test("no crash, true places", arguments: ["a.html", "a.md", "a.txt", "a.rst", "a.adoc"], 0..<40)
    func scrambled(name: String, seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(name.utf8.count + 7)
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<Self.rounds {
            let text = (0..<(next(40) + 1)).map { _ in Self.pieces[next(Self.pieces.count)] }.joined()
            let reading = Reading(name, text)
            guard let document = reading.document else {
                #expect(!reading.diagnostics.isEmpty)
                continue
            }
            let faults = DocumentProof(document).faults
            #expect(faults == [], "\(text.debugDescription)")
        }
    }

    private static let rounds = 20
}

import Guide
import Testing

/// A long file is cut into parts for cmark; the parts give what the whole gives. A definition of a link at its end has a file read as a whole.
@Suite("Long Markdown")
struct LongMarkdownTests {
    private static let pieces = [
        "# Heading\n\n", "Setext\n------\n\n", "A line of text\nand another.\n\n", "Behind text\n## a heading\n\n",
        "* one\n* two\n\n  inside\n\n* three\n",
        "1. one\n\n   ```objc\n# not a heading\n\nno text\n   ```\n\n", "```swift\n# code\n\nlet a = 1\n```\n", "~~~\n\n# code\n\n~~~\n\n",
        "> quoted\ngoes on\n\n> # heading\n>\n> text\n\n", "<!-- a\n\n# comment\n\nwith text -->\n\n",
        "<table><tr><td>a</td></tr>\n\n# A heading in a table\n\n<tr><td>b</td></tr></table>\n\n", "    # code\n\n    more\n\nText\n\n",
        "| A | B |\n|---|---|\n| 1 | 2 |\n\n", "##Mended\n\n", "한글 문단\n\n", "<pre>\n\n# pre\n\n</pre>\n\n", "***\n\n",
    ]

    @Test("the parts of a long file give what the whole gives", arguments: 1...4)
    func parts(seed: Int) throws {
        var text = ""
        var state = UInt64(seed)
        while text.utf8.count < 400_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            text += Self.pieces[Int(state >> 33) % Self.pieces.count]
        }
        try compare(text)
    }

    @Test("a listing, a comment or a table without an end is not cut", arguments: ["```\n", "<!-- \n", "<table>\n"])
    func unclosed(opening: String) throws {
        try compare(
            String(repeating: "# Heading\n\nText\n\n", count: 2_000) + opening + String(repeating: "# Heading\n\nText\n\n", count: 9_000))
    }

    private func compare(_ text: String) throws {
        let parts = Reading.markdown(text + "\n\nThe end\n")
        let whole = Reading.markdown(text + "\n\nThe end\n\n[label]: http://example.com\n")
        #expect(parts.blocks.count > 100)
        #expect(parts.blocks.count == whole.blocks.count)
        // What has no end takes the definition in.
        #expect(parts.outline.dropLast() == whole.outline.dropLast())
        #expect(parts.blocks.map(\.span).dropLast() == whole.blocks.map(\.span).dropLast())
        #expect(DocumentProof(try #require(parts.document)).faults == [])
    }

    @Test("a link defined far behind its use is a link")
    func links() throws {
        let far = String(repeating: "# Heading\n\nText\n\n", count: 9_000)
        let reading = Reading.markdown("Look at [the page][page].\n\n" + far + "[page]: http://example.com\n")
        #expect(reading.outline.first == "p Look at the page.")
    }
}

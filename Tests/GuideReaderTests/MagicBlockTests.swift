import Guide
import SourceText
import Testing

@Suite("Magic blocks in Markdown")
struct MagicBlockTests {
    private func document(_ text: String) throws -> Document {
        try #require(DocumentReader.read(SourceFile(path: "guide.md", text: text)).document)
    }

    private func kinds(_ document: Document) -> [String] {
        document.blocks.map { block in
            switch block.kind {
            case .heading(let level, let text): "\(level) \(text.characters)"
            case .paragraph(let text): text.characters
            case .item(_, let text): "* \(text.characters)"
            case .code(let text, let language): "\(language ?? "?"): \(text.characters)"
            case .table(let table): (table.header + table.rows.flatMap(\.cells)).map(\.text.characters).joined(separator: " | ")
            }
        }
    }

    @Test("hold headings, code, tables and sentences")
    func kinds() throws {
        let guide = #"""
            [block:api-header]
            { "title": "Doors" }
            [/block]
            They *open*.
            [block:code]
            {
              "codes": [
                { "code": "[ABDoor open];\n// \"now\"", "language": "objectivec", "name": null },
                { "code": "ABDoor.open()", "language": "swift" }
              ]
            }
            [/block]
            [block:parameters]
            {
              "data": { "0-0": "`key`", "h-0": "Name", "h-1": "Meaning", "0-1": "opens\nand shuts", "1-1": "lost \u00fc" },
              "cols": 2, "rows": 2
            }
            [/block]
            [block:callout]
            { "type": "info", "title": "Mind", "body": "Use `lock`.\n\n* twice" }
            [/block]
            [block:image]
            { "images": [{ "image": ["https://example.com/a.png"], "caption": "A door" }, { "caption": null }] }
            [/block]
            [block:html]
            { "html": "<p>Shut <b>it</b></p>" }
            [/block]
            [block:embed]
            { "url": "https://example.com" }
            [/block]
            """#
        let document = try document(guide)
        #expect(
            kinds(document) == [
                "2 Doors", "They open.", "objectivec: [ABDoor open];\n// \"now\"", "swift: ABDoor.open()",
                "Name | Meaning | key | opens and shuts |  | lost ü", "Mind", "Use lock.", "* twice", "A door", "Shut it",
            ])
        #expect(document.ignored.count == 1)
    }

    @Test("what they hold keeps its places in the file, behind escapes too")
    func places() throws {
        let code = #"{"codes": [{"code": "// é\n\t[ABDoor open];\n[ABDoor shut];", "language": "objectivec"}]}"#
        let guide = "[block:code]\n\(code)\n[/block]\n"
        let block = try #require(document(guide).blocks.first)
        guard case .code(let text, _) = block.kind else {
            Issue.record("no code")
            return
        }
        let bytes = Array(guide.utf8)
        for word in ["open", "ABDoor shut", "é"] {
            let range = try #require(text.characters.ranges(of: word).first)
            let start = text.characters.utf8.distance(from: text.characters.startIndex, to: range.lowerBound)
            let span = text.fileSpan(Span(start, start + word.utf8.count))
            #expect(String(decoding: bytes[span.start..<span.end], as: UTF8.self) == word)
        }
    }

    @Test(
        "what is none stays Markdown",
        arguments: [
            "[block:code]\n{ \"codes\": [ \n[/block]\n", "[block:code]\nno JSON\n[/block]\n", "[block:code]\nopen for ever\n",
            "```\n[block:code]\n{}\n[/block]\n```\n", "text [/block] text\n",
        ])
    func others(text: String) throws {
        let document = try document(text)
        #expect(document.blocks.count == 1 && document.ignored.isEmpty)
    }

    @Test("the title that opens a file stands above the page, unless the page has one")
    func titles() throws {
        let matter = "---\nslug: door\ntitle: \"ABDoor\"\n---\n"
        let document = try document(matter + "## Methods\n")
        #expect(kinds(document) == ["1 ABDoor", "2 Methods"])
        #expect(document.file.position(of: try #require(document.blocks.first).span.start).line == 3)
        #expect(try kinds(self.document(matter + "# Doors\n")) == ["1 Doors"])
    }
}

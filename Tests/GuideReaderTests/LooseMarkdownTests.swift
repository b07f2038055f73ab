import Guide
import SourceText
import Testing

@Suite("Markdown that its author meant otherwise")
struct LooseMarkdownTests {
    @Test("rows of a table may have empty lines between them, and keep their places")
    func scatteredRows() throws {
        let text = "Code | Meaning\n---- | ---\n\nDOOR_OPEN | open\n\n\nDOOR_SHUT | shut\t\nDOOR_LOST | lost\n\nNo row | at | all\n"
        for ending in ["\n", "\r\n"] {
            let document = try self.document(text.replacing("\n", with: ending))
            let table = try #require(document.tables.first)
            #expect(
                table.rows.map { $0.cells.map(\.text.characters) } == [
                    ["DOOR_OPEN", "open"], ["DOOR_SHUT", "shut"], ["DOOR_LOST", "lost"],
                ])
            let places = table.rows.map { document.file.position(of: $0.cells[0].span.start) }
            #expect(places.map(\.line) == [4, 7, 8])
            #expect(places.allSatisfy { $0.column == 1 })
        }
    }

    @Test("a lone CR that was pasted into a cell ends no row, and a file that has no other ends of lines keeps them")
    func splitRows() throws {
        let rows = "| Code | Meaning |\n| --- | --- |\n| DOOR_OPEN | open,\r wide |\n| DOOR_SHUT | shut\r |\n"
        let table = try #require(document(rows).tables.first)
        #expect(table.rows.map { $0.cells.map(\.text.characters) } == [["DOOR_OPEN", "open, wide"], ["DOOR_SHUT", "shut"]])
        let old = try document("| Code | Meaning |\n| --- | --- |\n| DOOR_OPEN | open |\n".replacing("\n", with: "\r"))
        #expect(old.tables.first?.rows.count == 1)
    }

    @Test("a table may be the first thing in an item")
    func tableInItem() throws {
        for mark in ["- ", "* ", "+ "] {
            let document = try self.document("\(mark)| Code | Meaning |\n  | --- | :-: |\n  | DOOR_OPEN | open |\n")
            #expect(document.tables.first?.rows.first?.cells.map(\.text.characters) == ["DOOR_OPEN", "open"])
        }
    }

    @Test("a tag whose attribute is MDX's is a tag, and braces of text stay")
    func braceAttributes() throws {
        let tag = "<img alt=\"x\" style={{textAlign: \"center\"}} />"
        let document = try self.document("Open \(tag) it.\n\nSet x={{key}} or `<a b={{c}}`.\n")
        let texts = document.blocks.map { block in
            if case .paragraph(let text) = block.kind { text.characters } else { "other" }
        }
        #expect(texts == ["Open it.", "Set x={{key}} or <a b={{c}}."])
    }

    @Test("a link may lead to what a template works out, also in a table")
    func templateLinks() throws {
        let document = try self.document(
            "| Method |\n| --- |\n| [`open`]({{ site.docs }}door.html#open) |\n\nSee [the door]( {{ site.docs }} ) and {{ site.name }}.\n")
        #expect(document.tables.first?.rows.first?.cells.first?.text.characters == "open")
        let texts = document.blocks.compactMap { block in
            if case .paragraph(let text) = block.kind { text.characters } else { nil }
        }
        #expect(texts == ["See the door and {{ site.name }}."])
    }

    @Test("a listing that looks like such a table stays a listing")
    func listings() throws {
        let document = try self.document("```\na | b\n--- | ---\n\nc | d\n```\n")
        #expect(document.tables.isEmpty)
        #expect(document.blocks.count == 1)
    }

    @Test("a sentence right above a rule is no heading, and is told of")
    func underlinedSentences() throws {
        let document = try self.document("## Door\n\nStops all bells that ring in the house.\n---\n\nTitle of more\n---\n")
        let kinds = document.blocks.map { block -> String in
            switch block.kind {
            case .heading(let level, _): "heading \(level)"
            case .paragraph: "paragraph"
            default: "other"
            }
        }
        #expect(kinds == ["heading 2", "paragraph", "heading 2"])
        #expect(document.defects.count == 1)
    }

    @Test("a listing in a quote is whole, be its lines marked or not")
    func mixedQuotes() throws {
        let document = try self.document(
            "Text.\n\n>```\n>enum {\n  open,\n>  shut\n};\n>```\n\nMore.\n\n> ```\n> marked\n> ```\n> Quoted.\n")
        let listings = document.blocks.compactMap { block in if case .code(let text, _) = block.kind { text.characters } else { nil } }
        #expect(listings == ["enum {\n open,\n  shut\n};\n", "marked\n"])
        #expect(document.defects.count == 1)
        #expect(document.blocks.count == 5)
    }

    private func document(_ text: String) throws -> Document {
        try #require(DocumentReader.read(SourceFile(path: "guide.md", text: text)).document)
    }
}

extension Document {
    fileprivate var tables: [Table] {
        blocks.compactMap { block in if case .table(let table) = block.kind { table } else { nil } }
    }
}

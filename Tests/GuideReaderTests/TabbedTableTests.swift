import Guide
import Testing

@Suite("Tables as browsers copy them, with tabs between cells")
struct TabbedTableTests {
    private func outline(_ text: String) throws -> [String] {
        let reading = Reading.text(text)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
        return reading.outline
    }

    @Test("a row on a line, until one has no tab")
    func rows() throws {
        let text = "Parameter\tRequired\tDescription\ndoor_id\tYes\tThe door.\nkey\tNo\t\nSuccess response\nHere is one that opens.\n"
        #expect(
            try outline(text) == [
                "table[Parameter|Required|Description] door_id|Yes|The door. / key|No|", "p Success response", "p Here is one that opens.",
            ])
    }

    @Test("a cell of several paragraphs takes several lines, where another row follows")
    func paragraphs() throws {
        let text = "Name\tDescription\nkey\tOpens the door.\nOnly where there is one.\ndoor\tThe door.\nThat is all.\n"
        #expect(
            try outline(text) == [
                "table[Name|Description] key|Opens the door.⏎Only where there is one. / door|The door.", "p That is all.",
            ])
    }

    @Test("a row whose first cells are broken goes on")
    func broken() throws {
        let text = "Name\tRequired\tDescription\nkey\tYes\n(for doors)\tOpens.\ndoor\tNo\tThe door.\n"
        #expect(try outline(text) == ["table[Name|Required|Description] key|Yes⏎(for doors)|Opens. / door|No|The door."])
    }

    @Test("the next table may follow at once, and one ends the code above it")
    func neighbours() throws {
        let text = """
            {
                "key": "k1",
            }
            Name\tDescription
            key\tOpens.
            A door has more.
            Name\tDescription
            door\tThe door.
            """
        #expect(
            try outline(text) == [
                "code[] {⏎    \"key\": \"k1\",⏎}", "table[Name|Description] key|Opens.", "p A door has more.",
                "table[Name|Description] door|The door.",
            ])
    }

    @Test(
        "code that is laid out with tabs is none",
        arguments: ["int a;\t// one\nint b;\t// two\n", "#define A\t1\n#define B\t2\n", "\ta\tb\n\tc\td\n"])
    func code(text: String) throws { #expect(try !outline(text).contains { $0.hasPrefix("table") }) }
}

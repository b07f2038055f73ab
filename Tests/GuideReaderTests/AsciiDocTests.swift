import Guide
import Testing

@Suite("AsciiDoc, read as it is written")
struct AsciiDocTests {
    private func outline(_ text: String) throws -> [String] {
        let reading = Reading("doors.adoc", text)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
        return reading.outline
    }

    @Test("headings by their signs; attributes, comments, pictures and what is fetched are no text")
    func headings() throws {
        let text = """
            = Doors
            :toc: left
            // nobody sees this

            image::door.png[A door]

            == Keys

            ////
            == Nor this
            ////
            include::locks.adoc[]
            NOTE: Turn them.
            Twice.
            """
        #expect(try outline(text) == ["h1 Doors", "h2 Keys", "p NOTE: Turn them. Twice."])
    }

    @Test("code stands between lines of dashes or below its language")
    func code() throws {
        let text = """
            [source,swift]
            ----
            let door = Door()

            door.open()
            ----

            [source, objc]
            [door close];

            ```kotlin
            door.lock()
            ```

            Then wait.
            """
        #expect(
            try outline(text) == [
                "code[swift] let door = Door()⏎⏎door.open()", "code[objc] [door close];", "code[kotlin] door.lock()", "p Then wait.",
            ])
    }

    @Test("items by their marks, terms with their meanings")
    func items() throws {
        let text = """
            Before:

            * first
            goes on
            ** second
            . a step

            `key`:: Of the door
            `side`::
            Where it opens
            """
        #expect(
            try outline(text) == [
                "p Before:", "li1 first goes on", "li2 second", "li1 a step", "li1 key: Of the door", "li1 side: Where it opens",
            ])
    }

    @Test("cells are counted into rows, by the columns that are said or those of the first line")
    func tables() throws {
        let text = """
            .What a door has
            [cols="1,2"]
            |===
            |Name |Meaning

            |`key`
            |Of the door,
            or of the house

            |side
            a|Either

            * left
            * right
            |===
            """
        #expect(
            try outline(text) == ["p What a door has", "table[Name|Meaning] key|Of the door, or of the house / side|Either⏎left⏎right"])
    }

    @Test("a header by its name, a cell over two columns, and a border that is none")
    func marks() throws {
        let text = "[%header]\n|===\n|a |b\n|c |d \\| e\n2+|f\n|===\n"
        #expect(try outline(text) == ["table[a|b] c|d \\| e / f|"])
    }

    @Test("words are marked by their signs, and links are their words")
    func inline() throws {
        let reading = Reading("doors.adoc", "Call `open()` of *Door*, see link:doors.html[the doors], not snake_case_names or 2*3*4.\n")
        #expect(reading.outline == ["p Call open() of Door, see the doors, not snake_case_names or 2*3*4."])
        let marks = try #require(reading.texts.first).marks.map(\.kind)
        #expect(marks == [.code, .strong, .link("doors.html")])
    }

    @Test(
        "what never closes is read as far as it goes", arguments: ["----\na\n", "|===\n|a |b\n", "```x\n```y\n", "////\na\n", "`a\n*b\n"])
    func open(text: String) throws { _ = try outline(text) }
}

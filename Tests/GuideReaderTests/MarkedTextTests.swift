import Guide
import Testing

@Suite("reStructuredText, read as the text that it is")
struct MarkedTextTests {
    @Test("a table between rules has the columns of its rules")
    func ruledTable() throws {
        let text = """
            ===== ======= =======
            Field Type    Meaning
            ===== ======= =======
            key   String  Of the door,
                          or of the house
            größe Integer

            open  Bool    Whether it is
            ===== ======= =======
            """
        let reading = Reading.text(text + "\n\nMore.\n")
        #expect(
            reading.outline == [
                "table[Field|Type|Meaning] key|String|Of the door,⏎or of the house / größe|Integer| / open|Bool|Whether it is", "p More.",
            ])
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("a tab goes on to the next stop, and an ideograph takes two columns, as docutils has it")
    func columnsAsShown() throws {
        let text =
            "====== ========= =======\nField  Type\t Meaning\n====== ========= =======\nkey\tString\t Of the door\n열쇠   문자열    문의 열쇠\n====== ========= =======\n"
        let reading = Reading.text(text)
        #expect(reading.outline == ["table[Field|Type|Meaning] key|String|Of the door / 열쇠|문자열|문의 열쇠"])
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("backquotes, quotes, colons and full stops under a title are its line, if there are as many as it has letters")
    func rareTitleLines() {
        #expect(
            Reading("guide.rst", "API\n===\n\n``GET /doors``\n``````````````\n\nOpens.\n").outline.map { $0.prefix(2) } == [
                "h1", "h2", "p ",
            ])
        #expect(Reading("guide.rst", "The doors\n.........\n\nOpens.\n").outline == ["h1 The doors", "p Opens."])
        #expect(Reading("guide.rst", "The doors of the house\n```\n\nOpens.\n").outline.first?.hasPrefix("h1") == false)
    }

    @Test("two rules close off a table without a header")
    func noHeader() {
        #expect(Reading.text("=== ===\na   b\nc   d\n=== ===\n").outline == ["table[] a|b / c|d"])
    }

    @Test(
        "rules that enclose nothing, or never end, are lines like others",
        arguments: ["=== ===\n\n", "=== ===\na b\n\nc\n", "=== ==\n=== ==\n"])
    func noTable(text: String) throws {
        let reading = Reading.text(text)
        #expect(!reading.outline.contains { $0.hasPrefix("table") })
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("signs under a line make it a heading, and each sign has its level")
    func headings() throws {
        let reading = Reading.text("Doors\n=====\n\nKeys\n----\n\nA sentence here.\n\nLocks\n-----\nBells\n=====\n")
        #expect(reading.outline == ["h1 Doors", "h2 Keys", "p A sentence here.", "h2 Locks", "h1 Bells"])
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("what stands under a directive is code")
    func directive() throws {
        let reading = Reading.text(
            "Call it:\n\n.. code-block:: objective-c\n   :linenos:\n\n  [door open];\n\n  [door close];\n\nThen wait.\n")
        #expect(reading.outline == ["p Call it:", "code[objective-c]   [door open];⏎⏎  [door close];", "p Then wait."])
        #expect(DocumentProof(try #require(reading.document)).faults == [])
    }

    @Test("two signs on either side mark words out; in text taken from a page signs are signs")
    func marks() throws {
        let text = "The **ABDoor** opens by ``open()``, not by ** or ``.\n"
        let reading = Reading("doors.rst", text)
        #expect(reading.outline == ["p The ABDoor opens by open(), not by ** or ``."])
        #expect(try #require(reading.texts.first).marks.map(\.kind) == [.strong, .code])
        #expect(DocumentProof(try #require(reading.document)).faults == [])
        #expect(Reading.text(text).outline == ["p The **ABDoor** opens by ``open()``, not by ** or ``."])
    }
}

import Guide
import Testing

@Suite("Text that a browser copied: nothing stands around titles, and bullets are gone")
struct CopiedTextTests {
    private func outline(_ text: String) throws -> [String] {
        let reading = Reading.text(text)
        #expect(DocumentProof(try #require(reading.document)).faults == [])
        return reading.outline
    }

    private static let table = "Case\tMeaning\nopen\tIt is open.\n"

    @Test("a short line above a table, or above a lesser title, is a title")
    func titlesOfTables() throws {
        #expect(
            try outline("Doors\n\nHere they are.\nEnums\nDoorState\n" + Self.table + "DoorKind\n" + Self.table) == [
                "h1 Doors", "p Here they are.", "h2 Enums", "h2 DoorState", "table[Case|Meaning] open|It is open.", "h2 DoorKind",
                "table[Case|Meaning] open|It is open.",
            ])
    }

    @Test("so is one above a whole sentence")
    func titlesOfSentences() throws {
        let sentence = "A door is opened with a key, which the server hands out to those who have asked it for one before."
        #expect(
            try outline("Doors\n\nOpening\n\(sentence)\nClosing\n\(sentence)\n") == [
                "h1 Doors", "h2 Opening", "p \(sentence)", "h2 Closing", "p \(sentence)",
            ])
        // A line that only goes on is none.
        #expect(try !outline("Doors\n\nThe door is opened,\nand then\n\(sentence)\n").contains("h2 and then"))
    }

    @Test("a type alone below a title is a title, and the last of a list is none")
    func lesserTypes() throws {
        #expect(try outline("Doors\n\nThey open.\nData models\nDoor\n\nA door.\n").suffix(3) == ["h2 Data models", "h2 Door", "p A door."])
        #expect(try !outline("Doors\n\nThere are:\n\nGate\nDoor\n\nA door.\n").contains("h2 Door"))
        #expect(try !outline("Doors\n\nGate\nHatch\nDoor\n\nA door.\n").contains("h2 Door"))
    }

    @Test("numbers of two levels count chapters; those of one may be steps")
    func numbers() throws {
        #expect(try outline("Doors\n\nThey open.\n3.2. Opening\nWith a key\n").contains("h4 3.2. Opening"))
        #expect(try !outline("Doors\n\nThey open.\n1. Knock\n2. Wait\n").contains { $0.hasPrefix("h") && $0.hasSuffix("Knock") })
        #expect(try !outline("Doors\n\nThey open.\n1.5 metres are enough.\n").contains { $0.hasSuffix("enough.") && $0.hasPrefix("h") })
    }

    @Test(
        "names with what they mean, below one another, are a list",
        arguments: [" - ", ": ", " – "])
    func items(separator: String) throws {
        let text = "Doors\n\nParameters:\n\nkey\(separator)opens the door\ndoor.name\(separator)what it is called\n\nThat is all.\n"
        #expect(
            try outline(text) == [
                "h1 Doors", "p Parameters:", "li1 key\(separator)opens the door", "li1 door.name\(separator)what it is called",
                "p That is all.",
            ])
        #expect(try !outline("Doors\n\nkey\(separator)opens the door\n\nThat is all.\n").contains { $0.hasPrefix("li") })
    }

    @Test("where tabs part cells, words without them are no table, as in a menu")
    func menus() throws {
        let menu = "Error Code\nArea Type\nScan Code\n\n"
        #expect(try !outline(menu + "Doors\n\n" + Self.table).contains { $0.hasPrefix("table[Error") })
    }

    @Test("a cell that spans rows leaves those below it empty")
    func spannedRows() throws {
        let text = "Kind\tError\tMeaning\nDoor\tDOOR_LOCKED\tIt is locked.\n\tDOOR_GONE\tThere is none.\n"
        #expect(try outline(text) == ["table[Kind|Error|Meaning] Door|DOOR_LOCKED|It is locked. / |DOOR_GONE|There is none."])
    }

    @Test("blank lines within cells end no table, and a title behind one does")
    func blankLines() throws {
        let text = "Type\tMethod\nint\tcount()\nHow many.\n\nvoid\topen()\nOpens.\n\nOthers\nvoid\tclose()\n"
        #expect(try outline(text)[0] == "table[Type|Method] int|count()⏎How many. / void|open()")
    }
}

import Guide
import Testing

@Suite struct MisspelledWordsTests {
    @Test(arguments: [
        ("Canndelabra", "Candelabra"), ("Cadnelabra", "Candelabra"), ("Chnadelier", "Chandelier"), ("Chandeelier", "Chandelier"),
    ])
    func aWordThatIsRightElsewhere(wrong: String, right: String) throws {
        let text = "The \(right) is lit.\n\nLight the \(right) again.\n\nA \(wrong) hangs here.\n"
        #expect(try slips(.misspelledWord, in: text) == ["\(wrong) → \(right) @5"])
    }

    @Test func theFirstOfTwoIsRight() throws {
        #expect(try slips(.misspelledWord, in: "Chandelier\n\nChanndelier\n") == ["Channdelier → Chandelier @3"])
    }

    @Test(arguments: [
        "Chandeliers, and one chandelier.", "contents and consents, contents", "initialise, initialize and initialize",
        "lamp, lapm and lamp",
        "`chanelier` and chandelier, chandelier", "setChandelier and setChanndelier, setChandelier", "connected, connection, connector",
    ])
    func formsNamesAndShortWords(text: String) throws {
        #expect(try slips(.misspelledWord, in: text + "\n") == [])
    }
}

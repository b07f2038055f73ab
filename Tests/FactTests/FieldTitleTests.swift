import Guide
import Testing

@Suite("Titles that say whose fields follow")
struct FieldTitleTests {
    private func guide(_ title: String, sample: String = "```swift\nlet report = door.open()\n```\n") -> String {
        "# Doors\n\n\(sample)\n## \(title)\n\n| Field | Type | Meaning |\n|---|---|---|\n| level | Int | how full |\n"
            + "| room | String? | where |\n"
    }

    @Test(
        "the type stands at either end of the title",
        arguments: [
            "Fields of the DoorReport", "Description of the fields of *DoorReport*", "Descrição dos campos do *DoorReport*",
            "DoorReport fields", "Поля объекта DoorReport", "DoorReport のフィールド",
        ])
    func types(title: String) throws {
        let found = try lines(sheet(guide(title)), .type, .property, .parameter)
        #expect(found == ["type/heading DoorReport", "property/table DoorReport level : Int", "property/table DoorReport room : String?"])
    }

    @Test("a colon behind the type says nothing", arguments: ["Class DoorReport:", "Classe DoorReport :", "Class `DoorReport`："])
    func colons(title: String) throws {
        let found = try lines(sheet(guide(title)), .type, .property, .parameter)
        #expect(found == ["type/heading DoorReport", "property/table DoorReport level : Int", "property/table DoorReport room : String?"])
    }

    @Test("fields of a request, of a call, and of what a guide to a service alone describes, are as ever")
    func others() throws {
        #expect(try lines(sheet(guide("Request fields of OpenDoor")), .type) == [])
        #expect(try lines(sheet(guide("Fields of the DoorReport", sample: "")), .type) == [])
    }
}

@Suite("Credentials to try an API with")
struct CredentialTests {
    @Test("a key and a secret below each other in a cell are no constants")
    func credentials() throws {
        let cell = "Use these:<br>ClientID: **3fa8c1d0-77b2-4e0a-9c55-0d2f6a1b7e90**<br>ClientSecret: **Q/ilRsf0qHlSUCh4wAMnlyKd7FM**"
        let guide = "# Doors\n\nAsk for `ClientID`.\n\n| Place | Key |\n|---|---|\n| Test | \(cell) |\n"
        #expect(try lines(sheet(guide), .constant, .case) == [])
    }
}

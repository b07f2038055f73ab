import Guide
import Testing

@Suite("Tables whose rows are a known type's")
struct ChoiceOfTypeTests {
    @Test("names that are all called after a type that a declaration takes are its values")
    func options() throws {
        let guide = """
            ## Opening

            ```objc
            - (void)open:(NSString *)name option:(ABOpenOption)option;
            ```

            **option**

            |Item|Details|
            |:--|:--|
            |ABOpenOptionOnce|opens once|
            |ABOpenOptionAlways|opens always|
            """
        #expect(
            try lines(sheet(guide), .case, .property) == [
                "case/table ABOpenOption ABOpenOptionOnce", "case/table ABOpenOption ABOpenOptionAlways",
            ])
    }

    @Test("what a heading says to be a class has what its table calls parameters")
    func fields() throws {
        let guide = "#### Class **_Door.Result_**\n\n| Parameter | Type | Description |\n|---|---|---|\n| country | String | where |\n"
        #expect(try lines(sheet(guide), .property, .parameter) == ["property/table Door.Result country : String"])
    }

    @Test("codes beside messages of failures are errors, also where only the codes have a title")
    func failures() throws {
        let table = "Code | Text | Description\n:--- | --- | ---\n"
        let rows = "1001 | Invalid key. | wrong\n1002 | Door not found. | missing\n1003 | Unauthorized. | no key\n"
        let guide = "Each answer has a code.\n\n**DoorKeys API**\n\n\(table)\(rows)"
        #expect(
            try lines(sheet(guide), .error, .case) == ["error/table 1001 = 1001", "error/table 1002 = 1002", "error/table 1003 = 1003"])
    }

    @Test("what a cell shows in angle brackets is a blank, and no constant")
    func blanks() throws {
        let cell = "Format:`Door:<DOOR_ID>:<KEY_ID>` <br/> `DOOR_ID`: the door <br/> `KEY_ID`: any"
        let guide = "## Opening\n\n```objc\n- (void)open:(NSString *)name;\n```\n\n|Item|Details|\n|:--|:--|\n|name| \(cell) |\n"
        let sheet = try sheet(guide)
        #expect(sheet.count(.constant) == 0)
        #expect(lines(sheet, .parameter) == ["parameter/table open: name"])
    }

    @Test("a factory that one chapter after another declares is no class's that one sample calls")
    func factories() throws {
        let chapters = ["Door", "Key", "Lock"].map { "# \($0) API\n\n## The \($0)\n\n```objc\n+ (instancetype)sharedInstance;\n```\n" }
        let guide = chapters.joined(separator: "\n") + "\n## Use\n\n```objc\n[[ABDoor sharedInstance] open];\n```\n"
        #expect(try lines(sheet(guide), .method) == Array(repeating: "method/declaration +sharedInstance : instancetype", count: 3))
    }
}

extension ChoiceOfTypeTests {
    @Test("items that are all called after what is called like an enum are its values, also under a word for types")
    func siblings() throws {
        let items = ["Open", "Shut", "Jammed"].map { "- **`ABDoorStateType\($0)`** - means so." }.joined(separator: "\n")
        let expected = ["Open", "Shut", "Jammed"].map { "case/list ABDoorStateType ABDoorStateType\($0)" }
        #expect(try lines(sheet("## Supported types\n\n\(items)\n"), .case, .type) == expected)
        let types = "## Supported types\n\n- **`ABDoorView`** - shows a door.\n- **`ABDoorManager`** - keeps doors.\n"
        #expect(try lines(sheet(types), .case, .type) == ["type/list ABDoorView", "type/list ABDoorManager"])
    }

    @Test("below a heading that explains a parameter, names without types are its values")
    func valuesOfParameter() throws {
        let guide = """
            ## Push

            | Parameter | Type | Required |
            |---|---|---|
            | target | string | yes |
            | door | object | yes |

            ### target: who hears it

            | Target | Description |
            |---|---|
            | all | everybody |
            | token_list | some |

            ### door: which one

            | Field | Type | Description |
            |---|---|---|
            | side | string | left |
            """
        #expect(
            try lines(sheet(guide), .parameter, .case).map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                "parameter/table target", "parameter/table door", "case/table all", "case/table token_list", "parameter/table side",
            ])
    }
}

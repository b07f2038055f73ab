import Guide
import Testing

@Suite("Types whose members a table or a list gives under their name")
struct ModelTests {
    @Test("a chapter of models: a heading, and a table of fields")
    func tables() throws {
        let guide = """
            ## Models

            ### ABDoor

            | Variable | Description |
            | --- | --- |
            | isOpen | open |
            | lockCount | how many locks |

            ### DoorStatus

            | Variable | Description |
            | --- | --- |
            | openedAt | when |
            | closedAt | when |
            """
        #expect(
            try lines(sheet(guide)) == [
                "type/heading ABDoor", "property/table ABDoor isOpen", "property/table ABDoor lockCount", "type/heading DoorStatus",
                "property/table DoorStatus openedAt", "property/table DoorStatus closedAt",
            ])
    }

    @Test(
        "a heading that is a name or begins with one, where a column of types has said it", arguments: ["Lock", "Lock - what shuts a door"])
    func typesOfRows(title: String) throws {
        let guide = """
            ## GET /v1/doors

            | Field | Type | Description |
            | --- | --- | --- |
            | locks | Lock[] | all of them |

            ##### \(title)

            | Field | Type | Description |
            | --- | --- | --- |
            | key | string | what opens it |
            """
        #expect(try lines(sheet(guide), .type) == ["type/heading Lock"])
        #expect(try lines(sheet(guide.replacing("Lock[]", with: "string[]")), .type) == [])
        let choice = "## Doors\n\n| Field | Type |\n|---|---|\n| side | DoorSide |\n| state | DoorState |\n\n### DoorState\n\n"
        let values = "| Value | Description |\n|---|---|\n| `OPEN` | open |\n| `SHUT` | shut |\n"
        #expect(try lines(sheet(choice + values), .type) == [])
    }

    @Test("lists of values under a name that says it is one of several")
    func lists() throws {
        let guide =
            "# Data types\n\n## DoorState\n\n- open: it is open\n- shut: it is shut\n\n## DoorConfig\n\n- timeout: seconds\n- color: its colour\n"
        #expect(
            try lines(sheet(guide)) == [
                "enum/heading DoorState", "case/list DoorState open", "case/list DoorState shut", "type/heading DoorConfig",
                "property/list DoorConfig timeout", "property/list DoorConfig color",
            ])
    }

    @Test(
        "the header of a table, or words behind the heading's name, say whose fields follow",
        arguments: [
            ("", "DoorOptions字段", "type/table DoorOptions"), ("", "DoorOptions fields", "type/table DoorOptions"),
            ("### DoorOptions参数说明\n\n", "参数名", "type/heading DoorOptions"), ("### DoorOptions 속성\n\n", "이름", "type/heading DoorOptions"),
        ])
    func names(heading: String, header: String, type: String) throws {
        let sample = "```objc\nDoorOptions *options = [DoorOptions new];\n```\n"
        let guide = "\(heading)| \(header) | 类型 |\n| --- | --- |\n| door\\_key | NSString |\n| door\\_color | int |\n\n\(sample)"
        let found = try lines(sheet(guide), .type, .property)
        #expect(found == [type, "property/table DoorOptions door_key : NSString", "property/table DoorOptions door_color : int"])
    }

    @Test("a heading that names another type ends what stood before it; names called after it are its cases")
    func afterMethods() throws {
        let guide = """
            ## `ABDoorDelegate`

            ```objc
            - (void)door:(ABDoor *)door didChange:(ABDoorMood)mood;
            ```

            ### `ABDoorMood`

            | Name | Note |
            | --- | --- |
            | `ABDoorMoodGood` | fine |
            | `ABDoorMoodBad` | not so |
            """
        #expect(try lines(sheet(guide), .case) == ["case/table ABDoorMood ABDoorMoodGood", "case/table ABDoorMood ABDoorMoodBad"])
    }

    @Test("names of calls and of chapters are no types")
    func others() throws {
        let table = "| Name | Type |\n| --- | --- |\n| key | String |\n| force | Boolean |\n"
        for heading in ["### GetDoor", "### OpenDoor parameters", "### RemoteControl"] {
            let sheet = try sheet("## Calls\n\n\(heading)\n\n\(table)")
            #expect(sheet.count(.type) == 0 && sheet.count(.property) == 0, "\(heading)")
        }
    }

    @Test("a heading that its own samples call is a method, and the controller above it has it")
    func called() throws {
        let guide = """
            ## ![Class: ](class.png "x") DoorController

            ### <a name="open"></a>openDoorWithKey

            #### Parameters

            | Parameter | Tags |
            | --- | --- |
            | key | `Required` |

            #### Example

            ```objc
            [self.doors openDoorWithKey:key completion:^(BOOL opened) { }];
            ```
            """
        #expect(
            try lines(sheet(guide), .type, .method, .parameter) == [
                "type/heading DoorController", "method/heading DoorController openDoorWithKey:completion:",
                "parameter/table openDoorWithKey:completion: key required",
            ])
    }

    @Test("a list that shortens the names of declared cases means those")
    func shortened() throws {
        let guide =
            "## ABDoorState\n\n```objc\ntypedef NS_ENUM(NSInteger, ABDoorState) {\n  ABDoorStateOpen = 2,\n};\n```\n\n* Open: it is open\n"
        #expect(try lines(sheet(guide), .case).last == "case/list ABDoorState ABDoorStateOpen = 2")
    }

    @Test("several values in a cell, parted by bars that Markdown escapes")
    func bars() throws {
        let guide =
            "# Data types\n\n## DoorColor\n\n| Value | Meaning |\n| --- | --- |\n| DOOR\\_RED | red |\n| DOOR\\_BLUE \\| DOOR\\_CYAN | blue |\n"
        #expect(
            try lines(sheet(guide), .case) == [
                "case/table DoorColor DOOR_RED", "case/table DoorColor DOOR_BLUE", "case/table DoorColor DOOR_CYAN",
            ])
    }

    @Test("tables of HTML within Markdown, with blank lines and Markdown in their cells")
    func tablesOfHTML() throws {
        let guide = """
            ## DoorOptions

            <table>
              <tr><th>Property</th><th>Description</th></tr>

              <tr>
                <td><code>timeout</code></td>
                <td>seconds<br>
                until it closes</td>
              </tr>
              <tr>
                <td>

            `color`

                </td>
                <td>its colour</th>
              </tr>
            </table>
            """
        #expect(try lines(sheet(guide), .property) == ["property/table DoorOptions timeout", "property/table DoorOptions color"])
    }
}

import Guide
import Testing

@Suite("Headings that name a method in short, values of messages and errors in quotes")
struct TitledMethodTests {
    private func guide(_ heading: String, _ call: String = "DoorKit.make(delegate: self, key: key)") -> String {
        "# Doors\n\n## Make one\n\n#### \(heading)\n\n```swift\nlet controller = \(call)\npresent(controller, animated: true)\n```\n"
    }

    @Test(
        "the sample below has the whole call",
        arguments: ["Method `make()` - the short way", "Método `make()` - Integración simple", "メソッド `make()` について"])
    func titled(heading: String) throws {
        #expect(try lines(sheet(guide(heading)), .method) == ["method/heading +DoorKit make(delegate:key:)"])
    }

    @Test(
        "another call, or a heading without the word",
        arguments: [
            ("Method `make()` - the short way", "DoorKit.build(delegate: self)"),
            ("Use `make()` when", "DoorKit.make(delegate: self, key: key)"),
            ("Method `make()` - the short way", "make(delegate: self, key: key)"),
        ])
    func others(heading: String, call: String) throws {
        #expect(try lines(sheet(guide(heading, call)), .method) == [])
    }

    private func answer(_ value: String, _ titles: String...) -> String {
        "# Doors\n\n## Answers\n\n```json\n{\n  \"state\": \"\(value)\",\n  \"message\": \"what happened\"\n}\n```\n"
            + titles.map { "\n#### \($0)\n\n- **Meaning**: it is so\n" }.joined()
    }

    @Test("values with bars between them, each with a heading")
    func values() throws {
        #expect(
            try lines(sheet(answer("Open|Shut | Stuck", "✅ Open", "2. Shut", "Stuck")), .case) == [
                "case/heading state Open", "case/heading state Shut", "case/heading state Stuck",
            ])
        #expect(try lines(sheet(answer("Open|Shut", "Open")), .case) == [])
        #expect(try lines(sheet(answer("string|null", "string", "null")), .case) == [])
        #expect(try lines(sheet(answer("Open|Shut", "Open the door", "Shut")), .case) == [])
    }

    @Test("errors called by what they say", arguments: ["| Error | Cause |", "| Error | Causa |"])
    func quoted(header: String) throws {
        let rows = "| `\"Unknown\"` | no such door |\n| `\"The key isn't yours\"` | another's |\n| the rest | nobody knows |\n"
        #expect(
            try lines(sheet("# Doors\n\n## Errors\n\n\(header)\n|---|---|\n\(rows)"), .error) == [
                "error/table Unknown", "error/table The key isn't yours",
            ])
    }

    @Test("a message in a sentence that asks to send it")
    func messages() throws {
        let sample = """
            ```objc
            @interface Shower ()
            @property (nonatomic) ABDoorLoader *loader;
            @end

            @implementation Shower
            - (void)show {
                self.loader = [ABDoorLoader new];
                [self.loader load];
            }
            @end
            ```

            """
        for text in [
            "Call `[self.loader reloadDoors];` then.", "`[self.loader reloadDoors];`を呼んでください。", "`[self.loader reloadDoors];`などのAPIで。",
        ] {
            #expect(
                try lines(sheet("# Doors\n\n\(sample)\n\(text)\n"), .method).filter { $0.hasSuffix("reloadDoors") } == [
                    "method/prose ABDoorLoader reloadDoors"
                ])
        }
        #expect(
            try lines(sheet("# Doors\n\n\(sample)\nThere is `[self.loader reloadDoors];` besides.\n"), .method).filter {
                $0.contains("reloadDoors")
            } == [])
    }

    @Test("what the title of a table and the type of a row above have in common is a type")
    func objects() throws {
        let guide = """
            # Doors

            ## List doors

            `GET /v1/doors`

            ### Response

            | Name | Type | Description |
            |---|---|---|
            | items | [DOOR] | the doors |

            **DOOR**

            | Attribute | Type | Description |
            |---|---|---|
            | color | String | its colour |

            **OTHER**

            | Attribute | Type | Description |
            |---|---|---|
            | size | String | its size |
            """
        #expect(try lines(sheet(guide), .type) == ["type/heading DOOR"])
    }
}

import Guide
import Testing

@Suite("Names that a word of their kind stands beside")
struct MarkedNameTests {
    @Test("a reference in headings: kinds before or behind the names, plain words among them")
    func headings() throws {
        let guide = """
            <h2 id="door">Door class</h2>

            <h3 id="make">Class method make()</h3>

            <h3 id="set">Instance method set(key:)</h3>

            Sets the key.
            `key` parameter – the `String` to open it with.

            <h3>DoorState enum</h3>

            <h4>open case</h4>

            <h4>ajar case</h4>

            <h2>Bell protocol</h2>

            ### ring(times:volume) method

            ### wait(seconds: Int, bell: Bell?) throws method
            """
        #expect(
            try lines(sheet(guide), .type, .enum, .case, .method, .parameter) == [
                "type/heading Door", "method/heading +Door make()", "method/heading Door set(key:)", "parameter/list set(key:) key",
                "enum/heading DoorState", "case/heading DoorState open", "case/heading DoorState ajar", "type/heading Bell",
                "method/heading Bell ring(times:volume:)", "method/heading Bell wait(seconds:bell:)",
            ])
    }

    @Test("words that happen to stand so are none", arguments: ["Payment method", "Use case", "Your own enum", "Set a property"])
    func words(title: String) throws {
        #expect(try lines(sheet("## \(title)\n\nText.\n"), .type, .enum, .case, .method, .property).isEmpty)
    }

    @Test("a type inside another, its fields, and constants beside their codes")
    func paths() throws {
        let guide = """
            #### Class **_Door.Lock_**

            | Parameter | Type | Description |
            | --- | --- | --- |
            | level | Int | how much |

            #### Class **_Door.Reason_**

            | Code | Message | Description |
            | --- | --- | --- |
            | 104 | KEY_LOST | a text |
            | 200 | DOOR_JAMMED | a text |
            """
        #expect(
            try lines(sheet(guide), .type, .property, .case, .error, .key) == [
                "type/heading Door.Lock", "property/table Door.Lock level : Int", "type/heading Door.Reason",
                "case/table Door.Reason KEY_LOST = 104", "case/table Door.Reason DOOR_JAMMED = 200",
            ])
    }

    @Test("labels with what stands behind them, in a heading, a table and a list")
    func effects() throws {
        let table = "| Method | Meaning |\n| --- | --- |\n| `notes(id:) async throws -> [Note]` | reads |\n| `close() throws` | ends |\n"
        #expect(try lines(sheet(table), .method) == ["method/table notes(id:) : [Note]", "method/table close()"])
        let heading = "## DoorClient\n\n### `notes(id:) async throws(DoorError) -> Note`\n"
        let fact = try #require(sheet(heading).facts.first { $0.kind == .method })
        #expect(fact.name == "notes(id:)" && fact.owner == "DoorClient" && fact.type == "Note")
        #expect(fact.detail.attributes == ["async", "throws(DoorError)"])
    }

    @Test("what an enum may be, in one line")
    func valueLines() throws {
        let list = """
            - [`Door.State`](#a) values: `open`, `locked`
            - `DoorMode` values: `day` and `night`
            - `Door.Kind` values: `Door.Oak`
            """
        #expect(
            try lines(sheet(list), .case) == [
                "case/list Door.State open", "case/list Door.State locked", "case/list DoorMode day", "case/list DoorMode night",
            ])
        let items = "Each door is one of two types:\n\n- `Door.Kind.inner`\n- `Door.Kind.outer`\n"
        #expect(try lines(sheet(items), .case) == ["case/list Door.Kind inner", "case/list Door.Kind outer"])
    }

    @Test("constants alone in a list belong to the type that a heading above names")
    func constants() throws {
        let guide = "## DoorText\n\n- `KEY_ID`\n- `BRAND`\n\n## DoorSource identifiers\n\n### Origin\n\n- `APP_ID`\n- `STORE`\n"
        #expect(
            try lines(sheet(guide), .case) == [
                "case/list DoorText KEY_ID", "case/list DoorText BRAND", "case/list DoorSource APP_ID", "case/list DoorSource STORE",
            ])
    }

    @Test("components that apps are built of")
    func components() throws {
        let list = """
            These components make a screen:

            * `DoorKeyField` - takes a key.
            * `DoorDatePicker` - asks when.
            * `DoorOpened` - no part of one.
            """
        #expect(try lines(sheet(list), .type) == ["type/list DoorKeyField", "type/list DoorDatePicker"])
    }

    @Test("what a line says a type has")
    func members() throws {
        let guide = """
            ```swift
            func door(controller: DoorController, opened: Bool)
            ```

            The `rules` parameter provides `DoorRules` containing:
            - `text`: what they say.
            - `url`: where they stand.
            """
        #expect(try lines(sheet(guide), .property) == ["property/list DoorRules text", "property/list DoorRules url"])
    }

    @Test("errors with what they hold, and a list of calls with their types")
    func typedLabels() throws {
        let errors = "## Errors\n\nWhere:\n\n- jammed(key: DoorKey) - nothing moves.\n- lost(underlying: Swift.Error) - nobody knows.\n"
        #expect(try lines(sheet(errors), .error).count == 2)
        let calls = "Set it up by one of these:\n\n* `Door.Core.configure(path: URL, name: String)` reads a file.\n"
        #expect(try lines(sheet(calls), .method, .parameter) == ["method/list Door.Core configure(path:name:)"])
    }

    @Test("fields of a type, and constants inside the item of a parameter")
    func fields() throws {
        let guide = """
            ```objc
            [door openWithKey:@"a" priority:1];
            ```

            * priority - how soon.
              * kDoorPriorityLow
              * kDoorPriorityHigh

            The DoorDetail object contains the following fields:

            * isOpen - whether it is.
            * waiting - how many wait.
            """
        #expect(
            try lines(sheet(guide), .parameter, .constant, .property) == [
                "parameter/list openWithKey:priority: priority", "constant/list kDoorPriorityLow", "constant/list kDoorPriorityHigh",
                "property/list DoorDetail isOpen", "property/list DoorDetail waiting",
            ])
    }

    @Test("callbacks that samples implement belong to the protocol that was spoken of last")
    func callbacks() throws {
        let guide = """
            ## Tokens

            ```objc
            @interface ViewController () <DoorTokenDelegate>
            ```

            ```objc
            - (void)fetchToken:(void (^)(NSString *))completion {
                completion(@"a");
            }
            ```

            ### Messages

            They come in by the callbacks of DoorChatDelegate.

            #### Text

            ```objc
            - (void)chatReceivedText:(DoorText *)text {
                [self show:text];
            }
            ```

            #### Connected

            ```objc
            - (void)chatDidConnect {
                NSLog(@"on");
            }
            ```
            """
        #expect(
            try lines(sheet(guide), .method) == [
                "method/sample DoorTokenDelegate fetchToken: : void", "method/sample DoorChatDelegate chatReceivedText: : void",
                "method/sample DoorChatDelegate chatDidConnect : void",
            ])
    }

    @Test("a view's body is the app's")
    func bodies() throws {
        let guide = "```swift\nvar body: some View {\n    DoorView(model: model)\n}\n```\n"
        #expect(try lines(sheet(guide), .property).isEmpty)
    }
}

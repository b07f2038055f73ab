import Guide
import Testing

@Suite("Tables of references")
struct ReferenceTableTests {
    @Test("a table of members of both kinds: brackets make a method")
    func members() throws {
        let both = "## ABDoor\n\n| メソッド / プロパティ | 説明 |\n|---|---|\n| `lock` | 鍵 |\n| `open(_:)` | 開く |\n| `name()` | 名前 |\n"
        #expect(
            try lines(sheet(both), .method, .property) == [
                "property/table ABDoor lock", "method/table ABDoor open(_:)", "method/table ABDoor name()",
            ])
        let calls =
            "## ABDoor\n\n| Method | Meaning |\n|---|---|\n| `shut(_:)` | shuts |\n| `open(_:)` | opens |\n| `lastKey` | the last one |\n"
        #expect(try lines(sheet(calls), .property).map { $0.hasSuffix("lastKey") } == [true])
        let selectors = "## ABDoor\n\n| Method | Meaning |\n|---|---|\n| `reset` | resets |\n| `openWithKey:` | opens |\n"
        #expect(try sheet(selectors).count(.property) == 0)
    }

    @Test("a name with its type as Swift writes them is a property")
    func declaredCells() throws {
        let guide =
            "## ABDoor\n\n| Property | Called |\n|---|---|\n| `didOpen: ((ABKey) -> Void)?` | when it opens |\n| `didShut: (() -> Void)?` | later |\n"
        #expect(
            try lines(sheet(guide), .property) == [
                "property/table ABDoor didOpen : ((ABKey) -> Void)?", "property/table ABDoor didShut : (() -> Void)?",
            ])
    }

    @Test("methods as they are called, with values", arguments: ["Method", "メソッド名"])
    func calledCells(header: String) throws {
        let guide = """
            ## ABDoor methods

            | \(header) | Meaning |
            |---|---|
            | openDoor:@"front door" force:YES | opens it |
            | setKeys:@["a", "b"] | takes keys |
            | resetKeys; | takes them away |
            """
        #expect(
            try lines(sheet(guide), .method).map { $0.split(separator: " ").last ?? "" } == ["openDoor:force:", "setKeys:", "resetKeys"])
    }

    @Test("what the section's sample calls is a method, whatever its table calls it")
    func calledRows() throws {
        let guide = """
            ### Open

            | 配置接口 | 参数类型 | 是否必填 | 说明 |
            |---|---|---|---|
            | `openDoor` | `URL` | 是 | 门 |

            ```swift
            let door = ABDoor.shared()
            door.openDoor(by: key, force: true)
            ```
            """
        #expect(try lines(sheet(guide), .method, .property) == ["method/table ABDoor openDoor(by:force:) : URL required"])
    }

    @Test("cases by the header of their column, also of a type that is no choice by name")
    func cases() throws {
        let table = "|---|---|\n| `opened` | 開いた |\n| `shut` | 閉じた |\n"
        #expect(
            try lines(sheet("### DoorError\n\n| ケース | 説明 |\n" + table), .case) == [
                "case/table DoorError opened", "case/table DoorError shut",
            ])
        let korean = "```swift\nclass ABDoor {}\n```\n\n### ABDoorEvent\n\n| 케이스 | 설명 |\n" + table
        #expect(try lines(sheet(korean), .case) == ["case/table ABDoorEvent opened", "case/table ABDoorEvent shut"])
    }

    @Test("values with types are handed over; numbers without an enum are no cases")
    func values() throws {
        let typed =
            "```swift\nfunc open(_ done: (ABDoor?, Error?) -> Void)\n```\n\nThe callback is handed:\n\n"
            + "| Value | Type | Meaning |\n|---|---|---|\n| door | ABDoor | the door |\n| error | Error | what failed |\n"
        #expect(
            try lines(sheet(typed), .parameter, .case) == [
                "parameter/table open(_:) door : ABDoor", "parameter/table open(_:) error : Error",
            ])
        let numbers = "### 状态\n\n| 状态值 | 说明 |\n|---|---|\n| 10 | 开着 |\n| 11 | 关了 |\n| -12 | 坏了 |\n"
        #expect(try sheet(numbers).count(.case) == 0)
        let kinds = "## 附录\n\n|doorType|doorTypeDes|\n|---|---|\n|0|单开门|\n|1|双开门|\n"
        #expect(try sheet(kinds).count(.case) == 0)
    }

    @Test("a line that says what a type has, below a method")
    func membersOfType() throws {
        let guide =
            "```swift\nfunc open(key: ABKey)\n```\n\nThe **ABLock** parameter will have the following values:\n\n"
            + "| Field | Type | Meaning |\n|---|---|---|\n| pins | Int | how many |\n"
        #expect(try lines(sheet(guide), .property, .parameter) == ["property/table ABLock pins : Int"])
    }

    @Test("parameters that are called like methods of HTTP")
    func optionsAreNoMethod() throws {
        let guide =
            "```swift\nfunc open(options: ABOptions)\n```\n\n### Arguments\n\n| Name | Type | Meaning |\n|---|---|---|\n| options | ABOptions | how |\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/table open(options:) options : ABOptions"])
    }

    @Test("a column for each level of what an answer nests", arguments: ["Parameter", "파라미터"])
    func levels(header: String) throws {
        let guide = """
            ```
            GET /v1/doors
            ```

            ### Response

            | \(header) | | | Type | Description |
            |---|---|---|---|---|
            | doors | | | Array | all of them |
            | | doorName | | String | its name |
            | | locks | | Array | its locks |
            | | | pins | Integer | how many |
            """
        let names = try sheet(guide).facts.filter { $0.kind == .parameter }.map(\.name)
        #expect(names == ["doors", "doorName", "locks", "pins"])
    }

    @Test("modules and what requires them are no parameters", arguments: ["Module", "모듈", "モジュール"])
    func modules(header: String) throws {
        let guide = """
            ### Core

            | \(header) | Description | Dependencies | Required by |
            |---|---|---|---|
            | `DoorCore` | base of the others | - | `DoorClient` |
            | `DoorClient` | opens doors | `DoorCore` | `DoorScreen` |
            """
        #expect(try sheet(guide).facts.filter { $0.kind != .use && $0.kind != .key }.isEmpty)
    }

    @Test("what a class inherits is nothing of its own")
    func ancestry() throws {
        let guide = """
            <h1>ABDoor Class Reference</h1>
            <table><tbody><tr><th>Inherits from</th><td>ABThing : NSObject</td></tr>
            <tr><th>Declared in</th><td>ABDoor.h</td></tr></tbody></table>
            """
        #expect(try lines(sheet(guide, path: "guide.html"), .type, .constant, .property, .case) == ["type/heading ABDoor"])
    }
}

@Suite("Sections of references")
struct ReferenceSectionTests {
    @Test("plain words are types where a chapter is about types", arguments: ["データモデル", "Data models", "Return object"])
    func plainHeadings(chapter: String) throws {
        let table = "| Name | Type | Description |\n|---|---|---|\n| title | String | its title |\n"
        let guide = "## \(chapter)\n\n### Door\n\n\(table)\n### DoorLite\n\nLike `Door`, without its title.\n"
        let found = try lines(sheet(guide), .type, .property)
        #expect(found.prefix(2) == ["type/heading Door", "property/table Door title : String"])
    }

    @Test("a chapter on types states those that it says nothing more of")
    func listedTypes() throws {
        let guide = "## Classes\n\n### DoorLite\n\nA door without a lock.\n\n## Notes\n\n### DoorRemark\n\nNone.\n"
        #expect(try lines(sheet(guide), .type) == ["type/heading DoorLite"])
    }

    @Test("cases that a page defines in a sentence and explains in a list")
    func definedCases() throws {
        let guide = """
            <h1>DoorError Constants Reference</h1><h4>Definition</h4>
            <code>typedef NS_ENUM(NSInteger, DoorError ) {<br>&nbsp; <a href="">DE_NotFound</a>,<br>&nbsp; <a href="">DE_Locked</a>,<br>};</code>
            <h4>Constants</h4>
            <dl><dt><code>DE_NotFound</code></dt><dd><p>NotFound</p></dd><dt><code>DE_Locked</code></dt><dd><p>no key</p></dd></dl>
            """
        let found = try lines(sheet(guide, path: "guide.html"), .case, .constant, .error).filter { $0.contains("/list") }
        #expect(found.map { $0.prefix { $0 != "=" } } == ["case/list DoorError DE_NotFound ", "case/list DoorError DE_Locked "])
    }

    @Test("names that begin with the type of the line before are its cases, in whatever case")
    func calledAfterTheLead() throws {
        let guide = "`DoorMood` tells how it is:\n\n* `doorMoodGood` - fine\n* `doorMoodBad` - not so\n"
        #expect(try lines(sheet(guide), .case) == ["case/list DoorMood doorMoodGood", "case/list DoorMood doorMoodBad"])
    }

    @Test("words behind a name that say that it is a type", arguments: ["DoorThing structure", "DoorThing object", "DoorThing class"])
    func kindsOfTypes(heading: String) throws {
        #expect(try lines(sheet("## \(heading)\n\nSomething.\n"), .type) == ["type/heading DoorThing"])
    }

    @Test("a protocol's name as a heading states it")
    func protocols() throws {
        let guide = "### 5.1. AbDoorDelegate\n\n```objc\n- (void) abOpened: (NSArray *) doors;\n```\n"
        #expect(
            try lines(sheet(guide), .type, .method) == [
                "type/heading AbDoorDelegate", "method/declaration AbDoorDelegate abOpened: : void",
            ])
    }

    @Test("what is reached through a type is not that type")
    func paths() throws {
        let guide = "## ABUser\n\nReached by `ABDoors.shared.user`.\n\n| Property | Meaning |\n|---|---|\n| `name` | who |\n"
        #expect(try lines(sheet(guide), .property) == ["property/table ABUser name"])
    }

    @Test(
        "a method that a sentence or an item names has the parameters that follow",
        arguments: [
            "This is done by calling function `openDoor`.", "Use the `openDoor` method:", "`openDoor` メソッドを使います。",
            "The method to call is:\n\n* **openDoor**\n",
        ])
    func spokenMethods(sentence: String) throws {
        let guide = """
            ## Open

            \(sentence)

            ### Arguments

            - key `String`
              - which one
            - options `DoorOptions`

            ```swift
            doors.openDoor(key: "a", options: options)
            ```
            """
        #expect(
            try lines(sheet(guide), .method, .parameter) == [
                "method/prose openDoor(key:options:)", "parameter/list openDoor(key:options:) key : String",
                "parameter/list openDoor(key:options:) options : DoorOptions",
            ])
    }

    @Test("values that an item inside a parameter announces are none of its neighbours")
    func possibleValues() throws {
        let guide =
            "## Parameters\n\n* `frequency`\n  * How often.\n  * Possible values:\n    * `onChange` - at each change\n    * `daily` - once a day\n\n* `group`\n  * Which one.\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/list frequency", "parameter/list group"])
    }

    @Test("a list of links to parts of the page is a menu")
    func contents() throws {
        let guide = "The tables list the parameters.\n\n1. [ABDoor variables](#door)\n1. [ABDoorSetup](#setup)\n"
        #expect(try sheet(guide).facts.filter { $0.kind != .use }.isEmpty)
    }

    @Test("tags for gaps swallow nothing", arguments: ["<br>", "<br/>", "</br>", "<br><br/>"])
    func gaps(tag: String) throws {
        let guide =
            "```\nPOST /v1/doors\n```\n\n\(tag)\n## Error codes\n| HTTP CODE | CODE | MESSAGE |\n|---|---|---|\n| 400 | 50001 | missing key |\n| 401 | 50002 | wrong key |\n"
        #expect(try sheet(guide).facts.filter { $0.kind == .error }.map(\.name) == ["50001", "50002"])
    }

    @Test("names of headers in any case; what a sample keeps to itself is no property")
    func small() throws {
        let request = "```http\nGET /v1/doors HTTP/1.1\ncontent-type: application/json\n```\n"
        #expect(try sheet(request).facts.filter { $0.kind == .header }.map(\.name) == ["content-type"])
        let sample = "```swift\nprivate var door: ABDoor?\n```\n"
        #expect(try sheet(sample).count(.property) == 0)
        let setter = "```swift\npublic class ABDoor {\n    public private(set) var key: String?\n}\n```\n"
        #expect(try sheet(setter).count(.property) == 1)
        let macro = "```objc\n- (NSString *AB_NULLABLE)lastKey;\n```\n"
        #expect(try lines(sheet(macro), .method) == ["method/declaration lastKey : NSString * _Nullable"])
    }
}

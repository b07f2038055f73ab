import Guide
import Testing

@Suite("What an enum may be, line by line")
struct ValueLineTests {
    @Test("the line states the enum, once")
    func enums() throws {
        let text = "- `Door.Side` values: `left`, `right`\n- `DoorMode` values: `open`\n\nAgain:\n\n- `DoorMode` values: `open`\n"
        #expect(
            try lines(sheet(text), .enum, .case) == [
                "enum/list Door.Side", "case/list Door.Side left", "case/list Door.Side right", "enum/list DoorMode",
                "case/list DoorMode open", "case/list DoorMode open",
            ])
    }

    @Test("an enum that is declared is stated there")
    func declared() throws {
        let text = "```swift\nenum DoorMode { case open }\n```\n\n- `DoorMode` values: `open`\n"
        #expect(try lines(sheet(text), .enum) == ["enum/declaration DoorMode"])
    }

    @Test("values that go with others stand behind a colon")
    func groups() throws {
        let text = "- `DoorMode` values:\n  - `front`, `back`: `manual`, `keypad`\n  - `cellar`: `manual`\n"
        #expect(
            try lines(sheet(text), .enum, .case) == [
                "enum/list DoorMode", "case/list DoorMode manual", "case/list DoorMode keypad", "case/list DoorMode manual",
            ])
    }

    @Test("a case may show the type of what it holds")
    func held() throws {
        let text = "- `Door.Update` values: `jammed(DoorFault)`, `opened`\n"
        #expect(try lines(sheet(text), .case) == ["case/list Door.Update jammed", "case/list Door.Update opened"])
    }

    @Test("sentences that end in values, inside an item that is an enum")
    func states() throws {
        let text = "* `DoorState`:\n  - By day it is one of: `open`, `ajar`\n  - By night: `shut`, `locked`\n  - Not `A` or `B`.\n"
        #expect(
            try lines(sheet(text), .case) == [
                "case/list DoorState open", "case/list DoorState ajar", "case/list DoorState shut", "case/list DoorState locked",
            ])
        #expect(try sheet("* `DoorView`:\n  - It shows: `open`, `ajar`\n").count(.case) == 0)
    }

    @Test("a lead that is but a label with a colon starts no group", arguments: ["Values:", "DoorMode:", ":", "values:", "Door Mode"])
    func labels(lead: String) throws {
        #expect(try sheet("- \(lead)\n  - `front`: `manual`\n").count(.enum) == 0)
    }

    @Test("an enum of Swift with a type that it is given")
    func generic() throws {
        let code = "```swift\npublic enum Answer<Value> {\n    case given(value: Value)\n    case none\n}\n```\n"
        #expect(
            try lines(sheet(code), .enum, .case) == [
                "enum/declaration Answer", "case/declaration Answer given", "case/declaration Answer none",
            ])
    }

    @Test("a Swift enum whose values lack their keyword")
    func noKeyword() throws {
        let code = { (values: String) in "```swift\npublic enum DoorSide : Int\n{\n\(values)}\n```\n" }
        #expect(
            try lines(sheet(code("   /** Of the hinges. */\n   left = 0x01\n   right = -2\n")), .case) == [
                "case/declaration DoorSide left : Int = 1", "case/declaration DoorSide right : Int = -2",
            ])
        #expect(
            try lines(sheet(code("    case left = 1\n    static let\n    limit = 3\n")), .case) == [
                "case/declaration DoorSide left : Int = 1"
            ])
    }
}

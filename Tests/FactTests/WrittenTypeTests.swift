import Guide
import Testing

@Suite("Titles that write a type in words, and what stands below them")
struct WrittenTypeTests {
    private let table = "| Property | Type |\n|---|---|\n| isLit | Bool |\n| warmth | Int |\n"
    private let sample = "\n```swift\nlet lamp = DoorLamp()\nlamp.light()\n```\n"

    @Test("`DoorLamp` of \"Door Lamp\" has the properties below it")
    func properties() throws {
        let found = try sheet("## Door Lamp\n\nIt lights the door.\n" + sample + "\n### Properties\n\n" + table)
        #expect(lines(found, .property) == ["property/table DoorLamp isLit : Bool", "property/table DoorLamp warmth : Int"])
    }

    @Test("a title whose words are no type's has none")
    func words() throws {
        #expect(
            try lines(sheet("## Door Bell\n\nIt rings.\n" + sample + "\n### Properties\n\n" + table), .property).allSatisfy {
                !$0.contains("DoorBell")
            })
    }

    @Test(
        "what apps hear stands below the name of the protocol, however its letters are written",
        arguments: [
            ("Door Delegate", "**DoorDelegate** is an interface which you may implement."),
            ("DOOR Delegate Protocol", "See `DoorDelegate`."),
        ]
    )
    func callbacks(_ title: String, _ line: String) throws {
        let found = try sheet("## \(title)\n\n\(line)\n\n### It opened\n\n```swift\nfunc opened(_ door: ABDoor)\n```\n")
        #expect(lines(found, .method) == ["method/declaration DoorDelegate opened(_:)"])
    }

    @Test("\"is an interface\" says that what is in bold is a type", arguments: ["interface which", "main class that", "protocol:"])
    func spoken(_ word: String) throws {
        #expect(
            try lines(sheet("**ABDoorKeeper** is \(word.hasPrefix("i") ? "an" : "a") \(word) opens doors.\n"), .type) == [
                "type/prose ABDoorKeeper"
            ])
    }

    @Test("a letter before a title counts its parts", arguments: ["A). Methods", "b) Methods", "ii) Methods", "Methods"])
    func marks(_ title: String) throws {
        let found = try sheet(
            "### ABDoorError\n\nThis class tells why.\n\n#### \(title)\n\n1. `public func getCode() -> String?`\n2. `public func isLocked() -> Bool`\n"
        )
        #expect(lines(found, .method) == ["method/prose ABDoorError getCode() : String?", "method/prose ABDoorError isLocked() : Bool"])
    }

    @Test("public properties in a list, with values and without code marks")
    func publicProperties() throws {
        let found = try sheet(
            "### ABDoorError\n\n#### Properties\n\n1. public internal(set) var isLocal = false\n2. public let code:String\n3. public var info: [String: Any]? = nil\n"
        )
        #expect(
            lines(found, .property) == [
                "property/prose ABDoorError isLocal : Bool = false", "property/prose ABDoorError code : String",
                "property/prose ABDoorError info : [String: Any]?",
            ])
    }

    @Test("a name and its type in one cell")
    func cells() throws {
        let call = "```\nABDoor.open(\n    key: String,\n    delegate: ABDoorDelegate\n)\n```\n\n"
        let table =
            "| Parameter | Description |\n|---|---|\n| **key** <br> **String** | A key |\n| `delegate` <br> `ABDoorDelegate` | Who hears |\n"
        #expect(
            try lines(sheet("### open\n\n" + call + table), .parameter) == [
                "parameter/table open(key:delegate:) key : String", "parameter/table open(key:delegate:) delegate : ABDoorDelegate",
            ])
    }

    @Test("a heading that is called like a case of an enum far away is none")
    func headings() throws {
        let found = try sheet(
            "### openDoor\n\nIt opens.\n\n```swift\nABDoor.openDoor(key: String)\n```\n\n### Steps\n\n```swift\npublic enum ABStep {\n    case openDoor, closeDoor\n}\n```\n"
        )
        #expect(lines(found, .case) == ["case/declaration ABStep openDoor", "case/declaration ABStep closeDoor"])
    }

    @Test("labels alone are methods under the title of callbacks")
    func labels() throws {
        let list = "- `doorDidOpen(success:error:)`\n- `doorDidClose(error:)`\n"
        #expect(
            try lines(sheet("## ABDoorDelegate\n\n### Delegate Methods\n\n" + list), .method) == [
                "method/list ABDoorDelegate doorDidOpen(success:error:)", "method/list ABDoorDelegate doorDidClose(error:)",
            ])
        #expect(try lines(sheet("## Samples\n\n" + list), .method) == [])
    }

    @Test("a private method of a sample's class is none of its protocol's")
    func privateMethods() throws {
        let sample =
            "class Screen: UIViewController, ABDoorDelegate {\n    func doorDidOpen(door: ABDoor) { }\n    private func show(_ door: ABDoor) { }\n}"
        #expect(
            try lines(sheet("Implement the delegate:\n\n```swift\n\(sample)\n```\n"), .method) == [
                "method/sample ABDoorDelegate doorDidOpen(door:)"
            ])
    }

    @Test("\"Notice:\" in bold opens a remark")
    func remarks() throws {
        #expect(try lines(sheet("### ABDoor\n\n**Notice:** Doors are heavy.\n"), .property) == [])
    }
}

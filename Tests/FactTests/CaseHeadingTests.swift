import Guide
import Testing

@Suite("Headings that are cases")
struct CaseHeadingTests {
    @Test("of a type that is called like an enum, one heading each")
    func cases() throws {
        let guide = "### States\n\n#### `DoorState.open`\n\nOpen.\n\n#### `DoorState.shut`\n\nShut.\n"
        #expect(try lines(sheet(guide), .case) == ["case/heading DoorState open", "case/heading DoorState shut"])
    }

    @Test(
        "one alone, a member of something else, and a file are none", arguments: ["DoorState.open", "DoorManager.shared", "DoorMode.swift"])
    func others(heading: String) throws {
        #expect(try sheet("### `\(heading)`\n\nOne.\n\n### Others\n\nTwo.\n").count(.case) == 0)
    }

    @Test("one alone, where the guide declares the enum")
    func declared() throws {
        let guide = "```swift\nenum DoorWay { case left }\n```\n\n### `DoorWay.right`\n\nRight.\n"
        #expect(try lines(sheet(guide), .case) == ["case/declaration DoorWay left", "case/heading DoorWay right"])
    }
}

import Guide
import Testing

@Suite("Values and calls that sentences name")
struct ImpliedChoiceTests {
    private func settings(_ line: String) -> String {
        "## Settings\n\n* `mode` **(required)**\n  * \(line)\n\n* `key`\n  * The key of the door.\n"
    }

    @Test(
        "what an item says below a setting is one of its values",
        arguments: [
            "Either `.shut` or `.open(timeout)`.", "Варианты: `.shut` или `.open(timeout)`.", "One of `.shut`, `.open(timeout)`.",
        ])
    func choices(line: String) throws {
        #expect(try lines(sheet(settings(line)), .case) == ["case/prose shut", "case/prose open"])
    }

    @Test("no values: one alone, kinds of files, and a sentence that no setting is above of")
    func noChoices() throws {
        for line in ["By default it is `.shut`.", "Pictures are `.png` or `.jpg`."] {
            #expect(try lines(sheet(settings(line)), .case) == [], "\(line)")
        }
        #expect(try lines(sheet("The state is either `.shut` or `.open`.\n"), .case) == [])
    }

    private let sample = "\n\n```swift\nlet door = ABDoor()\nlet text = try await door.readPlate(size: 3)\ndoor.tidy()\n```\n"

    @Test(
        "what a text says to use, and samples call, is a method",
        arguments: ["Use `readPlate` to get the text.", "`readPlate` を使ってください。", "Obtén el texto usando `readPlate`."])
    func used(text: String) throws {
        #expect(try lines(sheet(text + sample), .method) == ["method/prose readPlate(size:)"])
        #expect(try lines(sheet(text), .method) == [])
    }

    @Test("the word behind it may call it a call")
    func callBehind() throws {
        #expect(try lines(sheet("The plate is read again on its next `tidy()` call." + sample), .method) == ["method/prose tidy()"])
    }

    @Test("a constant with its semicolon below a comment")
    func endedConstant() throws {
        let text = "/// How loud it is.\n\nKEY_DOOR_LEVEL;\n"
        #expect(try lines(sheet(text), .constant) == ["constant/list KEY_DOOR_LEVEL"])
        #expect(try lines(sheet("How loud it is.\n\nKEY_DOOR_LEVEL;\n"), .constant) == [])
    }

    @Test("a title that says what a type may be set to, above a table")
    func settingsOfType() throws {
        let table =
            "\n\n| Parameter | Default | Description |\n|---|---|---|\n| useBell | 0 | rings first |\n| isLoud | 1 | rings loudly |\n"
        let sample = "\n\n```objective-c\nABDoorSettings *settings = [[ABDoorSettings alloc] init];\nsettings.isLoud = YES;\n```\n"
        let found = try sheet("## ABDoorSettings Configuration" + table + sample)
        #expect(lines(found, .type) == ["type/heading ABDoorSettings"])
        #expect(found.facts.filter { $0.name == "useBell" }.map(\.owner) == ["ABDoorSettings"])
        #expect(try lines(sheet("## ABDoorSettings Configuration\n\nThey are read once." + sample), .type) == [])
    }

    @Test("a picture that a sample shows is no address of the API")
    func pictures() throws {
        let sample = "```objective-c\n[ABDoor showPicture:[NSURL URLWithString:@\"https://img.abdoor.com/plates/1.jpg\"]];\n```\n"
        #expect(try lines(sheet(sample), .key) == [])
    }
}

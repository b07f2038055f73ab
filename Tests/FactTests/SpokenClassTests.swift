import Guide
import Testing

@Suite("Types that sentences name in bold, without a mark, or as tables type what they list")
struct SpokenClassTests {
    private let sample = "\n\n```objective-c\nABDoor *door = [[ABDoor alloc] init];\n[door open];\n```\n"

    @Test(
        "an object of what samples make",
        arguments: ["Replace the values in the **ABDoor** object with your own.", "Take it from an instance of **ABDoor** then."])
    func objects(text: String) throws {
        #expect(try lines(sheet(text + sample), .type) == ["type/prose ABDoor"])
        #expect(try lines(sheet(text), .type) == [])
    }

    @Test("only bold is no type")
    func bold() throws { #expect(try lines(sheet("Open the **ABDoor** today." + sample), .type) == []) }

    @Test(
        "the word for a class behind the name of what samples call",
        arguments: ["AcmeDoor 클래스가 제공하는 메소드로서 문을 엽니다.", "AcmeDoorクラスのメソッドです。", "It is a part of the AcmeDoor class of old."])
    func classes(text: String) throws {
        let call = "\n\n```objective-c\n[[AcmeDoor sharedInstance] openWide];\n```\n"
        #expect(try lines(sheet(text + call), .type) == ["type/prose AcmeDoor"])
        #expect(try lines(sheet(text), .type) == [])
    }

    @Test("a class that the app is told to make")
    func made() throws {
        let call = "\n\n```objective-c\n[[HomeDoor sharedInstance] openWide];\n```\n"
        #expect(try lines(sheet("HomeDoor 클래스를 생성합니다." + call), .type) == [])
    }

    @Test("a type that a table gives a parameter")
    func typed() throws {
        let table = "\n\n| Parameter | Type | Required |\n| --- | --- | --- |\n| `looks` | `DoorLooks` | no |\n| `count` | `Int` | yes |\n"
        let call = "\n```swift\ndoor.open(looks: looks, count: 1)\n```\n"
        #expect(try lines(sheet("Set them by `DoorLooks` then." + table + call), .type) == ["type/prose DoorLooks"])
        #expect(try lines(sheet("Set them by `DoorShape` then." + table + call), .type) == [])
        // Without the API's language a type of the table may be anything.
        #expect(try lines(sheet("Set them by `DoorLooks` then." + table), .type) == [])
    }
}

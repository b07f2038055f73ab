import Guide
import Testing

@Suite("Names in sentences that nothing marks out")
struct UnmarkedNameTests {
    private let sample = "\n\n```swift\nlet settings = DoorSettings(\"front\")\nDoor.shared.openWide(key: settings)\n```\n"

    @Test(
        "types and protocols, by the word beside them",
        arguments: [
            ("Создайте объект DoorSettings и передайте его.", "type/prose DoorSettings"),
            ("Реализуйте протокол DoorDelegate для этого.", "type/prose DoorDelegate"),
            ("在类中实现 DoorListener 协议。", "type/prose DoorListener"),
            ("Your class has to conform to the DoorListener for that.", "type/prose DoorListener"),
        ])
    func types(text: String, fact: String) throws {
        #expect(try lines(sheet(text + sample), .type) == [fact])
    }

    @Test(
        "no type: one that is only mentioned, or the platform's",
        arguments: ["См. DoorSettings.", "Реализуйте протокол UITableViewDelegate."])
    func others(text: String) throws {
        #expect(try lines(sheet(text + sample), .type) == [])
    }

    @Test("methods that samples call", arguments: ["Door.shared.openWide 호출 시 열립니다.", "Do so by calling openWide at once."])
    func methods(text: String) throws {
        #expect(try lines(sheet(text + sample), .method) == ["method/prose openWide(key:)"])
        #expect(try lines(sheet(text), .method) == [])
    }

    @Test("constants", arguments: ["SDK 提供了宏AB_DOOR_OPENED，可以监听。", "It posts the notification AB_DOOR_OPENED then."])
    func constants(text: String) throws {
        #expect(try lines(sheet(text), .constant) == ["constant/prose AB_DOOR_OPENED"])
        #expect(try lines(sheet("See AB_DOOR_OPENED too."), .constant) == [])
        #expect(try lines(sheet("Set the macro AB_DOOR_OPENED=1 there."), .constant) == [])
    }

    @Test("a constant behind the word for it and a colon")
    func constantsBehindColons() throws {
        let text = "# Doors\n\nOnce it is shut we will post a notification: **kABDoorDidShut**.\n"
        #expect(try lines(sheet(text), .constant) == ["constant/prose kABDoorDidShut"])
    }
}

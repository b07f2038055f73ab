import Guide
import Testing

@Suite("Titles that end with a type in code")
struct TypeInTitleTests {
    private let sample = "\n\nOne of several.\n\n```swift\nlet color = DoorColor.from(code: 3)\n```\n"

    @Test("behind a colon, where samples know it; in brackets behind a word for callbacks")
    func types() throws {
        #expect(try lines(sheet("## Choosing a color: `DoorColor`" + sample), .type) == ["type/heading DoorColor"])
        #expect(try lines(sheet("## Callback events (`DoorMessages`)\n\nThey come in.\n"), .type) == ["type/heading DoorMessages"])
    }

    @Test("what nothing shows to be a type is none")
    func none() throws {
        #expect(try lines(sheet("## Choosing a color: `DoorPaint`" + sample), .type) == [])
        #expect(try lines(sheet("## Colors (`DoorPaint`)" + sample), .type) == [])
    }

    @Test("an enum that an item says to be the type of what it explains")
    func choices() throws {
        let guide = "## Keys\n\n```swift\nfunc turned(key: DoorKey) {\n}\n```\n\n- `key`: `DoorKey` enum — `.left`, `.right`\n"
        #expect(try lines(sheet(guide), .enum) == ["enum/list DoorKey"])
    }

    @Test(
        "the type of which a title says how its object is had",
        arguments: ["DoorKitインスタンスの取得", "Get the DoorKit instance", "获取DoorKit实例"])
    func instances(title: String) throws {
        let text = "# Doors\n\n## \(title)\n\n```objc\n+ (instancetype)sharedInstance;\n```\n"
        #expect(try lines(sheet(text), .type) == ["type/heading DoorKit"])
        #expect(try lines(sheet(text), .method) == ["method/declaration +DoorKit sharedInstance : instancetype"])
    }
}

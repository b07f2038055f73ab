import Guide
import Testing

@Suite("Swift in fences of other languages, and what a reference shows of types")
struct BorrowedFenceTests {
    @Test("an enum with cases and what it conforms to is Swift's, in a fence for Java")
    func enums() throws {
        let guide = "```java\npublic enum DoorError: Error, Equatable {\n    // A\n    case LOCKED\n    case OTHER(String)\n}\n```\n"
        #expect(try lines(sheet(guide), .enum, .case).map { $0.split(separator: " ").last } == ["DoorError", "LOCKED", "OTHER"])
        let java = "```java\nswitch (state) {\n    case LOCKED:\n        open();\n}\npublic enum DoorError { LOCKED, OTHER; }\n```\n"
        let stated = ["enum/declaration DoorError", "case/declaration DoorError LOCKED", "case/declaration DoorError OTHER"]
        #expect(try lines(sheet(java), .enum, .case) == stated)
    }

    @Test("an extension with functions is none of Kotlin's")
    func kotlin() throws {
        let swift = """
            Listen to the `DoorListener`.

            ```kotlin
            extension HallModel: DoorListener {
                func onDoorOpened(isWide: Bool) {
                }
            }
            ```
            """
        #expect(try lines(sheet(swift), .method) == ["method/sample DoorListener onDoorOpened(isWide:)"])
        let kotlin = "```kotlin\nclass HallModel : DoorListener {\n    override fun onDoorOpened(isWide: Boolean) {\n    }\n}\n```\n"
        #expect(try lines(sheet(kotlin), .method) == [])
    }

    @Test("a public view with heads alone is the SDK's, one with a body the app's")
    func views() throws {
        let shown = "```swift\npublic struct DoorView: View {\n    public init(door: Door, onOpen: (() -> Void)? = nil)\n}\n```\n"
        #expect(
            try lines(sheet(shown), .type, .method) == ["type/declaration DoorView", "method/declaration DoorView init(door:onOpen:)"])
        for own in [
            "```swift\nstruct DoorView: View {\n    var door: Door\n}\n```\n",
            "```swift\npublic struct DoorView: View {\n    public var body: some View {\n        Text(\"Door\")\n    }\n}\n```\n",
        ] {
            #expect(try lines(sheet(own), .type) == [], "\(own)")
        }
    }

    @Test("a class that hears of the platform's downloads is no app's")
    func downloads() throws {
        let guide = "```swift\nclass DoorLoader : NSObject, URLSessionDownloadDelegate\n```\n\n## load()\n\n```swift\nfunc load()\n```\n"
        #expect(try lines(sheet(guide), .type) == ["type/declaration DoorLoader"])
    }

    @Test("a variable of C that a sample makes is no constant")
    func variables() throws {
        let guide = "```objc\nconst char *key = [secret UTF8String];\nstatic NSString *const ABDoorName = @\"door\";\n```\n"
        #expect(try lines(sheet(guide), .constant).map { $0.split(separator: " ")[1] } == ["ABDoorName"])
    }

    @Test("remarks of other languages name nothing")
    func remarks() throws {
        let opening = "## DoorModels class\n\n"
        for text in ["Nota: no cambia nada.", "**IMPORTANTE: no usa el otro.**", "Hinweis: nichts davon."] {
            #expect(try lines(sheet(opening + text + "\n"), .property, .error, .parameter, .case) == [], "\(text)")
        }
    }
}

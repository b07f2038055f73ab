import Guide
import Testing

@Suite("What sentences say in passing, and nothing else states")
struct PassingFactTests {
    @Test(
        "a protocol that an app is asked to implement",
        arguments: [
            "Hear of it by implementing `ABDoorListener` in a class.", "Your class has to conform to the `ABDoorListener` for that.",
            "앱에서 `ABDoorListener`를 구현합니다.", "クラスを `ABDoorListener` に準拠させます。", "在类中实现 `ABDoorListener` 以接收回调。",
            "La clase que implemente la interfaz **ABDoorListener** lo oye.", "Do so by implementing `doorDidOpen` from `ABDoorListener`.",
        ])
    func implemented(text: String) throws {
        #expect(try lines(sheet(text), .type) == ["type/prose ABDoorListener"])
    }

    @Test(
        "no protocol: the platform's, a class, one that is only mentioned",
        arguments: [
            "It is done by implementing `UITableViewDelegate` in a class.", "We are implementing `ABDoorView` now.",
            "See `ABDoorListener` too.",
        ])
    func notImplemented(text: String) throws {
        #expect(try lines(sheet(text), .type) == [])
    }

    @Test("a protocol that an app's class conforms to in a sample, whatever it is called")
    func conformed() throws {
        let sample = "\n\n```swift\nextension ClassName: ABDoorKeeper {\n    var doorCount: Int {\n        return 3\n    }\n}\n```\n"
        #expect(try lines(sheet("Implement `ABDoorKeeper` first." + sample), .type, .property) == ["type/prose ABDoorKeeper"])
        #expect(try lines(sheet("See `ABDoorKeeper` first." + sample), .type, .property) == ["type/prose ABDoorKeeper"])
        #expect(try lines(sheet("See ABDoorKeeper first." + sample), .type, .property) == [])
    }

    @Test("a protocol that a sentence names, and a sample implements below it")
    func implementedBelow() throws {
        let guide = """
            To hear of it, register to `ABDoorDelegate` and implement the `doorDidOpen` method.

            ```swift
            class MyScreen: UIViewController {
                func doorDidOpen(_ door: ABDoor) {
                    print(door)
                }
            }
            ```
            """
        #expect(try lines(sheet(guide), .type, .method) == ["type/prose ABDoorDelegate", "method/sample ABDoorDelegate doorDidOpen(_:)"])
    }

    @Test("a type that samples use, and a sentence calls an object's")
    func objects() throws {
        let sample = "\n\n```swift\nlet door = ABDoor(\"front\")\ndoor.openWide()\n```\n"
        for text in [
            "It is an instance of `ABDoor` then.", "Pass the `ABDoor` object to it.", "`ABDoor` 객체를 전달합니다.",
            "`ABDoor` opens what it is told to.", "Give it a `ABDoor` now.",
        ] {
            #expect(try lines(sheet(text + sample), .type) == ["type/prose ABDoor"], "\(text)")
            #expect(try lines(sheet(text), .type) == [], "\(text)")
        }
        #expect(try lines(sheet("Give it an ABDoor now." + sample), .type) == [])
    }

    @Test(
        "a method that it asks to call, with the labels that it shows",
        arguments: [
            ("Attach it by calling `house.addListener(listener)` first.", "addListener(_:)"),
            ("Pass the object to `house.addDoor(door, side: left)` then.", "addDoor(_:side:)"),
            ("`openDoor:force:`を呼び出してください。", "openDoor:force:"), ("请调用 `openDoor:` 方法。", "openDoor:"),
            ("The table for `- (void)openDoor:side:` has one section.", "openDoor:side:"), ("`closeDoor()` 메서드를 호출합니다.", "closeDoor()"),
            ("Listen by implementing `doorDidOpen` from `ABDoorListener`.", "doorDidOpen"),
        ])
    func calls(text: String, name: String) throws {
        #expect(try lines(sheet(text), .method) == ["method/prose \(name)"])
    }

    @Test("a word is a method where samples call it, and has their labels")
    func proven() throws {
        let sample = "\n\n```objc\n[door openWide:YES];\n[door stop];\n```\n"
        let text = "`openWide` decides how far it goes.\n\n只需调用 `stop` 方法即可。"
        #expect(try lines(sheet(text + sample), .method) == ["method/prose openWide:", "method/prose stop"])
        #expect(try lines(sheet(text), .method) == [])
    }

    @Test("a method of the platform's, which samples call on what the platform has, is not the API's")
    func platform() throws {
        let sample = "\n\n```swift\nUIApplication.shared.setFetchInterval(3)\n```\n"
        #expect(try lines(sheet("Make this call to `setFetchInterval` early." + sample), .method) == [])
        #expect(try lines(sheet("Start it in - (void)viewWillAppear:(BOOL)animated of the screen."), .method) == [])
    }

    @Test("what is the app's own, the platform's, declared elsewhere or only a name is not stated so")
    func others() throws {
        let own = "Call `loadDoors()` there.\n\n```swift\nclass MyScreen {\n    func loadDoors() {\n        door.show()\n    }\n}\n```\n"
        #expect(try lines(sheet(own), .method) == [])
        #expect(try lines(sheet("Call `viewDidLoad()` and `application(_:didFinishLaunchingWithOptions:)` first."), .method) == [])
        let declared = "Call `openDoor:` for it.\n\n```objc\n- (void)openDoor:(BOOL)wide;\n```\n"
        #expect(try lines(sheet(declared), .method) == ["method/declaration openDoor: : void"])
        #expect(try lines(sheet("The value of `doorCount(x)` is 3."), .method) == [])
    }

    @Test("a property that it asks to set, which samples set on what they made")
    func members() throws {
        let sample = """


            ```swift
            let config = ABDoorConfig()
            config.keyCount = 3
            ```
            """
        for text in [
            "Set the `keyCount` to three.", "**keyCount** says how many there are.", "Change `ABDoorConfig.keyCount` for that.",
            "`keyCount` を設定します。", "`keyCount` 속성이 그렇습니다.",
        ] {
            #expect(try lines(sheet(text + sample), .property) == ["property/prose ABDoorConfig keyCount"], "\(text)")
            #expect(try lines(sheet(text), .property) == [], "\(text)")
        }
        #expect(try lines(sheet("See `keyCount` too." + sample), .property) == [])
        let errors = "Then `ABDoorError.doorLocked` comes.\n\n```swift\nif error == ABDoorError.doorLocked { return }\n```\n"
        #expect(try lines(sheet(errors), .property) == [])
    }

    @Test("values to choose from")
    func choices() throws {
        let text = "The property describes the door. The valid states are `OPEN`, `SHUT`, and `AJAR`."
        #expect(try lines(sheet(text), .case) == ["case/prose OPEN", "case/prose SHUT", "case/prose AJAR"])
        #expect(try lines(sheet("It is not `OPEN`, `SHUT` or `AJAR`."), .case) == [])
    }
}

extension PassingFactTests {
    private static let calls = "\n\n```objc\n[ABDConfig setDoor:@\"front\"];\n```\n"

    @Test("a member on the path of a type that samples call, and that type where a sentence looks into it")
    func paths() throws {
        let guide = "The color is had from `ABDConfig.doorColor`. Use the method in `ABDConfig` for it."
        #expect(try lines(sheet(guide + Self.calls), .property, .type) == ["property/prose ABDConfig doorColor", "type/prose ABDConfig"])
        #expect(try lines(sheet(guide), .property, .type) == [])
        #expect(try lines(sheet("It is `ABDState.wideOpen` then." + Self.calls), .property) == [])
    }

    @Test("a constant that begins as constants do, unless it is the platform's")
    func constants() throws {
        #expect(try lines(sheet("Its domain is `kABDErrorDomain`."), .constant) == ["constant/prose kABDErrorDomain"])
        #expect(try lines(sheet("Its key is `kSecAttrService` or `kCFBooleanTrue`."), .constant) == [])
    }

    @Test("a vendor's name without a mark, where a sentence calls it an object and a sample makes one")
    func unmarked() throws {
        let sample = "\n\n```swift\nlet plan = ABDPlan(door: 1)\nplan.openWide()\n```\n"
        #expect(try lines(sheet("First make an ABDPlan object for it." + sample), .type) == ["type/prose ABDPlan"])
        #expect(try lines(sheet("First make an ABDPlan object for it."), .type) == [])
        #expect(try lines(sheet("First think of ABDPlan for a while." + sample), .type) == [])
    }

    @Test("a call on a type, as samples make it")
    func typedCalls() throws {
        let sample = "\n\n```swift\nABDDoor.startLock(key: 1)\n```\n"
        #expect(
            try lines(sheet("Hooks are given to `ABDDoor.startLock()` commands." + sample), .method) == ["method/prose startLock(key:)"])
        #expect(try lines(sheet("Hooks are given to `ABDDoor.startLock()` commands."), .method) == [])
    }
}

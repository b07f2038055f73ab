import Guide
import Testing

/// What a guide says about an app's project, and about the app's own code around the API.
@Suite("Facts about a project")
struct ProjectFactTests {
    @Test("libraries, platforms and imports")
    func settings() throws {
        let guide = """
            Link `libsqlite3.tdb`, `libz.tbd`, `libfoo.dylib` and libbar.a, but no a.a and no xlib.tbd.

            ```ruby
            platform :ios, '11.0'
            pod 'DoorKit'
            ```
            ```objc
            #import <DoorKit/DoorKit.h>
            #import "Own.h"
            @import LockKit;
            ```
            """
        let sheet = try sheet(guide)
        #expect(
            lines(sheet, .key) == [
                "key/prose libsqlite3.tdb", "key/prose libz.tbd", "key/prose libfoo.dylib", "key/prose libbar.a", "key/sample iOS = 11.0",
                "key/sample DoorKit",
            ])
        let imports = sheet.facts.filter { $0.detail.form == "import" }
        #expect(imports.map(\.name) == ["DoorKit", "LockKit"])
        #expect(sheet.unread.isEmpty)
    }

    @Test(
        "what stands behind the setting for the linker's flags are flags, run together and misspelled as they may be",
        arguments: [
            "Build SettingsOther Linker Flags-lcq++-ObjC are added.", "Set `OTHER_LDFLAGS = \"-lcq++ -ObjC\"` there.",
            "Other Linker Flags: `-lcq++`, `-ObjC`",
        ])
    func linkerFlags(text: String) throws { #expect(try lines(sheet(text), .key) == ["key/prose -lcq++", "key/prose -ObjC"]) }

    @Test("no flags stand in a sentence about them")
    func noFlags() throws { #expect(try sheet("Other Linker Flags - the setting - needs care; -x is none.").count(.key) == 0) }

    @Test("names that only their shape tells, with a slip in the shape")
    func slips() throws {
        let guide = """
            Add `StoreKit.framewrok` and the flag `-OjbC`. Then run `tool -object` with Foo.frameworks and a-ObjD.

            ```objc
            [request setValue:token forHTTPHeaderField:@"Authorizaton"];
            ```
            """
        let expected = ["key/prose StoreKit.framewrok", "key/prose -OjbC", "header/sample Authorizaton"]
        #expect(try lines(sheet(guide), .key, .header) == expected)
        let told = try sheet("The header is Authorizaton: DoorKey {key}.").facts.filter { $0.kind == .header }
        #expect(told.map(\.name) == ["Authorizaton"])
        #expect(try lines(sheet("Authorizaton: the art of letting in."), .header) == [])
    }

    @Test(
        "what a setting is when nobody sets it",
        arguments: [
            ("Encrypts what is stored. The default is `false`.", "false"), ("디폴트 값은 NO입니다.", "false"), ("It defaults to 30.", "30"),
            ("Encrypts what is stored.", nil), ("The default is\u{3000}다름", nil),
        ] as [(String, String?)])
    func defaults(sentence: String, expected: String?) throws {
        let sheet = try sheet("\(sentence)\n\n```xml\n<key>DOOR_SECURE</key>\n<true/>\n```\n")
        let key = try #require(sheet.facts.first { $0.kind == .key })
        #expect(key.value == "true")
        #expect(key.detail.defaultValue == expected)
    }

    @Test("methods of the platform that a sample implements, or a sentence names")
    func hooks() throws {
        let guide = """
            Put it into `viewDidLoad` and into `application:didFinishLaunchingWithOptions`.

            ```objc
            @implementation AppDelegate
            - (void)applicationDidBecomeActive:(UIApplication *)application {
                [ABDoor wake];
            }
            - (void)dealloc {
                [ABDoor sleep];
            }
            @end
            ```
            """
        let facts = try sheet(guide).facts.filter { $0.detail.form == "implementation" || $0.source == .prose }
        #expect(
            facts.map { "\($0.detail.form ?? "") \($0.name)" } == [
                "mention viewDidLoad", "mention application:didFinishLaunchingWithOptions", "implementation applicationDidBecomeActive:",
            ])
        #expect(facts.last?.detail.parameterTypes == ["UIApplication *"])
    }

    @Test("a misspelled method of a delegate in the app's class is a fact")
    func ownImplementations() throws {
        let guide = """
            ```objc
            @protocol ABDoorDelegate <NSObject>
            - (void)doorDidOpen:(ABDoor *)door;
            @end
            ```
            ```objc
            @interface MyController () <ABDoorDelegate>
            @end
            @implementation MyController
            - (void)doorDidOpne:(ABDoor *)door {
            }
            @end
            ```
            """
        let facts = try sheet(guide).facts.filter { $0.detail.form == "implementation" }
        #expect(facts.map(\.name) == ["doorDidOpne:"])
        #expect(facts.map(\.owner) == ["ABDoorDelegate"])
    }

    @Test("a variable that a sentence declares is one only where a sample sets it", arguments: [true, false])
    func variables(isSet: Bool) throws {
        let guide = """
            Add a member `var opened: Doors.Result?` to the controller.

            ```swift
            func onOpen(result: Doors.Result) {
                \(isSet ? "self.opened = result" : "print(result)")
            }
            ```
            """
        let property = try #require(try sheet(guide).facts.first { $0.kind == .property })
        #expect(property.name == "opened")
        #expect(property.detail.form == (isSet ? "variable" : nil))
    }

    @Test("cases without their enum have the name that they begin with")
    func enumsOfCases() throws {
        let guide = """
            | constant | meaning |
            |---|---|
            | ABDoorColorRed | red |
            | ABDoorColorBlue | blue |
            | ABAlone | alone |
            """
        let cases = try sheet(guide).facts.filter { $0.kind == .case || $0.kind == .constant }
        #expect(cases.map(\.name) == ["ABDoorColorRed", "ABDoorColorBlue", "ABAlone"])
        #expect(
            cases.filter { $0.kind == .case }.map(\.owner)
                == cases.filter { $0.kind == .case }.map { $0.name == "ABAlone" ? nil : "ABDoorColor" })
    }
}

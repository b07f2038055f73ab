import Guide
import Testing

@Suite("Layouts of guides that were met blind")
struct LayoutTests {
    @Test("a fence may name another language than the one its text is in")
    func fences() throws {
        let swift = "```ruby\npublic func open(key: DoorKey, force: Bool?)\n```\n"
        #expect(try lines(sheet(swift), .method) == ["method/declaration open(key:force:)"])
        let objectiveC = "```swift\n@interface ABDoor : NSObject\n- (void)openWithKey:(NSString *)key;\n@end\n```\n"
        #expect(try lines(sheet(objectiveC), .method) == ["method/declaration ABDoor openWithKey: : void"])
        let ruby = "```ruby\npod 'Doors', :git => \"https://example.com/doors.git\"\n```\n"
        #expect(try sheet(ruby).facts.filter { $0.kind != .key }.isEmpty)
    }

    @Test("items inside an item with a type are its cases and its members")
    func nestedItems() throws {
        let guide = """
            ### Required parameters

            - **doorKey**: `String`
            - **mode**: `DoorMode`
                - `.sliding`
                - `.hinged`
            - **look**: `DoorLook`
                - `frame`: `DoorFrame` - what is around it.
            """
        #expect(
            try lines(sheet(guide), .parameter, .case, .property) == [
                "parameter/list doorKey : String", "parameter/list mode : DoorMode", "case/list DoorMode sliding",
                "case/list DoorMode hinged",
                "parameter/list look : DoorLook", "property/list DoorLook frame : DoorFrame",
            ])
    }

    @Test("truth values inside a field of an answer are no cases")
    func truthValues() throws {
        let guide = "```\nPOST /doors/state\n```\n\n**Response Params**\n\n+ open\n    + true: it is open\n    + false: it is shut\n"
        #expect(try lines(sheet(guide), .parameter, .case) == ["parameter/list POST /doors/state open"])
    }

    @Test("a dash parts a name from its type, be it glued to a name in bold")
    func dashes() throws {
        let guide = "```swift\nfunc open(key: DoorKey?, force: Bool)\n```\n\n- **key** - DoorKey? - which one\n- **force**- Bool\n"
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/list open(key:force:) key : DoorKey?", "parameter/list open(key:force:) force : Bool",
            ])
    }

    @Test("names that the call of the sample above has as labels are its parameters")
    func calledLabels() throws {
        let list = "## A door\n\n```swift\nlet door = Door(name: \"a\", floor: 1)\n```\n\n- **name** - String\n- **floor** - Int, from 0\n"
        #expect(
            try lines(sheet(list), .parameter) == [
                "parameter/list init(name:floor:) name : String", "parameter/list init(name:floor:) floor : Int",
            ])
    }

    @Test("a type in the brackets of a heading has the kinds that its table lists")
    func bracketedTypes() throws {
        let guide = "## 문 타입(DoorType) 및 크기\n\n| 타입 명 | 크기 | 설명 |\n|---|---|---|\n| Door2x1 | 2x1 | 작은 문 |\n| Door3x2 | 3x2 | 큰 문 |\n"
        #expect(try lines(sheet(guide), .case) == ["case/table DoorType Door2x1", "case/table DoorType Door3x2"])
    }

    @Test("headings of one word are members where their own samples use them so")
    func memberHeadings() throws {
        let guide = """
            ## Timing

            ```swift
            let doorView = DoorView.init(key: "a")
            ```

            ### delay

            ```swift
            doorView.delay = 60
            ```

            ### fitsHeight

            ```swift
            doorView.fitsHeight = true
            ```

            ### stop()

            Stops it.

            ### install

            Drag it in.
            """
        #expect(
            try lines(sheet(guide), .property, .method) == [
                "property/heading DoorView delay", "property/heading DoorView fitsHeight", "method/heading stop()",
            ])
    }

    @Test("the title of a reference as a line of its own owns the listing below it, and no other")
    func pageTitles() throws {
        let guide = """
            ## Doors

            > ABDoorDelegate Protocol Reference
            > ```
            > - (void)doorDidOpen:(ABDoor *)door    // it opened
            > - (void)doorDidShut:(ABDoor *)door
            > ```

            ```
            - (void)knockLoudly
            ```

            > ABDoorInfo Protocol References  // what a door is
            > ```
            > NSString *name     // its name
            > int lock_count     // how many
            > ```
            """
        #expect(
            try lines(sheet(guide), .type, .method, .property) == [
                "type/heading ABDoorDelegate", "method/declaration ABDoorDelegate doorDidOpen: : void",
                "method/declaration ABDoorDelegate doorDidShut: : void", "method/declaration knockLoudly : void", "type/heading ABDoorInfo",
                "property/list ABDoorInfo name : NSString *", "property/list ABDoorInfo lock_count : int",
            ])
    }

    @Test("an item that gives a method with the type that it takes")
    func methodItems() throws {
        let guide = "- setDoorKey(NSString) : the key\n- setHeight(BOOL) : whether it is high\n\n```objc\n[[ABDoor alloc] init];\n```\n"
        #expect(try lines(sheet(guide), .method) == ["method/list setDoorKey:", "method/list setHeight:"])
    }

    @Test("headings that sort a class's members by protocol leave them to the class")
    func groups() throws {
        let guide = """
            <h1>DoorHandler</h1><pre class="highlight swift"><code>public class DoorHandler : NSObject, DoorHandlerType</code></pre>
            <h3>DoorHandlerType</h3>
            <pre class="highlight swift"><code>public func open(key: String)</code></pre>
            """
        #expect(try lines(sheet(guide, path: "guide.html"), .method) == ["method/declaration DoorHandler open(key:)"])
    }

    @Test("a call with a value in place of a placeholder is one of the endpoint above it")
    func templates() throws {
        let guide = """
            ```
            GET /doors/{id}/locks
            ```

            ### Example Request

            ```
            GET /doors/7/locks
            ```

            #### Request Params

            + first (required): which lock
            """
        #expect(try Set(sheet(guide).facts.filter { $0.kind == .endpoint }.map(\.name)) == ["GET /doors/{id}/locks"])
        #expect(try lines(sheet(guide), .parameter).map { $0.hasPrefix("parameter/list GET /doors/{id}/locks first") } == [true])
    }

    @Test("what a sample decodes into is the app's, and so are the values of keys of property lists")
    func ownTypes() throws {
        let guide = """
            ```swift
            struct DoorMessage: Codable {
                let id: String
            }

            Doors.parse(text) { (message: DoorMessage) in
                print(message.id)
            }
            ```

            Put these into **LSApplicationQueriesSchemes** among the parameters:

            - doorapi
            - door-share-api

            ```
            NSCameraUsageDescription
            NSPhotoLibraryUsageDescription
            ```
            """
        #expect(try sheet(guide).facts.filter { ![.use, .key].contains($0.kind) }.map(summary) == [])
    }

    @Test("a callback's first label may say what happened")
    func callbackLabels() throws {
        let guide = "```swift\nclass Handler: DoorDelegate {\n    func door(didOpen key: String) {\n        print(key)\n    }\n}\n```\n"
        #expect(try lines(sheet(guide), .method) == ["method/sample DoorDelegate door(didOpen:)"])
    }

    @Test("a bold item that is a type's name opens a section, and what samples set of its table are properties")
    func emphasisedTypes() throws {
        let guide = """
            ## Events

            - ***+ (void)record:(DoorEvent *)event***

                - Parameter Description

                    - event：what happened

            **Opening**

            - ***DoorOpenEvent***

            **Parameter Description**

            | **Parameter Name** | **Parameter Type** | **Parameter Description** |
            |---|---|---|
            | method | NSString | how |
            | success | BOOL | whether |

            ```
            DoorOpenEvent * event = [[DoorOpenEvent alloc] init];
            event.success = YES;
            event.method = @"key";
            ```
            """
        let found = try lines(sheet(guide), .method, .parameter, .property, .type)
        #expect(
            found == [
                "method/prose +record: : void", "parameter/list record: event", "type/heading DoorOpenEvent",
                "property/table DoorOpenEvent method : NSString", "property/table DoorOpenEvent success : BOOL",
            ])
    }

    @Test("an item that begins with a type and the word for one")
    func typeItems() throws {
        let guide = "1.  ABDoorService class, with all methods\n\n2.  ABDoorConfig 类，启动配置\n"
        #expect(try lines(sheet(guide), .type) == ["type/list ABDoorService", "type/list ABDoorConfig"])
    }

    @Test("a heading that is a whole signature belongs to the protocol that a sample implements it for")
    func signatureHeadings() throws {
        let guide = """
            ## DoorBridge

            ### DoorBridgeDelegate

            ```swift
            extension ViewController: DoorBridgeDelegate {
                func doorBridgeDidOpen(_ bridge: DoorBridge?) {
                }
            }
            ```

            ### doorBridgeDidOpen(_ bridge: DoorBridge?)

            It is open.
            """
        let found = try sheet(guide).facts.filter { $0.kind == .method && $0.source == .heading }.map(summary)
        #expect(found == ["method/heading DoorBridgeDelegate doorBridgeDidOpen(_:)"])
    }

    @Test("two names for a parameter, or a type in capitals beside one that is known, make a signature")
    func bareSignatures() throws {
        let guide =
            "```\nsetListener(onOpen opened: DoorListener?)\n\nconfig.setField(key: String, value: String, scope: SCOPE)\n```\n\n```swift\nlet a = 1\n```\n"
        #expect(
            try lines(sheet(guide), .method).map { $0.split(separator: " ").last } == [
                "setListener(onOpen:)", "setField(key:value:scope:)",
            ])
    }

    @Test("an enum that a sample shows in a comment")
    func commentedEnums() throws {
        let guide = """
            ```objc
            [[ABDoor shared] watch:^(ABDoorInfo *info) {
                /** info.state is one of these
                typedef NS_ENUM(NSInteger, ABDoorState) {
                    ABDoorOpen,   // open
                    ABDoorShut,   // shut
                };
                */
            }];
            ```
            """
        #expect(
            try lines(sheet(guide), .enum, .case) == [
                "enum/declaration ABDoorState : NSInteger", "case/declaration ABDoorState ABDoorOpen : NSInteger = 0",
                "case/declaration ABDoorState ABDoorShut : NSInteger = 1",
            ])
    }

    @Test("an item that is a method and an address is an endpoint, whose section goes on about it")
    func endpointItems() throws {
        let guide = """
            ### Call Address

            + GET https://door.example.net/v1/doors/{id}

            ### Example

            ```
            curl -X GET https://door.example.net/v1/doors/7
            ```

            ### Parameter

            |KEY|REQUIRE|DESCRIPTION|
            |---|---|---|
            |floor|TRUE|Where it is|
            """
        let found = try sheet(guide).facts.filter { $0.kind == .endpoint || $0.kind == .parameter }
        #expect(Set(found.filter { $0.kind == .endpoint }.map(\.name)) == ["GET https://door.example.net/v1/doors/{id}"])
        #expect(found.filter { $0.kind == .parameter }.map(\.owner) == ["GET https://door.example.net/v1/doors/{id}"])
    }

    @Test("a screen below the import of the SDK is the sample's")
    func screens() throws {
        let guide = "```swift\nimport DoorKit\n\nclass DoorDemoViewController: UIViewController {\n    var door: ABDoor?\n}\n```\n"
        #expect(try sheet(guide).facts.filter { ![.use, .key].contains($0.kind) }.map(summary) == [])
    }
}

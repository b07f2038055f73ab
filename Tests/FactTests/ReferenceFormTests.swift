import Guide
import Testing

@Suite("Forms of references: whose members they list, and how")
struct ReferenceFormTests {
    @Test("a plain name with what follows in brackets is the type of all below, whatever else has such methods")
    func methodsInBrackets() throws {
        let page = """
            # Door (*Methods*)

            ## – setValue:

            `- (void)setValue:(id)value withKey:(NSString *)key`

            参数

            value 将被写入的值
            key  DoorKey of the room
            other 什么也不是

            # ABDraft (*Methods*)

            `- (void)setValue:(id)value withKey:(NSString *)key`

            ```objc
            Door *door = [[Door alloc] init];
            [draft setValue:@1 withKey:@"a"];
            ```
            """
        #expect(
            try lines(sheet(page), .method, .parameter) == [
                "method/heading Door setValue:withKey: : void", "parameter/list setValue:withKey: value",
                "parameter/list setValue:withKey: key", "method/heading ABDraft setValue:withKey: : void",
            ])
    }

    @Test("words alone are no parameters, though they begin a line, where nothing announces any")
    func unannounced() throws {
        let page = "# DoorKit\n\n`- (void)open:(NSString *)key`\n\nkey and nothing else opens the door.\n"
        #expect(try lines(sheet(page), .parameter) == [])
    }

    @Test("items give the sign and the name of a method, and a word in brackets its type")
    func signedItems() throws {
        let page = "## ABDoor\n\n- `+ openWith:force:`\n- `- isOpen` (BOOL)\n- `- knock:` - rings the bell\n- `-ObjC`\n"
        #expect(
            try lines(sheet(page), .method) == [
                "method/list +ABDoor openWith:force:", "method/list ABDoor isOpen : BOOL", "method/list ABDoor knock:",
            ])
    }

    @Test("the protocol that a heading has in brackets has the callbacks below, and a setter's heading names none")
    func bracketedProtocol() throws {
        let page = """
            ## ABDoor

            ### Delegate callbacks (`ABDoorDelegate`)
            - `- (void)doorDidOpen:(BOOL)wide`

            ### Set the listener (`ABDoorDelegate`)
            - `- (void)setListener:(id)listener`
            """
        #expect(
            try lines(sheet(page), .method) == [
                "method/list ABDoorDelegate doorDidOpen: : void", "method/list ABDoor setListener: : void",
            ])
    }

    @Test("headings give properties by their type or their keyword, and methods with brackets that hold nothing")
    func headingsOfMembers() throws {
        let page = "## ABDoor\n\n#### - (void) shut()\n\n#### @property autoShut\n\n#### BOOL isOpen\n\n#### The openDoor\n"
        #expect(
            try lines(sheet(page), .method, .property) == [
                "method/heading ABDoor shut : void", "property/heading ABDoor autoShut", "property/heading ABDoor isOpen : BOOL",
            ])
    }

    @Test("a type in words with the word for its members lists them")
    func typeInWords() throws {
        let page = """
            ```swift
            let request = DoorRequest()
            ```

            ### Door Request Object Fields

            | Field | Description | Data type |
            | --- | --- | --- |
            | roomKey | The key | string |
            """
        #expect(try lines(sheet(page), .property, .parameter) == ["property/table DoorRequest roomKey : string"])
    }

    @Test("a table right below a listing explains the properties of its one type")
    func tableBelowListing() throws {
        let listing = "```swift\npublic struct DoorNote {\n    public let title: String\n    public let body: String\n}\n```\n\n"
        let table = "| 필드 | 설명 |\n| --- | --- |\n| title | 제목 |\n| body | 본문 |\n"
        #expect(
            try lines(sheet("# 알림\n\n" + listing + table), .property).suffix(2) == [
                "property/table DoorNote title", "property/table DoorNote body",
            ])
    }

    @Test("a heading that sets one known type up has the properties of a list below")
    func setUp() throws {
        let page = """
            # Properties

            ## Initialising ABDoor for the night

            <dl>
            <dt>roomKey</dt><dd>The key of the room.</dd>
            <dt>delegate</dt><dd>Hears of all that happens.</dd>
            <dd><u>Note</u>: it is kept weakly.</dd>
            </dl>

            ```java
            let door = ABDoor(roomKey: "k")
            door.roomKey = "l"
            ```
            """
        let found = try sheet(page)
        #expect(
            lines(found, .property, .parameter).map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
                "ABDoor roomKey", "ABDoor delegate",
            ])
        #expect(lines(found, .use).contains("use/sample +ABDoor init(roomKey:)"))
    }

    @Test("values that are called after the first name of their line are its cases")
    func prefixedValues() throws {
        let page =
            "## Constants\n\n- `DOORSTATE`: `DOORSTATEOPEN`, `DOORSTATESHUT`\n- `DoorMode` with modes:\n  - `DoorModeDay`, `DoorModeNight`\n"
        #expect(
            try lines(sheet(page), .enum, .case) == [
                "enum/list DOORSTATE", "case/list DOORSTATE DOORSTATEOPEN", "case/list DOORSTATE DOORSTATESHUT", "enum/list DoorMode",
                "case/list DoorMode DoorModeDay", "case/list DoorMode DoorModeNight",
            ])
    }

    @Test("languages that say first what a name is may say more before that")
    func leadingWords() throws {
        let pages = ["معرفی پروتکل ABDoorListener", "Описание класса ABDoor", "Présentation de la classe ABDoor"]
        for page in pages {
            let name = try #require(page.split(separator: " ").last)
            let found = try sheet("# \(page)\n\n```swift\nfunc opened()\n```\n")
            #expect(lines(found, .method) == ["method/declaration \(name) opened()"])
        }
        #expect(try lines(sheet("# How to subclass ABDoor\n\n```swift\nfunc opened()\n```\n"), .type) == [])
    }

    @Test("a property of the section's own protocol belongs to what it is set on")
    func ownDelegate() throws {
        let page = "# ABDoorDelegate\n\n```swift\npublic weak var delegate: ABDoorDelegate?\n```\n"
        #expect(try lines(sheet(page), .property) == ["property/declaration delegate : ABDoorDelegate?"])
    }

    @Test("a list of contents states nothing that stands elsewhere on the page")
    func contents() throws {
        let page = "# ABDoor\n\n- [`open(key:)`](#open)\n- [`shut(_:)`](#shut)\n\n## `open(key:)`\n\nOpens.\n"
        #expect(try lines(sheet(page), .method) == ["method/heading ABDoor open(key:)"])
    }

    @Test("the head of a Swift type alone is Swift, and one of Java is not")
    func heads() throws {
        let page = "# Bells\n\n```\npublic protocol Bells\n```\n\n- rung\n\n  Declaration\n\n  ```\n  func rung()\n  ```\n"
        #expect(
            try lines(sheet(page), .type, .method) == ["type/declaration Bells", "method/declaration Bells rung()"])
        let java = "# Bells\n\n```\npublic class Bells\n```\n\n- rung\n\n  Declaration\n\n  ```\n  void rung(int times);\n  ```\n"
        #expect(try sheet(java).facts.filter { $0.kind == .method }.map(\.detail.language) == [nil])
    }

    @Test("words that open a sentence are no types")
    func sentences() throws {
        let list =
            "## ABDoor\n\nABDoor has these properties:\n\n- `key`: any key of the house\n- `room`: string of letters\n- `door`: id of the room\n"
        #expect(
            try lines(sheet(list), .property) == [
                "property/list ABDoor key", "property/list ABDoor room : string", "property/list ABDoor door",
            ])
    }

    @Test("methods below another language's colours, and below a misspelt name of their own, are read")
    func borrowedColours() throws {
        for fence in ["java", "Objctive-c tab=", "object-c", "oc", "swift5"] {
            let code = fence == "swift5" ? "func open(key: String)" : "/**\n * @param key the key\n */\n-(void)open:(NSString *)key;"
            let found = try sheet("# ABDoor\n\n```\(fence)\n\(code)\n```\n")
            #expect(found.count(.method) == 1, "below \(fence)")
        }
        #expect(try sheet("```java\n- (not) a method\nvoid open(String key) {}\n```\n").count(.method) == 0)
    }

    @Test("words of a reference that nothing shows to be types, plurals in brackets and numbers of things are no names")
    func words() throws {
        let page = "# API Reference\n\n## ABDoor\n\n### Installation\n\nThe key(s) of ISO7816 and `DISPATCH_TIME_NOW` and `openDoor`.\n"
        #expect(try lines(sheet(page), .use).filter { $0.contains("prose") || $0.contains("heading") } == ["use/prose openDoor"])
    }

    @Test("a table anywhere explains the one type that was declared with all of its names")
    func tableBelowOtherThings() throws {
        let listing =
            "```swift\npublic struct DoorLook {\n    public var panelColor: String\n    public var handleColor: String\n}\n```\n\n"
        let table =
            "#### Style Attributes\n\n| Name | Description | Type |\n| --- | --- | --- |\n| `panelColor` | a | `String` |\n| `handleColor` | b | `String` |\n"
        #expect(
            try lines(sheet("# Doors\n\n" + listing + "Some words.\n\n" + table), .property).suffix(2) == [
                "property/table DoorLook panelColor : String", "property/table DoorLook handleColor : String",
            ])
        let other = listing.replacing("DoorLook", with: "WindowLook")
        #expect(
            try lines(sheet("# Doors\n\n" + listing + other + "Some words.\n\n" + table), .property).suffix(1) == [
                "property/table handleColor : String"
            ])
    }

    @Test("the name of a type speaks of no request or answer, be it a part of it")
    func namesOfMessages() throws {
        let table =
            "| Name | Definition | Type | Mandatory/Optional |\n| --- | --- | --- | --- |\n| status | How it went | String | Mandatory |\n"
        let found = try sheet("# Doors\n\nAnswers a `DoorResponse`.\n\n#### DoorKit.DoorResponse\n\n" + table)
        #expect(lines(found, .property, .parameter) == ["property/table DoorResponse status : String required"])
        #expect(try lines(sheet("# Response\n\n" + table), .property, .parameter) == ["parameter/table status : String required"])
    }

    @Test("what a method's block is handed is none of its parameters, nor is its type")
    func typedRows() throws {
        let code = "```objc\n- (void)row:(uint8_t)number completion:(void (^)(uint8_t row, NSError *error))completion;\n```\n\n"
        let rows =
            "<table><tr><td>uint8_t number</td><td>Its number.</td></tr><tr><td>uint8_t row</td><td>The row.</td></tr>"
            + "<tr><td>DoorState state</td><td>How it is.</td></tr></table>\n"
        #expect(
            try lines(sheet("# ABDoor\n\n" + code + "##### Input Parameters:\n\n" + rows), .parameter) == [
                "parameter/table row:completion: number : uint8_t"
            ])
    }
}

import Guide
import Testing

@Suite("Lists that explain names")
struct ListTests {
    private static let method = "```objc\n- (void)open:(NSString *)key force:(BOOL)force;\n```\n\n"

    @Test(
        "the parameters of a method, in the forms that lists take",
        arguments: [
            "> key : which one\n> force : at any cost\n", "* key\n\n    * which one\n\n* force\n\n    * at any cost\n",
            "#### Parameters\n* _key_ - which one\n* _force_ - at any cost\n", "- `key`: which one\n- `force`: at any cost\n",
            "#### パラメータ\n\n- key：どれ\n- force：強制\n",
        ])
    func parameters(list: String) throws {
        let found = try lines(sheet(Self.method + list), .parameter)
        #expect(found == ["parameter/list open:force: key", "parameter/list open:force: force"])
    }

    @Test("a type in brackets before the name, and one that a comment gives")
    func types() throws {
        let guide = "```objc\n- (void)wait:(ABDone)done;\n```\n\n#### Parameters\n\n* (void (^)(BOOL opened))done\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/list wait: done : void (^)(BOOL opened)"])
    }

    @Test("a type and a name as one piece of code are a property")
    func declarations() throws {
        let guide = "The properties of the answer are:\n\n- `NSString doorKey` the key.\n- `BOOL willRetry` whether it tries again.\n"
        #expect(try lines(sheet(guide), .property) == ["property/list doorKey : NSString", "property/list willRetry : BOOL"])
    }

    @Test("placeholders of an endpoint, and fields of its answer")
    func endpoints() throws {
        let guide = """
            ## `open` API

            `POST <base_url>/doors/<door_id>/open`

            * `door_id`: which door.

            The JSON of the response has these properties.

            * `status`: whether it opened.
            * `seconds` (optional): how long it took.
            """
        let owner = "POST <base_url>/doors/{door_id}/open"
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/list \(owner) door_id", "parameter/list \(owner) status", "parameter/list \(owner) seconds optional",
            ])
    }

    @Test("names joined by a word, and members with their enum")
    func joined() throws {
        let guide = "The enum `DoorState` has the following values:\n\n1. `DoorState.open` and `DoorState.shut`: what they say.\n"
        #expect(try lines(sheet(guide), .case) == ["case/list DoorState open", "case/list DoorState shut"])
        let variants =
            "The door has 2 variants:\n\n- `DoorVariant.sliding(with: TrackOptions?)`\n- `DoorVariant.hinged(with: HingeOptions?)`\n"
        #expect(try lines(sheet(variants), .case) == ["case/list DoorVariant sliding(with:)", "case/list DoorVariant hinged(with:)"])
    }

    @Test(
        "words that open a sentence are no names",
        arguments: [
            "The parameters are:\n\n- Note: mind the gap.\n- Required: all of them.\n", "Parameters:\n\n- Objective-C:\n- Swift:\n",
        ])
    func words(text: String) throws {
        #expect(try sheet(text).facts.filter { $0.kind != .key }.map(summary) == [])
    }

    @Test("a list of links is a menu")
    func menu() throws {
        let guide =
            "<h3>Enums</h3><ul><li><a href=\"../Enums/DoorState.html\">DoorState</a></li><li><a href=\"../Enums/Lock.html\">LockState</a></li></ul>"
        #expect(try sheet(guide, path: "guide.html").facts.filter { $0.kind != .use }.isEmpty)
    }

    @Test("a code block that lists names under a heading that says what they are")
    func codeLists() throws {
        let errors = "## ABErrorCode\n\n```objc\nNO_DOOR       // none there\nDOOR_LOCKED   // no key\n```\n\nSee `ABErrorCode`.\n"
        #expect(try lines(sheet(errors), .error) == ["error/list ABErrorCode NO_DOOR", "error/list ABErrorCode DOOR_LOCKED"])
        let events = "The events of a door:\n\n```\nDOOR_OPENED - somebody came\nDOOR_SHUT - somebody went\n```\n"
        #expect(try lines(sheet(events), .constant) == ["constant/list DOOR_OPENED", "constant/list DOOR_SHUT"])
        let members = "## Properties\n\n#### Doors\n\n```objc\n// the key\ndoorKey\n\n// the listener\ndelegate\n```\n"
        #expect(try lines(sheet(members), .property) == ["property/list doorKey", "property/list delegate"])
    }

    @Test("a star or a dash makes an item in plain text; backticks around code make Markdown of it")
    func plainText() throws {
        let plain = "Doors\n=====\n\nThe query string parameters are:\n\n  * doorKey - which one\n  * force - at any cost\n"
        #expect(try lines(sheet(plain, path: "guide.txt"), .parameter) == ["parameter/list doorKey", "parameter/list force"])
        let marked = "The query string parameters are:\n\n* `key` - which one\n\n```\nkey=1\n```\n"
        #expect(try lines(sheet(marked, path: "guide.txt"), .parameter) == ["parameter/list key"])
        #expect(try sheet(marked, path: "guide.txt").format == .markdown)
    }

    @Test("a blank before words of another script parts a known parameter from its meaning, and no other word")
    func scripts() throws {
        let guide = Self.method + "* key どのドアか\n* force　強制\n* SDK を入れる\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/list open:force: key", "parameter/list open:force: force"])
    }

    @Test("names behind an address with a label are parameters of a request; files are none")
    func addresses() throws {
        let guide = "# Request\n\nBase URL: `doors://open/1.0/`\n\n* `doorKey` - which one\n* `force` - at any cost\n* Door.pch\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/list doorKey", "parameter/list force"])
    }

    @Test("a parameter called like the heading of a part")
    func partNames() throws {
        let method = "```objc\n- (void)open:(NSDictionary *)params delegate:(id<ABDoorDelegate>)delegate;\n```\n\n"
        let guide = method + "* Parameters\n    * params\n        * how to open\n    * delegate\n"
        #expect(
            try lines(sheet(guide), .parameter) == ["parameter/list open:delegate: params", "parameter/list open:delegate: delegate"])
    }
}

import Guide
import Testing

/// Layouts of pages that nobody here had seen, in examples of our own.
@Suite("Terms, qualified names, bare heads and codes that nothing announces")
struct TermTests {
    @Test("a term, and its meaning on the line below, which begins with a colon; several terms share one")
    func terms() throws {
        let guide = """
            <h4>Get doors</h4><h5>Request Data</h5>
            <p><code>GET https://doors.example.com/api/doors?page=1</code></p>
            <p><em>page, size</em><br>
            : how many, and from where: 20 at most</p>
            <p><em>door_key</em><br>
            : of the door</p>
            <p>order:</p>
            """
        let found = try sheet(guide, path: "guide.html").facts.filter { $0.kind == .parameter && $0.source == .list }
        #expect(found.map(\.name) == ["page", "size", "door_key"])
        #expect(Set(found.map(\.owner)) == ["GET https://doors.example.com/api/doors"])
    }

    @Test("a type with its package in bold owns the table below")
    func qualified() throws {
        let guide = """
            # DoorSdk

            **com.example.doors.dto.DoorInfo**

            | Property | Type | Description |
            | --- | --- | --- |
            | door_key | String | of the door |

            **com.example.doors**
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .type).contains("type/heading DoorInfo"))
        #expect(lines(sheet, .property) == ["property/table DoorInfo door_key : String"])
    }

    @Test("public heads of classes, with what a comment says that they take")
    func heads() throws {
        let guide = """
            # Screens

            ```
            /**
            * The door's screen (iOS)
            * @param doorKey: of the door (required)
            */
            @objc public class DoorScreenController: UINavigationController

            /**
            * The bell's
            */
            @objc public class BellScreenController: UINavigationController
            ```
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .type) == ["type/declaration DoorScreenController", "type/declaration BellScreenController"])
        #expect(lines(sheet, .parameter) == ["parameter/declaration DoorScreenController doorKey"])
    }

    @Test("methods with nothing in their bodies, outside of any class, are what apps write; others stay the sample's")
    func bodies() throws {
        let guide = """
            # Events

            ```swift
            func door(_ door: ABDoor, didOpen key: ABKey) {}
            func door(_ door: ABDoor, didShut key: ABKey) { print(key) }
            ```
            """
        #expect(lines(try sheet(guide), .method) == ["method/sample door(_:didOpen:)"])
    }

    @Test("a class that is there for a protocol of the API alone implements what it asks for")
    func observer() throws {
        let guide = """
            ```swift
            class Hall: DoorObserverProtocol {
                func doorWasHidden() {
                    // do something
                }
            }
            let door = ABDoor(observer: Hall())
            ```
            """
        #expect(lines(try sheet(guide), .method) == ["method/sample DoorObserverProtocol doorWasHidden()"])
    }

    @Test("numbers below zero are failures, and so are statuses of HTTP where they are announced as errors")
    func codes() throws {
        let guide = """
            ## States

            | Value | Meaning |
            | --- | --- |
            | 10 | joining |
            | -11 | wrong key |
            | -12 | took too long |

            ## HTTP error codes

            | Code | Description |
            | --- | --- |
            | 200 | fine |
            | 400 | malformed |

            ### Error conditions

            - HTTP error code `403` - not yours
            - HTTP client 2.0 - needed
            """
        let errors = try sheet(guide).facts.filter { $0.kind == .error }
        #expect(errors.map(\.name).filter { $0 != "10" && $0 != "200" } == ["-11", "-12", "400", "403"])
    }

    @Test("`__kindof` without its blank is no qualifier of nothing")
    func kindOf() throws {
        let guide = "```objc\n@interface ABHall : NSObject\n@property (nonatomic, copy) NSSet<__kindofABDoor *> *doors;\n@end\n```\n"
        #expect(lines(try sheet(guide), .property) == ["property/declaration ABHall doors : NSSet<ABDoor *> *"])
    }

    @Test("a name in bold, and brackets that say whether it must be given, is a parameter; a word in brackets says nothing")
    func titles() throws {
        let guide = """
            <h1>Requests</h1>
            <p><strong>door_key</strong><sup>(alphanumeric, mandatory)</sup></p>
            <table><tr><th>Maximum length</th><th>Example</th></tr><tr><td>20</td><td>aB3</td></tr></table>
            <p><strong>bell</strong> <sup>(String, optional)</sup></p>
            <p><strong>chain</strong><sup>(String)</sup></p>
            <p><strong>openDoor</strong><sup>(String)</sup></p>
            <p><strong>house</strong> <sup>(for short)</sup></p>
            """
        let found = try sheet(guide, path: "guide.html").facts.filter { $0.kind == .parameter }
        #expect(found.map(\.name) == ["door_key", "bell", "chain"])
        #expect(found.map(\.detail.isRequired) == [true, false, nil])
    }

    @Test("what a row says of the parameters of the method that it declares")
    func explained() throws {
        let guide = """
            # ABDoor

            | Method | What it does |
            | --- | --- |
            | `- (void)openWithKey:(ABKey *)key force:(BOOL)force` | opens it. `key:` of the door, force：whatever stands behind it, door: no name of its |
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .parameter) == ["parameter/table openWithKey:force: key", "parameter/table openWithKey:force: force"])
    }

    @Test("below the name of a type that samples make, what a table calls parameters are its properties")
    func model() throws {
        let guide = """
            ```swift
            let data = ABDoorInputData(key: "k")
            ```

            ### ABDoorInputData

            | Parameter | Type | Meaning |
            | --- | --- | --- |
            | key | String | of the door |
            """
        #expect(lines(try sheet(guide), .property) == ["property/table ABDoorInputData key : String"])
    }
}

import Guide
import Testing

/// Members and types that headings, lists and tables name without declaring them.
@Suite("Names that stand in their place")
struct ListedMemberTests {
    @Test("headings right below \"Methods\" and \"Properties\" of a type, and what \"Parameters\" stands below, are its members")
    func headings() throws {
        let guide = """
            # DoorListener

            ## Methods

            ### onGetWeight

            The weight of a door.

            #### Parameters

            | name | type | description |
            |---|---|---|
            | door | Door | which one |

            ### closeAllDoors

            Closes them.

            ## Properties

            ### doorName

            What it is called.

            ## readLockSerial

            #### Parameters

            | name | type | description |
            |---|---|---|
            | lock | String | its number |

            ## doorPolicy

            Be kind to doors.
            """
        let sheet = try sheet(guide)
        #expect(
            lines(sheet, .method, .property) == [
                "method/heading DoorListener onGetWeight", "method/heading DoorListener closeAllDoors",
                "property/heading DoorListener doorName",
                "method/heading DoorListener readLockSerial",
            ])
        #expect(
            lines(sheet, .parameter) == ["parameter/table onGetWeight door : Door", "parameter/table readLockSerial lock : String"])
    }

    @Test("constants with their numbers and texts, as Java lists them, are errors where errors are spoken of")
    func codedConstants() throws {
        let text = """
            <p>/**<br/>* Locked<br/>*/<br/>DOOR_LOCKED(4001, "It is locked"),</p>
            <p>KEY_LOST( -2 , "No key"),;</p><p>NOT_AN_ERROR(key, "x"),</p><p>Open(1, "x")</p><p>DOOR_JAMMED(3)</p>
            """
        let expected = ["error/list DOOR_LOCKED = 4001", "error/list KEY_LOST = -2"]
        #expect(try lines(page("<h1>Error codes</h1>" + text), .error) == expected)
        #expect(try lines(page("<h1>Doors</h1>" + text), .error) == [])
    }

    @Test(
        "a type alone as an item, and what it is as the first item further in",
        arguments: [
            ("Opens doors. A kind class.", []), ("A protocol that hears of doors.", ["type/list DoorListener"]),
            ("Class for all that concerns doors.", ["type/list DoorListener"]),
            ("문의 이벤트를 처리하는 protocol입니다. 꼭 구현합니다.", ["type/list DoorListener"]),
            ("扉のイベントを受け取るプロトコルです。", ["type/list DoorListener"]), ("监听门的类。", ["type/list DoorListener"]),
            ("문의 상태를 나타내는 enum입니다.", ["enum/list DoorListener"]),
        ])
    func describedTypes(meaning: String, expected: [String]) throws {
        #expect(try lines(sheet("# Parts\n\n- DoorListener\n  - \(meaning)\n"), .type, .enum) == expected)
    }

    @Test("what a line says to be the methods of a protocol, in any language that ends such a line without a colon")
    func methodsOfProtocol() throws {
        let guide = """
            # Parts

            - DoorListener
              - 문의 이벤트를 처리하는 프로토콜입니다.
              - DoorListener를 통해 처리해야 하는 메소드는 다음과 같습니다.
                - onStateChange: 상태가 바뀌는 경우 호출됩니다.
                - didLoseKey: 열쇠를 잃어버린 경우 발생합니다.
                - note: 없음
            """
        let expected = ["method/list DoorListener onStateChange", "method/list DoorListener didLoseKey"]
        #expect(try lines(sheet(guide), .method) == expected)
    }

    @Test("a signature with a blank before its brackets, as the first line of an item")
    func plainSignatures() throws {
        let guide = """
            <h2>Triggers</h2><ul>
            <li>doorDidStart ()<br><p>fired at the start</p></li>
            <li>doorDidOpen (keys: [Key])<br><p>fired when opened</p></li>
            <li>opening (see below)<br><p>words</p></li></ul>
            """
        #expect(try lines(page(guide), .method) == ["method/list doorDidStart()", "method/list doorDidOpen(keys:)"])
    }

    @Test(
        "a label that says that a class follows",
        arguments: [
            ("类名：ABDoor", ["type/prose ABDoor"]), ("Class name: `ABDoor`", ["type/prose ABDoor"]), ("클래스명 : ABDoor", ["type/prose ABDoor"]),
            ("Class name: Door", []), ("接口名称：openDoor", []), ("Owner: ABDoor", []),
        ])
    func typeLabels(line: String, expected: [String]) throws {
        #expect(try lines(sheet("# Doors\n\n\(line)\n\nIt opens.\n"), .type) == expected)
    }

    private func page(_ html: String) throws -> FactSheet { try FactTests.sheet(html, path: "guide.html") }
}

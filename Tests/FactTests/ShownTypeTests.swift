import Guide
import Testing

/// Types and members that nothing declares: headings, labels and sentences name them, and samples use them so.
@Suite("Names that samples show to be types and members")
struct ShownTypeTests {
    @Test("headings of types that samples make, and of members that they read") func headings() throws {
        let guide = """
            # Doors

            ### DoorKeeper

            Keeps all doors.

            ```kotlin
            val keeper = DoorKeeper()
            val isOpen: Boolean = keeper.isOpen("front")
            ```

            ### doorState

            ```kotlin
            keeper.doorState.collect { state -> show(state) }
            ```

            ### lastKey: StateFlow<String>

            ### doorWidth

            Read on.
            """
        let facts = try sheet(guide)
        #expect(lines(facts, .type) == ["type/heading DoorKeeper"])
        #expect(lines(facts, .property) == ["property/heading doorState", "property/heading lastKey : StateFlow<String>"])
    }

    @Test("a label of a table, cells with what a case holds, and calls on a type in a column of whatever") func tables() throws {
        let guide = """
            # Doors

            ```kotlin
            val results: SharedFlow<DoorResult>
            ```

            **DoorResult:**

            | Field | Type |
            |---|---|
            | `doorKey` | String |

            **States:**

            | State | Description |
            |---|---|
            | `Opening` | on its way |
            | `Shut` | shut |
            | `Open(key, byWhom)` | open |

            | Preset | For |
            |---|---|
            | `DoorSettings.slow()` | old doors |
            """
        let facts = try sheet(guide)
        #expect(lines(facts, .type) == ["type/heading DoorResult"])
        #expect(lines(facts, .case) == ["case/table Opening", "case/table Shut", "case/table Open"])
        #expect(lines(facts, .method) == ["method/table DoorSettings slow"])
    }

    @Test("sentences about a type, and its members beside it") func sentences() throws {
        let guide = """
            # Doors

            A `DoorView` can be put into any view. Set the `DoorView` `isGlazed` property for a window in it, and call `DoorView#open`.

            ```objc
            DoorView *view = [[DoorView alloc] init];
            ```

            ```swift
            view.open(force: true)
            ```
            """
        let facts = try sheet(guide)
        #expect(lines(facts, .type) == ["type/prose DoorView"])
        #expect(lines(facts, .property) == ["property/prose DoorView isGlazed"])
        #expect(lines(facts, .method) == ["method/prose DoorView open"])
    }

    @Test("the protocol that a sample implements, right below the words that ask for it") func protocols() throws {
        let guide = """
            # Двери

            Реализуйте протокол:

            ```swift
            extension ViewController: DoorListDelegate {
                func doorList(_ list: DoorList, didOpen door: Door) { show(door) }
            }
            ```
            """
        #expect(lines(try sheet(guide), .type) == ["type/sample DoorListDelegate"])
    }

    @Test("the platform's constants are none of the guide's") func platform() throws {
        let guide = """
            # Errors

            Keys of `userInfo`:

            | Property | Description |
            |---|---|
            | NSUnderlyingErrorKey | what was behind it |
            | DoorReasonKey | why |
            """
        #expect(lines(try sheet(guide), .property) == ["property/table DoorReasonKey"])
    }

    @Test("a title of Doxygen's in angle brackets") func angles() throws {
        let guide = """
            # <DoorDelegate>协议 参考

            ```objc
            - (void)doorDidOpen:(Door *)door;
            ```
            """
        let facts = try sheet(guide)
        #expect(lines(facts, .type) == ["type/heading DoorDelegate"])
        #expect(lines(facts, .method) == ["method/declaration DoorDelegate doorDidOpen: : void"])
    }

    @Test("requests by their titles, with parameters in bold above their schemas") func requests() throws {
        let guide = """
            # Doors

            ## OpenDoor: opens a door

            ```PHP
            $request = new Request\\OpenDoor("key");
            ```

            ### Parameters
            **`door_key`**

            ```json
            {"type": "string"}
            ```

            ## Notes: for all
            """
        let facts = try sheet(guide)
        #expect(lines(facts, .type) == ["type/heading OpenDoor"])
        #expect(lines(facts, .parameter) == ["parameter/list OpenDoor door_key"])
    }

    @Test("signatures right below the words that say what they do") func signatures() throws {
        let guide = """
            # Methods

            ##### Asks whether all is well.
            `ping()`

            ##### Opens a door.
            `openDoor(key: String, completion: @escaping (Result<Door>) -> Void)`
            **Parameters**

            | Name | Type |
            |---|---|
            | key | String |

            ##### Is it open?
            `isOpen: Boolean`
            """
        let facts = try sheet(guide)
        #expect(lines(facts, .method) == ["method/prose ping()", "method/prose openDoor(key:completion:)"])
        #expect(lines(facts, .property) == ["property/prose isOpen : Boolean"])
        #expect(lines(facts, .parameter) == ["parameter/table openDoor(key:completion:) key : String"])
    }

    @Test("errors that a sign counts, cases that are called as their values are, and paths as items") func counted() throws {
        let errors = """
            = Error Codes

            == Shared Errors

            === # 1 Jammed

            === # 404 DoorNotFound
            """
        #expect(lines(try sheet(errors, path: "guide.adoc"), .error) == ["error/heading Jammed = 1", "error/heading DoorNotFound = 404"])
        let cases = """
            # Doors

            #### `DoorState` enum

            | Name | Value |
            |---|---|
            | open | open |
            | wideOpen | wide_open |
            """
        #expect(lines(try sheet(cases), .case) == ["case/table DoorState open = open", "case/table DoorState wideOpen = wide_open"])
        let paths = """
            门
            ==

            接口地址：
                * /api/doors/list
            HTTP 请求方式：
                * GET
            """
        #expect(lines(try sheet(paths, path: "guide.rst"), .endpoint) == ["endpoint/prose GET /api/doors/list = /api/doors/list"])
    }
}

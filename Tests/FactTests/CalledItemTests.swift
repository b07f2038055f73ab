import Guide
import Testing

@Suite("Items that are calls")
struct CalledItemTests {
    @Test("a type's methods, below a line that says what it has")
    func members() throws {
        let guide = """
            The log of `DoorLog` includes:

            - `getStart(_:)` / `getEnd(_:)` - when it began and ended
            - `owner` - whose it is
            """
        #expect(
            try lines(sheet(guide), .method, .property) == [
                "method/list DoorLog getStart(_:)", "method/list DoorLog getEnd(_:)", "property/list DoorLog owner",
            ])
    }

    @Test("calls under a heading that announces properties are methods")
    func properties() throws {
        let guide = "## Properties\n\n- `getWidth()` - how wide\n- `width` - the same\n"
        #expect(try lines(sheet(guide), .method, .property) == ["method/list getWidth()", "property/list width"])
    }

    @Test("calls of a type stand under no parameters, and may be cases of an enum")
    func calls() throws {
        let methods = "Instead of the one with no parameters:\n\n- `DoorKeys.lend()` - to a guest\n- `DoorKeys.lend(to:)` - to somebody\n"
        #expect(try lines(sheet(methods), .method, .parameter) == ["method/list DoorKeys lend()", "method/list DoorKeys lend(to:)"])
        let cases = "The possible values are:\n\n- `DoorState.open` - open\n- `DoorState.jammed(by: Key)` - shut\n"
        #expect(try sheet(cases).count(.method) == 0)
    }

    @Test("\"`key` is …\" below a line that says what a type has")
    func sentences() throws {
        let sample = "```swift\nlet rules = DoorRules(key: \"a\")\n```\n\n"
        let guide = sample + "The `DoorRules` object contains the following properties:\n\n- `key` is what opens it.\n- `floor` is where.\n"
        #expect(try lines(sheet(guide), .property, .parameter) == ["property/list DoorRules key", "property/list DoorRules floor"])
    }

    @Test("methods of a protocol that a sentence tells apps to implement, each an item of its own")
    func callbacks() throws {
        let guide = """
            An object conforming to `DoorListener` needs to implement:

            - `onOpened(_ door: Door)`.

            This is called when one opens.

            - `onShut(_ door: Door)`.

            And this when it shuts. Call `open(_ door: Door)` then.
            """
        #expect(
            try lines(sheet(guide), .method).filter { $0.hasPrefix("method/list") } == [
                "method/list DoorListener onOpened(_:)", "method/list DoorListener onShut(_:)",
            ])
    }

    @Test("a member behind two colons is no case, and a type is none")
    func noCases() throws {
        #expect(try sheet("There are others for `DoorView`.\n\n- `DoorView::setBell`: rings\n").count(.case) == 0)
        let guide = "```swift\nlet house = DoorHouse()\n```\n\nUse these values:\n\n- `DoorHouse` - where\n- `Door.Lock.Mode`\n"
        #expect(try sheet(guide).count(.case) == 0)
    }

    @Test("the enum of cases is longer than the type that the line before speaks of")
    func longerEnums() throws {
        let guide = "The state of a `DoorLock` is one of:\n\n- `DoorLockStateOpen` - open\n- `DoorLockStateShut` - shut\n"
        #expect(
            try lines(sheet(guide), .case) == [
                "case/list DoorLockState DoorLockStateOpen", "case/list DoorLockState DoorLockStateShut",
            ])
    }

    @Test("an enum that the guide only mentions has the cases of a table whose names begin with it")
    func mentionedEnums() throws {
        let guide = """
            Choose one of the `DoorSize` values.

            ### Sizes

            | Enum value | Size |
            |---|---|
            | `DoorSizeTiny_1x1` | 1 |
            | `DoorSizeBig_2x1` | 2 |
            | `DoorSizeFlat_2x2` | 2 |
            | `DoorSizeHuge_Wide_3x1` | 3 |
            | `DoorSizeHuge_High_1x3` | 3 |
            """
        #expect(try Set(sheet(guide).facts.filter { $0.kind == .case }.map(\.owner)) == ["DoorSize"])
    }
}

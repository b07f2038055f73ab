import Guide
import Testing

@Suite("Constants that a type has several of")
struct OwnedConstantTests {
    @Test("one item each: cases of the type, be nothing else said of it")
    func items() throws {
        let guide = """
            ## Closing

            - **ABDoorSide.LEFT:** hinges on the left.
            - **ABDoorSide.RIGHT:** hinges on the right.
            - **ABDoorSide.NO_SIDE:** swings.
            """
        #expect(
            try lines(sheet(guide), .case, .constant) == [
                "case/list ABDoorSide LEFT", "case/list ABDoorSide RIGHT", "case/list ABDoorSide NO_SIDE",
            ])
    }

    @Test("of a class that samples call they are constants")
    func ofClass() throws {
        let guide = """
            ## Closing

            Constants:

            - `ABDoors.FRONT` - the front door
            - `ABDoors.BACK` - the back door

            ```swift
            ABDoors.shared.open()
            ```
            """
        #expect(try lines(sheet(guide), .case) == [])
    }

    @Test("one line each in a listing, of what is called like an enum")
    func linesOfCode() throws {
        let listing = "## Answer\n\n```\nABDoorStatus.STATUS_OPEN\nABDoorStatus.STATUS_SHUT\n```\n"
        #expect(try lines(sheet(listing), .case) == ["case/sample ABDoorStatus STATUS_OPEN", "case/sample ABDoorStatus STATUS_SHUT"])
    }

    @Test("a file and a path of constants have no owner")
    func noOwner() throws {
        let guide = "## Files\n\n- `Door.H` - a header\n- `DOOR.KEYS.FRONT` - a key\n"
        #expect(try sheet(guide).facts.allSatisfy { $0.owner == nil })
    }

    @Test("constants with their sign, called alike and each with its meaning, in items and in definitions that are not closed")
    func families() throws {
        let items = "Codes:\n\n- kDoorResultCodeOpen: it is open\n- kDoorResultCodeShut: it is shut now\n"
        let expected = ["constant/list kDoorResultCodeOpen", "constant/list kDoorResultCodeShut"]
        #expect(try lines(sheet(items), .constant) == expected)
        let page = """
            <h3>open:</h3><pre>- (void)open:(NSInteger)code;</pre><p>It opens.</p>
            <p>code -<dl><dt><p>kDoorResultCodeOpen:</dt><dd>it is open</dd><dt><p>kDoorResultCodeShut:</dt><dd>it is shut now</dd></dl>
            """
        #expect(try lines(sheet(page, path: "guide.html"), .constant) == expected)
        #expect(try lines(sheet("Codes:\n\n- kDoorResultCodeOpen: it is open\n- kKeyName: its name\n"), .constant) == [])
    }

    @Test("constants alone in items, of which a sample hands over one")
    func shown() throws {
        let items = "Now there are:\n\n- ABLightDARK\n- ABLightDIM\n- ABLightBRIGHT\n"
        let expected = ["constant/list ABLightDARK", "constant/list ABLightDIM", "constant/list ABLightBRIGHT"]
        #expect(try lines(sheet("```objc\n[self.lamp setLight:ABLightDIM];\n```\n\n" + items), .constant) == expected)
        #expect(try lines(sheet(items), .constant) == [])
        #expect(try lines(sheet("```objc\n[ABLightDIM shine];\n```\n\n" + items), .constant) == [])
    }
}

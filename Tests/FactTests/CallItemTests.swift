import Guide
import Testing

@Suite("Calls and members in lists")
struct CallItemTests {
    @Test("what a shared object has, below the way to it")
    func shared() throws {
        let guide = """
            # Doors

            #### `DoorKit.shared`

            - `start(with config: String)` - begins
            - `isOpen: Bool` - whether any is open
            - `reset()` - shuts all
            """
        let expected = [
            "type - DoorKit", "method DoorKit start(with:)", "property DoorKit isOpen", "method DoorKit reset()",
        ]
        let found = try sheet(guide).facts.filter { $0.kind != .use }.map { "\($0.kind.rawValue) \($0.owner ?? "-") \($0.name)" }
        #expect(found == expected)
        let other = guide.replacing("DoorKit.shared", with: "DoorKit.getInstance()")
        #expect(try sheet(other).facts.filter { $0.kind == .type }.map(\.name) == ["DoorKit"])
    }

    @Test("no heading of another call is a type's")
    func otherCalls() throws { #expect(try lines(sheet("# Doors\n\n#### `DoorKit.openAll()`\n\nOpens.\n"), .type) == []) }

    @Test("links below a line that introduces methods are methods")
    func linkedMethods() throws {
        let guide = """
            # Doors

            The listener has these public methods:

            - [OnOpened](#opened) - a door has been opened;
            - [OnClosed](#closed) - a door has been closed.
            """
        #expect(try lines(sheet(guide)) == ["method/list OnOpened", "method/list OnClosed"])
    }

    @Test("an item that says it has methods, below a method's parameters")
    func innerMethods() throws {
        let guide = """
            # Doors

            ```swift
            func open(key: String, callback: DoorCallback)
            ```

            The parameters are these:

            - `key`: the key
            - `callback`: Hears of the end. It has two methods:
              - `opened`: it is open
              - `failed`: it is not
            """
        #expect(try lines(sheet(guide), .method).suffix(2).map { $0.split(separator: " ").last } == ["opened", "failed"])
    }
}

import Declarations
import Guide
import Testing

@Suite("What tables without a header and listings without their end say")
struct MarkedParameterTests {
    @Test("names in code with their types in italics are what the call above takes; the first is no header")
    func marked() throws {
        let guide = """
            # Doors

            Call the method `openDoor` with these:

            | `doorKey` *NSString \\*, optional* | The key. |
            | --- | --- |
            | `door` *ABDoor* | Which. |
            """
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/table openDoor doorKey : NSString * optional", "parameter/table openDoor door : ABDoor",
            ])
    }

    @Test("a header of words, and words in italics that are no type, are none", arguments: ["`door` *is open*", "Name", "`door`"])
    func others(cell: String) throws {
        let guide = "# Doors\n\n| \(cell) | The key. |\n| --- | --- |\n| `key` *ABDoor* | Which. |\n"
        #expect(try lines(sheet(guide), .parameter).filter { $0.contains(" door") } == [])
    }

    @Test("a function that lost its last bracket is read, and says so, and so is what comes behind it")
    func brackets() throws {
        let guide = "```swift\nfunc open(key: String, done: (Int) -> Void\nfunc close(door: Door)\n```\n"
        #expect(try lines(sheet(guide), .method) == ["method/declaration open(key:done:)", "method/declaration close(door:)"])
        #expect(try sheet(guide).facts.flatMap(\.defects).map(\.message) == ["missing `)` behind the parameters of `open`"])
    }

    @Test("names alone under \"one of the following options\" are to choose from; under \"options\" they are not")
    func options() throws {
        let list = "\n\n* fast\n* slowAndSafe\n"
        #expect(try lines(sheet("# Doors\n\nOpen it with one of the following options:" + list), .case).count == 2)
        #expect(try sheet("# Doors\n\nDoors are:" + list).count(.case) == 0)
    }
}

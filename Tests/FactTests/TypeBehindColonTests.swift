import Guide
import Testing

@Suite("Items that end with the name of a type")
struct TypeBehindColonTests {
    private let items = """
        - hears nothing back: ABDoorHandler.
        - hears what was asked for：`ABDataHandler`
        - hears each step of an ABDataHandler besides: ABStepHandler<Key>.
        """

    @Test("behind the last colon, where the line before announces types")
    func types() throws {
        let guide = "# Doors\n\nThere are three types of handlers:\n\n\(items)\n"
        #expect(try lines(sheet(guide), .type) == ["type/list ABDoorHandler", "type/list ABDataHandler", "type/list ABStepHandler"])
    }

    @Test("where nothing announces types, they are named in passing")
    func none() throws {
        #expect(try lines(sheet("# Doors\n\nSo it goes:\n\n\(items)\n"), .type) == [])
    }
}

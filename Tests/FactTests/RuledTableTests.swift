import Guide
import Testing

@Suite("Fields in tables of reStructuredText")
struct RuledTableTests {
    @Test("what the line before says that an object has, are its properties")
    func fields() throws {
        let found = try sheet(
            """
            Read a door
            ===========

            The **ABDoor** object has the following fields:

            ======= ====== =========
            Field   Type   Meaning
            ======= ====== =========
            id      String Of the door
            isOpen  Bool   Whether it is open
            ======= ====== =========
            """, path: "doors.rst")
        #expect(
            lines(found, .type, .property) == [
                "type/prose ABDoor", "property/table ABDoor id : String", "property/table ABDoor isOpen : Bool",
            ]
        )
    }

    @Test("cases are of what stands before their underscores")
    func stems() throws {
        let table = "=================== =====\nValue               Meaning\n=================== =====\n"
        let rows = "ABDoorSide_Left     Left\nABDoorSide_OldFront Front\nABDoorSide_OldBack  Back\n=================== =====\n"
        let found = try sheet("The **side** parameter may have the following values:\n\n" + table + rows, path: "doors.rst")
        #expect(found.facts.filter { $0.kind == .case }.map(\.owner) == ["ABDoorSide", "ABDoorSide", "ABDoorSide"])
    }
}

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

    @Test("a box of one column lists what its title says, or what the line before says that there is to choose from")
    func boxes() throws {
        let errors =
            "There are errors:\n\n+-----------+\n| **Error** |\n+-----------+\n| DoorStuck |\n+-----------+\n| NoSuchKey |\n+-----------+\n"
        let choices =
            "\nAnd the available rights are:\n\n+-----------+\n| **Right** |\n+-----------+\n| openDoors |\n+-----------+\n| shutDoors |\n+-----------+\n"
        let found = try sheet(errors + choices, path: "doors.rst")
        #expect(
            lines(found, .error, .case) == [
                "error/table DoorStuck", "error/table NoSuchKey", "case/table openDoors", "case/table shutDoors",
            ])
    }
}

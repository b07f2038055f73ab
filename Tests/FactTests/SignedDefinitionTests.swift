import Guide
import Testing

@Suite("Names that an item explains by how they are declared")
struct SignedDefinitionTests {
    @Test("a method behind its name, on the line or below it")
    func methods() throws {
        let guide = """
            ## DoorController

            1. openDoor:
               `public <T> Bell<String> openDoor(@Key Map<String, T> keys)`
            2. shutDoor: `public Bell shutDoor()`
            """
        #expect(try sheet(guide).facts.filter { $0.kind == .method }.map(\.name) == ["openDoor", "shutDoor"])
        #expect(try lines(sheet(guide), .property) == [])
    }

    @Test("what is called is no property")
    func calls() throws {
        let guide = "## DoorController\n\n- `isOpen`: whether it is\n- `door.setOpen(door.find(keys))`: opens it\n"
        #expect(try sheet(guide).facts.filter { $0.kind == .property }.map(\.name) == ["isOpen"])
    }
}

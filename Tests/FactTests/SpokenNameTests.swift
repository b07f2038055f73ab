import Guide
import Testing

/// Names that a sentence has in code: facts where samples use them, or where they begin as the vendor's other names do.
@Suite("Names in sentences")
struct SpokenNameTests {
    @Test("types that samples use, wherever in its sentence the name stands")
    func usedTypes() throws {
        let guide = """
            # Doors

            Put a `DoorView` on the screen, and no `OtherThing`.

            ```swift
            let view = DoorView(frame: frame)
            ```
            """
        #expect(lines(try sheet(guide), .type) == ["type/prose DoorView"])
    }

    @Test("types that begin with the same capitals as another of the vendor's")
    func families() throws {
        let guide = """
            # Doors

            What is drawn is an `ABDoorPlan`, an `ABWallPlan` or a `CDRoof`.
            """
        #expect(lines(try sheet(guide), .type) == ["type/prose ABDoorPlan", "type/prose ABWallPlan"])
    }

    @Test("a module that samples import is no type")
    func modules() throws {
        let guide = "# Doors\n\nImport `ABDoors`.\n\n```objc\n#import <ABDoors/ABDoors.h>\nABDoor *door = [ABDoor new];\n```\n"
        #expect(lines(try sheet(guide), .type) == [])
    }
}

import Guide
import Testing

@Suite("Cells that are a method's sign and its name")
struct SignedCellTests {
    @Test("methods of classes and of objects, a member with its dot, and rows that a picture marks as new")
    func signs() throws {
        let guide = """
            ## Reference

            ### ABDoorManager

            | Method | Description |
            | --- | --- |
            | `+sharedDoor` | The one door |
            | `-openWithKey:force:` | Opens it |
            | `- shut` | Shuts it |
            | **🔥 `-ringWithTone:`** | **(v2.1+)** Rings |
            | **🔥 `.isOpen`** | **(v2.1+)** Whether it is open |
            """
        #expect(
            try lines(sheet(guide), .method, .property, .case) == [
                "method/table +ABDoorManager sharedDoor", "method/table ABDoorManager openWithKey:force:",
                "method/table ABDoorManager shut", "method/table ABDoorManager ringWithTone:", "property/table ABDoorManager isOpen",
            ])
    }

    @Test(
        "a heading of a class, a category and since when there is that: its methods are the class's",
        arguments: ["", " (v2.0.7+)", "（1.2）"])
    func category(note: String) throws {
        let guide = """
            ## Reference

            ### ABDoorManager+Bells\(note)

            | Method | Description |
            | --- | --- |
            | `+ringWithTone:` | Rings |
            | `+isRinging` | Whether it rings |

            ```objc
            [ABDoorManager ringWithTone:@"high"];
            ```
            """
        #expect(
            try lines(sheet(guide), .method) == ["method/table +ABDoorManager ringWithTone:", "method/table +ABDoorManager isRinging"])
    }

    @Test("numbers with signs and flags are no methods")
    func none() throws {
        let table = "| Method | Description |\n| --- | --- |\n| +86 | a number |\n| -ObjC | a flag |\n"
        #expect(try sheet("## Doors\n\n" + table).facts.allSatisfy { !["86", "ObjC"].contains($0.name) })
    }
}

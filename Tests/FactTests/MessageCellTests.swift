import Guide
import Testing

@Suite("Tables of methods as stack traces write them")
struct MessageCellTests {
    @Test("whatever the header says; several in one cell, each with its class; what stands with them is read as it is")
    func methods() throws {
        let guide = """
            # Moving

            | 2.x APIs | 4.x APIs | Note |
            | --- | --- | --- |
            | +[Door shared] | -[House openDoor:] | one |
            | `+[Door openWithKey:]`<br/>`-[Door close]` | - | two |
            | -[Door lock:force:] | - | three |
            | UIView<br/>@property (nonatomic, assign) BOOL doorIsOpen | - | four |
            """
        #expect(
            try lines(sheet(guide), .method) == [
                "method/table +Door shared", "method/table House openDoor:", "method/table +Door openWithKey:", "method/table Door close",
                "method/table Door lock:force:",
            ])
        #expect(try lines(sheet(guide), .property) == ["property/prose doorIsOpen : BOOL"])
    }

    @Test("no such thing", arguments: ["-[door close]", "+[Door open key]", "[Door close]", "-[Door close", "-[Door open:key]"])
    func others(cell: String) throws {
        let guide = "# Moving\n\n| Method | Note |\n| --- | --- |\n| \(cell) | one |\n"
        #expect(try lines(sheet(guide), .method).allSatisfy { !$0.contains("+") && !$0.contains(" Door ") })
    }
}

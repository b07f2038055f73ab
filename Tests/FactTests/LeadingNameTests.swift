import Guide
import Testing

@Suite("Cells that begin with a name, and go on with what it means")
struct LeadingNameTests {
    private let sample = """

        ```swift
        let config = ABDoorConfig("key")
            .side(.left)
            .speed(3)
        ```
        """

    @Test("methods that samples chain, with what they take in brackets")
    func chained() throws {
        let guide = """
            ## Options

            You can set these options:

            No | Description
            -- | --
            2.1.1 | **`.side(ABDoorSide)`** <br/> Says where it hinges
            2.1.2 | **`.speed(Int)`** <br/> Says how fast it goes
            2.1.3 | **`.slot(String)`** <br/> Says where the key goes

            \(sample)
            """
        #expect(
            try lines(sheet(guide), .method, .case, .property) == [
                "method/table ABDoorConfig side(_:)", "method/table speed(_:)", "method/table slot(_:)",
            ])
    }

    @Test("what their header calls them, though the cells are no names alone")
    func called() throws {
        let guide = """
            ## Events

            No | Delegate method
            -- | --
            3.1 | **`doorOpened`** <br/> When the door has opened
            3.2 | **`doorShut`** <br/> When the door has shut

            """
        #expect(try lines(sheet(guide), .method) == ["method/table doorOpened", "method/table doorShut"])
    }

    @Test("numbers that may be codes stay, and so do the cells beside them")
    func codes() throws {
        let guide = "## Errors\n\nCode | Name\n-- | --\n1 | `LOCKED` <br/> The door is locked\n2 | `JAMMED` <br/> The door is jammed\n"
        #expect(try sheet(guide).facts.contains { $0.value == "1" || $0.name == "1" })
    }

    @Test("keys whose rows show how they are given are what a call is handed, and settings of the app are not")
    func keyed() throws {
        let given = """
            ## Settings

            | Key | Meaning | Sample code |
            | --- | --- | --- |
            | side | where it hinges | `[options setValue:@"left" forKey:@"side"];` |
            | speed | how fast | `options.updateValue(3, forKey: "speed")` |
            """
        #expect(try lines(sheet(given), .parameter, .key) == ["parameter/table side", "parameter/table speed"])
        let settings = "## Settings\n\n| Key | Meaning |\n| --- | --- |\n| side | where it hinges |\n| speed | how fast |\n"
        #expect(try lines(sheet(settings), .parameter) == [])
    }

    @Test("codes beside what to do, be the column called a method, and no codes under \"Sample code\"")
    func columns() throws {
        let errors = """
            ## Errors

            | Error code | Message | Processing method |
            | --- | --- | --- |
            | 1001 | The door is locked | Unlock it |
            | 1002 | The key is lost | Please look for it |
            """
        #expect(try lines(sheet(errors), .error, .method) == ["error/table 1001 = 1001", "error/table 1002 = 1002"])
        let samples = """
            ## Door

            | Property | Meaning | Sample code |
            | --- | --- | --- |
            | isOpen | whether | 1 |
            | isShut | whether | 2 |
            """
        #expect(try sheet(samples).facts.allSatisfy { $0.value == nil })
    }
}

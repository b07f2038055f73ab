import Guide
import Testing

@Suite("Methods that stand at the head of what explains them, and what their tables share")
struct FirstLineTests {
    private let guide = """
        # Doors

        ### 1. Open

        `isOpen()`<br/>
        Says whether it is open.

        ### 2. Keys

        `open(key: String, force: Bool)`<br/>
        Opens it.

        `close(_ door: Door)`<br/>
        Closes it.

        #### Parameters

        | Parameter | Type | Description |
        | --- | --- | --- |
        | `force` | `Bool` | with force |
        | `door` | `Door` | which |
        | `other` | `Int` | what no declaration has |

        ```swift
        Hall.isOpen()
        Hall.open(key: "a", force: true)
        Hall.close(door)
        ```
        """

    @Test("code alone in the first of several lines is a method, with or without parameters")
    func heads() throws {
        #expect(
            try lines(sheet(guide), .method) == [
                "method/prose Hall isOpen()", "method/prose Hall open(key:force:)", "method/prose Hall close(_:)",
            ])
    }

    @Test("one table explains the parameters of several methods: each belongs to the one that has it")
    func shared() throws {
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/table open(key:force:) force : Bool", "parameter/table close(_:) door : Door",
                "parameter/table close(_:) other : Int",
            ])
    }

    @Test("a sentence that begins with a call is none", arguments: ["`open()`\nmust be called first.", "`open(key)`<br/>calls it."])
    func sentences(text: String) throws {
        #expect(try lines(sheet("# Doors\n\n" + text), .method) == [])
    }

    @Test("cases alone under the name of their enum")
    func choices() throws {
        let guide = "# Types\n\n### ABSide\n`.left | .right`\n\n### ABTurn\nSee `.left | .right`.\n"
        #expect(try lines(sheet(guide), .enum, .case) == ["enum/heading ABSide", "case/list ABSide left", "case/list ABSide right"])
    }

    @Test("what a list explains and a sample switches over are cases")
    func switched() throws {
        let guide = """
            # Errors

            The SDK has these:

            - **doorLocked** - nobody has the key
            - **keyLost** - look for it

            ```swift
            func handle(_ error: ABDoorError) {
                switch error {
                case .doorLocked: wait()
                case .keyLost: search()
                }
            }
            ```
            """
        #expect(
            try lines(sheet(guide), .case).filter { $0.hasPrefix("case/list") } == [
                "case/list ABDoorError doorLocked", "case/list ABDoorError keyLost",
            ])
    }
}

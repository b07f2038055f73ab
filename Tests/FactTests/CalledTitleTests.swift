import Guide
import Testing

@Suite("Headings whose names the first lines below them call, or give a type")
struct CalledTitleTests {
    @Test("a path and its call are a function, and \"argument\" behind a name one of its parameters")
    func functions() throws {
        let guide = """
            # Lamps

            ## LAMP.LIGHT

            > LAMP.LIGHT( onLit, onError )

            Lights it.

            ### `onError` argument

            | Type | Description |
            |---|---|
            | Function | called when it stays dark |

            ## LAMP.ROOM

            Where it is.

            ## LAMP.DIM

            `LAMP.DIM()`
            """
        let found = try sheet(guide)
        #expect(lines(found, .method) == ["method/heading LAMP.LIGHT", "method/heading LAMP.DIM"])
        #expect(lines(found, .parameter) == ["parameter/heading LAMP.LIGHT onError"])
    }

    @Test("the type of a block, and what it is handed")
    func blocks() throws {
        let guide = """
            # Doors

            ## Typedefs

            ### DoorSuccessBlock

            void(^)(NSString *key, BOOL isOpen)

            Called when the door has been opened.

            - key

              What opened it

            - isOpen

              Whether it is open now
            """
        #expect(
            try lines(sheet(guide), .parameter) == [
                "parameter/list DoorSuccessBlock key", "parameter/list DoorSuccessBlock isOpen",
            ])
    }

    @Test("functions of a table, with the names or the types of what they take")
    func cells() throws {
        let guide = """
            # Doors

            | Function | Description |
            |---|---|
            | `DOOR_OPEN(key, &handle)` | opens it |
            | `setTitle(NSString *)` | what it is called |
            | `shut(the door)` | no function |

            """
        #expect(try lines(sheet(guide), .method) == ["method/table DOOR_OPEN", "method/table setTitle"])
    }

    @Test("what there is to choose from, each with its meaning; parts of a method are none")
    func choices() throws {
        let list = { (lead: String) in
            "# Doors\n\n### format\nHow it is sent.\n\n\(lead)\n* ***text***: for people\n* ***json***: for programs\n"
        }
        for lead in ["The available formats are:", "Os formatos disponíveis são:"] {
            #expect(try lines(sheet(list(lead)), .case).map { $0.split(separator: " ").last } == ["text", "json"])
        }
        #expect(try lines(sheet(list("It is one of two:")), .case).isEmpty)
        let parts = "# Doors\n\nAll supported doors are listed here:\n\n* Parameters: none\n* Returns: nothing\n"
        #expect(try lines(sheet(parts), .case).isEmpty)
    }

    @Test("names of errors whose codes stand in the first row of several, and a row that stands for all others")
    func errors() throws {
        let names = ["NO_KEY", "KEY_LOST", "DOOR_JAMMED", "DOOR_LOCKED", "TOO_COLD", "TOO_WARM", "NOT_HOME", "OUT_OF_ORDER", "LAST_ONE"]
        let rows = names.enumerated().map { "| \($0.offset % 3 == 0 ? "40\($0.offset)" : "") | \($0.element) | It failed. |" }
        let guide =
            "# Error codes\n\n| code | detail | message |\n|---|---|---|\n"
            + (rows + ["| | ETC when another fails | It failed. |"]).joined(separator: "\n")
        let found = try sheet(guide).facts.filter { $0.kind == .error }
        #expect(found.map(\.name).prefix(9) == names[...])
        #expect(found.first?.value == "400")
    }
}

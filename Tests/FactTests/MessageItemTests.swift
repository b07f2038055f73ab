import Guide
import Testing

@Suite("Items of messages and of errors")
struct MessageItemTests {
    @Test("more attributes below a request are the request's")
    func attributes() throws {
        let text = "## Make a lamp\n\n### Request\n\n#### Attributes\n\n- key: string\n\n#### Additional attributes\n\n- color: string\n"
        #expect(try lines(sheet(text), .parameter, .property) == ["parameter/list key : string", "parameter/list color : string"])
    }

    @Test("attributes of a class below a section on requests stay its own")
    func classes() throws {
        let text =
            "### Requests\n\n```objc\n@interface ABLampRequest : NSObject\n@end\n```\n\n#### ABLampRequest class\n\n##### Attributes\n\n- key: string\n"
        #expect(try lines(sheet(text), .parameter, .property) == ["property/list ABLampRequest key : string"])
    }

    @Test("errors that are called by a path, below a line that says so")
    func paths() throws {
        let text = "## ABDoor\n\nErrors:\n\n- error.key.missing - there is none\n- error.key.broken - it is broken\n"
        #expect(try lines(sheet(text), .error) == ["error/list error.key.missing", "error/list error.key.broken"])
        #expect(try sheet("## ABDoor\n\nOthers:\n\n- door.key.missing - there is none\n").count(.error) == 0)
    }

    @Test("a method of the platform that a sentence mentions is handed nothing that is listed below")
    func platform() throws {
        let text = "Make one, for example inside the `viewDidLoad` method.\n\nHere are the parameters:\n\n- key — which one\n"
        #expect(try lines(sheet(text), .parameter) == ["parameter/list key"])
    }

    @Test("ways to write a word are no names")
    func spellings() throws {
        #expect(try sheet("It has several case variants:\n\n- **PascalCase**: so\n- **UPPERCASE**: SO\n").count(.case) == 0)
    }

    @Test("an error's code, name and meaning in one line, in either order")
    func errors() throws {
        let text =
            "### Errors\n\n- 4001 — LAMP_LOST — The lamp is gone\n- `4002` - `lampBroken` - It is broken\n- LAMP_OLD - 4003 - It is too old\n- 4004 - The lamp is out\n"
        #expect(
            try lines(sheet(text), .error) == [
                "error/list LAMP_LOST = 4001", "error/list lampBroken = 4002", "error/list LAMP_OLD = 4003", "error/list 4004 = 4004",
            ])
    }
}

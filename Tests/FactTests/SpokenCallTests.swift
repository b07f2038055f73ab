import Guide
import Testing

@Suite("Calls that sentences and tables speak of")
struct SpokenCallTests {
    private let fields = """
        ======= ======= =======
        Field   Type    Meaning
        ======= ======= =======
        level   Integer how bright
        room    String  where
        ======= ======= =======

        """

    @Test("a list at the margin of reStructuredText, under a line that ends in \"calling\"")
    func listedCall() throws {
        let guide = """
            Events
            ======

            You light one by using **LampServiceProtocol** and calling:

            * **lightLamp**

            It will take:

            \(fields)
            .. code-block:: swift

              lampService?.lightLamp(level: 3, room: "hall") { (lamp, error) in
              }

            The callback will pass the following values on completion:

            ======= ======= =======
            Value   Type    Meaning
            ======= ======= =======
            lamp    Lamp    what shines
            error   Error   what went wrong
            ======= ======= =======
            """
        let sheet = try sheet(guide, path: "guide.rst")
        let call = "lightLamp(level:room:_:)"
        #expect(lines(sheet, .method) == ["method/prose LampServiceProtocol \(call)"])
        #expect(
            lines(sheet, .parameter, .constant) == [
                "parameter/table \(call) level : Integer", "parameter/table \(call) room : String", "parameter/table \(call) lamp : Lamp",
                "parameter/table \(call) error : Error",
            ])
    }

    @Test("what a type has may be called like a method of another")
    func namesakes() throws {
        let guide = """
            ## Lamps

            ```swift
            let service = LampService()
            service.isLit(room: "hall")
            ```

            The **LampModel** has the following fields:

            | Field | Type |
            | --- | --- |
            | isLit | Boolean |
            | room | String |
            """
        #expect(
            try lines(sheet(guide), .property) == ["property/table LampModel isLit : Boolean", "property/table LampModel room : String"])
    }

    @Test("tables: headers where such are announced, labels that are none, calls that are no parameters, stated cases")
    func tables() throws {
        let headers = "## 请求头数据\n\n#### 参数列表\n\n| 参数名称 | 说明 |\n|---|---|\n| Content-Type | 类型 |\n| X-Lamp-ID | 灯 |\n| Accept | 响应 |\n"
        #expect(try lines(sheet(headers), .header) == ["header/table Content-Type", "header/table X-Lamp-ID", "header/table Accept"])
        let label = "<h2>ABLamp</h2><table><tr><td>Header:</td><td>ABLamp.h</td></tr><tr><td>Inherits:</td><td>NSObject</td></tr></table>"
        #expect(try !sheet(label, path: "lamp.html").facts.contains { $0.name.hasSuffix(":") })
        let checks = "## Fields\n\n| Check | Description |\n|---|---|\n| `isLit()` | it shines |\n| `hasLevel()` | it can be dimmed |\n"
        #expect(try lines(sheet(checks), .method, .parameter) == ["method/table isLit()", "method/table hasLevel()"])
        let cases = "#### LampState\n\n| Name | Type |\n|---|---|\n| lit | EnumCase |\n| dark | EnumCase |\n"
        #expect(try lines(sheet(cases), .case) == ["case/table LampState lit", "case/table LampState dark"])
        let kinds = "| Lamp type | Class |\n|---|---|\n| Wall lamp | `WallLampObject` |\n| Floor lamp | `FloorLampObject` |\n"
        #expect(try lines(sheet(kinds), .type) == ["type/table WallLampObject", "type/table FloorLampObject"])
    }

    @Test("lists: cases with a dot, names that the line before only explains, headings with invisible links")
    func lists() throws {
        let cases = "Common fields include:\n\n* `.room`\n* `.level`\n"
        #expect(try lines(sheet(cases), .case) == ["case/list room", "case/list level"])
        let defined = "> `LampForm` - Contains all that a form has.\n\n> `doneHandler` - The block that ends it.\n"
        #expect(try sheet(defined).count(.property) == 0)
        let linked =
            "### LampState[\u{200B}](#lampstate \"Direct link\")\n\n| Value | Description |\n|---|---|\n| `LampStateWaitingForever` | waits |\n"
        #expect(try lines(sheet(linked), .case) == ["case/table LampState LampStateWaitingForever"])
    }
}

import Guide
import Testing

@Suite("Pages of MDX, and names beside codes")
struct ComponentTests {
    private let page = """
        import Parameter from "~/parts/Parameter";

        ## Parameters of a light

        <Parameter flatten heading={3}>
          - lampKey: string

            **Key of the lamp**

          - room(deprecated)?: string

          - warm\\_up?: boolean

          - bulbs?: object\\[]

            <Parameter.Details>
              - watts?: number

                **Power**

              - color?: string
            </Parameter.Details>
        </Parameter>
        """

    @Test("a component's tag swallows no list, and a question mark says what may be missing")
    func parameters() throws {
        let found = try sheet(page).facts.filter { $0.kind == .parameter || $0.kind == .property || $0.kind == .key }
        #expect(found.allSatisfy { $0.kind == .parameter })
        #expect(found.map(\.name) == ["lampKey", "room", "warm_up", "bulbs", "watts", "color"])
        #expect(found.map(\.detail.isRequired) == [nil, false, false, false, false, false])
        #expect(found.map(\.type) == ["string", "string", "boolean", "object[]", "number", "string"])
    }

    @Test("an element of HTML stays one, whatever its capitals")
    func elements() throws {
        let table = "<Table>\n<tr><th>Parameter</th><th>Type</th></tr>\n<tr><td>lampKey</td><td>String</td></tr>\n</Table>\n"
        #expect(try lines(sheet("## Parameters\n\n" + table), .parameter) == ["parameter/table lampKey : String"])
    }

    @Test("a pattern of dates is no name with a type")
    func dates() throws {
        #expect(try sheet("## Attributes\n\nWritten as:\n\n- `YYYY-MM-DD`\n- `YYYY-MM-DD HH:mm:ss`\n").count(.property) == 0)
    }

    @Test("symbols beside codes are their names, be the column called after messages")
    func messages() throws {
        let table = { (cells: [String]) in
            "## 错误码\n\n| 错误码 | 错误信息 | 描述 |\n| --- | --- | --- |\n"
                + zip(1..., cells).map { "| \($0) | \($1) | 灯 |\n" }.joined()
        }
        #expect(
            try lines(sheet(table(["ABErrorGeneral", "ABErrorLampLost", "LAMP_NOT_MINE"])), .error) == [
                "error/table ABErrorGeneral = 1", "error/table ABErrorLampLost = 2", "error/table LAMP_NOT_MINE = 3",
            ])
        let words = try lines(sheet(table(["general", "lamp is lost", "timeout"])), .error)
        #expect(words == ["error/table 1 = 1", "error/table 2 = 2", "error/table 3 = 3"])
    }

    @Test("a case alone in a listing, on a page about an enum")
    func cases() throws {
        let item = { (name: String) in
            "<div><code>\(name)</code></div><h4>Declaration</h4><pre class=\"highlight objective_c\"><code>\(name)</code></pre>"
        }
        let page =
            "<h1>ABLampState</h1><pre class=\"highlight objective_c\"><code>enum ABLampState : NSUInteger {}</code></pre>"
            + item("ABLampStateOn") + item("ABLampStateOff")
        #expect(
            try lines(sheet(page, path: "lamp.html"), .case) == [
                "case/declaration ABLampState ABLampStateOn", "case/declaration ABLampState ABLampStateOff",
            ])
    }

    @Test("a comment that names a type, and says line by line what it has")
    func comments() throws {
        let guide = { (comment: String) in "## Pay\n\n```objc\n/*\n\(comment)\n*/\n+ (void)pay:(ABBill *)bill;\n```\n" }
        #expect(
            try lines(sheet(guide(" <ABBill>\n amount： 金额<必传>\n * lampKey: key")), .property) == [
                "property/list ABBill amount", "property/list ABBill lampKey",
            ])
        #expect(try sheet(guide(" <ABBill>\n amount： 金额\n Pay it soon.")).count(.property) == 0)
        #expect(try sheet(guide(" <ABOther>\n amount: a\n lampKey: b")).count(.property) == 0)
    }
}

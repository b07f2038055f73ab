import Guide
import Testing

@Suite("Constants in tables without a header")
struct ConstantRowTests {
    private func guide(_ heading: String, _ names: [String]) -> String {
        let rows = names.map { "<tr><td>\($0)</td><td>A state.</td></tr>" }.joined()
        return """
            <html><body><h2>\(heading)</h2><h3>Doors</h3>
            <table><thead><tr><th></th><th></th></tr></thead><tbody>\(rows)</tbody></table></body></html>
            """
    }

    @Test("below a heading that speaks of values, constants are cases", arguments: ["Enums", "枚举定义", "열거형"])
    func cases(heading: String) throws {
        let sheet = try sheet(guide(heading, ["OPEN", "HALF_OPEN"]), path: "guide.html")
        #expect(lines(sheet, .case) == ["case/table Doors OPEN", "case/table Doors HALF_OPEN"])
    }

    @Test("elsewhere, and among other words, they are not", arguments: [("Colours", ["OPEN", "HALF_OPEN"]), ("Enums", ["OPEN", "Half"])])
    func others(heading: String, names: [String]) throws {
        #expect(lines(try sheet(guide(heading, names), path: "guide.html"), .case) == [])
    }

    @Test("statuses of HTTP as headings below what is answered are errors, those of success are not")
    func statuses() throws {
        let guide =
            "# Doors\n\n`POST /doors`\n\n## Response\n\n### 200\n\nFine.\n\n### 405\n\nUse `POST`.\n\n## Steps\n\n### 404\n\nMore.\n"
        #expect(lines(try sheet(guide), .error) == ["error/heading POST /doors 405 = 405"])
    }

    @Test("what they mean stands first, and the constants last, as where people read from right to left")
    func mirrored() throws {
        let rows = "|---|---|\n| به صورت عمودی | `DoorOptions.LOCKED_UPRIGHT` |\n| باز | `DoorOptions.NOT_LOCKED` |\n"
        let guide = "# Doors\n\nمقادیر `setMode`:\n\n| توضیحات | مقدار |\n"
        let names = ["LOCKED_UPRIGHT", "NOT_LOCKED"]
        #expect(try sheet(guide + rows).facts.filter { $0.kind == .case }.map { $0.name } == names)
        // Values that are no constants are what something else has.
        #expect(try !sheet(guide + rows.replacing("DoorOptions.NOT_LOCKED", with: "true")).facts.contains { $0.kind == .case })
    }
}

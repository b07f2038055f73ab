import Guide
import Testing

@Suite("What the text that explains a parameter opens with")
struct MeaningHeadTests {
    private func rows(_ header: String, _ rows: [String]) throws -> [String] {
        let line = header.split(separator: "|").map { _ in "---" }.joined(separator: " | ")
        let guide = "# Doors\n\n## Make a door\n\n```\nPOST https://api.door.example/v1/doors\n```\n\n### Request\n\n"
        let found = try sheet(guide + ([header, line] + rows).joined(separator: "\n") + "\n")
        return found.facts.filter { $0.kind == .parameter }.map { fact in
            "\(fact.name): \(fact.type ?? "?") \(fact.detail.isRequired.map { $0 ? "required" : "optional" } ?? "?")"
        }
    }

    @Test(
        "a type and whether it must be given, in one column",
        arguments: [
            ["title | ***string*** (required, length = 9)<br/>Its name.", "wide | ***boolean*** (optional, default = false) <br/>How."],
            ["title | **string** (required). Its name.", "wide | **boolean** (optional). How wide."],
            ["title | string (requerido) Nombre.", "wide | `boolean` (opcional). Ancho."],
            ["title | **string** 必須。名前", "wide | **boolean** 任意。幅"],
        ])
    func twoColumns(lines: [String]) throws {
        #expect(try rows("Property | Description", lines) == ["title: string required", "wide: boolean optional"])
    }

    @Test(
        "whether it must be given, beside a column of types",
        arguments: [
            ["title | string | (required, length = 100) Its name.", "wide | boolean | (optional, default = false) How wide."],
            ["title | string | Required. Its name.", "wide | boolean | Optional. How wide."],
            ["title | string | **Required.** Its name.", "wide | boolean | Optional, default is false."],
            ["title | string | (required) Its name.", "wide | boolean | (optional) How wide."],
        ])
    func threeColumns(lines: [String]) throws {
        #expect(try rows("Property | Type | Description", lines) == ["title: string required", "wide: boolean optional"])
    }

    @Test(
        "sentences that begin with such words say nothing of it",
        arguments: [
            "Required parameter of another call", "Required when it is dark.", "String of letters (two of them)", "False, when shut",
            "Date of birth (required by law)", "必須ではない。",
        ])
    func sentences(text: String) throws {
        #expect(try rows("Property | Description", ["title | \(text)", "wide | How wide."]) == ["title: ? ?", "wide: ? ?"])
    }

    @Test("a column says more than a description")
    func column() throws {
        #expect(
            try rows("Property | Type | Required | Description", ["title | array of strings | no | Required. Its names."]) == [
                "title: array of strings optional"
            ])
    }

    @Test("a question mark behind a name, and stars of which a footnote says something else")
    func signs() throws {
        let lines = [
            "title | string | Its name", "icon? | string | A sign", "flags \\* | integer | Bits", "note? \\*\\* | string | A note",
        ]
        let found = try rows("Field | Type | Description", lines + ["", "\\* Only some can be set."])
        #expect(found == ["title: string ?", "icon: string optional", "flags: integer ?", "note: string optional"])
        let said = try rows("Field | Type | Description", ["title \\* | string | Its name", "wide | boolean | How", "", "\\* required"])
        #expect(said == ["title: string required", "wide: boolean ?"])
    }

    @Test("brackets at the end of an item's line")
    func items() throws {
        let guide = """
            ## Make a door

            `POST https://api.door.example/v1/doors`

            Parameters:

            * `title`: its name (string, required)
            * `wide`: whether it is a wide one (boolean, optional)
            * `note`: what is written on it (in chalk)
            """
        let found = try sheet(guide).facts.filter { $0.kind == .parameter }
        #expect(found.map { "\($0.name) \($0.type ?? "?")" } == ["title string", "wide boolean", "note ?"])
        #expect(found.map(\.detail.isRequired) == [true, false, nil])
    }
}

import Guide
import Testing

@Suite("Statuses and addresses of an API's own")
struct OwnStatusTests {
    private func table(_ rows: String) -> String {
        "# Doors\n\n### [POST] /doors/open\n\n| StatusCode | Type | Description |\n|:---|:---|:---|\n" + rows
    }

    @Test("numbers that HTTP does not have, and constants beside them, are errors, one row as well as many")
    func errors() throws {
        let rows = "| **10103** | `DOOR_LOCKED` | locked |\n| **10105** | `KEY_LOST` | lost |\n"
        #expect(
            try lines(sheet(table(rows)), .error) == [
                "error/table POST /doors/open DOOR_LOCKED = 10103", "error/table POST /doors/open KEY_LOST = 10105",
            ])
        #expect(
            try lines(sheet(table("| 10200 | `DOOR_LOCKED` | locked |\n")), .error) == ["error/table POST /doors/open DOOR_LOCKED = 10200"])
    }

    @Test("those of HTTP are errors in a chapter on errors, but for success")
    func chapters() throws {
        let table = "| Code | Meaning |\n|:--|:--|\n| 200 | OK |\n| 401 | No key |\n| 404 | No door |\n"
        let guide = "# Doors\n\n## Errors\n\n### HTTP Status Code Summary\n\n\(table)"
        #expect(try lines(sheet(guide), .error) == ["error/table 401 = 401", "error/table 404 = 404"])
        #expect(try lines(sheet(guide.replacing("## Errors", with: "## Answers")), .error) == [])
    }

    @Test("those of HTTP stay what they are")
    func statuses() throws {
        #expect(
            try lines(sheet(table("| 200 | `object` | done |\n| 404 | `object` | gone |\n")), .error).allSatisfy {
                !$0.contains("object =")
            })
    }

    @Test(
        "the method stands right before the address, in capitals or marked as code",
        arguments: [
            "**[POST]** `https://{host}/doors` - to open", "`post` to https://{host}/doors", "Send a POST https://{host}/doors to it.",
        ])
    func methods(text: String) throws {
        #expect(try lines(sheet("# Doors\n\n\(text)\n"), .endpoint).map { $0.prefix(40) } == ["endpoint/prose POST https://{host}/doors"])
    }

    @Test("a form as a listing has it, where the line before says that it is sent")
    func forms() throws {
        let guide = "# Doors\n\n`post` to https://doors.example.com/open\n\n%@\n\n```\ndoor_key: [given to you]\nforce: \"no\"\n```\n"
        #expect(
            try lines(sheet(guide.replacing("%@", with: "Form Data Needed:")), .parameter) == [
                "parameter/sample POST https://doors.example.com/open door_key",
                "parameter/sample POST https://doors.example.com/open force",
            ])
        #expect(try lines(sheet(guide.replacing("%@", with: "It looks so:")), .parameter) == [])
    }

    @Test("`authorization:` is what a Swift method takes; quoted, or with a capital, it is the header")
    func headers() throws {
        #expect(try lines(sheet("```swift\nDoor.open(\n  key: 1,\n  authorization: .none\n)\n```"), .header) == [])
        let request = "```swift\nrequest.setValue(\"Bearer x\", forHTTPHeaderField: \"Authorization\")\n```"
        #expect(try lines(sheet(request), .header).count == 1)
    }

    @Test("dates as they are written, and platforms, are no names of an API")
    func noNames() throws {
        let guide = """
            # Doors

            ## Properties

            1. yyyy-MM-dd
            2. dd/MM/yyyy

            | Target | Doors |
            | --- | --- |
            | iOS | all |
            | visionOS | none |
            """
        #expect(try lines(sheet(guide), .property, .parameter, .case) == [])
    }
}

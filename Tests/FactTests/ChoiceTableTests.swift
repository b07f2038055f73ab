import Guide
import Testing

@Suite("Tables of what there is to choose from")
struct ChoiceTableTests {
    private func section(_ title: String, _ header: String, _ lead: String = "") -> String {
        "# ABDoorSettings class\n\n## \(title)\n\n### ABDoorStyle\n\n\(lead)| \(header) | Description |\n| --- | --- | --- |\n"
            + "| Undefined | 0 | unset |\n| Folding | 10 | in two |\n| Special | 500+ | yours |\n"
    }

    @Test(
        "under \"Enums\", a heading that is a type's name lists cases, and the numbers beside them are theirs",
        arguments: ["Enums", "列挙型"])
    func enums(title: String) throws {
        #expect(
            try lines(sheet(section(title, "Name | ID")), .case, .property) == [
                "case/table ABDoorStyle Undefined = 0", "case/table ABDoorStyle Folding = 10", "case/table ABDoorStyle Special = 500+",
            ])
    }

    @Test("whatever type the line before the table speaks of")
    func leads() throws {
        let guide = section("Enums", "Name | ID", "Each ABDoorKind has styles of its own.\n\n")
        #expect(try lines(sheet(guide), .case).first == "case/table ABDoorStyle Undefined = 0")
    }

    @Test("under any other heading the names are members, and so they are under \"Enums\" where the header says it")
    func members() throws {
        #expect(try sheet(section("Settings", "Name | ID")).count(.case) == 0)
        #expect(try sheet(section("Enums", "Property | ID")).count(.case) == 0)
    }

    private func bare(_ lead: String) -> String {
        let row = { (cell: String) in "<tr><td><p>\(cell)</p></td></tr>" }
        return "<h1>Request keys</h1><p>\(lead)</p><table><tbody>" + row("<strong>Key</strong>") + row("openDoor") + row("lockDoor")
            + row("ringBell") + "</tbody></table>"
    }

    @Test(
        "names alone, which the line before says are available",
        arguments: ["And the available keys are:", "사용 가능한 열쇠는 아래와 같습니다.", "利用可能な鍵は以下の通りです。"])
    func bareLists(lead: String) throws {
        #expect(
            try lines(sheet(bare(lead), path: "guide.html"), .case, .parameter) == [
                "case/table openDoor", "case/table lockDoor", "case/table ringBell",
            ])
    }

    @Test("names alone, of which the line before says nothing, are no parameters")
    func unspoken() throws {
        let sheet = try sheet(bare("Keys:"), path: "guide.html")
        #expect(sheet.count(.parameter) + sheet.count(.case) == 0)
    }
}

import Guide
import Testing

@Suite("Facts of AsciiDoc")
struct AsciiDocFactTests {
    @Test("declarations, tables and lists are read as in any other guide")
    func guide() throws {
        let found = try sheet(
            """
            = ABDoor SDK

            == Opening

            [source,swift]
            ----
            func open(key: String, side: ABSide)
            ----

            .Parameters
            |===
            |Name |Type |Description

            |key |String |Of the door
            |side |ABSide |Where to
            |===

            == Errors

            [%header,cols="1,3"]
            |===
            |Code |Meaning
            |`4001` |No key
            |`4002` |No door
            |===

            == ABSide enum

            `left`:: To the left
            `right`:: To the right
            """, path: "doors.adoc")
        #expect(
            lines(found, .method, .parameter, .error, .enum, .case) == [
                "method/declaration open(key:side:)", "parameter/table open(key:side:) key : String",
                "parameter/table open(key:side:) side : ABSide", "error/table 4001 = 4001", "error/table 4002 = 4002",
                "enum/heading ABSide", "case/list ABSide left", "case/list ABSide right",
            ])
    }
}

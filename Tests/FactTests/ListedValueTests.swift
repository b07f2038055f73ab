import Guide
import Testing

@Suite("Values that a cell lists, and words that are no names")
struct ListedValueTests {
    @Test("where one of the values is a name, all are, whatever parts them")
    func values() throws {
        let found = try sheet(
            """
            ```
            POST https://api.doors.test/doors
            ```

            **Parameters:**

            Name | Type | Description
            --- | --- | ---
            mode | string | `slow`、`fast`、`very_fast`のうちいずれか
            side | string | `left_hand` または `right`
            state | string | `open`・`half_open`／`shut`
            width | string | Either `width` or `max_width`
            """)
        #expect(
            lines(found, .use) == [
                "use/prose slow", "use/prose fast", "use/prose very_fast", "use/prose left_hand", "use/prose right", "use/prose open",
                "use/prose half_open", "use/prose shut", "use/prose max_width",
            ])
    }

    @Test("a header's scheme stands in its row")
    func scheme() throws {
        let found = try sheet(
            """
            ```
            POST https://api.doors.test/doors
            ```

            **Headers:**

            Header | Value | Required
            --- | --- | ---
            Authorization | `Bearer {token}` | YES
            Door-Key | key | YES
            """)
        #expect(found.facts.filter { $0.kind == .header }.map { "\($0.name) \($0.type ?? "-")" }.first == "Authorization Bearer")
    }

    @Test("products and identifiers of records are no names")
    func words() throws {
        let found = try sheet("Hold the mPOS lock near an iPod, and note `key_00009aQ3kE6c8kms` of `door_key`.\n")
        #expect(lines(found, .use) == ["use/prose door_key"])
    }
}

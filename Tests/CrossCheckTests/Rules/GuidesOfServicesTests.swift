import CrossCheck
import Guide
import Spec
import Testing

/// A page of a service as the guide: what it says of bodies is no item of the spec, and known all the same.
@Suite("Guides of services")
struct GuidesOfServicesTests {
    private static let page = """
        # Doors

        All calls go to `https://api.doors.example/v1`.

        ## Get a door

        ```
        GET https://api.doors.example/v1/door
        ```

        | Parameter | Required | Description |
        |---|---|---|
        | `door_id`<br>Repeated | yes | which |

        A door is `half_open` or `shut`, as its `door_state` tells. Valid `door_id`s have no signs.

        ### Response

        ```json
        {"data": {"door_state": "half_open", "lamp": {"lux": 3}}}
        ```

        ## Open it

        ```sh
        curl -X POST -H "Content-Type: application/json" -d '{"door_id": "d1"}' https://api.doors.example/v1/open
        ```

        | Parameter | Required | Description |
        |---|---|---|
        | `door_id` | yes | which |

        """

    private static let spec = """
        endpoints:
          - name: door
            method: GET
            url: https://api.doors.example/v1/door
            text: {en: Gets it., ko: 문입니다.}
            query: [{name: door_id, type: string, required: true}]
            response:
              fields:
                - name: data
                  type: object
                  fields:
                    - {name: door_state, type: string, values: [half_open, shut]}
                    - {name: lamp, type: object, fields: [{name: lux, type: integer}]}
          - name: openDoor
            method: POST
            url: https://api.doors.example/v1/open
            text: {en: Opens it., ko: 엽니다.}
            json: [{name: door_id, type: string, required: true}]
            response: {kind: empty}

        """

    private func outline(_ right: String = "", _ wrong: String = "", in page: String = page) throws -> [String] {
        let spec = right.isEmpty ? Self.spec : Self.spec.replacing(right, with: wrong)
        let bench = SourceBench(spec: spec, guide: page, sources: [])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test func membersValuesAndTheBaseAreKnown() throws { #expect(try outline() == []) }

    /// What is inside of an object whose members the spec says is known by its own name alone.
    @Test func aMemberThatTheSpecLacksIsTold() throws {
        let outline = try outline("fields: [{name: lux, type: integer}]", "fields: [{name: glow, type: integer}]")
        #expect(outline.contains { $0.hasPrefix("guide-only data.lamp.lux") }, "\(outline)")
    }

    /// Members of an object that several calls have stand in a table of none.
    @Test func whatATableOfNoCallListsIsDocumented() throws {
        let table = "# Doors\n\n| Property | Description |\n|---|---|\n| `door_colour` | its paint |\n"
        let page = Self.page.replacing("# Doors\n", with: table)
        let wrong = "- {name: door_colour, type: string}\n            - {name: lamp,"
        #expect(try outline("- {name: lamp,", wrong, in: page).filter { $0.hasPrefix("undocumented-field") } == [])
        #expect(try outline("- {name: lamp,", wrong).contains { $0.hasPrefix("undocumented-field door.door_colour") })
    }
}

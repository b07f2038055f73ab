import CrossCheck
import Foundation
import Guide
import Spec
import Testing

/// A page that gives paths alone, says once where calls go, and shows bodies in JSON: one mistake at a time.
struct TravellingTests {
    private static let page = """
        # Lamps

        All calls go to `https://api.lamps.example/v2`.

        ## Scenes

        ### List scenes

        ```txt
        GET /room/scenes
        ```

        **Parameters:**

        Name | Type | Mandatory | Description
        --- | --- | --- | ---
        room | string | YES | the room
        sort | string | NO | `up` or `down`

        **Sample:**

        ```sh
        curl "https://api.lamps.example/v2/room/scenes?room=hall"
        ```

        **Response:**

        ```json
        {"ok": 1, "data": {"scenes": [{"scene_id": 0, "title": "string"}], "cursor": "string"}}
        ```

        ### Moods

        ```txt
        GET /moods
        ```

        **Response:**

        ```json
        {"moods": [{"id": "m1", "owner": {"nick": "Ann"}}]}
        ```

        ### Dim

        ```txt
        POST /room/dim
        ```

        **Parameters:**

        Name | Type | Mandatory | Description
        --- | --- | --- | ---
        level | string | YES | `low` or `high`
        steps | object[] | YES | see below

        **Details of steps**

        Name | Type | Mandatory | Description
        --- | --- | --- | ---
        millis | number | YES | how long

        ```sh
        curl -H "Content-Type: application/json" -d "$BODY" "https://api.lamps.example/v2/room/dim"
        ```

        **Response:**

        ```json
        {"ok": 1}
        ```

        """

    private static let spec = """
        endpoints:
          - name: scenes
            method: GET
            url: https://api.lamps.example/v2/room/scenes
            documented: api
            text: {en: Lists them., ko: 목록입니다.}
            query:
              - {name: room, type: string, required: true}
              - {name: sort, type: string, values: [up, down]}
            response:
              fields:
                - {name: ok, type: integer}
                - name: data
                  type: object
                  fields:
                    - {name: scenes, type: "[object]", fields: [{name: scene_id, type: integer}, {name: title, type: string}]}
                    - {name: cursor, type: string}
          - name: moods
            method: GET
            url: https://api.lamps.example/v2/moods
            documented: api
            text: {en: Lists them., ko: 목록입니다.}
            response:
              fields:
                - {name: moods, type: "[object]", fields: [{name: id, type: string}, {name: owner, type: object, fields: [{name: nick, type: string}]}]}
          - name: dim
            method: POST
            url: https://api.lamps.example/v2/room/dim
            documented: api
            text: {en: Dims., ko: 어둡게 합니다.}
            json:
              - {name: level, type: string, required: true, values: [low, high]}
              - {name: steps, type: "[object]", required: true, fields: [{name: millis, type: integer, required: true}]}
            response: {fields: [{name: ok, type: integer}]}

        """

    /// The findings of the spec in which one text is another everywhere.
    private func found(_ right: String = "", _ wrong: String = "", in page: String = page) throws -> [String] {
        let spec = right.isEmpty ? Self.spec : Self.spec.replacing(right, with: wrong)
        if !right.isEmpty { try #require(spec != Self.spec, "nothing was changed") }
        let bench = SourceBench(spec: spec, sources: [("api", [("lamps.md", page)])])
        try #require(bench.loaded != nil)
        return bench.outline.filter { !$0.hasPrefix("guide-only") }
    }

    @Test func aRightSpecHasNoFindings() throws { #expect(try found() == []) }

    @Test(
        "another host, version or scheme than the page's",
        arguments: [
            ("https://api.lamps.example/v2", "https://api.lamps.test/v2"), ("https://api.lamps.example/v2", "http://api.lamps.example/v2"),
            ("https://api.lamps.example/v2", "https://api.lamps.example/v3"), ("https://api.lamps.example/v2", "https://api.lamps.example"),
            ("v2/moods", "v2/room/moods"), ("example/v2/room/scenes", "test/v2/room/scenes"),
        ])
    func anotherBase(right: String, wrong: String) throws {
        let outline = try found(right, wrong)
        #expect(
            outline.contains { $0.hasPrefix("endpoint-differs http") && $0.hasSuffix("says https://api.lamps.example/v2") }, "\(outline)")
    }

    /// Where the page names no host, its paths are all that can be compared.
    @Test func aPageWithoutHostsSaysNothingOfThem() throws {
        let page = Self.page.replacing("https://api.lamps.example/v2", with: "").replacing("All calls go to ``.", with: "")
        #expect(try found("api.lamps.example/v2", "lamps.test/v7", in: page).filter { $0.hasPrefix("endpoint-differs") } == [])
    }

    /// Hosts that are filled in are anybody's.
    @Test func aHostThatIsFilledInIsNotJudged() throws {
        let page = Self.page.replacing("https://api.lamps.example", with: "https://{region}.lamps.example")
        #expect(try found("api.lamps.example", "eu.lamps.example", in: page).filter { $0.hasPrefix("endpoint-differs") } == [])
    }

    /// That another path begins with the version says nothing of a call that is shown with it.
    @Test func aCallThatIsShownGoesWhereItIsShown() throws {
        let page = Self.page + "\nWhat is signed is `GET /v2/room/scenes`.\n"
        #expect(try found("example/v2/room/scenes", "example/room/scenes", in: page).contains { $0.hasPrefix("endpoint-differs http") })
    }

    /// The version may stand apart from the host, and the paths may begin with it.
    @Test func theVersionMayStandApart() throws {
        let apart = Self.page.replacing("`https://api.lamps.example/v2`.", with: "`https://api.lamps.example`, below the version, `v2`.")
        #expect(try found(in: apart) == [])
        let within = Self.page.replacing("T /room", with: "T /v2/room").replacing("T /moods", with: "T /v2/moods")
        #expect(try found(in: within) == [])
    }

    @Test(
        "members of bodies",
        arguments: [
            (
                "            - {name: cursor, type: string}\n", "        - {name: cursor, type: string}\n",
                "field-place-differs scenes.cursor says data.cursor"
            ),
            ("{name: scenes, type", "{name: history, type", "undocumented-field scenes.history"),
            ("{name: moods, type", "{name: items, type", "undocumented-field moods.items"),
            ("{name: nick, type", "{name: label, type", "undocumented-field moods.label"),
            ("millis, type: integer, required: true", "millis, type: integer", "requiredness-differs dim.millis says required"),
            ("values: [low, high]", "values: [LOW, HIGH]", "undocumented-value LOW says low, high"),
            ("values: [low, high]", "values: [up, down]", "undocumented-value up says low, high"),
            ("query:", "json:", "place-differs scenes says query"),
            ("    json:\n", "    form:\n", "place-differs dim says json"),
        ])
    func aMistakeIsSeen(right: String, wrong: String, finding: String) throws {
        var (right, wrong) = (right, wrong)
        if wrong.contains("form:") {
            right =
                "    json:\n      - {name: level, type: string, required: true, values: [low, high]}\n"
                + "      - {name: steps, type: \"[object]\", required: true, fields: [{name: millis, type: integer, required: true}]}\n"
            wrong =
                "    form:\n      - {name: level, type: string, required: true, values: [low, high]}\n"
                + "      - {name: steps, type: \"[json]\", required: true}\n"
        }
        let outline = try found(right, wrong)
        #expect(outline.contains(finding), "\(outline)")
    }

    /// What the JSON leaves out may stand at the top, though another object has a member of the name.
    @Test func aMemberThatBothObjectsHaveIsNotJudged() throws {
        #expect(
            try found(
                "        - {name: ok, type: integer}\n        - name: data", "        - {name: title, type: string}\n        - name: data")
                == [])
    }

    /// What a table says of one call's parameter is none of another's.
    @Test func valuesInProseAreNotJudged() throws {
        let page = Self.page.replacing("`low` or `high`", with: "how bright it is, as `sort` and `room` say")
        #expect(try found(in: page) == [])
    }
}

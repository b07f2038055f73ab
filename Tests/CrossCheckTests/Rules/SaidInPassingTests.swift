import CrossCheck
import Guide
import Spec
import Testing

/// What pages of services say by a sentence, a sample or a template, and what no column says.
@Suite("Said in passing")
struct SaidInPassingTests {
    private static let page = """
        # Parcels

        ## Change a parcel

        `PATCH https://api.parcels.example/v1/parcels/{id}`

        Changes a parcel. This call does not accept a `depot_id` parameter.

        ###### Query String Params

        | Field | Type | Description |
        |-------|------|-------------|
        | since | date | Format yyyy-mm-dd |

        ###### JSON/Form Params

        | Field | Type | Description |
        |-------|------|-------------|
        | title | string | its name |
        | pace | string | How fast. It can be leisurely (slow), hurried (quick) or immediate (now). |
        | after | string | What follows. Can be: kept or returned. |
        | mood | string | Possible values: calm, wild, sad |
        | view | string | What to show (all: every one／mine: your own／lost: those that are gone) |
        | stops | array of [place](#place) objects | where it has been |

        ###### Response

        ```json
        {
          "id": "p1",
          "room": null,
          "weight": 12
        }
        ```

        ## Remove a parcel

        `DELETE https://api.parcels.example/v1/parcels/{id}`

        If it is removed, the response is empty.

        ## List parcels

        ```sh
        curl "https://api.parcels.example/v1/parcels?made_since=2013-11-01"
        ```

        """

    private static let spec = """
        endpoints:
          - name: change
            method: PATCH
            url: https://api.parcels.example/v1/parcels/{id}
            text: {en: Changes it., ko: 바꿉니다.}
            path: [{name: id, type: string}]
            query:
              - {name: since, type: date, wire: {pattern: yyyy-MM-dd}}
            json:
              - {name: title, type: string}
              - {name: pace, type: string, values: [slow, quick, now]}
              - {name: after, type: string, values: [kept, returned]}
              - {name: mood, type: string, values: [calm, wild, sad]}
              - {name: view, type: string, values: [all, mine, lost]}
              - {name: stops, type: "[json]"}
            response:
              fields:
                - {name: id, type: string, required: true}
                - {name: room, type: string}
                - {name: weight, type: integer, required: true}
          - name: remove
            method: DELETE
            url: https://api.parcels.example/v1/parcels/{id}
            text: {en: Removes it., ko: 지웁니다.}
            path: [{name: id, type: string}]
            response: {kind: empty}
          - name: list
            method: GET
            url: https://api.parcels.example/v1/parcels
            text: {en: Lists them., ko: 목록입니다.}
            query:
              - {name: made_since, type: date, wire: {pattern: yyyy-MM-dd}}
            response: {kind: empty}

        """

    private func found(_ right: String = "", _ wrong: String = "", in page: String = page) throws -> [String] {
        let spec = right.isEmpty ? Self.spec : Self.spec.replacing(right, with: wrong)
        if !right.isEmpty { try #require(spec != Self.spec, "nothing was changed") }
        let bench = SourceBench(spec: spec, guide: page)
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test func aRightSpecHasNoFindings() throws { #expect(try found() == []) }

    @Test(
        "a mistake is seen",
        arguments: [
            (
                "    response: {kind: empty}\n  - name: list", "    response: {fields: [{name: gone, type: boolean}]}\n  - name: list",
                "field-type-differs remove says empty"
            ),
            ("{name: room, type: string}", "{name: room, type: string, required: true}", "requiredness-differs change.room says null"),
            (
                "      - {name: title, type: string}", "      - {name: title, type: string}\n      - {name: depot_id, type: string}",
                "spec-only depot_id"
            ),
            (
                "      - {name: since, type: date, wire: {pattern: yyyy-MM-dd}}\n    json:\n      - {name: title, type: string}",
                "      - {name: since, type: date, wire: {pattern: yyyy-MM-dd}}\n      - {name: title, type: string}\n    json:",
                "place-differs title says body"
            ),
            (
                "name: since, type: date, wire: {pattern: yyyy-MM-dd}", "name: since, type: date",
                "field-type-differs change.since says yyyy-mm-dd"
            ),
            (
                "name: since, type: date, wire: {pattern: yyyy-MM-dd}", "name: since, type: date, wire: {pattern: yyyyMMdd}",
                "field-type-differs change.since says yyyy-mm-dd"
            ),
            (
                "name: since, type: date, wire: {pattern: yyyy-MM-dd}", "name: since, type: date, wire: {pattern: yyyy-dd-MM}",
                "field-type-differs change.since says yyyy-mm-dd"
            ),
            (
                "name: made_since, type: date, wire: {pattern: yyyy-MM-dd}", "name: made_since, type: date, wire: milliseconds",
                "field-type-differs list.made_since says 2013-11-01"
            ),
            (
                "name: made_since, type: date, wire: {pattern: yyyy-MM-dd}", "name: made_since, type: date, wire: {pattern: yyyyMMdd}",
                "field-type-differs list.made_since says 2013-11-01"
            ),
            ("[slow, quick, now]", "[slow, now]", "guide-only change.pace says quick"),
            ("[kept, returned]", "[kept]", "guide-only change.after says returned"),
            ("[kept, returned]", "[kept, wild]", "undocumented-value wild says kept, returned"),
            ("[calm, wild, sad]", "[calm, wild]", "guide-only change.mood says sad"),
            ("[all, mine, lost]", "[all, mine]", "guide-only change.view says lost"),
            ("name: stops, type: \"[json]\"", "name: stops, type: string", "type-differs stops says array"),
        ])
    func aMistakeIsSeen(right: String, wrong: String, finding: String) throws {
        let outline = try found(right, wrong)
        #expect(outline.contains { $0.hasPrefix(finding) }, "\(outline)")
    }

    /// Where the page is silent, or says something else, nothing is held against the spec.
    @Test(
        "what a page leaves open",
        arguments: [
            (
                "If it is removed, the response is empty.", "If the response is empty, it was removed.",
                "    response: {kind: empty}\n  - name: list", "    response: {fields: [{name: gone, type: boolean}]}\n  - name: list"
            ),
            (
                "the response is empty.", "the response is empty if nobody asks.",
                "    response: {kind: empty}\n  - name: list", "    response: {fields: [{name: gone, type: boolean}]}\n  - name: list"
            ),
            ("\"room\": null", "\"room\": \"red\"", "{name: room, type: string}", "{name: room, type: string, required: true}"),
            ("Format yyyy-mm-dd", "From when on", "name: since, type: date, wire: {pattern: yyyy-MM-dd}", "name: since, type: date"),
            (
                "Format yyyy-mm-dd", "Format yyyy-mm-dd, or seconds since 1970", "name: since, type: date, wire: {pattern: yyyy-MM-dd}",
                "name: since, type: date"
            ),
            ("Can be: kept or returned.", "Can be: kept or returned if nobody is there.", "[kept, returned]", "[kept]"),
            ("Can be: kept or returned.", "Kept or returned.", "[kept, returned]", "[kept]"),
            (
                "It can be leisurely (slow), hurried (quick) or immediate (now).", "It can be changed, dropped or kept.",
                "[slow, quick, now]",
                "[slow, quick]"
            ),
        ])
    func silence(said: String, instead: String, right: String, wrong: String) throws {
        let page = Self.page.replacing(said, with: instead)
        try #require(page != Self.page)
        #expect(try found(right, wrong, in: page) == [])
    }

    @Test func sentencesOfOtherLanguagesSayThatNothingComesBack() throws {
        let sentences = [
            "Si se borra, la respuesta es vacía, si no se regresa un error.", "成功するとレスポンスボディはありません。", "La réponse est vide.",
            "On success this returns an empty response.",
        ]
        for sentence in sentences {
            let page = Self.page.replacing("If it is removed, the response is empty.", with: sentence)
            let outline = try found(
                "    response: {kind: empty}\n  - name: list", "    response: {fields: [{name: gone, type: boolean}]}\n  - name: list",
                in: page)
            #expect(outline.contains("field-type-differs remove says empty"), "\(sentence) \(outline)")
        }
    }

    @Test(arguments: [
        ("Returns 201 on success.", "status: 200", true), ("Returns a 201 empty response.", "status: 200", true),
        ("Returns 200 parcels.", "status: 201", false),
    ])
    func aSentenceHasAStatus(sentence: String, status: String, isSeen: Bool) throws {
        let page = Self.page.replacing("If it is removed, the response is empty.", with: sentence)
        let kind = "    response: {kind: empty}\n  - name: list"
        let outline = try found(kind, "    response: {\(status), kind: empty}\n  - name: list", in: page)
        #expect(outline.contains { $0.hasPrefix("status-differs remove") } == isSeen, "\(outline)")
    }
}

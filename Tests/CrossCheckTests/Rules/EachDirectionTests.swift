import CrossCheck
import Guide
import Spec
import Testing

/// What is sent and what is answered have names in common, and objects have members of one name: each is held against its own.
@Suite("Each direction by itself")
struct EachDirectionTests {
    private static let page = """
        # Lockers

        ## Rent a locker

        ```http
        POST https://api.lockers.example/v1/sites/{site}/rows/{row}/rents
        ```

        ### Request body (JSON)

        | Parameter | Type | Required | Description |
        |---|---|---|---|
        | mail | string | yes | Where the key goes |
        | note | string | no | What for |
        | price | object | yes | What it costs |
        | price.amount | string | yes | How much |
        | price.currency | string | yes | Of which |

        ```json
        {"mail": "a", "note": "b", "price": {"amount": "10.00", "currency": "EUR"}}
        ```

        ### Response

        201: Created

        | Field | Type | Description |
        |---|---|---|
        | row | string | Which row |
        | mail | string | Where the key goes |
        | state | string | The value is `rent begins` |
        | total.amount | integer | How much, in cents |
        | total.parts | array | Of what |

        ```json
        {"row": "r7", "mail": "a", "state": "rent begins", "total": {"amount": 1000, "parts": [{"fee": 5}]}}
        ```

        ## List lockers

        ```http
        GET https://api.lockers.example/v1/lockers
        ```

        ### Query parameters

        | Parameter | Type | Required | Description |
        |---|---|---|---|
        | cursor | string | yes | Where to go on |
        | size | integer | no | `1` - small, `2` - large |
        | mode | string | no | One of `free`, `taken` or `broken`. |
        | door | string | no | One of `left`, `right`. |

        ### Response

        200: OK

        ```json
        [{"cursor": "x", "state": "locker listed"}]
        ```

        """

    private static let spec = """
        endpoints:
          - name: rent
            documented: api
            method: POST
            url: https://api.lockers.example/v1/sites/{site}/rows/{row}/rents
            text: {en: Rents one., ko: 빌립니다.}
            path: [{name: site, type: string}, {name: row, type: string}]
            json:
              - {name: mail, type: string, required: true}
              - {name: note, type: string}
              - name: price
                type: object
                required: true
                fields:
                  - {name: amount, type: string, required: true}
                  - {name: currency, type: string, required: true}
            response:
              status: 201
              fields:
                - {name: row, type: string}
                - {name: mail, type: string}
                - {name: state, const: rent begins}
                - name: total
                  type: object
                  fields:
                    - {name: amount, type: integer}
                    - {name: parts, type: "[json]"}
          - name: lockers
            documented: api
            method: GET
            url: https://api.lockers.example/v1/lockers
            text: {en: Lists them., ko: 목록입니다.}
            query:
              - {name: cursor, type: string, required: true}
              - {name: size, type: integer, values: [1, 2]}
              - {name: mode, type: string, values: [free, taken, broken]}
              - {name: door, type: string, values: [left, right]}
            response:
              body:
                name: all
                type: "[object]"
                fields:
                  - {name: cursor, type: string}
                  - {name: state, const: locker listed}

        """

    private func found(_ right: String = "", _ wrong: String = "", asGuide: Bool) throws -> [String] {
        let spec = right.isEmpty ? Self.spec : Self.spec.replacing(right, with: wrong)
        if !right.isEmpty { try #require(spec != Self.spec, "nothing was changed") }
        let guide = "guides: [{file: doors.md, language: en}]\n"
        let bench =
            asGuide
            ? SourceBench(spec: spec.replacing("    documented: api\n", with: "") + guide, guide: Self.page, sources: [])
            : SourceBench(spec: spec, sources: [("api", [("lockers.md", Self.page)])])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test(arguments: [true, false])
    func aRightSpecHasNoFindings(asGuide: Bool) throws { #expect(try found(asGuide: asGuide) == []) }

    /// Of what it takes from a source a spec may leave out what nobody has to send, and parts of answers.
    @Test(
        "what a guide lists in one direction is missed there",
        arguments: [
            ("      - {name: mail, type: string, required: true}\n", "", "guide-only mail"),
            ("        - {name: mail, type: string}\n", "", "guide-only mail"),
            ("            - {name: parts, type: \"[json]\"}\n", "", "guide-only total.parts"),
            ("      - {name: cursor, type: string, required: true}\n", "", "guide-only cursor"),
        ])
    func leftOut(right: String, wrong: String, finding: String) throws {
        let outline = try found(right, wrong, asGuide: true)
        #expect(outline.contains { $0.hasPrefix(finding) }, "\(outline)")
    }

    @Test func aSourceSaysWhatAnObjectHasToHold() throws {
        let outline = try found("          - {name: currency, type: string, required: true}\n", "", asGuide: false)
        #expect(outline.contains { $0.hasPrefix("guide-only POST") && $0.hasSuffix("price.currency") }, "\(outline)")
    }

    @Test(
        "a mistake is seen in guides and in sources",
        arguments: [
            (
                "- {name: row, type: string}\n        - {name: mail", "- {name: line, type: string}\n        - {name: mail",
                "undocumented-field rent.line"
            ),
            ("- {name: amount, type: integer}", "- {name: amount, type: string}", "field-type-differs rent.amount says"),
            ("- {name: amount, type: integer}", "- {name: currency, type: integer}", "undocumented-field rent.currency"),
            ("type: \"[json]\"", "type: \"[string]\"", "field-type-differs rent.parts says objects"),
            ("type: \"[object]\"", "type: object", "field-type-differs lockers says a list"),
            ("const: rent begins", "const: locker listed", "undocumented-value locker listed says rent begins"),
            ("values: [1, 2]", "values: [1, 3]", "undocumented-value 3 says 1, 2"),
            ("[free, taken, broken]", "[free, taken, left]", "undocumented-value left says free, taken, broken"),
            ("sites/{site}/rows/{row}", "sites/{row}/rows/{site}", "endpoint-differs POST"),
        ])
    func aMistakeIsSeen(right: String, wrong: String, finding: String) throws {
        for asGuide in [true, false] {
            let outline = try found(right, wrong, asGuide: asGuide)
            #expect(outline.contains { $0.hasPrefix(finding) }, "\(asGuide): \(outline)")
        }
    }
}

import CrossCheck
import Foundation
import Guide
import Spec
import Testing

/// What travels, held against a reference of a server's API: one mistake at a time.
struct BodyFindingsTests {
    private static let reference = """
        # Parcels

        ### POST /parcels

        ```shell
        curl -i -X POST "https://post.example.com/v2/parcels" \\
          -H "Content-Type: application/json" \\
          -H "Authorization: Bearer TOKEN" \\
          -d '{"note": "Glass", "weight": 1}'
        ```

        #### Headers

        | name | type | required | description |
        |---|---|---|---|
        | `Authorization` | String | Yes | Bearer token |
        | `Content-Type` | String | Yes | application/json |

        #### Body parameters

        | name | type | required | description |
        |---|---|---|---|
        | `note` | String | Yes | What to mind |
        | `weight` | Number | No | Grams |
        | `speed` | String | No | One of `slow`, `swift` |
        | `items` | Array | No | What is inside |

        #### Item object

        | name | type | required | description |
        |---|---|---|---|
        | `label` | String | Yes | What it is called |
        | `count` | Integer | Yes | How many |

        #### Response

        ##### 201 (Created)

        | name | type | description |
        |---|---|---|
        | `id` | String | The parcel |
        | `stops` | Integer | How many places it passes |
        | `isFragile` | Boolean | Whether it breaks |

        ```json
        {"id": "a1", "stops": 2, "isFragile": true, "sender": {"name": "Ann", "town": "Ulm"}}
        ```

        ##### 404 (Not Found)

        ```json
        {"reason": "nobody"}
        ```

        ## Errors

        | code | HTTP status | name | meaning |
        |---|---|---|---|
        | 7001 | 409 | TOO_HEAVY | More than a person can carry |
        | 7002 | 403 | NOT_YOURS | Somebody else's |

        """

    private static let spec = """
        endpoints:
          - name: send
            method: POST
            url: https://post.example.com/v2/parcels
            documented: api
            text: {en: Sends it., ko: 보냅니다.}
            failure: api
            errors: [tooHeavy, notYours]
            headers:
              - {name: Authorization, type: string, scheme: Bearer, required: true}
              - {name: Content-Type, type: string, required: true}
            json:
              - {name: note, type: string, required: true}
              - {name: weight, type: integer}
              - {name: speed, type: string, values: [slow, swift]}
              - name: items
                type: "[object]"
                fields:
                  - {name: label, type: string, required: true}
                  - {name: count, type: integer, required: true}
            response:
              status: 201
              kind: json
              fields:
                - {name: id, type: string}
                - {name: stops, type: integer}
                - {name: isFragile, type: boolean}
                - {name: sender, type: object, fields: [{name: name, type: string}, {name: town, type: string}]}
            alternatives:
              - {name: nowhere, status: 404, kind: json, fields: [{name: reason, type: string}]}
        errors:
          - name: ParcelError
            documented: api
            text: {en: What fails., ko: 오류입니다.}
            form: swift
            rawType: Int
            domain: DoorKit.ParcelError
            cases:
              - {name: tooHeavy, code: 7001, status: 409, wire: {code: TOO_HEAVY}, text: {en: Heavy., ko: 무겁습니다.}}
              - {name: notYours, code: 7002, status: 403, wire: {code: NOT_YOURS}, text: {en: Foreign., ko: 남의 것입니다.}}
        failures:
          - {name: api, status: 400, documented: api, body: {name: $wire.code}, errors: [ParcelError]}

        """

    /// The findings of the spec in which one text is another, without what the untouched one has.
    private func found(_ right: String = "", _ wrong: String = "", in page: String = reference) throws -> [String] {
        let spec = right.isEmpty ? Self.spec : Self.spec.replacing(right, with: wrong, maxReplacements: 1)
        if !right.isEmpty { try #require(spec != Self.spec, "nothing was changed") }
        let bench = SourceBench(spec: spec, sources: [("api", [("parcels.md", page)])])
        try #require(bench.loaded != nil)
        return bench.outline.filter { !$0.contains(" guide-only") }
    }

    @Test func aRightSpecHasNoFindings() throws { #expect(try found() == []) }

    @Test(arguments: [
        ("status: 201", "status: 202", "status-differs send.202 says `201`"),
        ("      status: 201\n", "", "status-differs send.200 says `201`"),
        ("status: 404", "status: 410", "status-differs send.410 says `404`"),
        ("status: 409", "status: 400", "status-differs tooHeavy says 409"),
        ("{name: stops, type: integer}", "{name: stops, type: string}", "field-type-differs send.stops says Integer"),
        ("{name: isFragile, type: boolean}", "{name: isFragile, type: integer}", "field-type-differs send.isFragile says Boolean"),
        ("{name: id, type: string}", "{name: id, type: \"[string]\"}", "field-type-differs send.id says String"),
        ("{name: name, type: string}", "{name: name, type: integer}", "field-type-differs send.name says a text"),
        ("{name: stops,", "{name: halts,", "undocumented-field send.halts"),
        ("{name: name, type: string}", "{name: firstName, type: string}", "undocumented-field send.firstName"),
        ("{name: count, type: integer", "{name: number, type: integer", "undocumented-field send.number"),
        ("{name: count, type: integer", "{name: count, type: boolean", "field-type-differs send.count says Integer"),
        ("values: [slow, swift]", "values: [slow, swiftly]", "undocumented-value swiftly"),
        ("{name: note, type: string, required: true}", "{name: note, type: string}", "requiredness-differs note says required"),
        (
            "{name: Content-Type, type: string, required: true}", "{name: Content-Type, type: string}",
            "requiredness-differs Content-Type says required"
        ),
        (", scheme: Bearer", "", "header-scheme-differs Authorization says Bearer"),
        (
            "{name: Content-Type, type: string, required: true}", "{name: Content-Type, const: text/plain}",
            "header-scheme-differs Content-Type says application/json"
        ),
        ("{name: weight, type: integer}", "{name: stops, type: integer}", "place-differs stops says answer"),
    ])
    func aMistakeIsSeen(right: String, wrong: String, finding: String) throws {
        let outline = try found(right, wrong)
        #expect(outline.contains(finding), "\(outline)")
    }

    @Test func theWholeRequestMayBeInTheWrongPlace() throws {
        let outline = try found("    json:\n", "    form:\n      - {name: label, type: string}\n    query:\n")
        #expect(outline.contains("place-differs note says body"), "\(outline)")
    }

    /// `type-differs` compares what is sent; a number of JSON may be whole.
    @Test func aNumberMayBeAnInteger() throws { #expect(try !found().contains { $0.hasPrefix("type-differs") }) }

    /// What a table calls a text is no scheme of the header's value.
    @Test func aTypeIsNoScheme() throws { #expect(try !found().contains { $0.contains("scheme") || $0.contains("conflicting") }) }

    /// A status that the page has elsewhere may come with this call, too.
    @Test func aStatusThatStandsElsewhereIsNotJudged() throws {
        #expect(try found("status: 404", "status: 403") == [])
    }

    /// A page that shows another call's headers says nothing of this one's.
    @Test func anotherCallsHeadersAreNotThisOnes() throws {
        let other = """
            ### GET /stamps

            ```shell
            curl "https://post.example.com/v2/stamps" -H "Authorization: Basic abc"
            ```

            """
        #expect(try found(in: Self.reference + other) == [])
    }

    /// A description knows all of it: statuses, members, types.
    @Test(arguments: [
        ("status: 201", "status: 200", "status-differs send.200 says `201`"),
        ("{name: stops, type: integer}", "{name: stops, type: string}", "field-type-differs send.stops says a number"),
        ("{name: stops,", "{name: halts,", "undocumented-field send.halts"),
        ("{name: name, type: string}", "{name: name, type: boolean}", "field-type-differs send.name says a text"),
    ])
    func aDescriptionTellsOfAnswers(right: String, wrong: String, finding: String) throws {
        let description = """
            openapi: 3.0.3
            info: {title: Parcels, version: "1"}
            servers: [{url: "https://post.example.com/v2"}]
            paths:
              /parcels:
                post:
                  responses:
                    "201":
                      description: Sent.
                      content:
                        application/json:
                          schema:
                            type: object
                            properties:
                              id: {type: string}
                              stops: {type: integer}
                              isFragile: {type: boolean}
                              sender: {$ref: "#/components/schemas/Person"}
                    "404":
                      description: Nobody has it.
                      content: {application/json: {schema: {type: object, properties: {reason: {type: string}}}}}
            components:
              schemas:
                Person:
                  type: object
                  properties: {name: {type: string}, town: {type: string}, friend: {$ref: "#/components/schemas/Person"}}

            """
        let own = Self.spec.replacing(right, with: wrong, maxReplacements: 1)
        let bench = SourceBench(spec: own, sources: [("api", [("openapi.yaml", description)])])
        #expect(bench.outline.contains(finding), "\(bench.outline)")
        let clean = SourceBench(spec: Self.spec, sources: [("api", [("openapi.yaml", description)])])
        #expect(!clean.outline.contains { $0.hasPrefix("field-type") || $0.hasPrefix("status") || $0.hasPrefix("undocumented-field") })
    }
}

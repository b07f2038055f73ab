import CrossCheck
import Guide
import Spec
import Testing

/// Several calls at one address, each with a section of its own, and what several calls have in common.
@Suite("Calls of one address")
struct SharedCallTests {
    private static let page = """
        # Parcels

        ## Members of all answers

        | Parameter | Type | Description |
        |---|---|---|
        | took | number | How long it took |
        | depot | string | Where |

        ## Send a parcel

        ```http
        POST https://api.parcels.example/v1/parcels
        ```

        ### Headers

        | Header | Type | Required | Description |
        |---|---|---|---|
        | X-Depot | String | yes | `north` |

        ### Body

        | Parameter | Type | Required | Description |
        |---|---|---|---|
        | weight | number | yes | How heavy |
        | insured | boolean | yes | Whether it is |

        ### Response

        ```json
        {"id": "p1", "took": 3, "depot": "north"}
        ```

        ## Send a parcel as a partner

        ```http
        POST https://api.parcels.example/v1/parcels
        ```

        ### Headers

        | Header | Type | Required | Description |
        |---|---|---|---|
        | X-Depot | String | yes | `north` |
        | X-Partner | String | yes | Who |

        ### Body

        | Parameter | Type | Required | Description |
        |---|---|---|---|
        | weight | number | yes | How heavy |
        | insured | boolean | no | Whether it is |
        | label | string | no | What stands on it |

        ### Response

        ```json
        {"id": "p1", "took": 3, "depot": "north"}
        ```

        """

    private static let spec = """
        endpoints:
          - name: send
            method: POST
            url: https://api.parcels.example/v1/parcels
            text: {en: Sends it., ko: 보냅니다.}
            headers: [{name: X-Depot, type: string, required: true}]
            json:
              - {name: weight, type: number, required: true}
              - {name: insured, type: boolean, required: true}
            response: {fields: [{name: id, type: string}, {name: took, type: integer}, {name: depot, type: string}]}
          - name: sendAsPartner
            method: POST
            url: https://api.parcels.example/v1/parcels
            text: {en: Sends it., ko: 보냅니다.}
            headers:
              - {name: X-Depot, type: string, required: true}
              - {name: X-Partner, type: string, required: true}
            json:
              - {name: weight, type: number, required: true}
              - {name: insured, type: boolean}
              - {name: label, type: string}
            response: {fields: [{name: id, type: string}, {name: took, type: integer}, {name: depot, type: string}]}

        """

    private func found(_ right: String = "", _ wrong: String = "") throws -> [String] {
        let spec = right.isEmpty ? Self.spec : Self.spec.replacing(right, with: wrong)
        if !right.isEmpty { try #require(spec != Self.spec, "nothing was changed") }
        let bench = SourceBench(spec: spec, guide: Self.page, sources: [])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test func eachIsHeldAgainstItsOwnSection() throws { #expect(try found() == []) }

    @Test(
        "a mistake is seen",
        arguments: [
            ("{name: insured, type: boolean, required: true}", "{name: insured, type: boolean}", "requiredness-differs insured"),
            ("{name: insured, type: boolean}\n", "{name: insured, type: boolean, required: true}\n", "requiredness-differs insured"),
            ("      - {name: label, type: string}\n", "", "guide-only label"),
            ("name: X-Partner", "name: X-Friend", "header-differs X-Friend says X-Partner"),
        ])
    func aMistakeIsSeen(right: String, wrong: String, finding: String) throws {
        let outline = try found(right, wrong)
        #expect(outline.contains { $0.hasPrefix(finding) }, "\(outline)")
    }

    @Test func whatNoCallHasIsNoMemberOfAll() throws {
        let page = Self.page.replacing("| depot | string | Where |", with: "| shelf | string | Where |")
        let outline = SourceBench(spec: Self.spec, guide: page, sources: []).outline
        #expect(outline.contains { $0.hasPrefix("guide-only shelf") }, "\(outline)")
    }
}

/// Whether a request is a list or an object, as commands and sentences say it.
@Suite("Shapes of requests")
struct RequestShapeTests {
    private static let list =
        "body: {name: doors, type: \"[object]\", required: true, fields: [{name: label, type: string, required: true}]}"
    private static let object = "json: [{name: label, type: string, required: true}]"

    private func page(lead: String = "", command: String = "") -> String {
        """
        # Doors

        ## Add doors

        ```http
        POST https://api.doors.example/v1/doors
        ```

        ### Request body

        \(lead)

        | Parameter | Type | Required | Description |
        |---|---|---|---|
        | label | string | yes | What it says |

        \(command)

        ### Response

        ```json
        {"count": 2}
        ```

        """
    }

    private func found(_ body: String, lead: String = "", command: String = "") -> [String] {
        let spec = """
            endpoints:
              - name: add
                method: POST
                url: https://api.doors.example/v1/doors
                text: {en: Adds them., ko: 추가합니다.}
                \(body)
                response: {fields: [{name: count, type: integer}]}

            """
        return SourceBench(spec: spec, guide: page(lead: lead, command: command), sources: []).outline
    }

    private static let listCommand = """
        ```sh
        curl -X POST https://api.doors.example/v1/doors \\
          -H 'Content-Type: application/json' \\
          -d '[{"label": "front"}, {"label": "back"}]'
        ```
        """
    private static let objectCommand = """
        ```sh
        curl -X POST -d '{"label": "front"}' https://api.doors.example/v1/doors
        ```
        """

    @Test func commandsTellListsFromObjects() {
        #expect(found(Self.list, command: Self.listCommand) == [])
        #expect(found(Self.object, command: Self.objectCommand) == [])
        #expect(found(Self.object, command: Self.listCommand) == ["field-type-differs add says a list"])
        #expect(found(Self.list, command: Self.objectCommand) == ["field-type-differs add says an object"])
    }

    @Test func aSentenceAboveTheRowsSaysIt() {
        #expect(found(Self.list, lead: "An array of objects:") == [])
        #expect(found(Self.object, lead: "An array of objects:") == ["field-type-differs add says a list"])
        #expect(found(Self.object, lead: "The request body is a JSON array of doors.") == ["field-type-differs add says a list"])
        #expect(found(Self.object, lead: "リクエストボディはオブジェクトの配列です。") == ["field-type-differs add says a list"])
        #expect(found(Self.object, lead: "`labels` is an array of objects:") == [])
        #expect(found(Self.object, lead: "Each door has these:") == [])
    }

    @Test func whatACommandHandsOverAsJSONIsNoQuery() {
        let query = "query: [{name: label, type: string, required: true}]"
        #expect(found(query, command: Self.objectCommand).contains { $0.hasPrefix("place-differs add says json") })
        #expect(!found(query).contains { $0.hasPrefix("place-differs add says json") })
    }

    @Test func placeholdersTellNothing() {
        let command = "```sh\ncurl -X POST -d @doors.json https://api.doors.example/v1/doors\n```"
        #expect(found(Self.object, command: command) == [])
        #expect(found(Self.list, command: command.replacing("@doors.json", with: "'{doors}'")) == [])
    }
}

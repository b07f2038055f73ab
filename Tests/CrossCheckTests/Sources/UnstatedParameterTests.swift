import CrossCheck
import Testing

@Suite("What a source says that a call has to send")
struct UnstatedParameterTests {
    private func outline(_ form: String, rows: String, more: String = "") -> [String] {
        let spec = """
            endpoints:
              - name: open
                method: POST
                url: https://api.doors.example.com/v1/open
                documented: rest
                text: {en: Opens., ko: 엽니다.}
                form: [\(form)]
                response: {status: 200, kind: empty}

            """
        let page = """
            # Opening

            `POST https://api.doors.example.com/v1/open`

            ## Request parameters

            | Parameter | Type | Required | Description |
            |---|---|---|---|
            | door_id | string | Yes | Which door. |
            | force | boolean | No | Whether to break it. |
            \(rows)
            \(more)
            """
        return SourceBench(spec: spec, sources: [("rest", [("rest.md", page)])]).outline
    }

    private let door = "{name: door_id, type: string, required: true, text: {en: Which., ko: 문입니다.}}"

    @Test("a required one is missed, an optional one is the spec's choice")
    func required() {
        #expect(outline(door, rows: "") == [])
        #expect(
            outline(door, rows: "| key | string | Yes | The key. |") == ["guide-only POST https://api.doors.example.com/v1/open says key"])
    }

    @Test("what objects hold may stand in tables of their own")
    func nested() {
        let more =
            "| items | Array | No | What is inside. |\n\n### Item\n\n| Name | Type | Required |\n|---|---|---|\n| label | string | Yes |\n"
        #expect(outline(door, rows: "", more: more).filter { $0.contains("label") } == [])
        let key = ", {name: key, type: json, required: true, text: {en: Key., ko: 열쇠입니다.}}"
        #expect(!outline(door + key, rows: "| key.id | string | Yes | The key. |").contains { $0.hasPrefix("guide-only") })
    }

    @Test("what objects that the spec tells hold, a table of their own requires")
    func told() {
        let note = ", {name: note, type: object, required: true, fields: [{name: title, type: string, required: true}]}"
        let rows = { (own: String) in
            "| note | object | Yes | What hangs there. |\n\n### Note\n\n| Name | Type | Required |\n|---|---|---|\n| title | string | Yes |\n\(own)"
        }
        #expect(outline(door + note, rows: "", more: rows("")).filter { $0.hasPrefix("guide-only") } == [])
        #expect(
            outline(door + note, rows: "", more: rows("| colour | string | Yes |\n")).filter { $0.hasPrefix("guide-only") } == [
                "guide-only POST https://api.doors.example.com/v1/open says colour"
            ])
    }

    @Test("a row may call a placeholder of the address by the end of its name")
    func placeholders() {
        let spec = """
            endpoints:
              - name: door
                method: GET
                url: https://api.doors.example.com/v1/doors/{DOOR_ID}
                documented: rest
                text: {en: Gets it., ko: 문입니다.}
                path: [{name: DOOR_ID, type: string, text: {en: Which., ko: 문입니다.}}]
                response: {status: 200, kind: empty}

            """
        let page = """
            # Doors

            `GET https://api.doors.example.com/v1/doors/{DOOR_ID}`

            ## Request parameters

            | Parameter | Description |
            |---|---|
            | id | string (required, length = 45) Which door. |
            """
        #expect(!SourceBench(spec: spec, sources: [("rest", [("rest.md", page)])]).outline.contains { $0.hasPrefix("guide-only") })
    }

    @Test("where several calls have the address, what one of them needs is not what all need")
    func severalCalls() {
        let other = """

            ## With a card

            `POST https://api.doors.example.com/v1/open`

            ## Request parameters

            | Parameter | Type | Required | Description |
            |---|---|---|---|
            | door_id | string | Yes | Which door. |
            | card | string | Yes | Which card. |

            """
        #expect(!outline(door, rows: "", more: other).contains { $0.contains("card") })
    }

    @Test("what the answer always has is not sent")
    func answer() {
        let answer =
            "\n## Response\n\n| Field | Type | Required | Description |\n|---|---|---|---|\n| state | string | Yes | How it is. |\n"
        #expect(!outline(door, rows: "", more: answer).contains { $0.contains("state") })
    }

    private func twoCalls(_ second: String) -> [String] {
        let spec = """
            endpoints:
              - name: open
                method: POST
                url: https://api.doors.example.com/v1/pass
                documented: rest
                text: {en: Opens., ko: 엽니다.}
                form: [{name: kind, const: card, required: true}, {name: card, type: string, required: true}]
                response: {status: 200, kind: empty}
              - name: renew
                method: POST
                url: https://api.doors.example.com/v1/pass
                documented: rest
                text: {en: Renews., ko: 갱신합니다.}
                form: [{name: kind, const: renewal, required: true}\(second)]
                response: {status: 200, kind: empty}

            """
        let page = """
            # Passes

            ## With a card

            `POST https://api.doors.example.com/v1/pass`

            | Parameter | Type | Required | Description |
            |---|---|---|---|
            | kind | string | Yes | Must be `card`. |
            | card | string | Yes | Its number. |

            ## Once more

            `POST https://api.doors.example.com/v1/pass`

            | Parameter | Type | Required | Description |
            |---|---|---|---|
            | kind | string | Yes | Must be `renewal`. |
            | old_pass | string | Yes | The pass before. |

            """
        return SourceBench(spec: spec, sources: [("rest", [("rest.md", page)])]).outline
    }

    @Test("where the spec has all calls of the address, none of them may lack what one needs")
    func allCallsOfAnAddress() {
        #expect(twoCalls(", {name: old_pass, type: string, required: true}") == [])
        #expect(twoCalls("").contains("guide-only POST https://api.doors.example.com/v1/pass says old_pass"), "\(twoCalls(""))")
    }

    @Test("what is accepted of one call is accepted of no other")
    func errataOfOneCall() {
        let invented = { (name: String) in
            """
              - name: \(name)
                method: POST
                url: https://api.doors.example.com/v1/\(name)
                documented: rest
                text: {en: Opens., ko: 엽니다.}
                form: [{name: door_id, type: string, required: true}, {name: colour, type: string}]
                response: {status: 200, kind: empty}

            """
        }
        let page = ["open", "shut"].map { name in
            """
            ## \(name)

            `POST https://api.doors.example.com/v1/\(name)`

            | Parameter | Type | Required | Description |
            |---|---|---|---|
            | door_id | string | Yes | Which door. |

            """
        }
        let outline = { (name: String) in
            let erratum = "errata:\n  - {rule: spec-only, name: \(name), reason: {en: Seen., ko: 보았습니다.}}\n"
            let spec = "endpoints:\n\(invented("open"))\(invented("shut"))\(erratum)"
            return SourceBench(spec: spec, sources: [("rest", [("rest.md", "# Doors\n\n\(page.joined(separator: "\n"))")])]).outline
        }
        #expect(outline("open.colour") == ["spec-only colour accepted", "spec-only colour"])
        #expect(outline("colour") == ["spec-only colour accepted", "spec-only colour accepted"])
    }
}

import CrossCheck
import Testing

@Suite("Errors that a page lists and the spec lacks")
struct UnstatedErrorTests {
    private func outline(_ changes: [(right: String, wrong: String)] = []) throws -> [String] {
        var spec = """
            errors:
              - name: LampError
                form: swift
                domain: DoorKit.LampError
                invented: The page names no type.
                casesFrom: api
                text: {en: What fails., ko: 오류입니다.}
                cases:
                  - {name: dark, code: 1, status: 401, wire: {code: dark}, text: {en: Dark., ko: 어둡습니다.}}
                  - {name: broken, code: 2, status: 403, wire: {code: broken}, text: {en: Broken., ko: 고장입니다.}}
                  - {name: noLamp, code: 3, status: 404, wire: {code: no_lamp}, text: {en: None., ko: 없습니다.}}
            failures:
              - {name: api, status: 400, documented: api, body: {code: $wire.code}, errors: [LampError]}
            endpoints:
              - name: light
                method: PUT
                url: https://api.lamps.example/light
                documented: api
                text: {en: Lights., ko: 켭니다.}
                headers:
                  - {name: Authorization, type: string, scheme: Bearer, required: true}
                  - {name: X-Lamp, type: string, required: true}
                json:
                  - {name: watts, type: integer, required: true}
                  - {name: rooms, type: "[string]"}
                failure: api
                errors: [dark, broken, noLamp]
                response: {fields: [{name: lamp_id, type: string}]}

            """
        for change in changes {
            try #require(spec.contains(change.right), "nothing was changed")
            spec = spec.replacing(change.right, with: change.wrong)
        }
        let bench = SourceBench(spec: spec, sources: [("api", [("lamps.md", Self.page)])])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    private static let page = """
        # Lamps

        ## Light

        ```
        PUT https://api.lamps.example/light
        ```

        ### Headers

        | Header | Required | Description |
        |---|---|---|
        | Authorization | yes | `Bearer {token}` |
        | X-Lamp | yes | Which one. |

        ### Request body

        ```json
        {"watts": 40, "rooms": ["hall"]}
        ```

        ### Response

        ```json
        {"lamp_id": "l1"}
        ```

        ### Errors

        | Status | Code | Meaning |
        |---|---|---|
        | 401 | dark | No power. |
        | 403 | broken | Not whole. |
        | 404 | no_lamp | No such thing. |

        """

    @Test func aRightSpecHasNoFindings() throws { #expect(try outline() == []) }

    @Test func anErrorOfTheListIsMissed() throws {
        let last = "      - {name: noLamp, code: 3, status: 404, wire: {code: no_lamp}, text: {en: None., ko: 없습니다.}}\n"
        let found = try outline([(last, ""), (", noLamp]", "]")])
        #expect(found.contains("guide-only LampError says no_lamp"), "\(found)")
    }

    @Test func anErrorOfTheCallIsMissed() throws {
        let found = try outline([(", noLamp]", "]")])
        #expect(found.contains("guide-only PUT https://api.lamps.example/light says no_lamp"), "\(found)")
    }

    @Test(arguments: ["X-Lamp, type: string", "Authorization, type: string, scheme: Bearer"])
    func aHeaderOfTheCallIsMissed(header: String) throws {
        let found = try outline([("      - {name: \(header), required: true}\n", "")])
        #expect(found.contains("guide-only PUT https://api.lamps.example/light says \(header.prefix { $0 != "," })"), "\(found)")
    }

    @Test(arguments: [
        ("scheme: Bearer", "scheme: Token", "header-scheme-differs Authorization says Bearer"),
        ("watts, type: integer", "watts, type: string", "field-type-differs light.watts says a number"),
        ("type: \"[string]\"", "type: string", "field-type-differs light.rooms says a list"),
    ])
    func aMistakeIsSeen(right: String, wrong: String, finding: String) throws {
        let found = try outline([(right, wrong)])
        #expect(found.contains(finding), "\(found)")
    }
}

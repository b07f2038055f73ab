import CrossCheck
import Testing

/// Endpoints of hosts that stand in several places, and guides that state base and path together or apart.
@Suite struct HostTests {
    private static let spec = """
        hosts:
          - name: api
            text: {en: Doors., ko: 문입니다.}
            environments:
              - {name: production, url: "https://api.example.com/v1", text: {en: For people., ko: 실제 서비스입니다.}}
              - {name: sandbox, url: "https://sandbox.example.com/v1", text: {en: For tests., ko: 시험용입니다.}}
        endpoints:
          - name: doors
            method: GET
            url: /doors/list
            text: {en: Lists doors., ko: 문 목록입니다.}
            query: [{name: color, type: string, required: true}]
            response: {status: 200, kind: empty}
        """

    private func findings(_ guide: String) -> [String] { SourceBench(spec: Self.spec, guide: guide).outline }

    @Test func baseAndPathMayBeStatedApart() {
        let guide = """
            # Doors

            - Production: `https://api.example.com/v1`
            - Sandbox: `https://sandbox.example.com/v1`

            ## List of doors

            `GET /doors/list`

            | Parameter | Type | Required | Description |
            |---|---|---|---|
            | color | string | yes | The color. |
            """
        #expect(findings(guide) == [])
    }

    @Test func theURLOfAnyEnvironmentIsEvidence() {
        let guide = """
            # Doors

            - Production: `https://api.example.com/v1`

            ```sh
            curl "https://sandbox.example.com/v1/doors/list?color=red"
            ```

            All of `https://sandbox.example.com/v1` is for tests.
            """
        #expect(findings(guide) == [])
    }

    @Test func anotherHostIsAFinding() {
        let guide = """
            # Doors

            - Production: `https://api.example.com/v1`
            - Sandbox: `https://sandbox.example.com/v1`
            - Staging: `https://staging.example.org/v1`

            `GET https://api.example.com/v1/doors/list?color=red`
            """
        #expect(findings(guide).contains { $0.contains("staging.example.org") })
    }

    private static let answering = """
        hosts:
          - name: api
            text: {en: Doors., ko: 문입니다.}
            environments: [{name: production, url: "https://api.example.com", invented: Paths alone., text: {en: P., ko: 실제입니다.}}]
        endpoints:
          - name: door
            method: POST
            url: /doors/{id}
            text: {en: A door., ko: 문입니다.}
            path: [{name: id, type: string, required: true}]
            response: {fields: [{name: number, type: string, required: true}, {name: made_at, type: string, required: true}]}
        """

    @Test func membersOfAnswersAreKnownWhereTheGuideGivesThePathAlone() {
        let guide = """
            # Doors

            ### POST /doors/{id}

            Response:

            ```json
            {"number": "d-1", "made_at": "today"}
            ```
            """
        #expect(SourceBench(spec: Self.answering, guide: guide).outline == [])
    }

    @Test func anotherMethodOfAnAddressIsAnotherEndpoint() {
        let guide = """
            # Doors

            ### POST /doors/{id}

            Changes a door.

            ### DELETE /doors/{id}

            Removes a door.
            """
        let found = SourceBench(spec: Self.answering, guide: guide).outline
        #expect(found.count == 1 && found.allSatisfy { $0.contains("guide-only") && $0.contains("DELETE /doors/{id}") }, "\(found)")
    }
}

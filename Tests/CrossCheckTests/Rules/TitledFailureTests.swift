import CrossCheck
import Guide
import Spec
import Testing

/// "404: Not found", and the body below: how a server spells its errors, of pages that have no table of them.
@Suite("Titled failures")
struct TitledFailureTests {
    private static let page = """
        # Lamps

        ## A lamp

        ```http
        GET https://api.lamps.example/v1/lamps/{id} HTTP/1.1
        ```

        #### Response
        ##### 200: OK

        ```json
        {"title": "desk"}
        ```

        ##### 401: Unauthorized

        The key is missing.

        ```json
        {
          "error": "The key is not valid"
        }
        ```

        ##### 404: Not found

        ```json
        {"error": "No such lamp"}
        ```

        ## Put a lamp out

        ```http
        DELETE https://api.lamps.example/v1/lamps/{id} HTTP/1.1
        ```

        #### Response
        ##### 200: OK

        ```json
        {"title": "desk"}
        ```

        ##### 401: Unauthorized

        ```json
        {"error": "The key is not valid"}
        ```

        ##### 423: Locked

        ```json
        {"error": "The lamp is locked"}
        ```

        """

    private static let spec = """
        errors:
          - name: LampError
            form: swift
            text: {en: Errors., ko: 오류입니다.}
            cases:
              - {name: keyMissing, status: 401, wire: {error: The key is not valid}, text: {en: No key., ko: 키가 없습니다.}}
              - {name: unknown, status: 404, wire: {error: No such lamp}, text: {en: No lamp., ko: 없습니다.}}
              - {name: locked, status: 423, wire: {error: The lamp is locked}, text: {en: Locked., ko: 잠겼습니다.}}
        failures:
          - name: api
            status: 400
            body: {error: $wire.error}
            errors: [LampError]
        endpoints:
          - name: lamp
            method: GET
            url: https://api.lamps.example/v1/lamps/{id}
            text: {en: Gets it., ko: 조회합니다.}
            path: [{name: id, type: string}]
            response: {fields: [{name: title, type: string}]}
            failure: api
            errors: [keyMissing, unknown]
          - name: putOut
            method: DELETE
            url: https://api.lamps.example/v1/lamps/{id}
            text: {en: Puts it out., ko: 끕니다.}
            path: [{name: id, type: string}]
            response: {fields: [{name: title, type: string}]}
            failure: api
            errors: [keyMissing, locked]

        """

    private func found(_ right: String = "", _ wrong: String = "", asSource: Bool = false) throws -> [String] {
        var spec = right.isEmpty ? Self.spec : Self.spec.replacing(right, with: wrong)
        if !right.isEmpty { try #require(spec != Self.spec, "nothing was changed") }
        if asSource {
            spec = spec.replacing("    text: {en: Errors.", with: "    documented: page\n    text: {en: Errors.")
                .replacing("    status: 400", with: "    documented: page\n    status: 400")
                .replacing("    method:", with: "    documented: page\n    method:")
        }
        let bench =
            asSource
            ? SourceBench(spec: spec, sources: [("page", [("lamps.md", Self.page)])])
            : SourceBench(spec: spec, guide: Self.page, sources: [])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test(arguments: [false, true]) func aRightSpecIsBorneOut(asSource: Bool) throws { #expect(try found(asSource: asSource) == []) }

    @Test(
        "a mistake is seen",
        arguments: [
            ("status: 404", "status: 410", "status-differs unknown says 404"),
            ("status: 404", "status: 401", "status-differs unknown says 404"),
            ("No such lamp}", "Gone for good}", "spec-only unknown"),
            ("{error: $wire.error}", "{message: $wire.error}", "undocumented-field api.message says error"),
            ("errors: [keyMissing, unknown]", "errors: [keyMissing]", "guide-only GET https://api.lamps.example/v1/lamps/{id}"),
            ("errors: [keyMissing, unknown]", "errors: [keyMissing, unknown, locked]", "spec-only locked"),
        ])
    func aMistakeIsSeen(right: String, wrong: String, finding: String) throws {
        for asSource in [false, true] {
            let outline = try found(right, wrong, asSource: asSource)
            #expect(outline.contains { $0.hasPrefix(finding) }, "\(outline)")
        }
    }

    @Test func oneTextMayComeWithTwoStatuses() throws {
        let page =
            Self.page.replacing("404: Not found", with: "410: Gone") + """

                ## Light a lamp

                ```http
                POST https://api.lamps.example/v1/lamps/{id} HTTP/1.1
                ```

                ##### 404: Not found

                ```json
                {"error": "No such lamp"}
                ```
                """
        let outline = SourceBench(spec: Self.spec, guide: page, sources: []).outline
        #expect(!outline.contains { $0.hasPrefix("status-differs") || $0.hasPrefix("sample-differs") }, "\(outline)")
    }
}

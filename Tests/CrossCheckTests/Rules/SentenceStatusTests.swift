import CrossCheck
import Guide
import Spec
import Testing

/// "Fails with `404 Not Found`": pages that name the statuses of a call in sentences, and have no table of them.
@Suite("Statuses in sentences")
struct SentenceStatusTests {
    private static let page = """
        # Lamps

        ## Get a lamp

        `GET https://api.lamps.example/v1/lamps/:id`

        Success: `200 OK`. Fails with `404 Not Found` if there is no such lamp, and with `429 Too Many Requests` if asked too often.

        ```json
        {"title": "desk"}
        ```

        ## Put a lamp out

        `DELETE https://api.lamps.example/v1/lamps/:id`

        Success: `204 No Content`. Fails with `409 Conflict` if somebody reads by it.

        """

    private static let spec = """
        errors:
          - name: LampError
            form: swift
            text: {en: Errors., ko: 오류입니다.}
            unraised: {en: No flows., ko: 없습니다.}
            cases:
              - {name: unknown, code: 404, status: 404, text: {en: No lamp., ko: 없습니다.}}
              - {name: tooOften, code: 429, status: 429, text: {en: Too often., ko: 많습니다.}}
              - {name: inUse, code: 409, status: 409, text: {en: In use., ko: 사용 중입니다.}}
        failures:
          - {name: plain, status: 400, invented: None is shown., body: {}, errors: [LampError]}
        endpoints:
          - name: lamp
            method: GET
            url: https://api.lamps.example/v1/lamps/{id}
            text: {en: Gets it., ko: 조회합니다.}
            path: [{name: id, type: string}]
            response: {fields: [{name: title, type: string}]}
            errors: [unknown, tooOften]
          - name: putOut
            method: DELETE
            url: https://api.lamps.example/v1/lamps/{id}
            text: {en: Puts it out., ko: 끕니다.}
            path: [{name: id, type: string}]
            response: {status: 204}
            errors: [inUse]

        """

    private func found(_ right: String = "", _ wrong: String = "") throws -> [String] {
        let spec = right.isEmpty ? Self.spec : Self.spec.replacing(right, with: wrong)
        if !right.isEmpty { try #require(spec != Self.spec, "nothing was changed") }
        let bench = SourceBench(spec: spec, guide: Self.page, sources: [])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test func theyBearErrorsOut() throws { #expect(try found() == []) }

    @Test(
        "a mistake is seen",
        arguments: [
            ("response: {status: 204}", "response: {status: 200}", "status-differs putOut.200"),
            ("errors: [unknown, tooOften]", "errors: [unknown]", "guide-only GET https://api.lamps.example/v1/lamps/{id}"),
            ("errors: [unknown, tooOften]", "errors: [unknown, tooOften, inUse]", "spec-only inUse"),
            ("code: 409, status: 409", "code: 423, status: 423", "spec-only inUse"),
            // What an app is told is another thing, and no sentence says it.
            ("code: 409, status: 409", "code: 7, status: 409", "spec-only inUse"),
        ])
    func aMistakeIsSeen(right: String, wrong: String, finding: String) throws {
        let outline = try found(right, wrong)
        #expect(outline.contains { $0.hasPrefix(finding) }, "\(outline)")
    }

    @Test func ofTwoErrorsWithOneStatusNeitherIsMeant() throws {
        let second =
            "status: 409, text: {en: In use., ko: 사용 중입니다.}}\n      - {name: locked, code: 410, status: 409, text: {en: L., ko: 잠김.}}"
        let outline = try found("status: 409, text: {en: In use., ko: 사용 중입니다.}}", second)
        #expect(outline.contains("spec-only locked") && outline.contains("spec-only inUse"), "\(outline)")
    }

    /// Evidence has facts alone: where the page is not at hand, the errors are borne out all the same.
    @Test func theyAreFactsThatNothingElseReads() throws {
        let sheet = try #require(SourceBench.sheet("lamps.md", Self.page))
        #expect(sheet.facts.filter(\.isSaidStatus).map(\.name) == ["404", "429", "409"])
        #expect(sheet.facts.filter(\.isSaidStatus).allSatisfy { $0.isOnlyEvidence })
    }
}

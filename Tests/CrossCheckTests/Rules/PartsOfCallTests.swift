import CrossCheck
import Guide
import Spec
import Testing

/// A call that the spec does not have: what the page says of it follows from that.
@Suite("Calls that are left out")
struct PartsOfCallTests {
    private static let page = """
        # Lamps

        ## Get a lamp

        `GET https://api.lamps.example/v1/lamps/:id`

        ```json
        {"title": "desk"}
        ```

        ## Change a lamp

        ```bash
        curl https://api.lamps.example/v1/lamps/7 -X PATCH -H "Authorization: Bearer <token>" -d 'title=hall'
        ```

        `PATCH https://api.lamps.example/v1/lamps/:id`

        """

    private static let spec = """
        endpoints:
          - name: lamp
            method: GET
            url: https://api.lamps.example/v1/lamps/{id}
            text: {en: Gets it., ko: 조회합니다.}
            path: [{name: id, type: string}]
            response: {fields: [{name: title, type: string}]}

        """

    @Test func oneFindingTellsOfTheCallAndItsParts() throws {
        let bench = SourceBench(spec: Self.spec, guide: Self.page, sources: [])
        let report = try #require(bench.report)
        #expect(bench.outline == ["guide-only PATCH https://api.lamps.example/v1/lamps/{id}"])
        let finding = try #require(report.findings.first)
        #expect(finding.notes.contains("nor what the guide says of it: `Authorization`"), "\(finding.notes)")
    }

    @Test func anErratumAcceptsTheCallWithItsParts() throws {
        let errata = """
            errata:
              - {rule: guide-only, name: "PATCH https://api.lamps.example/v1/lamps/{id}", reason: {en: Gone., ko: 없어졌습니다.}}

            """
        let report = try #require(SourceBench(spec: Self.spec + errata, guide: Self.page, sources: []).report)
        #expect(report.findings.allSatisfy { $0.isAccepted })
        #expect(report.coverage.facts.accounted == report.coverage.facts.total)
    }
}

import CrossCheck
import Guide
import Spec
import Testing

/// A table of statuses with their words, and a column beside them that has something of the server's own.
@Suite("Statuses with a column beside them")
struct StatusColumnTests {
    private static let page = """
        # Lamps

        ## Put a lamp out

        ### Method: POST
        ### URL: /v1/lamps/out

        ### Response

        | Status code | Meaning | Error code |
        |---|---|---|
        | 200 (OK) | done | - |
        | 400 (Bad Request) | wrong | no_lamp |
        | 406 (Not Acceptable) | wrong | other |

        """

    private static let spec = """
        hosts:
          - name: api
            text: {en: The service., ko: 서비스.}
            environments:
              - {name: production, url: "https://api.lamps.example", invented: Paths alone., text: {en: The one., ko: 하나.}}
        errors:
          - name: LampError
            form: swift
            domain: LampError
            text: {en: Errors., ko: 오류입니다.}
            unraised: {en: No flows., ko: 없습니다.}
            cases:
              - {name: badRequest, code: 400, status: 400, text: {en: Wrong., ko: 잘못됨.}}
              - {name: notAcceptable, code: 406, status: 406, text: {en: Wrong., ko: 잘못됨.}}
        failures:
          - {name: plain, status: 400, invented: None is shown., body: {}, errors: [LampError]}
        endpoints:
          - name: putOut
            method: POST
            url: /v1/lamps/out
            text: {en: Puts it out., ko: 끕니다.}
            response: {}
            errors: [badRequest, notAcceptable]

        """

    private func found(_ right: String = "", _ wrong: String = "") throws -> [String] {
        let spec = right.isEmpty ? Self.spec : Self.spec.replacing(right, with: wrong)
        if !right.isEmpty { try #require(spec != Self.spec, "nothing was changed") }
        let bench = SourceBench(spec: spec, guide: Self.page, sources: [])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test func whatStandsBesideAStatusIsNoCodeOfApps() throws { #expect(try found() == []) }

    @Test(
        "a mistake is seen",
        arguments: [
            ("errors: [badRequest, notAcceptable]", "errors: [badRequest]", "guide-only POST"),
            ("code: 406, status: 406", "code: 409, status: 409", "guide-only 406"),
            ("code: 406, status: 406", "code: 406, status: 409", "spec-only notAcceptable"),
        ])
    func aMistakeIsSeen(right: String, wrong: String, finding: String) throws {
        let outline = try found(right, wrong)
        #expect(outline.contains { $0.hasPrefix(finding) }, "\(outline)")
    }
}

import Guide
import Spec
import Testing

@testable import CrossCheck

/// Names that begin or end alike, what stands in the lines of a definition, and calls that a guide states in a line of code.
@Suite("Names alike")
struct NamesAlikeTests {
    private static let page = """
        # Lamps

        ## Put a lamp on

        ```http
        POST https://api.lamps.example/v1/lamps/{id}/on HTTP/1.1
        ```

        ### Request

        ##### Form data parameters

        mode
        : **required** String. How it shines.
          Specify `warm`, `cold` or `dim`.

        ends_in
        : Number. After how long it goes out.

        ### Response

        ```json
        {"ends_at": "2026-01-01", "mode": "dim"}
        ```

        The lamp goes out at `ends_at`. A `{mode}` is a word.

        ## Put it out

        ```http
        DELETE https://api.lamps.example/v1/lamps/{id}/on HTTP/1.1
        ```

        ##### Headers

        X-Reason
        : String. Why.

        ### Response

        ```json
        {"mode": "dim"}
        ```

        """

    private static let spec = """
        endpoints:
          - name: putOn
            method: POST
            url: https://api.lamps.example/v1/lamps/{id}/on
            text: {en: Puts it on., ko: 켭니다.}
            path: [{name: id, type: string}]
            form:
              - {name: mode, type: string, values: [warm, cold, dim], required: true}
              - {name: ends_in, type: number}
            response: {fields: [{name: ends_at, type: string}, {name: mode, type: string}]}
          - name: putOut
            method: DELETE
            url: https://api.lamps.example/v1/lamps/{id}/on
            text: {en: Puts it out., ko: 끕니다.}
            path: [{name: id, type: string}]
            headers: [{name: X-Reason, type: string}]
            response: {fields: [{name: mode, type: string}]}

        """

    private func found(_ spec: String = spec) throws -> [String] {
        let bench = SourceBench(spec: spec, guide: Self.page, sources: [])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test func aSharedBeginningIsNoSlip() throws { #expect(try found() == []) }

    @Test func definitionsListValues() throws {
        #expect(try found(Self.spec.replacing("[warm, cold, dim]", with: "[warm, cold]")).contains("guide-only putOn.mode says dim"))
        let outline = try found(Self.spec.replacing("[warm, cold, dim]", with: "[WARM, cold, dim]"))
        #expect(outline.contains { $0.hasPrefix("undocumented-value WARM") }, "\(outline)")
    }

    @Test func aCallThatIsLeftOutIsNamed() throws {
        let end = try #require(Self.spec.firstRange(of: "  - name: putOut"))
        let outline = try found(String(Self.spec[..<end.lowerBound]))
        #expect(outline.contains("guide-only DELETE https://api.lamps.example/v1/lamps/{id}/on"), "\(outline)")
        #expect(!outline.contains { $0.hasPrefix("sample-differs") }, "\(outline)")
    }

    @Test func aPieceOfCodeThatALineBeginsWithStatesACallToo() throws {
        let page = Self.page.replacing(
            "```http\nDELETE https://api.lamps.example/v1/lamps/{id}/on HTTP/1.1\n```",
            with: "`DELETE https://api.lamps.example/v1/lamps/{id}/on`")
        try #require(page != Self.page)
        let end = try #require(Self.spec.firstRange(of: "  - name: putOut"))
        let outline = SourceBench(spec: String(Self.spec[..<end.lowerBound]), guide: page, sources: []).outline
        #expect(outline.contains("guide-only DELETE https://api.lamps.example/v1/lamps/{id}/on"), "\(outline)")
    }

    @Test func aHeaderOfOneCallIsNoneOfAnothers() throws {
        let outline = try found(Self.spec.replacing("    form:\n", with: "    headers: [{name: X-Trace, type: string}]\n    form:\n"))
        #expect(outline == ["spec-only X-Trace"])
    }

    @Test(arguments: [
        ("opens_at", "opens_in"), ("start_weight", "stop_weight"), ("GET /doors/{}/open", "GET /doors/{}/state"), ("minWidth", "maxWidth"),
    ])
    func areTwoNames(left: String, right: String) {
        #expect(Similarity.haveOtherWord(left, right))
        #expect(!Similarity.isSlip(left, right))
    }

    @Test(arguments: [
        ("ShopConnection", "ShopConneciton"), ("didFailWithError", "didFailWithErorr"), ("openDoor", "openDor"), ("open", "opens"),
    ])
    func areOneName(left: String, right: String) { #expect(!Similarity.haveOtherWord(left, right)) }
}

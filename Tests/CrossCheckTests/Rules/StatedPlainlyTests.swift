import CrossCheck
import Guide
import Spec
import Testing

/// What a page of a service says plainly, and nobody compared once: one mistake at a time.
@Suite("Stated plainly")
struct StatedPlainlyTests {
    private static let page = """
        # Parcels

        All calls go to `https://api.parcels.example/v1`.

        ## List parcels

        ```txt
        GET /parcels
        ```

        **Parameters:**

        Name | Type | Mandatory | Description
        --- | --- | --- | ---
        sort | string | NO | how they stand
        since | number | NO | from when on, Unix time in milliseconds
        kind | string | YES | Must be `letter`

        Valid `sort`s are `weight` and `price`.

        ```sh
        curl -H "X-Depot: 7" "https://api.parcels.example/v1/parcels?kind=letter"
        ```

        **Response:**

        Name | Type | Description
        --- | --- | ---
        id | string | which
        sent_at | number | when it left
        seen_at | number \\| null | when it was seen
        state | string | `open` on its way, `sent` there, `lost`

        ```json
        {"id": "p1", "sent_at": 1721121776490, "seen_at": 1721121776490, "state": "open"}
        ```

        ## Errors

        A call that fails answers so:

        ```json
        {"ok": 0, "error": {"code": 4001, "message": "No such parcel."}}
        ```

        """

    private static let spec = """
        errors:
          - name: ParcelError
            form: swift
            domain: DoorKit.ParcelError
            invented: The page names no type.
            text: {en: Errors., ko: 오류입니다.}
            cases:
              - {name: unknown, code: 1, wire: {code: "4001"}, text: {en: No parcel., ko: 없습니다.}, invented: Told by its code.}
        failures:
          - name: api
            documented: api
            status: 400
            body: {ok: 0, error.code: {value: $wire.code, type: integer}, error.message: $message}
            errors: [ParcelError]
        endpoints:
          - name: parcels
            documented: api
            method: GET
            url: https://api.parcels.example/v1/parcels
            text: {en: Lists them., ko: 목록입니다.}
            headers:
              - {name: X-Depot, type: string, required: true}
            query:
              - {name: sort, type: string, values: [weight, price]}
              - {name: since, type: date, wire: milliseconds}
              - {name: kind, const: letter, required: true}
            response:
              fields:
                - {name: id, type: string, required: true}
                - {name: sent_at, type: date, wire: milliseconds, required: true}
                - {name: seen_at, type: date, wire: milliseconds}
                - {name: state, type: string, values: [open, sent, lost], required: true}
            failure: api
            errors: [unknown]

        """

    private func found(_ right: String = "", _ wrong: String = "", in page: String = page) throws -> [String] {
        let spec = right.isEmpty ? Self.spec : Self.spec.replacing(right, with: wrong)
        if !right.isEmpty { try #require(spec != Self.spec, "nothing was changed") }
        let bench = SourceBench(spec: spec, sources: [("api", [("parcels.md", page)])])
        try #require(bench.loaded != nil)
        return bench.outline
    }

    @Test func aRightSpecHasNoFindings() throws { #expect(try found() == []) }

    @Test(
        "a mistake is seen",
        arguments: [
            ("[weight, price]", "[height, weight]", "undocumented-value height"),
            ("[weight, price]", "[weight]", "guide-only parcels.sort says price"),
            ("[open, sent, lost]", "[open, sent]", "guide-only parcels.state says lost"),
            ("const: letter", "const: price", "undocumented-value price says letter"),
            (
                "name: since, type: date, wire: milliseconds", "name: since, type: date",
                "field-type-differs parcels.since says milliseconds"
            ),
            (
                "name: sent_at, type: date, wire: milliseconds", "name: sent_at, type: date",
                "field-type-differs parcels.sent_at says milliseconds"
            ),
            (
                "name: sent_at, type: date, wire: milliseconds", "name: sent_at, type: date, wire: iso8601",
                "field-type-differs parcels.sent_at says number"
            ),
            (
                "name: seen_at, type: date, wire: milliseconds", "name: seen_at, type: date, wire: milliseconds, required: true",
                "requiredness-differs parcels.seen_at says null"
            ),
            (
                "error.code: {value: $wire.code, type: integer}", "code: {value: $wire.code, type: integer}",
                "field-place-differs api.code says error.code"
            ),
            ("{value: $wire.code, type: integer}", "$wire.code", "field-type-differs api.error.code says a number"),
            (
                "    headers:\n      - {name: X-Depot, type: string, required: true}\n", "",
                "guide-only GET https://api.parcels.example/v1/parcels says X-Depot"
            ),
        ])
    func aMistakeIsSeen(right: String, wrong: String, finding: String) throws {
        let outline = try found(right, wrong)
        #expect(outline.contains { $0.hasPrefix(finding) }, "\(outline)")
    }

    /// Where the page is silent, or says two things, nothing is held against the spec.
    @Test(
        "what a page leaves open",
        arguments: [
            (", Unix time in milliseconds", "", "name: since, type: date, wire: milliseconds", "name: since, type: date"),
            (
                "number \\| null", "number", "name: seen_at, type: date, wire: milliseconds",
                "name: seen_at, type: date, wire: milliseconds, required: true"
            ),
            ("`open` on its way, `sent` there, `lost`", "open on its way, sent there, lost", "[open, sent, lost]", "[open, sent]"),
            ("Valid `sort`s are", "Beside `sort` stand", "[weight, price]", "[weight]"),
        ])
    func silence(said: String, instead: String, right: String, wrong: String) throws {
        let page = Self.page.replacing(said, with: instead)
        try #require(page != Self.page)
        #expect(try found(right, wrong, in: page) == [])
    }

    /// `"ok": 0` says that it failed, whatever stands beside the code.
    @Test func aFlagMayBeANumber() throws {
        let page = Self.page.replacing("{\"code\": 4001, \"message\": \"No such parcel.\"}", with: "{\"code\": 4001}")
        try #require(page != Self.page)
        let body = "error.code: {value: $wire.code, type: integer}, error.message: $message"
        #expect(try found(body, "error.code: {value: $wire.code, type: integer}", in: page) == [])
        let outline = try found(body, "code: {value: $wire.code, type: integer}", in: page)
        #expect(outline.contains { $0.hasPrefix("field-place-differs api.code says error.code") }, "\(outline)")
    }

    /// A second command without the header shows that the call goes without it.
    @Test func aHeaderThatOneCommandHasMayBeLeftOut() throws {
        let page = Self.page.replacing(
            "\"https://api.parcels.example/v1/parcels?kind=letter\"\n",
            with: "\"https://api.parcels.example/v1/parcels?kind=letter\"\ncurl \"https://api.parcels.example/v1/parcels?kind=letter\"\n")
        let header = "    headers:\n      - {name: X-Depot, type: string, required: true}\n"
        #expect(try found(header, "", in: page) == [])
    }
}

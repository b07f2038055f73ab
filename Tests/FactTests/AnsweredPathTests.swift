import Guide
import Testing

@Suite("Tables of what an answer has inside of its envelope")
struct AnsweredPathTests {
    @Test("rows are the members that the JSON shows further in, be it below a call with its host")
    func envelope() throws {
        let found = try sheet(
            """
            ### List parcels

            ```txt
            GET /parcels
            ```

            **Parameters:**

            Name | Type | Mandatory | Description
            --- | --- | --- | ---
            room | string | NO | where

            **Response:**

            Name | Type | Description
            --- | --- | ---
            parcel_id | number | id
            weight | string | weight
            note | string | may be missing

            ```sh
            curl "https://api.parcels.test/v1/parcels?room=hall"
            ```

            **Response format:**

            ```json
            {"success": 1, "data": {"parcels": [{"parcel_id": 0, "weight": "string"}]}}
            ```
            """)
        let rows = found.facts.filter { $0.kind == .parameter && $0.source == .table }
        #expect(rows.map(\.name) == ["room", "data.parcels.parcel_id", "data.parcels.weight", "data.parcels.note"])
        #expect(rows.map(\.detail.isInAnswer) == [false, true, true, true])
    }

    @Test("the format of an answer is announced in Japanese, too")
    func format() throws {
        let found = try sheet(
            """
            ### 荷物を取得する

            ```txt
            GET /parcels
            ```

            **サンプルコード:**

            ```sh
            curl -H "PARCEL-KEY: $KEY" https://api.parcels.test/v1/parcels
            ```

            **レスポンスのフォーマット:**

            ```json
            {"data": {"key": "string"}}
            ```
            """)
        #expect(found.facts.filter { $0.kind == .parameter }.map(\.detail.isInAnswer) == [true, true])
    }

    @Test("what stands at the top of the JSON stays there")
    func top() throws {
        let found = try sheet(
            """
            ### Look

            ```
            GET /parcels
            ```

            **Response:**

            Name | Type | Description
            --- | --- | ---
            id | number | id
            owner | object | whose

            ```json
            {"id": 1, "owner": {"id": 2}}
            ```
            """)
        #expect(found.facts.filter { $0.kind == .parameter && $0.source == .table }.map(\.name) == ["id", "owner"])
    }
}

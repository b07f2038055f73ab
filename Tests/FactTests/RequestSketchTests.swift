import Guide
import Testing

@Suite("Requests that a listing sketches")
struct RequestSketchTests {
    private let sketch = """
        ## Light

        ### Request

        ```web-idl
        POST
        url : https://{API URL}/light
        Header : 'content-type: application/json'
        Header : 'x-lamp-key: {API KEY}'
        data:
        {
            "lampId": {the lamp},
            "level": {how bright}
        }
        ```

        | Attribute | Type | Description |
        | --- | --- | --- |
        | lampId | String | the lamp |
        | level | Number | how bright |
        """

    @Test("the method, the address and the headers, each with its label")
    func requests() throws {
        let sheet = try sheet(sketch)
        #expect(
            lines(sheet, .endpoint, .header) == [
                "endpoint/declaration POST https://{}/light = https://{}/light",
                "header/declaration POST https://{}/light content-type", "header/declaration POST https://{}/light x-lamp-key",
            ])
        let table = sheet.facts.filter { $0.kind == .parameter && $0.source == .table }
        #expect(table.map(\.name) == ["lampId", "level"])
        #expect(table.allSatisfy { $0.owner == "POST https://{}/light" })
    }

    @Test("without an address or a method it is none, and code of the API never is")
    func others() throws {
        #expect(try sheet("## A\n\n```text\nPOST\nHeader : 'x-key: a'\n```\n").count(.header) == 0)
        let code = "## A\n\n```objc\nPOST\nurl : https://lamps.example/a\nheader : 'x-key: a'\n```\n"
        #expect(try sheet(code).count(.header) == 0)
    }

    @Test("attributes under \"Request\" and \"Response\" are what is sent; those of a type are its properties")
    func attributes() throws {
        let table = "| Attribute | Type | Description |\n| --- | --- | --- |\n| lampId | String | the lamp |\n"
        let answer = try sheet("## Lamp webhook\n\n### Response\n\n" + table)
        #expect(lines(answer, .parameter, .property).map { $0.prefix(9) } == ["parameter"])
        let type = "## ABLampEvent class\n\n### Attributes\n\n" + table
        #expect(try lines(sheet(type), .parameter, .property) == ["property/table ABLampEvent lampId : String"])
    }
}

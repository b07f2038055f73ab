import Guide
import Testing

@Suite("Addresses with templates")
struct EndpointTemplateTests {
    @Test("a heading gives method and path in brackets, its query as a template, and items list what can be chosen")
    func blueprint() throws {
        let guide = """
            ## Get a door [GET /doors/{id}{?key,lang}{&page}]

            + Parameters
                + id: (required, string) - the door

            ## Make a door [POST /doors]

            + Request (application/x-www-form-urlencoded)
                + Attributes
                    + side: left (required, enum[string]) - the side
                        + left
                        + right
            """
        #expect(
            try lines(sheet(guide), .endpoint, .parameter) == [
                "endpoint/heading GET /doors/{id} = /doors/{id}", "parameter/heading GET /doors/{id} key",
                "parameter/heading GET /doors/{id} lang", "parameter/heading GET /doors/{id} page",
                "parameter/list GET /doors/{id} id : string required", "endpoint/heading POST /doors = /doors",
                "parameter/list POST /doors side : enum[string] required",
            ])
    }

    @Test("a column of methods makes a word alone an address; blanks in braces do not end one")
    func tables() throws {
        let guide = """
            ## Endpoints

            |Method|URI|Description|
            |:---|:---|:---|
            |POST|doors|make one|
            |GET|doors?{query}|find some|
            |GET|doors/{uuid or name}/keys|its keys|
            """
        #expect(
            try lines(sheet(guide), .endpoint, .parameter) == [
                "endpoint/table POST doors = doors", "endpoint/table GET doors = doors?{query}",
                "endpoint/table GET doors/{}/keys = doors/{}/keys",
            ])
    }

    @Test("how a resource is written is no parameter")
    func resources() throws {
        let guide = "## List\n\n`GET /v1/doors`\n\n### Required permission\n\n|Resource|Action|\n|---|---|\n|Door:Key:{doorId}|Key:List|\n"
        #expect(try sheet(guide).count(.parameter) == 0)
    }
}

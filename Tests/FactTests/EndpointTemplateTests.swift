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

    @Test("a heading may give several methods of one path, each is an endpoint")
    func severalMethods() throws {
        let guide = """
            ### POST, PUT /admin/doors/<door_id>

            Creates (POST) or changes (PUT) the door.
            """
        #expect(
            try lines(sheet(guide), .endpoint) == [
                "endpoint/heading POST /admin/doors/{door_id} = /admin/doors/{door_id}",
                "endpoint/heading PUT /admin/doors/{door_id} = /admin/doors/{door_id}",
            ])
    }

    @Test("a number or an identifier in place of a placeholder is a request of that endpoint; a word is a call of its own")
    func concreteRequests() throws {
        let guide = """
            ### GET /doors/{door_id}/keys

            Lists keys.

            ## A day with doors

            First `GET /doors/4acde936-82dc-4552-b851-831fb8ce0927/keys` is called, then `GET /doors/mine/keys`.
            """
        #expect(
            try lines(sheet(guide), .endpoint) == [
                "endpoint/heading GET /doors/{door_id}/keys = /doors/{door_id}/keys",
                "endpoint/prose GET /doors/{door_id}/keys = /doors/4acde936-82dc-4552-b851-831fb8ce0927/keys",
                "endpoint/prose GET /doors/mine/keys = /doors/mine/keys",
            ])
    }

    @Test("how a resource is written is no parameter")
    func resources() throws {
        let guide = "## List\n\n`GET /v1/doors`\n\n### Required permission\n\n|Resource|Action|\n|---|---|\n|Door:Key:{doorId}|Key:List|\n"
        #expect(try sheet(guide).count(.parameter) == 0)
    }
}

import Guide
import Testing

@Suite("Endpoints of reStructuredText's HTTP domain")
struct EndpointDirectiveTests {
    @Test("method and path, and the fields below them")
    func endpoints() throws {
        let guide = """
            Doors
            =====

            .. http:get:: /doors/(int:id)/keys

                **Request**

                :query lang:
                    The language.
                :param side: which side
                :status 200: fine

            .. http:post:: /doors

                :<json string name: what it is called
                :statuscode 200: fine

            Others
            ======

            .. image:: door.png
               :width: 100
            """
        #expect(
            try lines(sheet(guide, path: "guide.rst"), .endpoint, .parameter) == [
                "endpoint/heading GET /doors/{id}/keys = /doors/{id}/keys", "parameter/list GET /doors/{id}/keys lang",
                "parameter/list GET /doors/{id}/keys side", "endpoint/heading POST /doors = /doors", "parameter/list POST /doors name",
            ])
    }
}

import MockRuntime
import Testing

/// A mock that says what no document names of a request.
@Suite struct PartsOfTheAppTests {
    private static let system: MockSystem = {
        let parameters = [
            MockParameter(.header, ValueField("X-Client", isRequired: false)), MockParameter(.query, ValueField("page", isRequired: false)),
            MockParameter(.anyHeaders, ValueField("sent", .any, isRequired: false)),
            MockParameter(.anyQuery, ValueField("items", .any, isRequired: false)),
            MockParameter(.anyBody, ValueField("bytes", isRequired: false)),
        ]
        let body = MockResponse.Body.json(.object(["sent", "items", "bytes"].map { ValueField($0, .any, isRequired: false) }))
        let endpoint = MockEndpoint(
            "relay", methods: [.post, .get], path: "/relay", parameters: parameters, response: MockResponse(body)
        ) { call throws(MockStop) in
            call.respond(["sent": call.request["sent"], "items": call.request["items"], "bytes": call.request["bytes"]])
        }
        return MockSystem(id: "relay", title: "Relay", endpoints: [endpoint])
    }()

    private let toy = Toy(Self.system)

    @Test func headersAndItemsThatAreNoParametersAreRead() {
        let headers: HTTPFields = [HTTPField.Name("x-client")!: "c", HTTPField.Name("x-trace-ID")!: "t", .contentType: "text/csv"]
        let reply = toy.call(.post, "/relay?page=1&a=b%20c&tags=x&tags=y&tags=z&mock_user=u", headers: headers, body: "a,b\n")
        #expect(reply.json["sent"] == ["X-Trace-Id": "t", "Content-Type": "text/csv"])
        #expect(reply.json["items"] == ["a": "b c", "tags": ["x", "y", "z"]])
        #expect(reply.json["bytes"] == "YSxiCg==")
    }

    /// JSON that comes with the type that is documented for it, be it called as it may; no other type will do.
    @Test func aDocumentedTypeIsTheTypeOfJSON() {
        let parameters = [
            MockParameter(.json, ValueField("count", .integer)),
            MockParameter(.header, ValueField("Content-Type"), constant: "application/vnd.toy.V1"),
        ]
        let endpoint = MockEndpoint(
            "count", methods: [.post], path: "/count", parameters: parameters,
            response: MockResponse(.json(.object([ValueField("got", .integer)])))
        ) { call throws(MockStop) in call.respond(["got": call.request["count"]]) }
        let toy = Toy(MockSystem(id: "count", title: "Count", endpoints: [endpoint]))
        #expect(toy.call(.post, "/count", headers: [.contentType: "application/vnd.toy.v1"], body: "{\"count\": 3}").json["got"] == 3)
        #expect(toy.call(.post, "/count", headers: [.contentType: "text/plain"], body: "{\"count\": 3}").outcome != "ok")
    }

    @Test func aBodyOfAnyTypeIsTaken() {
        for (type, body) in [("application/json", "{broken"), ("application/xml", "<a/>"), ("multipart/form-data", "no parts")] {
            let reply = toy.call(.post, "/relay", headers: [.contentType: type], body: body)
            #expect(reply.outcome == "ok" && reply.json["bytes"] == .string(TextForm.base64(body)))
        }
        #expect(toy.get("/relay").json["bytes"].isNull && toy.get("/relay").json["items"] == [:])
    }
}

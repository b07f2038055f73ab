import MockRuntime
import Testing

/// Which endpoint a path leads to, wherever its placeholders stand, and what its answers may look like.
@Suite struct RouteTests {
    private static func endpoint(_ name: String, _ path: String, _ parameter: ValueField) -> MockEndpoint {
        MockEndpoint(
            name, methods: [.get], path: path, parameters: [MockParameter(.path, parameter)],
            response: MockResponse(.json(.object([ValueField("got", .any)])))
        ) { call throws(MockStop) in call.respond(["got": call.request[parameter.name]]) }
    }

    private static let lists = MockEndpoint(
        "lists", methods: [.get], path: "/lists",
        parameters: [
            MockParameter(.query, ValueField("scope", .array(.string), isRequired: false, wire: .spaces)),
            MockParameter(.query, ValueField("keys", .array(.string), isRequired: false, wire: .commas)),
            MockParameter(.query, ValueField("more", .any, isRequired: false, wire: .json)),
        ],
        response: MockResponse(
            .json(.object([ValueField("scope", .array(.string), wire: .spaces), ValueField("keys", .any), ValueField("more", .any)]))),
        alternatives: ["challenge": MockResponse(status: 401, .text)]
    ) { call throws(MockStop) in
        guard call.has(call.request["scope"]) else {
            return call.respond(with: "challenge", "Who?", headers: ["WWW-Authenticate": "Bearer", "X-None": .null])
        }
        return call.respond(["scope": call.request["scope"], "keys": call.request["keys"], "more": call.request["more"]])
    }

    private let service = MockService(
        MockSystem(
            id: "routes", title: "Routes",
            endpoints: [
                endpoint("tenant", "/{tenant}.example/token", ValueField("tenant")), endpoint("item", "/items/{id}", ValueField("id")),
                endpoint("rest", "{resource}", ValueField("resource")), lists,
            ]))

    private func get(_ path: String) -> MockReply { service.answer(HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)) }

    @Test(
        arguments: [
            ("/contoso.example/token", "tenant", "contoso"), ("/a%20b.example/token", "tenant", "a b"),
            (".example/token", "rest", ".example/token"), ("/.example/token", "rest", "/.example/token"), ("/items/7", "item", "7"),
            ("/else?q=1", "rest", "/else?q=1"),
        ])
    func pathsLeadToEndpoints(path: String, endpoint: String, value: String) {
        let reply = get(path)
        #expect(reply.endpoint == endpoint && reply.json["got"].stringValue == value)
    }

    @Test func listsComeAndGoAsOneText() {
        let reply = get("/lists?scope=openid%20profile&keys=a,b&more=%7B%22n%22:1%7D")
        #expect(reply.json["scope"] == "openid profile" && reply.json["keys"] == ["a", "b"] && reply.json["more"]["n"] == 1)
    }

    @Test func anotherDocumentedAnswer() {
        let reply = get("/lists")
        #expect(reply.status == 401 && reply.text == "Who?" && reply.outcome == "ok")
        #expect(reply.response.headerFields[.wwwAuthenticate] == "Bearer" && reply.response.headerFields.count == 2)
    }
}

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

    private static let spread = MockEndpoint(
        "spread", methods: [.get], path: "/spread",
        parameters: [
            MockParameter(.query, ValueField("tag", .array(.string), isRequired: false, wire: .repeated)),
            MockParameter(.query, ValueField("page", .array(.integer), isRequired: false, wire: .brackets)),
            MockParameter(.query, ValueField("since", .number, isRequired: false, wire: .iso8601)),
        ],
        response: MockResponse(
            .json(
                .object([
                    ValueField("tag", .any), ValueField("page", .any), ValueField("since", .number, isRequired: false, wire: .iso8601),
                ])))
    ) { call throws(MockStop) in
        call.respond(["tag": call.request["tag"], "page": call.request["page"], "since": call.request["since"]])
    }

    private static let whole = MockEndpoint(
        "whole", methods: [.post], path: "/whole", parameters: [MockParameter(.body, ValueField("numbers", .array(.integer)))],
        response: MockResponse(.json(.array(.integer))),
        failure: FailureShape(
            status: 429, fields: [FailureField("code", .code)],
            headers: [FailureField("Retry-After", .value("wait")), FailureField("X-Office", .constant("main"))]),
        errors: [MockError("busy", code: "busy")]
    ) { call throws(MockStop) in
        call.count(call.request["numbers"]) == 0 ? call.fail("busy", ["wait": 30]) : call.respond(call.request["numbers"])
    }

    private static let popular = MockEndpoint(
        "popular", methods: [.get], path: "/items/popular",
        parameters: [
            MockParameter(.query, ValueField("since", .integer)),
            MockParameter(.query, ValueField("kinds", .array(.string), isRequired: false, wire: .commas, values: ["book", "film"])),
        ],
        response: MockResponse(.json(.object([ValueField("kinds", .array(.string), isRequired: false, values: ["book", "film"])])))
    ) { call throws(MockStop) in call.respond(["kinds": call.request["kinds"]]) }

    private let service = MockService(
        MockSystem(
            id: "routes", title: "Routes",
            endpoints: [
                endpoint("tenant", "/{tenant}.example/token", ValueField("tenant")), endpoint("item", "/items/{id}", ValueField("id")),
                endpoint("rest", "{resource}", ValueField("resource")), lists, spread, whole, popular,
            ]))

    private func get(_ path: String) -> MockReply { service.answer(HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)) }

    @Test(
        arguments: [
            ("/contoso.example/token", "tenant", "contoso"), ("/a%20b.example/token", "tenant", "a b"),
            (".example/token", "rest", ".example/token"), ("/.example/token", "rest", "/.example/token"), ("/items/7", "item", "7"),
            ("/else?q=1", "rest", "/else?q=1"), ("/%69tems/%37", "item", "7"), ("/items/a%2Fb", "item", "a/b"),
            ("/items/100%25", "item", "100%"), ("/items/%2541%", "item", "%41%"), ("/%65lse", "rest", "/%65lse"),
        ])
    func pathsLeadToEndpoints(path: String, endpoint: String, value: String) {
        let reply = get(path)
        #expect(reply.endpoint == endpoint && reply.json["got"].stringValue == value)
    }

    /// What a path spells out is no placeholder's, also where something is wrong with the request; another method is nobody's.
    @Test func spelledOutPathsGoFirst() {
        #expect(get("/items/popular?since=1").endpoint == "popular")
        #expect(get("/items/popular").endpoint == "popular" && get("/items/popular").outcome == "invalid")
        #expect(get("/items/populace").endpoint == "item")
        #expect(get("/items/p%6Fpular?since=1").endpoint == "popular" && get("/items%2Fpopular?since=1").endpoint == "rest")
    }

    /// Of two endpoints at one address the one that lacks what has to be there is not meant, where something is wrong with the other.
    @Test func whatIsMissingIsFurtherThanWhatIsMalformed() {
        let place = MockParameter(.query, ValueField("place"))
        let size = MockParameter(.query, ValueField("size", .integer, isRequired: false))
        let rest = MockParameter(.anyQuery, ValueField("rest", .any, isRequired: false))
        func endpoint(_ name: String, _ parameters: [MockParameter]) -> MockEndpoint {
            MockEndpoint(name, methods: [.get], path: "/boxes", parameters: parameters, response: MockResponse(.text)) {
                call throws(MockStop) in call.respond("")
            }
        }
        let system = MockSystem(id: "boxes", title: "Boxes", endpoints: [endpoint("one", [place, rest]), endpoint("list", [size])])
        func met(_ path: String) -> String? {
            MockService(system).answer(HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)).endpoint
        }
        #expect(met("/boxes?size=ten") == "list" && met("/boxes?place=here&size=ten") == "one")
    }

    /// Who takes whatever nobody else does, takes no request without an address: the mock's first page is its own.
    @Test func theFirstPageIsTheMocks() {
        #expect(get("/").endpoint == nil && get("/").status == 404)
        #expect(get("/?q=1").endpoint == "rest")
    }

    /// Of a list each item is one of the values.
    @Test func listsOfAClosedSetHoldAnyOfIt() {
        #expect(get("/items/popular?since=1&kinds=film,book").json["kinds"] == ["film", "book"])
        #expect(get("/items/popular?since=1&kinds=film,song").outcome == "invalid")
    }

    @Test func listsComeAndGoAsOneText() {
        let reply = get("/lists?scope=openid%20profile&keys=a,b&more=%7B%22n%22:1%7D")
        #expect(reply.json["scope"] == "openid profile" && reply.json["keys"] == ["a", "b"] && reply.json["more"]["n"] == 1)
    }

    @Test func listsComeAsSeveralItems() {
        let reply = get("/spread?tag=a&tag=b%20c&page%5B%5D=1&page[]=2&since=2025-01-31T09:15:00%2B01:00")
        #expect(reply.json["tag"] == ["a", "b c"] && reply.json["page"] == [1, 2] && reply.json["since"] == "2025-01-31T08:15:00Z")
        #expect(get("/spread?page[]=one").outcome == "invalid" && get("/spread?since=soon").outcome == "invalid")
    }

    private func post(_ body: String, _ headers: HTTPFields = [:]) -> MockReply {
        var all: HTTPFields = [.contentType: "application/json"]
        all.append(contentsOf: headers)
        let request = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/whole", headerFields: all)
        return service.answer(request, body: Array(body.utf8))
    }

    @Test func aBodyMayBeAnyValue() {
        #expect(post("[1,2]").text == "[1,2]")
        #expect(post("{}").outcome == "invalid" && post("").outcome == "invalid" && post(#"["a"]"#).outcome == "invalid")
    }

    @Test func anEncodedBodyIsRefusedInWords() {
        let refused = post("\u{1F}", [.contentEncoding: "gzip"])
        #expect(refused.status == 400 && refused.json["error"] == "the body is encoded (gzip), and the mock reads what is not")
        #expect(post("[1]", [.contentEncoding: "identity"]).outcome == "ok")
    }

    @Test func errorsMayComeWithHeaders() {
        let reply = post("[]")
        #expect(reply.status == 429 && reply.response.headerFields[.retryAfter] == "30")
        #expect(HTTPField.Name("X-Office").flatMap { reply.response.headerFields[$0] } == "main")
    }

    @Test func anotherDocumentedAnswer() {
        let reply = get("/lists")
        #expect(reply.status == 401 && reply.text == "Who?" && reply.outcome == "ok")
        #expect(reply.response.headerFields[.wwwAuthenticate] == "Bearer" && reply.response.headerFields.count == 2)
    }

    /// Secrets in paths stay out of the journal, whatever stands beside them, and whether the value is a good one or none.
    @Test(arguments: [
        ("/bot{token}/me", "/bots3cret/me", "/bot[redacted]/me"), ("/keys/{token}", "/keys/s3cret?a=1", "/keys/[redacted]?a=1"),
        ("/keys/{token}", "/other/s3cret", "/other/s3cret"), ("/keys/{token}", "/k%65ys/s3cret", "/k%65ys/[redacted]"),
    ])
    func secretsOfPathsAreHidden(_ path: String, _ called: String, _ shown: String) {
        let parameters = [
            MockParameter(.path, ValueField("token", .string, isSecret: true)),
            MockParameter(.query, ValueField("tag", .array(.string), isRequired: false, wire: .brackets, isSecret: true)),
        ]
        let endpoint = MockEndpoint("one", methods: [.get], path: path, parameters: parameters, response: MockResponse(.text)) {
            call throws(MockStop) in call.respond("")
        }
        let service = MockService(MockSystem(id: "routes", title: "Routes", endpoints: [endpoint]))
        #expect(service.redactedTarget(called) == shown)
        #expect(service.redactedTarget("https://api.example.com\(called)") == "https://api.example.com\(shown)")
        #expect(service.redactedTarget("/any?tag%5B%5D=s3cret&tag[]=more") == "/any?tag%5B%5D=[redacted]&tag[]=[redacted]")
    }
}

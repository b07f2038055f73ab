import MockRuntime
import Testing
import ToySystem

/// What browsers and monitors ask of a mock.
@Suite struct CrossOriginTests {
    private static let page: HTTPFields = [.origin: "https://app.example.com"]
    private let open = Toy(options: MockOptions(allowsAnyOrigin: true))

    @Test func pagesMayReadAnswersWhereThatIsWanted() {
        let reply = open.get("/v1/items/1", Self.page)
        #expect(reply.response.headerFields[.accessControlAllowOrigin] == "https://app.example.com")
        #expect(reply.response.headerFields[.vary] == "Origin")
        #expect(reply.response.headerFields[.accessControlExposeHeaders] == "Content-Type")
        #expect(open.get("/nowhere", Self.page).response.headerFields[.accessControlAllowOrigin] != nil)
        #expect(open.get("/v1/items/1").response.headerFields[.accessControlAllowOrigin] == nil)
        #expect(Toy().get("/v1/items/1", Self.page).response.headerFields[.accessControlAllowOrigin] == nil)
    }

    @Test func browsersMayAskFirst() {
        var headers = Self.page
        headers[.accessControlRequestMethod] = "POST"
        headers[.accessControlRequestHeaders] = "authorization, content-type"
        let fields = open.call(.options, "/v1/me", headers: headers).response.headerFields
        #expect(fields[.accessControlAllowMethods] == "GET, HEAD, POST, OPTIONS")
        #expect(fields[.accessControlAllowHeaders] == "authorization, content-type" && fields[.accessControlMaxAge] == "600")
    }

    @Test func whoAsksFirstForWhatIsNotThereReadsThat() {
        var headers = Self.page
        headers[.accessControlRequestMethod] = "GET"
        let asked = open.call(.options, "/nowhere", headers: headers)
        #expect(asked.status == 204 && asked.response.headerFields[.accessControlAllowMethods] == "GET")
        #expect(open.get("/nowhere", Self.page).status == 404)
        #expect(Toy().call(.options, "/nowhere", headers: headers).status == 404)
        #expect(Toy().call(.options, "/nowhere").status == 404 && Toy().call(.options, "*").status == 204)
    }

    @Test func theControlInterfaceStaysClosed() {
        let reply = open.get("/__mock/journal", Self.page)
        #expect(reply.status == 403 && reply.response.headerFields[.accessControlAllowOrigin] == nil)
        #expect(open.call(.options, "/__mock/faults", headers: Self.page).response.headerFields[.accessControlAllowOrigin] == nil)
    }

    @Test func methodsThatEveryPathHas() {
        let toy = Toy()
        let options = toy.call(.options, "/v1/items/1")
        #expect(options.status == 204 && options.response.headerFields[.allow] == "GET, HEAD, OPTIONS" && options.body.isEmpty)
        let (get, head) = (toy.get("/v1/items/1"), toy.call(.head, "/v1/items/1"))
        #expect(head.status == 200 && head.body.isEmpty && head.response.headerFields[.contentLength] == "\(get.body.count)")
        #expect(head.response.headerFields[.contentType] == get.response.headerFields[.contentType])
        #expect(toy.call(.delete, "/v1/items/1").response.headerFields[.allow] == "GET, HEAD, OPTIONS")
    }
}

@Suite struct MetricsTests {
    @Test func whatSessionsCountIsTold() {
        let toy = Toy()
        _ = toy.get("/v1/items/1")
        _ = toy.get("/v1/items/x")
        _ = toy.get("/s/b/v1/items/2")
        _ = toy.post("/s/b/__mock/faults", json: ["cut": true])
        let reply = toy.get("/__mock/metrics")
        #expect(reply.response.headerFields[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
        #expect(
            reply.text == """
                # HELP mock_info The system that is played.
                # TYPE mock_info gauge
                mock_info{system="toy-login",version="\(MockService.version)"} 1
                # HELP mock_sessions Sessions.
                # TYPE mock_sessions gauge
                mock_sessions 2
                # HELP mock_requests_total Requests by session, endpoint and outcome.
                # TYPE mock_requests_total counter
                mock_requests_total{endpoint="item",outcome="invalid",session="default"} 1
                mock_requests_total{endpoint="item",outcome="ok",session="b"} 1
                mock_requests_total{endpoint="item",outcome="ok",session="default"} 1
                # HELP mock_faults Faults that wait, by session.
                # TYPE mock_faults gauge
                mock_faults{session="b"} 1
                mock_faults{session="default"} 0
                # HELP mock_journal_dropped_total Requests that the journal no longer has, by session.
                # TYPE mock_journal_dropped_total counter
                mock_journal_dropped_total{session="b"} 0
                mock_journal_dropped_total{session="default"} 0

                """)
        #expect(toy.post("/__mock/metrics").status == 405)
    }

    @Test func standingFaultsComeBackWithAReset() {
        let toy = Toy(options: MockOptions(faults: [MockFault("item", .cut, count: 1)]))
        for session in ["", "/s/a"] {
            #expect(toy.get(session + "/v1/items/1").isCut && !toy.get(session + "/v1/items/1").isCut)
            _ = toy.post(session + "/__mock/reset")
            #expect(toy.get(session + "/v1/items/1").isCut)
        }
    }
}

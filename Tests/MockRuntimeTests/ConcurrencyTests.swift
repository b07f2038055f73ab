import MockRuntime
import Testing
import ToySystem

@Suite struct MockConcurrencyTests {
    @Test func manyCallersGetTheirOwnCodes() async {
        let toy = Toy()
        let tokens = await withTaskGroup { group in
            for _ in 0..<200 { group.addTask { toy.logIn()["access_token"].wireText } }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(tokens.count == 200 && !tokens.contains(""))
        #expect(toy.service.defaultSession.count("token.code", "ok") == 200)
    }

    @Test func aLateAnswerHoldsUpNobodyElse() async throws {
        let toy = Toy()
        try toy.service.defaultSession.add(MockFault("item", latency: 3600))
        let late = Task { await toy.service.handle(HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/v1/items/1")) }
        while toy.service.defaultSession.count("item") == 0 { await Task.yield() }
        #expect(toy.get("/v1/items/2").json["id"] == 2)
        late.cancel()
        #expect(await late.value.latency == 3600)
    }
}

import ClientRuntime
import MockClient
import MockRuntime
import MockTesting
import Testing
import ToySystem

@Suite(.mock(ToySystem.system, seed: 3, settings: ["Name": "value"])) struct MockTraitTests {
    private func get(_ path: String) async throws -> JSONValue {
        let request = OutgoingRequest(endpoint: "test", method: .get, url: "https://api.example.com" + path)
        return try await ClientEnvironment.current.send(request).json()
    }

    /// Each of the cases would see the calls of the others if they shared a mock.
    @Test(arguments: 1...20) func aTestHasAMockOfItsOwn(id: Int) async throws {
        let harness = try MockHarness.current
        #expect(harness.service.options.seed == 3 && ClientEnvironment.current.settings["Name"] == "value")
        #expect(harness.clock.now.timeIntervalSince1970 == MockHarness.start)
        #expect(try await get("/v1/items/\(id)")["id"] == .int(id))
        harness.session.expectCalls(of: "item", "ok", request: RequestPattern(parameters: ["size": nil]), count: 1)
    }

    @Test func callsComeInOrder() async throws {
        let session = try MockHarness.current.session
        _ = try await get("/v1/items/1")
        _ = try await get("/v1/items/2?size=large")
        session.expectCalls(of: "it*", count: 2)
        session.expectCalls(inOrder: [
            CallPattern("item", path: "/v1/items/1"), CallPattern("item", request: RequestPattern(parameters: ["size": "l*"])),
        ])
        await session.expect(Verification([.init(CallPattern(status: 200), least: 1, most: 2)]), within: 3600)
    }

    @Test func aFailureSaysWhatCameInstead() async throws {
        let session = try MockHarness.current.session
        _ = try await get("/v1/items/1")
        withKnownIssue {
            session.expectCalls(of: "item", "invalid")
        } matching: { issue in
            issue.comments.contains { comment in
                comment.rawValue == "item with the outcome invalid: at least 1 expected, 0 came. What came: item ok (1)"
            }
        }
        await withKnownIssue {
            await session.expect(Verification([.init(CallPattern("me"), count: 1)]), within: 0.01)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("me: 1 expected, 0 came. ") }
        }
    }
}

@Suite struct WithoutTraitTests {
    @Test func aTestWithoutAMockIsTold() throws {
        try withKnownIssue {
            _ = try MockHarness.current
        } matching: { issue in
            issue.comments.contains { $0.rawValue == "neither the test nor its suite has the trait .mock(…)" }
        }
    }
}

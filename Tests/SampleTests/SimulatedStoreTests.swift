import ClientRuntime
import NHNCloudIAP
import Testing

/// What plays the store of an app that gave none: the mock where there is one, else an error that says what to do.
struct SimulatedStoreTests {
    @Test func withoutAMockTheErrorSaysWhatToDo() async {
        let store = environment(nil)[NHNCloudIAPStoreKey.self]
        let missing = await #expect(throws: MissingValue.self) { try await store.status() }
        #expect(missing?.what.contains("capabilities") == true)
        #expect(missing?.what.contains("baseURL") == true)
    }

    @Test func withAMockItIsTheStoreOfTheMock() async throws {
        let store = environment(URL(string: "http://localhost:8080"))[NHNCloudIAPStoreKey.self]
        #expect(try await store.product(identifier: "coins").localizedPrice == "/store/products/coins")
    }

    @Test func anErrorOfTheMockIsTheDocumentedOne() async {
        let store = SimulatedNHNCloudIAPStore(environment(nil))
        await #expect(throws: NHNCloudIAPError.storeNotAvailable) { try await store.finish(transaction: "1") }
    }

    private func environment(_ baseURL: URL?) -> ClientEnvironment {
        ClientEnvironment(transport: PathTransport(), storage: MemoryStorage(), baseURL: baseURL, settings: [:])
    }
}

/// Sells everything for the path of the request, and finishes nothing.
private struct PathTransport: Transport {
    func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        let path = request.path ?? ""
        if request.method == .post { return (HTTPResponse(status: .badGateway), []) }
        let answer: JSONValue = ["available": true, "localizedPrice": .string(path)]
        return (HTTPResponse(status: .ok, headerFields: [.contentType: "application/json"]), answer.encoded())
    }
}

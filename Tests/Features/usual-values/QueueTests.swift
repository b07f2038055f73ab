import ShelfKit
import Testing

/// Apps adopt what the SDK implements, too, without what an extension gives.
struct QueueTests {
    private final class OwnQueue: ShelfQueue {
        func submit(_ id: String, hook: String?, count: Int) async throws -> String { "own \(id) \(count)" }
    }

    @Test func defaultsAreThoseOfTheProtocol() async throws {
        let queue: any ShelfQueue = OwnQueue()
        #expect(try await queue.submit("a") == "own a 1")
        #expect(try await queue.submit("a", hook: "b") == "own a 1")
        #expect(try await queue.submit("a", count: 3) == "own a 3")
        try await queue.clear(true)
    }
}
